// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sweep/sweep_view.h"

#include "widgets/base/background.h"
#include "widgets/base/elided_button.h"
#include "widgets/base/kept_fields.h"
#include "widgets/base/list_views.h"
#include "widgets/sweep/sweep_canvas.h"
#include "widgets/sweep/sweep_model.h"
#include "widgets/sweep/time_text.h"
#include "widgets/words/engine_text.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QProgressBar>
#include <QScrollBar>
#include <QSet>
#include <QSplitter>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace orrery::widgets {

namespace {

using State = SweepBench::State;

constexpr int refreshMs = 50;

} // namespace

QString timeText(double seconds) {
    const auto whole = static_cast<int>(std::ceil(std::min(seconds, 1e6)));
    return whole < 120    ? SweepView::tr("%1 s").arg(whole)
           : whole < 7200 ? SweepView::tr("%1 min").arg(whole / 60)
                          : SweepView::tr("%1 h %2 min").arg(whole / 3600).arg(whole / 60 % 60);
}

SweepView::SweepView(SweepBench& bench, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_model(new SweepModel(this)), m_sweeps(new QComboBox(this)),
      m_play(new ElidedButton(this)), m_cancel(new ElidedButton(this)), m_again(new ElidedButton(this)),
      m_export(new ElidedButton(this)), m_new(new ElidedButton(this)), m_edit(new ElidedButton(this)),
      m_progress(new QProgressBar(this)), m_measures(new QComboBox(this)), m_plots(new QComboBox(this)),
      m_varied(new QComboBox(this)), m_note(new QLabel(this)), m_splitter(new QSplitter(this)),
      m_tree(new QTreeView(this)), m_canvas(new SweepCanvas(this)), m_readout(new QLabel(this)),
      m_empty(new QLabel(this)) {
    buildTop();
    m_tree->setModel(m_model);
    setUpSortedTree(*m_tree);
    m_tree->header()->setResizeContentsPrecision(100); // rows that decide the width of a column
    m_tree->header()->setTextElideMode(Qt::ElideMiddle);
    m_tree->setAccessibleName(tr("Variants and runs of the sweep"));
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_splitter->addWidget(m_tree);
    auto* const right = new QWidget(this);
    auto* const column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_canvas, 1);
    column->addWidget(m_readout);
    m_splitter->addWidget(right);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    m_readout->setTextFormat(Qt::PlainText);
    m_readout->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_splitter->setChildrenCollapsible(false);
    m_empty->setObjectName(QStringLiteral("empty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    static_cast<QVBoxLayout*>(layout())->addWidget(m_splitter, 1);
    static_cast<QVBoxLayout*>(layout())->addWidget(m_empty, 1);

    m_refresh.setSingleShot(true);
    m_refresh.setInterval(refreshMs);
    connect(&m_refresh, &QTimer::timeout, this, &SweepView::refresh);
    connect(&m_bench, &SweepBench::changed, this, [this] {
        if (!m_refresh.isActive()) {
            m_refresh.start();
        }
    });
    connect(&m_bench, &SweepBench::listed, this, &SweepView::listSweeps);
    connect(m_sweeps, &QComboBox::activated, this,
            [this](int index) { m_bench.choose(m_sweeps->itemData(index).toString()); });
    connect(m_play, &QToolButton::clicked, this,
            [this] { m_bench.state() == State::playing ? m_bench.pause() : m_bench.play(); });
    connect(m_cancel, &QToolButton::clicked, &m_bench, &SweepBench::cancel);
    connect(m_new, &QToolButton::clicked, this, &SweepView::newWanted);
    connect(m_edit, &QToolButton::clicked, this, &SweepView::openSweep);
    connect(m_again, &QToolButton::clicked, this, [this] { m_bench.play(true); });
    connect(m_measures, &QComboBox::currentIndexChanged, this, &SweepView::showTable);
    connect(m_plots, &QComboBox::currentIndexChanged, this, &SweepView::drawPicture);
    connect(m_varied, &QComboBox::currentIndexChanged, this, &SweepView::drawPicture);
    connect(m_canvas, &SweepCanvas::runWanted, this,
            [this](std::size_t run) { emit runWanted(m_canvas->picture()->table, run); });
    connect(m_canvas, &SweepCanvas::currentChanged, this, &SweepView::showReadout);
    connect(m_tree, &QTreeView::activated, this, &SweepView::open);
    connect(m_tree, &QTreeView::customContextMenuRequested, this, &SweepView::showMenu);
    listSweeps();
}

void SweepView::buildTop() {
    m_sweeps->setAccessibleName(tr("Sweep"));
    m_measures->setAccessibleName(tr("Measure"));
    m_plots->setAccessibleName(tr("Kind of picture"));
    m_varied->setAccessibleName(tr("Number on the axis"));
    for (int plot = 0; plot < static_cast<int>(engine::SweepPlot::count_); ++plot) {
        m_plots->addItem(engineText(engine::sweepPlotLabel(static_cast<engine::SweepPlot>(plot))));
    }
    keepWithSession(*m_plots, "sweeps.plot");
    for (QComboBox* const box : {m_sweeps, m_measures, m_plots, m_varied}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(14);
    }
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Stops the sweep. Its results stay, and “Continue” goes on from there"));
    m_again->setText(tr("Start over"));
    m_again->setToolTip(tr("Drops the results of this sweep, and plays all runs again"));
    m_export->setText(tr("Export"));
    m_export->setToolTip(tr("Writes the picture, or the value of each run, to a file"));
    addPlotFiles(*m_export, [this](PlotFile kind) { emit exportWanted(kind); });
    m_new->setText(tr("New…"));
    m_new->setToolTip(tr("Makes a sweep, and writes it into the project"));
    m_edit->setText(tr("Edit in XML"));
    m_edit->setToolTip(tr("Goes to the sweep in its file"));
    for (QToolButton* const button : {m_new, m_edit, m_play, m_cancel, m_again, m_export}) {
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setAutoRaise(true);
    }
    m_progress->setFixedWidth(120);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress of the sweep"));
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    auto* const top = new QHBoxLayout;
    top->addWidget(m_sweeps, 1);
    for (QWidget* const one :
         std::initializer_list<QWidget*>{m_new, m_edit, m_play, m_cancel, m_again, m_export, m_progress}) {
        top->addWidget(one);
    }
    auto* const below = new QHBoxLayout; // two rows, for narrow windows
    for (QComboBox* const box : {m_measures, m_plots, m_varied}) {
        below->addWidget(box);
    }
    below->addWidget(m_note, 1);
    auto* const all = new QVBoxLayout(this);
    all->setContentsMargins(4, 4, 4, 4);
    all->addLayout(top);
    all->addLayout(below);
}

void SweepView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_bench.setWanted(true);
    refresh();
}

void SweepView::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_bench.setWanted(false);
}

QString SweepView::note() const {
    return m_note->isHidden() ? QString() : m_note->text();
}

QString SweepView::emptyText() const {
    return m_empty->isHidden() ? QString() : m_empty->text();
}

void SweepView::focusRuns() {
    if (m_tree->isVisibleTo(this)) {
        if (!m_tree->currentIndex().isValid()) {
            m_tree->setCurrentIndex(m_model->index(0, 0));
        }
        m_tree->setFocus(Qt::ShortcutFocusReason);
    } else {
        m_sweeps->setFocus(Qt::ShortcutFocusReason);
    }
}

std::size_t SweepView::measured() const {
    return static_cast<std::size_t>(std::max(0, m_measures->currentIndex()));
}

void SweepView::listSweeps() {
    m_sweeps->clear();
    for (const ListedSweep& sweep : m_bench.sweeps()) {
        m_sweeps->addItem(!sweep.isEnabled    ? tr("%1 (switched off)").arg(sweep.name)
                          : !sweep.isRunnable ? tr("%1 (has errors)").arg(sweep.name)
                                              : sweep.name,
                          sweep.id);
    }
    showChosen();
}

void SweepView::showChosen() {
    const ListedSweep* const chosen = m_bench.chosen();
    m_sweeps->setCurrentIndex(chosen != nullptr ? m_sweeps->findData(chosen->id) : -1);
    refresh();
}

/// Lists the measures of another sweep.
void SweepView::listMeasures() {
    const SweepTablePtr& table = m_bench.table();
    const std::string identity = table ? table->plan->identity : std::string();
    if (identity == m_shown) {
        return;
    }
    m_shown = identity;
    const QString before = m_measures->currentText();
    const QSignalBlocker blocker(m_measures);
    const QSignalBlocker other(m_varied);
    m_measures->clear();
    m_varied->clear();
    if (table) {
        for (const engine::MeasuredTurn& one : table->measured) {
            m_measures->addItem(engineText(engine::measuredLabel(*table->plan, one)));
        }
        for (const engine::CheckedVary& vary : table->plan->sweep.varied) {
            m_varied->addItem(QString::fromStdString(vary.name));
        }
    }
    m_measures->setCurrentIndex(std::max(0, m_measures->findText(before)));
}

void SweepView::refresh() {
    m_refresh.stop();
    if (!isVisible()) {
        return; // showEvent() does it
    }
    listMeasures();
    showTable();
    const engine::SweepProgress& progress = m_bench.progress();
    const bool isPlaying = m_bench.state() == State::playing;
    m_progress->setVisible(isPlaying || m_bench.state() == State::paused);
    constexpr int parts = 1000;
    m_progress->setRange(0, parts);
    m_progress->setValue(progress.all == 0 ? 0 : static_cast<int>(parts * progress.done / progress.all));
    m_note->setText(noteText());
    m_note->setVisible(!m_note->text().isEmpty());
    enableButtons();
}

void SweepView::enableButtons() {
    const State state = m_bench.state();
    const ListedSweep* const chosen = m_bench.chosen();
    const bool mayPlay = chosen != nullptr && chosen->isEnabled && chosen->isRunnable;
    const engine::SweepProgress& progress = m_bench.progress();
    const bool isWhole = progress.all != 0 && progress.done == progress.all && !m_bench.isStale();
    m_play->setText(state == State::playing                                     ? tr("Pause")
                    : state == State::paused || (progress.done > 0 && !isWhole) ? tr("Continue")
                                                                                : tr("Run"));
    m_play->setToolTip(state == State::playing ? tr("Pauses the sweep. “Continue” goes on with the same content")
                                               : tr("Plays each variant with each seed, on all cores"));
    m_new->setEnabled(m_bench.isListed());
    m_edit->setEnabled(chosen != nullptr);
    m_play->setEnabled(state == State::playing || state == State::paused || (mayPlay && !isWhole));
    m_cancel->setEnabled(state == State::playing || state == State::paused);
    m_again->setEnabled(mayPlay && progress.done > 0);
    m_export->setEnabled(m_bench.table() && !m_bench.table()->runs.empty());
    m_sweeps->setEnabled(m_sweeps->count() > 0);
    for (QComboBox* const box : {m_measures, m_plots}) {
        box->setVisible(m_measures->count() > 0);
    }
}

/// Shows the rows of the results, unless they are shown. Keeps the current row and the open variants.
void SweepView::showRows() {
    const SweepTablePtr table = m_bench.table();
    if (table == m_model->table() && measured() == m_model->measured()) {
        return;
    }
    std::vector<std::size_t> open;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (const QModelIndex index = m_model->index(row, 0); m_tree->isExpanded(index)) {
            open.push_back(*m_model->variantAt(index));
        }
    }
    const SweepTablePtr before = m_model->table();
    const auto variant = m_model->variantAt(m_tree->currentIndex());
    const auto run = m_model->runAt(m_tree->currentIndex());
    const std::uint64_t seed = run ? before->runs[*run].seed : 0;
    const int scrolled = m_tree->verticalScrollBar()->value();
    const int columns = m_model->columnCount();
    bool isReset = false;
    const auto watch = connect(m_model, &QAbstractItemModel::modelReset, this, [&isReset] { isReset = true; });
    m_model->show(table, measured());
    disconnect(watch);
    if (isReset && table && before && before->plan->identity == table->plan->identity) {
        for (const std::size_t one : open) {
            m_tree->setExpanded(m_model->indexOfVariant(one), true);
        }
        if (variant) {
            QModelIndex current = m_model->indexOfVariant(*variant);
            const auto [first, last] = table->runsOf(*variant);
            for (std::size_t i = first; run && i < last; ++i) {
                current = table->runs[i].seed == seed ? m_model->indexOfRun(i) : current;
            }
            m_tree->setCurrentIndex(current);
        }
        m_tree->verticalScrollBar()->setValue(scrolled);
    }
    if (isReset && (m_model->columnCount() != columns || before == nullptr)) {
        const int letter = fontMetrics().averageCharWidth();
        for (int column = 0; column < m_model->columnCount(); ++column) {
            const bool isWide = column == 0 || column > m_model->columnOf(SweepModel::runs);
            m_tree->header()->resizeSection(
                column, std::max(letter * (isWide ? 10 : 6), m_tree->header()->sectionSizeHint(column)));
        }
    }
}

void SweepView::showTable() {
    showRows();
    const SweepTablePtr& table = m_bench.table();
    const bool hasProblems = table && !table->errors.empty();
    m_tree->setColumnHidden(m_model->columnOf(SweepModel::problem), !hasProblems);
    const bool hasRows = m_model->rowCount() > 0;
    m_splitter->setVisible(hasRows);
    m_empty->setText(hasRows ? QString() : emptySentence());
    m_empty->setVisible(!hasRows);
    drawPicture();
}

/// Draws the picture of the results, in the background, unless it is the present one.
void SweepView::drawPicture() {
    const SweepTablePtr& table = m_bench.table();
    const auto plot = static_cast<engine::SweepPlot>(std::max(0, m_plots->currentIndex()));
    const std::size_t at = measured();
    const auto vary = static_cast<std::size_t>(std::max(0, m_varied->currentIndex()));
    m_varied->setVisible(table && plot == engine::SweepPlot::scatter);
    const auto wanted = std::tuple(table, plot, at, vary);
    if (wanted == m_drawn) {
        return;
    }
    m_drawn = wanted;
    const quint64 number = ++m_picture;
    if (table == nullptr) {
        m_canvas->show(nullptr);
        return;
    }
    inBackground([table, plot, at, vary, number, self = QPointer(this)] {
        auto picture = std::make_shared<const SweepPicture>(
            SweepPicture{table, plot, at, engine::sweepChart(*table, plot, at, vary)});
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [number, self, picture = endingElsewhere(std::move(picture))] {
                if (self && self->m_picture == number) {
                    self->m_canvas->show(picture);
                }
            },
            Qt::QueuedConnection);
    });
}

QString SweepView::readout() const {
    return m_readout->text();
}

void SweepView::showReadout() {
    const auto& picture = m_canvas->picture();
    const QString current = m_canvas->readout();
    m_readout->setText(!current.isEmpty()                                  ? current
                       : picture == nullptr || picture->chart.omitted == 0 ? QString()
                       : picture->plot == engine::SweepPlot::scatter
                           ? tr("%1 more runs are not drawn.").arg(picture->chart.omitted)
                           : tr("%1 more variants are not drawn. The table lists them.").arg(picture->chart.omitted));
}

QString SweepView::emptySentence() const {
    const ListedSweep* const chosen = m_bench.chosen();
    if (!m_bench.isListed()) {
        return tr("The sweeps appear when the project is checked.");
    }
    if (chosen == nullptr) {
        return tr("The project has no sweep. A sweep plays a scenario with other numbers in the content, and measures "
                  "each run. "
                  "“New…” makes one.");
    }
    switch (m_bench.state()) {
    case State::playing:
        return tr("Playing the first runs…");
    case State::paused:
    case State::stopped:
        return tr("Stopped before the first run ended.");
    case State::failed:
        return m_bench.failure();
    case State::idle:
        break;
    }
    return !chosen->isEnabled    ? tr("The sweep is switched off.")
           : !chosen->isRunnable ? tr("The sweep has errors. The pane Problems lists them.")
                                 : tr("“Run” plays %1 variants with %2 seeds each, and measures each run.")
                                       .arg(chosen->variants)
                                       .arg(chosen->seeds);
}

/// Returns the summary of the progress and of the results.
QString SweepView::noteText() const {
    const engine::SweepProgress& progress = m_bench.progress();
    const SweepTablePtr& table = m_bench.table();
    QStringList notes;
    const QString counts = tr("%1 of %2 runs").arg(progress.done).arg(progress.all);
    switch (m_bench.state()) {
    case State::playing:
        if (const auto left = m_bench.secondsLeft()) {
            notes << tr("Playing: %1, %2 left.").arg(counts, timeText(*left));
        } else {
            notes << tr("Playing: %1.").arg(counts);
        }
        break;
    case State::paused:
        notes << tr("Paused: %1.").arg(counts);
        break;
    case State::stopped:
        notes << tr("Cancelled: %1.").arg(counts);
        break;
    case State::failed:
        notes << m_bench.failure();
        break;
    case State::idle:
        if (progress.done > 0) {
            notes << tr("%1.").arg(counts);
        }
        break;
    }
    if (m_bench.isStale()) {
        notes << tr("The content has changed since these results.");
    }
    if (table && !table->errors.empty()) {
        notes << tr("%n variant(s) have errors.", nullptr, static_cast<int>(table->errors.size()));
    }
    if (table && table->problems.first > 0) {
        notes << tr("%n run(s) have errors. The first one: %1", nullptr, static_cast<int>(table->problems.first))
                     .arg(QString::fromStdString(table->problems.second));
    }
    return notes.join(QLatin1Char(' '));
}

/// Opens the run of a row, the runs of a variant, or the place of the numbers of a variant with an error.
void SweepView::open(const QModelIndex& index) {
    if (const auto run = m_model->runAt(index)) {
        emit runWanted(m_model->table(), *run);
    } else if (const auto variant = m_model->variantAt(index)) {
        if (m_model->table()->errorOf(*variant) != nullptr) {
            openSweep();
        }
    }
}

void SweepView::openSweep() {
    if (const ListedSweep* const chosen = m_bench.chosen()) {
        emit placeWanted(chosen->head);
    }
}

void SweepView::showMenu(QPoint at) {
    QMenu menu(this);
    if (const auto run = m_model->runAt(m_tree->indexAt(at))) { // the rows may change while the menu is open
        menu.addAction(tr("Open in the sandbox"), this,
                       [this, table = m_model->table(), run = *run] { emit runWanted(table, run); });
    }
    menu.addAction(tr("Open the XML of the sweep"), this, &SweepView::openSweep);
    menu.exec(m_tree->viewport()->mapToGlobal(at));
}

} // namespace orrery::widgets
