// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hunt/coverage_view.h"

#include "widgets/base/filter_keys.h"
#include "widgets/base/kept_fields.h"
#include "widgets/base/list_views.h"
#include "widgets/coverage/coverage_mark.h"
#include "widgets/hunt/coverage_model.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/theme/theme.h"
#include "widgets/words/engine_text.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace orrery::widgets {

namespace {

using engine::CoverageKind;
using engine::CoverageState;

constexpr int kindCount = static_cast<int>(CoverageKind::count_);
constexpr int stateCount = static_cast<int>(CoverageState::count_);

} // namespace

CoverageView::CoverageView(RunCoverage& coverage, const Sandbox& sandbox, QWidget* parent)
    : QWidget(parent), m_coverage(coverage), m_sandbox(sandbox), m_model(new CoverageModel(this)),
      m_words(new QLineEdit(this)), m_sources(new QComboBox(this)), m_sweeps(new QComboBox(this)),
      m_kinds(new QComboBox(this)), m_states(new QComboBox(this)), m_note(new QLabel(this)),
      m_cancel(new QPushButton(tr("Cancel"), this)), m_again(new QPushButton(tr("Play again"), this)),
      m_table(new QTableView(this)), m_empty(new QLabel(this)), m_show(new QPushButton(tr("Show coverage"), this)) {
    setUpFilter(*m_words, tr("Filter classes, groups and elements"), "coverage.filter");
    m_sources->addItems({tr("This run"), tr("All tests"), tr("A sweep")}); // as RunCoverage::Source
    m_sources->setAccessibleName(tr("Runs that are read"));
    m_sweeps->setAccessibleName(tr("Sweep to play"));
    m_sweeps->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_sweeps->setMinimumContentsLength(14);
    m_kinds->addItem(tr("All kinds"));
    for (int kind = 0; kind < kindCount; ++kind) {
        m_kinds->addItem(engineText(engine::coverageKindName(static_cast<CoverageKind>(kind))));
    }
    m_kinds->setAccessibleName(tr("Kind of the elements"));
    keepWithSession(*m_kinds, "coverage.kind");
    m_states->addItem(tr("All states"));
    for (int state = 0; state < stateCount; ++state) {
        m_states->addItem(coverageStateWords(static_cast<CoverageState>(state)));
    }
    m_states->setAccessibleName(tr("State of the elements"));
    keepWithSession(*m_states, "coverage.state");
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_table->setModel(m_model);
    setUpTable(*m_table);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setAlternatingRowColors(true);
    m_table->setAccessibleName(tr("Coverage"));
    m_table->setSortingEnabled(false);
    m_table->setWordWrap(false);
    QHeaderView& header = *m_table->horizontalHeader();
    header.setSectionResizeMode(QHeaderView::Interactive); // to fit their contents, all rows would be read
    header.setSectionsClickable(true);
    header.setSortIndicatorShown(true);
    header.setSortIndicatorClearable(true);
    header.setSortIndicator(-1, Qt::AscendingOrder);
    const int letter = fontMetrics().averageCharWidth();
    for (const auto& [column, letters] :
         {std::pair{CoverageModel::objectClass, 26}, std::pair{CoverageModel::group, 18},
          std::pair{CoverageModel::kind, 20}, std::pair{CoverageModel::element, 44},
          std::pair{CoverageModel::state, 18}, std::pair{CoverageModel::turns, 9}, std::pair{CoverageModel::times, 10},
          std::pair{CoverageModel::changed_, 12}, std::pair{CoverageModel::undone, 12},
          std::pair{CoverageModel::suppressed, 14}}) {
        m_table->setColumnWidth(column, letters * letter);
    }
    m_empty->setObjectName(QStringLiteral("empty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    auto* const top = new QHBoxLayout;
    top->addWidget(m_sources);
    top->addWidget(m_sweeps);
    top->addWidget(m_words, 1);
    top->addWidget(m_kinds);
    top->addWidget(m_states);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addLayout(top);
    auto* const second = new QHBoxLayout;
    second->addWidget(m_note, 1);
    second->addWidget(m_cancel);
    second->addWidget(m_again);
    layout->addLayout(second);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_show, 0, Qt::AlignHCenter);

    connect(m_words, &QLineEdit::textChanged, this, &CoverageView::setFilter);
    connect(m_sources, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_coverage.setSource(static_cast<RunCoverage::Source>(index)); });
    keepWithSession(*m_sources, "coverage.source");
    connect(m_sweeps, &QComboBox::activated, this,
            [this](int index) { m_coverage.setSweep(m_sweeps->itemData(index).toString()); });
    connect(m_cancel, &QPushButton::clicked, &m_coverage, &RunCoverage::cancel);
    connect(m_again, &QPushButton::clicked, &m_coverage, &RunCoverage::playAgain);
    connect(m_kinds, &QComboBox::currentIndexChanged, this, &CoverageView::setFilter);
    connect(m_states, &QComboBox::currentIndexChanged, this, &CoverageView::setFilter);
    moveListFromLine(*m_words, *m_table);
    connect(m_words, &QLineEdit::returnPressed, this,
            [this] { open(m_table->currentIndex().isValid() ? m_table->currentIndex() : m_model->index(0, 0)); });
    connect(&header, &QHeaderView::sortIndicatorChanged, m_model, &CoverageModel::sort);
    connect(m_table, &QTableView::activated, this, &CoverageView::open);
    connect(m_table, &QTableView::customContextMenuRequested, this, &CoverageView::showMenu);
    connect(m_model, &CoverageModel::aboutToList, this, [this] { m_item = m_model->itemAt(m_table->currentIndex()); });
    connect(m_model, &CoverageModel::listed, this, [this] {
        if (const int row = m_item ? m_model->rowOf(*m_item) : -1; row >= 0) {
            m_table->setCurrentIndex(m_model->index(row, CoverageModel::objectClass));
        }
        m_item.reset();
        showState();
    });
    connect(m_show, &QPushButton::clicked, this, &CoverageView::showWanted);
    connect(&m_coverage, &RunCoverage::changed, this, &CoverageView::refresh);
    setFilter();
    refresh();
}

void CoverageView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        m_table->viewport()->update();
    }
    QWidget::changeEvent(event);
}

void CoverageView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void CoverageView::focusFilter() {
    m_words->setFocus(Qt::ShortcutFocusReason);
}

/// Shows the newest coverage. While the pane is not visible, it waits.
void CoverageView::refresh() {
    if (isVisible() || m_coverage.state() == RunCoverage::State::off) {
        m_model->show(m_coverage.coverage());
        fillSweeps();
        showState();
    }
}

void CoverageView::setFilter() {
    CoverageModel::Filter filter{.words = m_words->text().split(QLatin1Char(' '), Qt::SkipEmptyParts)};
    if (m_kinds->currentIndex() > 0) {
        filter.kind = static_cast<CoverageKind>(m_kinds->currentIndex() - 1);
    }
    if (m_states->currentIndex() > 0) {
        filter.state = static_cast<CoverageState>(m_states->currentIndex() - 1);
    }
    m_model->setFilter(std::move(filter));
    showState();
}

QString CoverageView::emptyText() const {
    return m_empty->isHidden() ? QString() : m_empty->text();
}

QString CoverageView::note() const {
    return m_note->isHidden() ? QString() : m_note->text();
}

QString CoverageView::emptySentence() const {
    switch (m_coverage.state()) {
    case RunCoverage::State::off:
        return tr("Coverage is off. It shows which classes, groups, conditions and effects a run reaches.");
    case RunCoverage::State::noRun:
        if (m_coverage.source() == RunCoverage::Source::tests) {
            return tr("The tests appear when the project is checked.");
        }
        if (m_coverage.source() == RunCoverage::Source::sweep) {
            return tr("The project has no sweep that can be played.");
        }
        return tr("No run yet. Create a new galaxy or open a scenario; then step turns to see what they reach.");
    case RunCoverage::State::reading:
    case RunCoverage::State::current:
        break;
    }
    if (!m_model->isCurrent() || m_model->coverage() == nullptr) {
        if (m_coverage.source() == RunCoverage::Source::sweep) {
            return tr("Playing the sweep…");
        }
        return m_coverage.source() == RunCoverage::Source::tests ? tr("Playing the tests…")
                                                                 : tr("Reading the turns of the run…");
    }
    return m_model->coverage()->items().size() == 0 ? tr("The content has no class yet.")
                                                    : tr("No element matches the filter.");
}

QString CoverageView::noteText() const {
    const CoveragePtr& coverage = m_model->coverage();
    if (coverage == nullptr) {
        return {};
    }
    const bool isOfSweep = m_coverage.source() == RunCoverage::Source::sweep;
    const bool isOfTests = m_coverage.source() == RunCoverage::Source::tests;
    if (m_coverage.state() == RunCoverage::State::reading && isOfTests) {
        return m_coverage.wanted() == 0
                   ? tr("Playing the tests…")
                   : tr("Played %1 of %2 tests so far.").arg(m_coverage.done()).arg(m_coverage.wanted());
    }
    if (m_coverage.state() == RunCoverage::State::reading && isOfSweep) {
        return tr("Played %1 of %2 runs so far.").arg(m_coverage.done()).arg(m_coverage.wanted());
    }
    const auto turns = m_sandbox.shownTurns(); // the coverage of the run is that of these turns
    if (m_coverage.state() == RunCoverage::State::reading) {
        const std::uint32_t last = m_sandbox.lastTurn();
        return tr("Read %1 of %2 turns so far.")
            .arg(coverage->turns())
            .arg(turns ? std::min(turns->last, last) - turns->first + 1 : last);
    }
    if (coverage->turns() == 0 && isOfTests) {
        return tr("The project has no test that plays a turn.");
    }
    if (coverage->turns() == 0 && isOfSweep) {
        return (tr("No run of the sweep has played a turn.") + QLatin1Char(' ') + sweepNote()).trimmed();
    }
    const QString ofRange = turns && !isOfTests && !isOfSweep
                                ? tr("Only turns %1 to %2 are read.").arg(turns->first).arg(turns->last)
                                : QString();
    if (coverage->turns() == 0) {
        return turns ? ofRange : tr("The run has no turn yet. Step a turn to see what it reaches.");
    }
    const engine::CoverageTotals totals = coverage->totals();
    const auto effective = [&](CoverageKind kind) {
        const auto& of = totals[static_cast<std::size_t>(kind)];
        std::size_t all = 0;
        for (const std::size_t count : of) {
            all += count;
        }
        return tr("%1 of %2").arg(of[static_cast<std::size_t>(CoverageState::effective)]).arg(all);
    };
    const QString all =
        tr("%n turn(s). Effective: %1 classes, %2 groups, %3 effects.", nullptr, static_cast<int>(coverage->turns()))
            .arg(effective(CoverageKind::objectClass), effective(CoverageKind::group), effective(CoverageKind::effect));
    return (all + QLatin1Char(' ') + (isOfSweep ? sweepNote() : ofRange)).trimmed();
}

/// Returns what the user must know about the runs of the sweep; empty: nothing.
QString CoverageView::sweepNote() const {
    QStringList notes;
    if (m_coverage.isCancelled()) {
        notes << tr("Cancelled after %1 of %2 runs.").arg(m_coverage.done()).arg(m_coverage.wanted());
    }
    if (m_coverage.broken() > 0) {
        notes << tr("%n variant(s) of the sweep have errors, and no runs.", nullptr, m_coverage.broken());
    }
    if (m_coverage.isStale()) {
        notes << tr("The content has changed since.");
    }
    return notes.join(QLatin1Char(' '));
}

void CoverageView::fillSweeps() {
    const QSignalBlocker blocker(m_sweeps);
    m_sweeps->clear();
    for (const RunCoverage::Sweep& sweep : m_coverage.sweeps()) {
        m_sweeps->addItem(sweep.name, sweep.id);
    }
    m_sweeps->setCurrentIndex(m_sweeps->findData(m_coverage.sweep()));
}

void CoverageView::showState() {
    const bool hasRows = m_model->rowCount() > 0;
    const QString note = noteText();
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_table->setVisible(hasRows);
    m_empty->setText(emptySentence());
    m_empty->setVisible(!hasRows);
    m_show->setVisible(m_coverage.state() == RunCoverage::State::off);
    const bool isOfSweep = m_coverage.isWanted() && m_coverage.source() == RunCoverage::Source::sweep;
    m_sweeps->setVisible(isOfSweep && m_sweeps->count() > 0);
    m_cancel->setVisible(isOfSweep && m_coverage.state() == RunCoverage::State::reading);
    m_again->setVisible(isOfSweep && m_coverage.state() == RunCoverage::State::current);
}

void CoverageView::open(const QModelIndex& index) {
    if (const auto item = m_model->itemAt(index)) {
        emit itemWanted(*item);
    }
}

void CoverageView::showMenu(QPoint at) {
    const QModelIndex index = m_table->indexAt(at);
    if (!index.isValid()) {
        return;
    }
    QMenu menu(this);
    menu.addAction(tr("Open the XML"), this, [this, index] { open(index); });
    menu.addAction(tr("List only this class"), this, [this, index] {
        m_words->setText(index.siblingAtColumn(CoverageModel::objectClass).data().toString());
    });
    menu.exec(m_table->viewport()->mapToGlobal(at));
}

} // namespace orrery::widgets
