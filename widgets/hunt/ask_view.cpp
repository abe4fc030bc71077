// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hunt/ask_view.h"

#include "widgets/base/choice_box.h"
#include "widgets/base/kept_fields.h"
#include "widgets/base/list_views.h"
#include "widgets/expression/expression_field.h"
#include "widgets/expression/group_choices.h"
#include "widgets/expression/run_names.h"
#include "widgets/hunt/answers_model.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace orrery::widgets {

AskView::AskView(RunInquiry& inquiry, Analyzer& analyzer, Sandbox& sandbox, QWidget* parent)
    : QWidget(parent), m_inquiry(inquiry), m_sandbox(sandbox), m_names(new RunNames(sandbox, this)),
      m_model(new AnswersModel(this)), m_of(new ChoiceBox(tr("Type or class of the objects"), this)),
      m_groups(new GroupChoices(this)), m_field(new ExpressionField(nullptr, this)), m_wish(new QComboBox(this)),
      m_ask(new QToolButton(this)), m_note(new QLabel(this)), m_stop(new QToolButton(this)),
      m_table(new QTableView(this)), m_empty(new QLabel(this)) {
    m_groups->setFirst({tr("all objects")});
    m_of->setItems(*m_groups);
    m_of->setMinimumContentsLength(14);
    m_of->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_field->setAccessibleName(tr("Condition or number"));
    m_field->setPlaceholderText(tr("When is it true? For example: Happiness < 3 and owner == Aurora"));
    keepWithSession(*m_field, "ask.expression");
    m_wish->addItems({tr("is true"), tr("becomes true"), tr("largest values"), tr("smallest values")});
    m_wish->setAccessibleName(tr("Turns to look for"));
    keepWithSession(*m_wish, "ask.wish");
    m_ask->setText(tr("Ask"));
    m_ask->setToolTip(tr("Ask about all turns of the run (Enter)"));
    m_ask->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_ask->setAutoRaise(true);
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_stop->setAutoRaise(true);
    m_table->setModel(m_model);
    setUpTable(*m_table);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setAccessibleName(tr("Answers"));
    m_table->horizontalHeader()->setSectionResizeMode(AnswersModel::turn, QHeaderView::Interactive);
    m_table->horizontalHeader()->setSectionResizeMode(AnswersModel::object, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(AnswersModel::value, QHeaderView::Interactive);
    m_table->setColumnWidth(AnswersModel::turn, 8 * fontMetrics().averageCharWidth());
    m_table->setColumnWidth(AnswersModel::value, 18 * fontMetrics().averageCharWidth());
    m_empty->setObjectName(QStringLiteral("empty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    auto* const ofLabel = new QLabel(tr("&Of:"), this);
    ofLabel->setBuddy(m_of);
    auto* const top = new QHBoxLayout;
    top->addWidget(ofLabel);
    top->addWidget(m_of);
    top->addWidget(m_field, 1);
    top->addWidget(m_wish);
    top->addWidget(m_ask);
    auto* const state = new QHBoxLayout;
    state->addWidget(m_note, 1);
    state->addWidget(m_stop);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addLayout(top);
    layout->addLayout(state);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_empty, 1);

    connect(m_field, &QLineEdit::returnPressed, this, &AskView::ask);
    connect(m_ask, &QToolButton::clicked, this, &AskView::ask);
    connect(m_of, &QComboBox::activated, this, [this] {
        setPlace();
        ask();
    });
    connect(m_wish, &QComboBox::currentIndexChanged, this, &AskView::setPlace);
    connect(m_wish, &QComboBox::activated, this, &AskView::ask);
    connect(m_table, &QTableView::activated, this, &AskView::open);
    connect(m_table, &QTableView::clicked, this, &AskView::open);
    connect(m_table, &QTableView::customContextMenuRequested, this, &AskView::showMenu);
    connect(m_stop, &QToolButton::clicked, this, [this] {
        if (m_inquiry.state() == RunInquiry::State::stopped) {
            m_inquiry.resume();
        } else {
            m_inquiry.stop();
        }
    });
    connect(&m_inquiry, &RunInquiry::changed, this, &AskView::refresh);
    connect(&m_sandbox, &Sandbox::changed, this, [this] {
        m_model->setTurn(m_sandbox.turn());
        if (isVisible()) {
            m_names->follow();
        }
    });
    connect(&m_sandbox, &Sandbox::shownTurnsChanged, this, [this] {
        m_model->setTurns(m_sandbox.shownTurns());
        showState();
    });
    connect(m_names, &RunNames::changed, this, &AskView::setPlace);
    connect(&analyzer, &Analyzer::analysed, this, &AskView::takeAnalysis);
    connect(&analyzer, &Analyzer::forgotten, this, [this] { takeAnalysis(nullptr); });
    m_ask->setIcon(icon(QStringLiteral("search"), themeOf(palette())));
    takeAnalysis(analyzer.latest());
    m_model->setTurn(m_sandbox.turn());
    m_model->setTurns(m_sandbox.shownTurns());
    refresh();
}

QComboBox& AskView::of() {
    return *m_of;
}

void AskView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        m_ask->setIcon(icon(QStringLiteral("search"), themeOf(palette())));
    }
    QWidget::changeEvent(event);
}

void AskView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_isDue) {
        showAnalysis();
    }
    m_names->follow();
    refresh();
}

void AskView::focusQuestion() {
    m_field->setFocus();
}

/// Notes the newest content. While the pane is not visible, it waits.
void AskView::takeAnalysis(const AnalysisPtr& analysis) {
    m_analysis = analysis;
    m_isDue = true;
    if (isVisible()) {
        showAnalysis();
    }
}

/// Lists the types and classes of the content. The chosen one stays.
void AskView::showAnalysis() {
    m_isDue = false;
    const QString chosen = m_of->currentText();
    m_groups->show(m_analysis);
    m_of->showItem(std::max(0, m_of->findText(chosen)));
    setPlace();
}

QString AskView::ofId() const {
    return QString::fromStdString(m_groups->groupAt(m_of->currentIndex()));
}

/// Tells the field which names it can use, and the format of the expression.
void AskView::setPlace() {
    if (m_analysis == nullptr || m_analysis->model == nullptr) {
        return;
    }
    const bool isCondition = m_wish->currentIndex() <= static_cast<int>(engine::RunWish::becameTrue);
    m_field->setPlace(m_names->place(*m_analysis->model, m_groups->typeAt(m_of->currentIndex()),
                                     isCondition ? engine::booleanFormat : engine::numberFormat),
                      m_analysis);
}

void AskView::ask() {
    m_inquiry.ask({m_field->text(), ofId(), static_cast<engine::RunWish>(m_wish->currentIndex())});
}

/// Shows the newest answer. While the pane is not visible, it waits.
void AskView::refresh() {
    if (!isVisible()) {
        return;
    }
    const QModelIndex at = m_table->currentIndex();
    m_model->show(m_inquiry.answer());
    if (at.isValid() && at.row() < m_model->rowCount()) {
        m_table->setCurrentIndex(m_model->index(at.row(), at.column()));
    }
    showState();
}

void AskView::showState() {
    using State = RunInquiry::State;
    const RunAnswerPtr& answer = m_inquiry.answer();
    const bool isWorking = m_inquiry.state() == State::asking || m_inquiry.state() == State::stopped;
    QString note;
    if (isWorking && answer) {
        note = m_inquiry.state() == State::asking ? tr("Asked %1 turns so far.").arg(answer->turns)
                                                  : tr("Stopped after %1 turns.").arg(answer->turns);
    } else if (answer && answer->count > 0) {
        note = tr("%n answers in turns 0 to %1", nullptr, static_cast<int>(answer->count)).arg(answer->turns - 1);
        if (answer->hits.size() < answer->count) {
            note += tr("; the table lists %1 of them").arg(answer->hits.size());
        }
        if (const auto turns = m_sandbox.shownTurns()) {
            note += tr("; only turns %1 to %2 are listed").arg(turns->first).arg(turns->last);
        }
    }
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_stop->setVisible(isWorking);
    m_stop->setText(m_inquiry.state() == State::stopped ? tr("Continue") : tr("Stop"));
    const bool hasRows = m_model->rowCount() > 0;
    m_table->setVisible(hasRows);
    m_empty->setVisible(!hasRows);
    m_empty->setText(emptySentence());
}

QString AskView::emptySentence() const {
    using State = RunInquiry::State;
    switch (m_inquiry.state()) {
    case State::noRun:
        return tr("Start a scenario to ask about its turns.");
    case State::noQuestion:
        return tr(
            "Choose a type or class, type a condition, and press Enter. The answers are all turns and objects for "
            "which it is true.");
    case State::wrong:
        return m_inquiry.problem();
    case State::asking:
        return tr("Asking…");
    case State::stopped:
        return tr("Stopped.");
    case State::current:
        if (m_inquiry.answer() && m_inquiry.answer()->count > 0 && m_sandbox.shownTurns()) {
            return tr("No answer in turns %1 to %2.")
                .arg(m_sandbox.shownTurns()->first)
                .arg(m_sandbox.shownTurns()->last);
        }
        return m_inquiry.answer() ? tr("Never in turns 0 to %1.").arg(m_inquiry.answer()->turns - 1) : QString();
    }
    return {};
}

QString AskView::emptyText() const {
    return m_empty->isHidden() ? QString() : m_empty->text();
}

QString AskView::note() const {
    return m_note->isHidden() ? QString() : m_note->text();
}

void AskView::open(const QModelIndex& index) {
    if (const RunAnswer::Hit* const hit = m_model->hitAt(index)) {
        emit hitWanted(hit->object, hit->turn);
    }
}

void AskView::showMenu(QPoint at) {
    const QModelIndex index = m_table->indexAt(at);
    if (!index.isValid()) {
        return;
    }
    QMenu menu(this);
    menu.addAction(tr("Go there"), this, [this, index] { open(index); });
    const Inquiry& question = m_inquiry.question();
    menu.addSeparator();
    menu.addAction(tr("Watch this value"), this, [this, row = m_model->hitAt(index)->object, of = question.expression] {
        emit watchWanted(row, of);
    });
    menu.addAction(tr("Plot this value"), this,
                   [this, row = m_model->hitAt(index)->object, of = question.expression] { emit plotWanted(row, of); });
    menu.addAction(tr("Assert this value"), this, [this, hit = *m_model->hitAt(index), of = question.expression] {
        emit assertWanted(hit.object, of, hit.turn);
    });
    if (question.wish == engine::RunWish::isTrue || question.wish == engine::RunWish::becameTrue) {
        const QString of = question.of.isEmpty() ? QString() : question.of + QLatin1Char(':');
        menu.addAction(tr("Stop the run when this becomes true"), this,
                       [this, text = "if:" + of + question.expression] { emit breakpointWanted(text); });
    }
    menu.exec(m_table->viewport()->mapToGlobal(at));
}

} // namespace orrery::widgets
