// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sweep/solve_dialog.h"

#include "engine/content/constants.h"
#include "widgets/base/choice_box.h"
#include "widgets/base/list_views.h"
#include "widgets/expression/expression_field.h"
#include "widgets/project/analyzer.h"
#include "widgets/sweep/measure_place.h"
#include "widgets/sweep/number_list.h"
#include "widgets/sweep/sweep_rows.h"
#include "widgets/sweep/time_text.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace orrery::widgets {

namespace {

using State = SolveBench::State;

QString exactText(double number) {
    return QString::fromStdString(engine::numberText(number));
}

/// Returns a measured number with enough digits to compare it with the target.
QString measureText(double number) {
    constexpr int digits = 8;
    return QString::number(number, 'g', digits);
}

std::optional<double> numberIn(const QLineEdit& field) {
    const auto number = engine::parseNumber(field.text().trimmed().toStdString());
    return number && std::isfinite(*number) ? number : std::nullopt;
}

QString gives(const engine::SolveTry& one) {
    return SolveDialog::tr("%1 gives %2").arg(exactText(one.number), measureText(one.measure));
}

} // namespace

SolveDialog::SolveDialog(Analyzer& analyzer, const SolveStart& start, QWidget* parent)
    : DraftDialog(QStringLiteral("solve"), DraftScope::project, parent), m_analyzer(analyzer),
      m_numbers(new NumberList(analyzer, this)), m_bench(new SolveBench(analyzer, this)), m_wanted(start.number),
      m_number(new ChoiceBox(tr("Number to change"), this)), m_from(new QLineEdit(this)), m_to(new QLineEdit(this)),
      m_target(new QLineEdit(this)), m_expression(new ExpressionField(nullptr, this)), m_object(makeObjectBox(this)),
      m_scenario(new ChoiceBox(tr("Scenario"), this)), m_turns(new QSpinBox(this)), m_seeds(new QSpinBox(this)),
      m_search(new QPushButton(this)), m_progress(new QProgressBar(this)), m_verdict(new QLabel(this)),
      m_tries(new QStandardItemModel(0, 2, this)), m_table(new QTableView(this)) {
    setWindowTitle(tr("Solve for a number"));
    makeLayout();
    fill(start);
    addField(QStringLiteral("from"), *m_from);
    addField(QStringLiteral("to"), *m_to);
    addField(QStringLiteral("target"), *m_target);
    addField(QStringLiteral("expression"), *m_expression);
    addField(QStringLiteral("turns"), *m_turns);
    addField(QStringLiteral("seeds"), *m_seeds);
    beginDraft();
    connect(m_number, &QComboBox::currentIndexChanged, this, &SolveDialog::chooseNumber);
    connect(m_numbers, &NumberList::aboutToChange, m_number, [this] { m_number->blockSignals(true); });
    connect(m_numbers, &NumberList::changed, this, &SolveDialog::showNumbers);
    for (QLineEdit* const line : {m_from, m_to}) {
        connect(line, &QLineEdit::textEdited, this, [this] { m_isTyped = true; });
    }
    for (QLineEdit* const line : std::initializer_list<QLineEdit*>{m_from, m_to, m_target, m_expression}) {
        connect(line, &QLineEdit::textChanged, this, &SolveDialog::refresh);
    }
    connect(m_object, &QComboBox::currentTextChanged, this, [this] {
        followContent();
        noteChange();
    });
    connect(m_scenario, &QComboBox::currentIndexChanged, this, [this] {
        followContent();
        noteChange();
    });
    connect(m_search, &QPushButton::clicked, this, &SolveDialog::search);
    connect(m_bench, &SolveBench::changed, this, &SolveDialog::refresh);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SolveDialog::refresh);
    connect(&m_analyzer, &Analyzer::compiled, this, [this] {
        fillScenarios({});
        followContent();
    });
    connect(&m_analyzer, &Analyzer::forgotten, this, &DraftDialog::abandon);
    followContent();
    refresh();
    (m_wanted ? static_cast<QWidget*>(m_target) : m_number)->setFocus();
}

SolveDialog::~SolveDialog() = default;

void SolveDialog::fill(const SolveStart& start) {
    m_target->setPlaceholderText(start.measured ? tr("now %1").arg(measureText(*start.measured)) : QString());
    m_expression->setText(start.expression);
    m_object->setEditText(start.object);
    m_turns->setValue(start.turns);
    m_seeds->setValue(start.seeds);
    fillScenarios(start.scenario);
}

void SolveDialog::setStart(const SolveStart& start) {
    const bool wasChanged = isChanged();
    m_bench->reset();
    m_tries->setRowCount(0);
    fill(start);
    m_from->clear();
    m_to->clear();
    m_isTyped = false;
    m_name.clear();
    m_wanted = start.number;
    if (m_numbers->isRead()) {
        showNumbers();
    }
    followContent();
    if (!wasChanged) {
        settle(); // the user has entered nothing
    }
    refresh();
    m_target->setFocus();
}

void SolveDialog::makeLayout() {
    m_number->setItems(m_numbers->items());
    m_number->setCurrentIndex(-1);
    m_number->lineEdit()->setPlaceholderText(tr("Type a part of the name"));
    m_from->setAccessibleName(tr("Smallest value to try"));
    m_to->setAccessibleName(tr("Largest value to try"));
    m_target->setAccessibleName(tr("Target of the measure"));
    m_expression->setAccessibleName(tr("Number to measure"));
    m_expression->setPlaceholderText(tr("such as sum(owned planets, Industry)"));
    m_turns->setRange(1, 10'000);
    m_seeds->setRange(1, 1'000);
    m_seeds->setToolTip(tr("With several seeds, the mean of all runs counts. 1: the seed of the scenario"));
    m_search->setAutoDefault(false);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(120);
    m_progress->setAccessibleName(tr("Progress of the search"));
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_verdict->setMinimumHeight(3 * fontMetrics().lineSpacing());
    m_tries->setHorizontalHeaderLabels({tr("Value"), tr("Measure")});
    m_table->setModel(m_tries);
    setUpTable(*m_table);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setAccessibleName(tr("Values that were tried"));
    m_table->horizontalHeader()->setStretchLastSection(true);

    const auto inRow = [this](std::initializer_list<QWidget*> fields) {
        auto* const row = new QHBoxLayout;
        for (QWidget* const one : fields) {
            row->addWidget(one, qobject_cast<QLineEdit*>(one) != nullptr ? 1 : 0);
        }
        return row;
    };
    auto* const to = new QLabel(tr("t&o:"), this);
    to->setBuddy(m_to);
    auto* const seeds = new QLabel(tr("See&ds:"), this);
    seeds->setBuddy(m_seeds);
    auto* const form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const auto addRow = [&](const QString& words, QWidget& first, QLayout* row) {
        auto* const label = new QLabel(words, this);
        label->setBuddy(&first);
        form->addRow(label, row);
    };
    form->addRow(tr("&Number to change:"), m_number);
    addRow(tr("&Try values from:"), *m_from, inRow({m_from, to, m_to}));
    addRow(tr("&Measure:"), *m_expression, inRow({m_expression, m_object}));
    form->addRow(tr("Measure m&ust be:"), m_target);
    form->addRow(tr("S&cenario:"), m_scenario);
    auto* const runs = inRow({m_turns, seeds, m_seeds});
    runs->addStretch(1);
    addRow(tr("T&urns:"), *m_turns, runs);
    auto* const go = inRow({m_search, m_progress});
    go->addStretch(1);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_write = buttons->addButton(tr("Write into the XML"), QDialogButtonBox::ActionRole);
    m_write->setAutoDefault(false);
    auto* const layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addLayout(go);
    layout->addWidget(m_verdict);
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);
    resize(60 * fontMetrics().averageCharWidth() + 160, 32 * fontMetrics().lineSpacing());
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_write, &QPushButton::clicked, this, &SolveDialog::write);
}

void SolveDialog::fillScenarios(const QString& wanted) {
    const AnalysisPtr analysis = m_analyzer.latest();
    if (!analysis) {
        return;
    }
    QStringList ids;
    for (const engine::CheckedScenario& scenario : analysis->model->scenarios) {
        ids << QString::fromStdString(scenario.id);
    }
    const QString before = wanted.isEmpty() ? m_scenario->currentText() : wanted;
    const qsizetype at = ids.indexOf(before.isEmpty() ? usualScenario(*analysis) : before);
    m_scenario->showItems(ids, static_cast<int>(at));
}

/// Gives the fields of the measure the names of the newest content.
void SolveDialog::followContent() {
    if (const AnalysisPtr analysis = m_analyzer.latest()) {
        offerObjects(*m_object, measuredObjects(analysis, m_scenario->currentText()));
        m_expression->setPlace(measurePlace(analysis, m_scenario->currentText(), m_object->currentText().trimmed()),
                               analysis);
    }
}

void SolveDialog::chooseNumber() {
    const int at = m_number->currentIndex();
    const auto& numbers = m_numbers->numbers();
    if (at >= 0 && static_cast<std::size_t>(at) < numbers.size()) {
        m_name = QString::fromStdString(numbers[static_cast<std::size_t>(at)].name);
        suggest();
    }
    noteChange();
}

/// Shows the chosen number in a newer list.
void SolveDialog::showNumbers() {
    const bool wasChanged = isChanged();
    m_number->blockSignals(false);
    if (m_wanted && m_name.isEmpty()) {
        const auto found = std::ranges::find_if(
            m_numbers->numbers(), [this](const engine::ContentNumber& one) { return isAt(one, *m_wanted); });
        m_name = found == m_numbers->numbers().end() ? QString() : QString::fromStdString(found->name);
    }
    m_wanted.reset();
    m_number->showItem(m_numbers->find(m_name));
    if (m_from->text().isEmpty() && m_to->text().isEmpty()) {
        suggest();
    }
    if (!wasChanged) {
        settle(); // the user has entered nothing yet
    }
    refresh();
}

/// Suggests a range around the number, unless the user has entered one.
void SolveDialog::suggest() {
    if (const auto value = writtenValue(); value && !m_isTyped) {
        m_from->setText(exactText(std::min(0.0, 2.0 * *value)));
        m_to->setText(exactText(*value == 0.0 ? 1.0 : std::max(0.0, 2.0 * *value)));
    }
}

/// Returns the chosen number as the content has it; nullopt: none is chosen, or it is an expression.
std::optional<double> SolveDialog::writtenValue() const {
    const int at = m_numbers->find(m_name);
    return at < 0 ? std::nullopt : m_numbers->numbers()[static_cast<std::size_t>(at)].value;
}

QString SolveDialog::verdict() const {
    return m_verdict->text();
}

void SolveDialog::noteChange() {
    draftChanged();
    refresh();
}

QJsonObject SolveDialog::draftValues() const {
    QJsonObject values = DraftDialog::draftValues();
    values.insert(QStringLiteral("number"), m_name);
    values.insert(QStringLiteral("object"), m_object->currentText());
    values.insert(QStringLiteral("scenario"), m_scenario->currentText());
    return values;
}

void SolveDialog::setDraftValues(const QJsonObject& values) {
    m_isTyped = true;
    DraftDialog::setDraftValues(values);
    m_name = values.value(QStringLiteral("number")).toString();
    m_number->showItem(m_numbers->find(m_name));
    m_object->setEditText(values.value(QStringLiteral("object")).toString());
    fillScenarios(values.value(QStringLiteral("scenario")).toString());
}

/// Returns what the user still has to enter; empty: nothing.
QString SolveDialog::missing() const {
    if (m_numbers->isRead() && m_numbers->numbers().empty()) {
        return tr("The content has no number that can be changed.");
    }
    if (m_name.isEmpty()) {
        return tr("Choose the number to change: a constant, a priority, a cost, or an amount of an effect.");
    }
    const auto from = numberIn(*m_from);
    const auto to = numberIn(*m_to);
    if (!from || !to || !(*from < *to)) {
        return tr("Enter a range of values to try: two numbers, the smaller one first.");
    }
    if (m_expression->text().trimmed().isEmpty()) {
        return tr("Enter a number to measure, such as sum(owned planets, Industry).");
    }
    return numberIn(*m_target) ? QString() : tr("Enter the number that the measure must reach.");
}

/// Begins the search, or cancels it.
void SolveDialog::search() {
    if (m_bench->state() == State::playing) {
        m_bench->stop();
        return;
    }
    if (!missing().isEmpty()) {
        return;
    }
    engine::SweepDraft draft{.id = "orrery-solve",
                             .scenario = m_scenario->currentText().toStdString(),
                             .turns = std::to_string(m_turns->value())};
    if (m_seeds->value() > 1) {
        draft.seeds = "1.." + std::to_string(m_seeds->value());
    }
    draft.varied.push_back({.number = m_name.toStdString(),
                            .from = engine::numberText(*numberIn(*m_from)),
                            .to = engine::numberText(*numberIn(*m_to)),
                            .count = "9"});
    draft.measures.push_back(
        {"measure", m_object->currentText().trimmed().toStdString(), m_expression->text().trimmed().toStdString()});
    m_isShown = false;
    m_tries->setRowCount(0);
    m_bench->start({std::move(draft), *numberIn(*m_target)});
}

void SolveDialog::refresh() {
    const bool isPlaying = m_bench->state() == State::playing;
    if (m_bench->state() == State::solved && !m_isShown) {
        showTries();
        settle(); // the question has its answer: closing loses nothing
    }
    m_search->setText(isPlaying ? tr("Cancel search") : tr("Search"));
    m_search->setEnabled(isPlaying || missing().isEmpty());
    m_progress->setVisible(isPlaying);
    m_progress->setRange(0, m_bench->tried() == 0 ? 0 : static_cast<int>(engine::mostSolveTries));
    m_progress->setValue(static_cast<int>(m_bench->tried()));
    m_verdict->setText(verdictText());
    m_table->setVisible(m_tries->rowCount() > 0);
    const auto value = chosenValue();
    m_write->setText(value ? tr("Write %1 into the XML").arg(exactText(*value)) : tr("Write into the XML"));
    m_write->setEnabled(value && value != writtenValue());
}

/// Lists the values that were tried, the best one as the current row.
void SolveDialog::showTries() {
    m_isShown = true;
    const engine::SolveAnswer& answer = m_bench->answer();
    m_tries->setRowCount(0);
    for (const engine::SolveTry& one : answer.tries) {
        auto* const number = new QStandardItem(exactText(one.number));
        number->setData(one.number);
        const bool hasValue = !std::isnan(one.measure);
        auto* const measure = new QStandardItem(hasValue              ? measureText(one.measure)
                                                : one.problem.empty() ? tr("no value")
                                                                      : QString::fromStdString(one.problem));
        number->setEnabled(hasValue);
        for (QStandardItem* const item : {number, measure}) {
            item->setEditable(false);
        }
        m_tries->appendRow({number, measure});
        if (one.number == answer.best.number && hasValue) {
            m_table->setCurrentIndex(number->index());
        }
    }
    const auto scroll = [this] { m_table->scrollTo(m_table->currentIndex(), QAbstractItemView::PositionAtCenter); };
    QMetaObject::invokeMethod(this, scroll, Qt::QueuedConnection); // when the table has its size
}

/// Returns the value of the current row, which the user can write; nullopt: there is none.
std::optional<double> SolveDialog::chosenValue() const {
    const QModelIndex current = m_table->currentIndex();
    const bool isChosen = m_bench->state() == State::solved && current.isValid() &&
                          m_bench->wish().draft.varied.front().number == m_name.toStdString();
    const QModelIndex number = m_tries->index(current.row(), 0);
    return isChosen && number.flags().testFlag(Qt::ItemIsEnabled)
               ? std::optional(number.data(Qt::UserRole + 1).toDouble())
               : std::nullopt;
}

QString SolveDialog::verdictText() const {
    switch (m_bench->state()) {
    case State::playing:
        if (const auto left = m_bench->secondsLeft()) {
            return tr("Tried %1 values, at most %2 left.").arg(m_bench->tried()).arg(timeText(*left));
        }
        return tr("Trying the first values…");
    case State::solved:
        return m_bench->isStale() ? answerText() + QLatin1Char(' ') + tr("The content has changed since this answer.")
                                  : answerText();
    case State::stopped:
        return tr("Cancelled.");
    case State::failed:
        return m_bench->failure();
    case State::idle:
        break;
    }
    const QString still = missing();
    return still.isEmpty() ? tr("“Search” plays runs with other values, and looks for one that reaches the target.")
                           : still;
}

QString SolveDialog::answerText() const {
    const engine::SolveAnswer& answer = m_bench->answer();
    const engine::SweepDraft::Vary& vary = m_bench->wish().draft.varied.front();
    const QString name = QString::fromStdString(vary.number);
    const QString target = exactText(m_bench->wish().target);
    QStringList sentences;
    switch (answer.end) {
    case engine::SolveEnd::reached:
        sentences << tr("%1: %2. The target is %3.").arg(name, gives(answer.best), target);
        break;
    case engine::SolveEnd::jumps:
        sentences << tr("%1: no value gives %2. The measure jumps: %3, and %4.")
                         .arg(name, target, gives(answer.best), gives(answer.across));
        break;
    case engine::SolveEnd::missed:
        sentences << tr("%1: no value from %2 to %3 gives %4. The nearest: %5.")
                         .arg(name, QString::fromStdString(vary.from), QString::fromStdString(vary.to), target,
                              gives(answer.best));
        break;
    case engine::SolveEnd::noValue:
        return answer.best.problem.empty()
                   ? tr("The measure has no value.")
                   : tr("The measure has no value: %1").arg(QString::fromStdString(answer.best.problem));
    case engine::SolveEnd::stopped:
        return {};
    }
    if (answer.asWritten && answer.asWritten->number != answer.best.number && !std::isnan(answer.asWritten->measure)) {
        sentences << tr("As written, %1.").arg(gives(*answer.asWritten));
    }
    const auto isOther = [&](const engine::SolveTry& one) { return one.measure != answer.best.measure; };
    if (answer.end == engine::SolveEnd::missed && std::ranges::none_of(answer.tries, isOther)) {
        sentences << tr("No value that was tried changes the measure.");
    }
    return sentences.join(QLatin1Char(' '));
}

void SolveDialog::write() {
    if (const auto value = chosenValue()) {
        emit writeWanted(m_name, *value);
    }
}

} // namespace orrery::widgets
