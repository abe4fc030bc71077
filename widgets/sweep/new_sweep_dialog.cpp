// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sweep/new_sweep_dialog.h"

#include "engine/sweep/sweep_plan.h"
#include "widgets/base/background.h"
#include "widgets/base/choice_box.h"
#include "widgets/base/tab_order.h"
#include "widgets/project/analyzer.h"
#include "widgets/sweep/measure_place.h"
#include "widgets/sweep/number_list.h"
#include "widgets/sweep/run_clock.h"
#include "widgets/sweep/sweep_bench.h"
#include "widgets/sweep/sweep_rows.h"
#include "widgets/sweep/time_text.h"
#include "widgets/words/engine_text.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

constexpr int checkAfterMs = 150; ///< time without a change before a check

/// Returns an id that no sweep of the content has: "sweep-2".
QString freeId(const Analysis& analysis) {
    const std::vector<engine::Element> sweeps = analysis.project.topLevel("sweep");
    for (int number = 1;; ++number) {
        const std::string id = "sweep-" + std::to_string(number);
        if (std::ranges::none_of(sweeps, [&](engine::Element one) { return one.value("id") == id; })) {
            return QString::fromStdString(id);
        }
    }
}

QLabel* heading(const QString& words, QWidget* parent) {
    auto* const label = new QLabel(words, parent);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

} // namespace

NewSweepDialog::NewSweepDialog(Analyzer& analyzer, Write write, QWidget* parent)
    : DraftDialog(QStringLiteral("new-sweep"), DraftScope::project, parent), m_analyzer(analyzer),
      m_write(std::move(write)), m_numbers(new NumberList(analyzer, this)), m_clock(new RunClock(this)),
      m_id(new QLineEdit(this)), m_scenario(new ChoiceBox(tr("Scenario"), this)), m_seeds(new QLineEdit(this)),
      m_turns(new QSpinBox(this)), m_numberRows(new QVBoxLayout), m_measureRows(new QVBoxLayout),
      m_addNumber(new QPushButton(tr("Add &number"), this)), m_addMeasure(new QPushButton(tr("Add &measure"), this)),
      m_verdict(new QLabel(this)) {
    setWindowTitle(tr("New sweep"));
    m_pause.setSingleShot(true);
    m_pause.setInterval(checkAfterMs);
    connect(&m_pause, &QTimer::timeout, this, &NewSweepDialog::beginCheck);
    makeLayout();
    addNumber();
    addMeasure();
    if (const AnalysisPtr analysis = m_analyzer.latest()) {
        m_id->setText(freeId(*analysis));
    }
    fillScenarios();
    addField(QStringLiteral("id"), *m_id);
    addField(QStringLiteral("scenario"), *m_scenario);
    addField(QStringLiteral("seeds"), *m_seeds);
    addField(QStringLiteral("turns"), *m_turns);
    beginDraft();
    connect(m_id, &QLineEdit::textChanged, this, &NewSweepDialog::check);
    connect(m_seeds, &QLineEdit::textChanged, this, &NewSweepDialog::check);
    connect(m_turns, &QSpinBox::valueChanged, this, &NewSweepDialog::check);
    connect(m_scenario, &QComboBox::currentIndexChanged, this, &NewSweepDialog::follow);
    connect(m_numbers, &NumberList::changed, this, &NewSweepDialog::showVerdict);
    connect(m_clock, &RunClock::measured, this, &NewSweepDialog::showVerdict);
    connect(&m_analyzer, &Analyzer::compiled, this, [this] {
        fillScenarios();
        follow();
    });
    connect(&m_analyzer, &Analyzer::forgotten, this, &DraftDialog::abandon);
    follow();
    (m_varied.empty() ? static_cast<QWidget*>(m_addNumber) : m_varied.front())->setFocus(); // a draft may have none
}

NewSweepDialog::~NewSweepDialog() = default;

void NewSweepDialog::makeLayout() {
    m_seeds->setText(QStringLiteral("1..10"));
    m_seeds->setPlaceholderText(tr("the seed of the scenario"));
    m_seeds->setToolTip(tr("Each variant is played once with each seed: 1..50, or 3 7 12"));
    m_turns->setRange(1, 1'000'000);
    m_turns->setValue(30);
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_verdict->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* const form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Id:"), m_id);
    form->addRow(tr("S&cenario:"), m_scenario);
    form->addRow(tr("&Seeds:"), m_seeds);
    form->addRow(tr("&Turns:"), m_turns);
    auto* const rows = new QWidget(this);
    auto* const all = new QVBoxLayout(rows);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(heading(tr("Numbers to vary"), rows));
    all->addLayout(m_numberRows);
    all->addWidget(m_addNumber, 0, Qt::AlignLeft);
    all->addSpacing(fontMetrics().height() / 2);
    all->addWidget(heading(tr("Measures: id, object and number"), rows));
    all->addLayout(m_measureRows);
    all->addWidget(m_addMeasure, 0, Qt::AlignLeft);
    all->addStretch(1);
    auto* const scroll = new QScrollArea(this);
    scroll->setWidget(rows);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_create = buttons->addButton(tr("Create sweep"), QDialogButtonBox::AcceptRole);
    m_create->setDefault(true);
    m_create->setEnabled(false);
    for (QPushButton* const button : {m_addNumber, m_addMeasure}) {
        button->setAutoDefault(false);
    }
    auto* const layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_verdict);
    layout->addWidget(buttons);
    resize(60 * fontMetrics().averageCharWidth() + 400, 30 * fontMetrics().lineSpacing());
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_addNumber, &QPushButton::clicked, this, [this] { addNumber()->setFocus(); });
    connect(m_addMeasure, &QPushButton::clicked, this, [this] { addMeasure()->setFocus(); });
}

VaryRow* NewSweepDialog::addNumber() {
    auto* const row = new VaryRow(*m_numbers, this);
    m_numberRows->addWidget(row);
    m_varied.push_back(row);
    connect(row, &VaryRow::changed, this, &NewSweepDialog::noteChange);
    connect(row, &VaryRow::removeWanted, this, [this, row] {
        std::erase(m_varied, row);
        row->deleteLater();
        m_addNumber->setFocus();
        noteChange();
    });
    noteChange();
    tabInReadingOrder(*this);
    return row;
}

MeasureRow* NewSweepDialog::addMeasure() {
    const auto hasId = [this](const std::string& id) {
        return std::ranges::any_of(m_measures, [&](const MeasureRow* one) { return one->draft().id == id; });
    };
    std::string id = "measure";
    for (int number = 2; hasId(id); ++number) {
        id = "measure-" + std::to_string(number);
    }
    auto* const row = new MeasureRow(QString::fromStdString(id), this);
    m_measureRows->addWidget(row);
    m_measures.push_back(row);
    if (const AnalysisPtr analysis = m_analyzer.latest()) {
        row->setScenario(analysis, m_scenario->currentText());
    }
    connect(row, &MeasureRow::changed, this, &NewSweepDialog::noteChange);
    connect(row, &MeasureRow::removeWanted, this, [this, row] {
        std::erase(m_measures, row);
        row->deleteLater();
        m_addMeasure->setFocus();
        noteChange();
    });
    noteChange();
    tabInReadingOrder(*this);
    return row;
}

void NewSweepDialog::fillScenarios() {
    const AnalysisPtr analysis = m_analyzer.latest();
    if (!analysis) {
        return;
    }
    QStringList ids;
    for (const engine::CheckedScenario& scenario : analysis->model->scenarios) {
        ids << QString::fromStdString(scenario.id);
    }
    const QString before = m_scenario->currentText();
    const qsizetype at = ids.indexOf(before.isEmpty() ? usualScenario(*analysis) : before);
    m_scenario->showItems(ids, static_cast<int>(at));
}

/// Uses the newest content and the chosen scenario from now on.
void NewSweepDialog::follow() {
    const AnalysisPtr analysis = m_analyzer.latest();
    if (!analysis || !analysis->program) {
        return;
    }
    for (MeasureRow* const row : m_measures) {
        row->setScenario(analysis, m_scenario->currentText());
    }
    check();
}

QString NewSweepDialog::verdict() const {
    return m_verdict->text();
}

engine::SweepDraft NewSweepDialog::draft() const {
    engine::SweepDraft draft{.id = m_id->text().trimmed().toStdString(),
                             .scenario = m_scenario->currentText().toStdString(),
                             .seeds = m_seeds->text().trimmed().toStdString(),
                             .turns = std::to_string(m_turns->value())};
    for (const VaryRow* const row : m_varied) {
        draft.varied.push_back(row->draft());
    }
    for (const MeasureRow* const row : m_measures) {
        draft.measures.push_back(row->draft());
    }
    return draft;
}

QJsonObject NewSweepDialog::draftValues() const {
    QJsonObject values = DraftDialog::draftValues();
    QJsonArray varied;
    for (const VaryRow* const row : m_varied) {
        varied.append(row->values());
    }
    QJsonArray measures;
    for (const MeasureRow* const row : m_measures) {
        measures.append(row->values());
    }
    values.insert(QStringLiteral("varied"), varied);
    values.insert(QStringLiteral("measures"), measures);
    return values;
}

void NewSweepDialog::setDraftValues(const QJsonObject& values) {
    DraftDialog::setDraftValues(values);
    for (VaryRow* const row : std::exchange(m_varied, {})) {
        row->deleteLater();
    }
    for (MeasureRow* const row : std::exchange(m_measures, {})) {
        row->deleteLater();
    }
    for (const QJsonValue& one : values.value(QStringLiteral("varied")).toArray()) {
        addNumber()->setValues(one.toObject());
    }
    for (const QJsonValue& one : values.value(QStringLiteral("measures")).toArray()) {
        addMeasure()->setValues(one.toObject());
    }
}

void NewSweepDialog::noteChange() {
    draftChanged();
    check();
}

/// Returns what the user still has to enter; empty: nothing.
QString NewSweepDialog::missing() const {
    if (m_numbers->isRead() && m_numbers->numbers().empty()) {
        return tr("The content has no number that a sweep can vary.");
    }
    if (std::ranges::any_of(m_varied, [](const VaryRow* row) { return row->number().isEmpty(); })) {
        return tr("Choose a number to vary: a constant, a priority, a cost, or an amount of an effect.");
    }
    if (std::ranges::any_of(m_measures, [](const MeasureRow* row) { return row->draft().value.empty(); })) {
        return tr("Enter a number to measure, such as sum(owned planets, Industry).");
    }
    return {};
}

/// Checks the fields soon.
void NewSweepDialog::check() {
    ++m_number;
    m_problem = missing();
    m_runs = m_variants = 0;
    showVerdict();
    m_pause.start();
}

/// Checks the fields in the background, one check at a time.
void NewSweepDialog::beginCheck() {
    const AnalysisPtr analysis = m_analyzer.latest();
    if (m_isChecking || !m_problem.isEmpty() || !analysis || !analysis->program) {
        return; // the end of the check in progress begins another one
    }
    m_isChecking = true;
    m_clock->measure(analysis, m_scenario->currentText(), static_cast<std::uint32_t>(m_turns->value()));
    inBackground([analysis, number = m_number, draft = draft(), self = QPointer(this)] {
        const engine::TriedSweep tried = engine::trySweep(analysis->project, *analysis->model, draft);
        QString problem;
        std::size_t variants = 0;
        std::size_t seeds = 0;
        if (tried.sweep) {
            variants = engine::variantCount(*tried.sweep);
            seeds = engine::seedsOf(*tried.sweep, *analysis->model).size();
        } else {
            problem = tried.problems.empty() ? tr("The sweep has errors.") : problemText(tried.problems.front());
        }
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, number, problem, variants, seeds] {
                if (!self) {
                    return;
                }
                self->m_isChecking = false;
                if (self->m_number == number) {
                    self->m_problem = problem;
                    self->m_variants = variants;
                    self->m_runs = variants * seeds;
                    self->showVerdict();
                } else if (!self->m_pause.isActive()) {
                    self->beginCheck();
                }
            },
            Qt::QueuedConnection);
    });
}

void NewSweepDialog::accept() {
    const QString problem = m_write(draft());
    m_isUnwritten = !problem.isEmpty();
    if (m_isUnwritten) {
        m_verdict->setText(problem);
    } else {
        DraftDialog::accept();
    }
}

void NewSweepDialog::reject() {
    if (m_isUnwritten) {
        done(Rejected);
    } else {
        DraftDialog::reject();
    }
}

void NewSweepDialog::showVerdict() {
    if (m_create == nullptr) {
        return;
    }
    m_create->setEnabled(m_problem.isEmpty() && m_runs > 0);
    if (!m_problem.isEmpty()) {
        m_verdict->setText(m_problem);
    } else if (m_runs == 0) {
        m_verdict->setText(tr("Checking the sweep…"));
    } else {
        const QString size =
            tr("%1 variants with %2 seeds each: %3 runs.").arg(m_variants).arg(m_runs / m_variants).arg(m_runs);
        const auto each = m_clock->seconds();
        m_verdict->setText(
            size + QLatin1Char(' ') +
            (each ? tr("They take about %1.").arg(timeText(*each * static_cast<double>(m_runs) / SweepBench::threads()))
                  : tr("Measuring how long a run takes…")));
    }
}

} // namespace orrery::widgets
