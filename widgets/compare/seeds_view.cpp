// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/seeds_view.h"

#include "widgets/base/kept_fields.h"
#include "widgets/base/list_views.h"
#include "widgets/compare/run_comparison.h"
#include "widgets/compare/seeds_model.h"
#include "widgets/compare/seeds_run.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/words/engine_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QScrollBar>
#include <QShortcut>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace orrery::widgets {

namespace {

constexpr int busyAfterMs = 200;
constexpr int usualSeeds = 50;
constexpr int mostSeeds = 10'000;

} // namespace

SeedsView::SeedsView(RunComparison& comparison, SeedsRun& run, Sandbox& sandbox, QWidget* parent)
    : QWidget(parent), m_comparison(comparison), m_run(run), m_sandbox(sandbox), m_model(new SeedsModel(this)),
      m_count(new QSpinBox(this)), m_go(new QToolButton(this)), m_progress(new QProgressBar(this)),
      m_note(new QLabel(this)), m_tree(new QTreeView(this)), m_empty(new QLabel(this)) {
    auto* const seeds = new QLabel(tr("See&ds:"), this);
    seeds->setBuddy(m_count);
    m_count->setRange(2, mostSeeds);
    m_count->setValue(usualSeeds);
    m_count->setAccessibleName(tr("Number of seeds"));
    m_count->setToolTip(tr("Both runs are played with each of the seeds from 1 to this number"));
    keepWithSession(*m_count, "compare.seeds");
    m_go->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_progress->setTextVisible(true);
    m_progress->setAccessibleName(tr("Progress of the seeds"));
    m_progress->hide();
    m_note->setWordWrap(true);
    m_tree->setModel(m_model);
    setUpSortedTree(*m_tree);
    m_tree->header()->setResizeContentsPrecision(100); // rows that decide the width of a column
    m_tree->setAccessibleName(tr("Differences over many seeds"));
    m_empty->setObjectName(QStringLiteral("empty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);

    auto* const top = new QHBoxLayout;
    top->addWidget(seeds);
    top->addWidget(m_count);
    top->addWidget(m_go);
    top->addWidget(m_progress);
    top->addWidget(m_note, 1);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(top);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_empty, 1);

    connect(m_go, &QToolButton::clicked, this, [this] {
        if (m_run.state() == SeedsRun::State::playing) {
            m_run.stop();
        } else {
            start();
        }
    });
    connect(m_tree->header(), &QHeaderView::sortIndicatorChanged, this, &SeedsView::showRows); // sorting folds all
    auto* const enter = new QShortcut(Qt::Key_Return, m_count, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(enter, &QShortcut::activated, m_go, &QToolButton::click);
    connect(m_count, &QSpinBox::valueChanged, this, &SeedsView::refresh);
    connect(m_tree, &QTreeView::activated, this, &SeedsView::open);
    connect(m_tree, &QTreeView::clicked, this, &SeedsView::open);
    connect(&m_run, &SeedsRun::changed, this, &SeedsView::refresh);
    connect(&m_comparison, &RunComparison::changed, this, &SeedsView::refresh);
    connect(&m_sandbox, &Sandbox::changed, this, &SeedsView::refresh);
    m_busySoon.setSingleShot(true);
    m_busySoon.setInterval(busyAfterMs);
    connect(&m_busySoon, &QTimer::timeout, this, &SeedsView::showWork);
}

void SeedsView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void SeedsView::start() {
    m_run.start(static_cast<std::uint32_t>(m_count->value()));
}

void SeedsView::startIfNeeded() {
    if (m_run.state() != SeedsRun::State::playing && (m_run.found() == nullptr || m_run.isStale())) {
        start();
    }
}

void SeedsView::setFilter(const CompareFilter& filter) {
    m_model->setFilter(filter);
    showRows();
    refresh();
}

void SeedsView::setMissing(const QString& sentence) {
    m_missing = sentence;
    refresh();
}

/// Shows the newest result. While the view is not visible, it waits.
void SeedsView::refresh() {
    if (!isVisible()) {
        return;
    }
    if (m_model->found() != m_run.found()) {
        m_model->show(m_run.found());
        showRows();
    }
    const bool isPlaying = m_run.state() == SeedsRun::State::playing;
    m_model->setDimmed(m_run.isStale());
    m_go->setText(isPlaying ? tr("Cancel") : m_run.found() != nullptr ? tr("Run again") : tr("Run"));
    m_go->setEnabled(isPlaying || m_run.canStart());
    m_note->setText(noteText());
    const bool hasRows = m_model->rowCount() > 0;
    m_tree->setVisible(hasRows);
    m_empty->setText(hasRows ? QString() : emptySentence());
    m_empty->setVisible(!hasRows);
    if (!isPlaying) {
        m_busySoon.stop();
        m_progress->hide();
    } else if (m_progress->isVisible()) {
        showWork();
    } else if (!m_busySoon.isActive()) {
        m_busySoon.start();
    }
}

void SeedsView::showWork() {
    m_progress->setRange(0, static_cast<int>(m_run.wanted()));
    m_progress->setValue(static_cast<int>(m_run.done()));
    m_progress->setFormat(tr("Seed %1 of %2").arg(m_run.done()).arg(m_run.wanted()));
    m_progress->show();
}

/// Expands the parts. The differences that are perhaps only chance stay apart, folded.
void SeedsView::showRows() {
    for (int i = 0; i < m_model->rowCount(); ++i) {
        const QModelIndex heading = m_model->index(i, 0);
        m_tree->setFirstColumnSpanned(i, {}, true);
        m_tree->setExpanded(heading, m_model->partAt(heading) != SeedsModel::Part::chance);
        const int below = m_model->rowCount(heading);
        if (below > 0 && m_model->rowAt(m_model->index(below - 1, 0, heading)) == nullptr) {
            m_tree->setFirstColumnSpanned(below - 1, heading, true);
        }
    }
    for (int column = SeedsModel::object; column < SeedsModel::seeds; ++column) {
        m_tree->resizeColumnToContents(column);
    }
}

QString SeedsView::emptyText() const {
    return m_empty->isVisibleTo(this) ? m_empty->text() : QString();
}

QString SeedsView::note() const {
    return m_note->text();
}

void SeedsView::focusRows() {
    if (m_tree->isVisibleTo(this)) {
        if (!m_tree->currentIndex().isValid()) {
            m_tree->setCurrentIndex(m_model->index(0, 0));
        }
        m_tree->setFocus(Qt::ShortcutFocusReason);
    } else {
        m_count->setFocus(Qt::ShortcutFocusReason);
        m_count->selectAll();
    }
}

QString SeedsView::emptySentence() const {
    const auto& found = m_run.found();
    if (m_run.state() == SeedsRun::State::playing) {
        return tr("Playing both runs with %1 seeds…").arg(m_run.wanted());
    }
    if (found == nullptr) {
        return !m_run.canStart()                           ? m_missing
               : m_run.state() == SeedsRun::State::stopped ? tr("Cancelled.")
                                                           : tr("“Run” plays both runs with each seed, and shows "
                                                                "which differences are more than chance.");
    }
    const engine::SeedsComparison& all = found->seeds;
    return !all.rows.empty() || !all.totals.empty() ? tr("No difference matches the filter.")
           : all.seedsThatDiffer > 0
               ? tr("No difference at turn %1. Values differ only before it, with %2 of %3 seeds.")
                     .arg(all.turn)
                     .arg(all.seedsThatDiffer)
                     .arg(all.seeds)
               : tr("No differences at turn %1 with %2 seeds.").arg(all.turn).arg(all.seeds);
}

/// Returns the summary of the result, and everything that the table cannot show.
QString SeedsView::noteText() const {
    const auto& found = m_run.found();
    if (found == nullptr) {
        return {};
    }
    const engine::SeedsComparison& all = found->seeds;
    QStringList notes;
    if (m_run.state() == SeedsRun::State::stopped) {
        notes << tr("Cancelled. This is the result before.");
    } else if (m_run.isStale()) {
        notes << tr("Out of date: the runs have changed since. “Run again” compares the present ones.");
    } else if (m_comparison.isOfOlderContent()) {
        notes << tr("The content has errors. This is the last comparison without errors.");
    } else if (m_sandbox.turn() != all.turn) {
        notes << tr("The window shows turn %1. “Run again” compares that turn.").arg(m_sandbox.turn());
    }
    const auto sure = std::ranges::count(all.rows, false, &engine::SeedsRow::isChance);
    const auto chance = static_cast<qsizetype>(all.rows.size()) - sure;
    //: "Turn 6, 40 seeds: 2 differences of objects"
    notes << tr("Turn %1, %2 seeds: %n differences of objects", nullptr, static_cast<int>(sure))
                     .arg(all.turn)
                     .arg(all.seeds) +
                 //: the end of "… 2 differences of objects, and 3 more that are perhaps only chance."
                 tr(", and %n more that are perhaps only chance.", nullptr, static_cast<int>(chance));
    if (all.objectsInSome > 0) {
        notes
            << tr("Objects that exist only with some seeds: %1. Only the totals include them.").arg(all.objectsInSome);
    }
    if (!std::ranges::all_of(all.rows, &engine::SeedsRow::hasOneName)) {
        notes << tr("Names with * are those of seed 1; other seeds give other names.");
    }
    if (all.lanesDiffer > 0) {
        notes << tr("The starlanes differ with %1 of %2 seeds.").arg(all.lanesDiffer).arg(all.seeds);
    }
    if (all.endedEarly > 0) {
        notes << tr("A run ends before the turn with %1 of %2 seeds.").arg(all.endedEarly).arg(all.seeds);
    }
    const auto add = [&notes](const QString& sentence, const std::vector<std::string>& names) {
        QStringList words;
        for (const std::string& name : names) {
            words << QString::fromStdString(name);
        }
        if (!words.isEmpty()) {
            notes << sentence.arg(words.join(QStringLiteral(", ")));
        }
    };
    add(tr("Values that only the earlier run has: %1."), all.onlyLeft);
    add(tr("Values that only the present run has: %1."), all.onlyRight);
    if (!all.problems.empty()) {
        const engine::SeedsProblem& first = all.problems.front();
        notes << tr("A problem with %1 of %2 seeds: %3")
                     .arg(first.seeds)
                     .arg(all.seeds)
                     .arg(sentenceText(first.problem.sentence()));
    }
    return notes.join(QLatin1Char(' '));
}

void SeedsView::open(const QModelIndex& index) {
    const engine::SeedsRow* const row = m_model->rowAt(index);
    if (row == nullptr) {
        return;
    }
    if (m_model->isTotal(*row)) {
        emit said(tr("This is a total over many objects, so there is no single object to show."));
        return;
    }
    const engine::Session* const session = m_sandbox.session();
    if (session == nullptr) {
        return; // a job changes the run
    }
    const engine::View view = session->universe().view(); // with the objects of all turns
    const auto found = std::ranges::find(view.birthKeys, row->birthKey);
    const auto column = view.layout->find(row->value);
    if (found == view.birthKeys.end() || !column) {
        emit said(tr("The present run does not have this object."));
        return;
    }
    emit valueWanted(static_cast<engine::Row>(found - view.birthKeys.begin()), *column,
                     std::min(m_run.found()->seeds.turn, m_sandbox.lastTurn()));
}

} // namespace orrery::widgets
