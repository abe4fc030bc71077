// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tests/fault_view.h"

#include "widgets/base/elided_button.h"
#include "widgets/base/kept_fields.h"
#include "widgets/base/list_views.h"
#include "widgets/sweep/time_text.h"
#include "widgets/tests/fault_model.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QTreeView>
#include <QVBoxLayout>

#include <array>

namespace orrery::widgets {

namespace {

using engine::MutantOutcome;
using State = FaultBench::State;

constexpr int refreshMs = 50;

/// The outcomes in the order of the choice. Those that need work come first.
constexpr std::array listedOutcomes{MutantOutcome::survived, MutantOutcome::killed, MutantOutcome::equivalent,
                                    MutantOutcome::invalid};

} // namespace

FaultView::FaultView(FaultBench& bench, QWidget* parent)
    : QWidget(parent), m_bench(bench), m_model(new FaultModel(bench, this)), m_filter(new FaultFilter(bench, this)),
      m_go(new ElidedButton(this)), m_cancel(new ElidedButton(this)), m_draft(new ElidedButton(this)),
      m_class(new ElidedButton(this)), m_part(new QLineEdit(this)), m_outcomes(new QComboBox(this)),
      m_progress(new QProgressBar(this)), m_note(new QLabel(this)), m_tree(new QTreeView(this)),
      m_empty(addEmptyLabel(*m_tree)) {
    build();
    m_filter->setSourceModel(m_model);
    m_tree->setModel(m_filter);
    setUpSortedTree(*m_tree);
    m_tree->setRootIsDecorated(false);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->setAccessibleName(tr("Faults in the content"));
    const int letter = fontMetrics().averageCharWidth();
    for (const auto& [column, letters] : {std::pair{FaultModel::result, 20}, std::pair{FaultModel::part, 26},
                                          std::pair{FaultModel::fault, 42}, std::pair{FaultModel::place, 20}}) {
        m_tree->setColumnWidth(column, letters * letter);
    }
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(refreshMs);
    connect(&m_refresh, &QTimer::timeout, this, &FaultView::refresh);
    connect(&m_bench, &FaultBench::changed, this, [this] {
        if (!m_refresh.isActive()) {
            m_refresh.start();
        }
    });
    connect(m_go, &QToolButton::clicked, this, &FaultView::go);
    connect(m_cancel, &QToolButton::clicked, &m_bench, &FaultBench::cancel);
    connect(m_draft, &QToolButton::clicked, this, &FaultView::draft);
    connect(m_class, &QToolButton::clicked, this, &FaultView::classWanted);
    connect(m_part, &QLineEdit::returnPressed, this, [this] { m_bench.start(m_part->text().trimmed()); });
    connect(m_outcomes, &QComboBox::currentIndexChanged, this, &FaultView::filter);
    connect(m_tree, &QTreeView::activated, this, &FaultView::open);
    connect(m_tree, &QTreeView::customContextMenuRequested, this, &FaultView::showMenu);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &FaultView::enableButtons);
    filter();
    refresh();
}

void FaultView::build() {
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Ends the work. The results until now stay"));
    m_draft->setText(tr("Write a test"));
    m_draft->setToolTip(tr("Writes the draft of a test that notices the selected fault. Give it bounds that you mean, "
                           "and an id of your own"));
    m_class->setText(tr("This class"));
    m_class->setToolTip(tr("Tries only the faults of the class at the caret"));
    for (QToolButton* const button : {m_go, m_cancel, m_draft, m_class}) {
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setAutoRaise(true);
    }
    m_part->setPlaceholderText(tr("All classes and groups"));
    m_part->setAccessibleName(tr("Class or group with the faults"));
    m_part->setToolTip(tr("The id of a class, CLASS/GROUP, or a part of it"));
    m_part->setClearButtonEnabled(true);
    m_part->setMaximumWidth(260);
    keepWithSession(*m_part, "faults.part");
    m_outcomes->setAccessibleName(tr("Faults that are listed"));
    m_outcomes->setToolTip(m_outcomes->accessibleName());
    for (const MutantOutcome outcome : listedOutcomes) {
        m_outcomes->addItem(faultOutcomeWords(outcome));
    }
    m_outcomes->addItem(tr("all faults"));
    keepWithSession(*m_outcomes, "faults.outcome");
    m_progress->setFixedWidth(120);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress of the faults"));
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_empty->setTextFormat(Qt::PlainText);
    auto* const top = new QHBoxLayout;
    for (QWidget* const one : std::initializer_list<QWidget*>{m_go, m_cancel, m_part, m_class, m_draft}) {
        top->addWidget(one, one == m_part ? 1 : 0);
    }
    top->addStretch();
    top->addWidget(m_outcomes);
    auto* const below = new QHBoxLayout;
    below->addWidget(m_progress);
    below->addWidget(m_note, 1);
    auto* const all = new QVBoxLayout(this);
    all->setContentsMargins(4, 4, 4, 4);
    all->addLayout(top);
    all->addLayout(below);
    all->addWidget(m_tree, 1);
}

void FaultView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void FaultView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        m_tree->viewport()->update();
    }
    QWidget::changeEvent(event);
}

QString FaultView::note() const {
    return m_note->isHidden() ? QString() : m_note->text();
}

QString FaultView::emptyText() const {
    return m_empty->isHidden() ? QString() : m_empty->text();
}

void FaultView::focusFaults() {
    if (m_filter->rowCount() == 0) {
        m_go->setFocus(Qt::ShortcutFocusReason);
        return;
    }
    m_tree->setFocus(Qt::ShortcutFocusReason);
    if (!m_tree->currentIndex().isValid()) {
        m_tree->setCurrentIndex(m_filter->index(0, 0));
    }
}

void FaultView::tryClass(const QString& id) {
    m_part->setText(id);
    m_bench.start(id + QLatin1Char('/'));
}

/// Starts, pauses or continues.
void FaultView::go() {
    switch (m_bench.state()) {
    case State::playing:
        return m_bench.pause();
    case State::paused:
        return m_bench.resume();
    default:
        return m_bench.start(m_part->text().trimmed());
    }
}

void FaultView::filter() {
    const auto chosen = static_cast<std::size_t>(m_outcomes->currentIndex());
    m_filter->setOutcome(chosen < listedOutcomes.size() ? std::optional(listedOutcomes[chosen]) : std::nullopt);
    refresh();
}

const TriedFault* FaultView::faultAt(const QModelIndex& index) const {
    return index.isValid() ? &m_bench.faults()[static_cast<std::size_t>(m_filter->mapToSource(index).row())] : nullptr;
}

const TriedFault* FaultView::current() const {
    return faultAt(m_tree->currentIndex());
}

void FaultView::open(const QModelIndex& index) {
    if (const TriedFault* const fault = faultAt(index)) {
        emit placeWanted(fault->mutant.where);
    }
}

void FaultView::draft() {
    if (const TriedFault* const fault = current()) {
        emit draftWanted(static_cast<std::size_t>(fault - m_bench.faults().data()));
    }
}

void FaultView::showMenu(QPoint at) {
    const TriedFault* const fault = faultAt(m_tree->indexAt(at));
    if (fault == nullptr) {
        return;
    }
    m_tree->setCurrentIndex(m_tree->indexAt(at));
    QMenu menu(this);
    menu.addAction(tr("Open the XML"), this, [this] { open(m_tree->currentIndex()); });
    if (!fault->result.test.empty()) {
        menu.addAction(tr("Open the test"), this,
                       [this, id = QString::fromStdString(fault->result.test)] { emit testWanted(id); });
    }
    menu.addAction(m_draft->text(), this, &FaultView::draft)->setEnabled(m_draft->isEnabled());
    menu.exec(m_tree->viewport()->mapToGlobal(at));
}

void FaultView::enableButtons() {
    const State state = m_bench.state();
    const bool isWorking = state == State::playing || state == State::paused;
    m_go->setText(state == State::playing ? tr("Pause") : state == State::paused ? tr("Continue") : tr("Try faults"));
    m_go->setToolTip(state == State::playing ? tr("Pauses after the present fault")
                     : state == State::paused
                         ? tr("Goes on with the content with which it began")
                         : tr("Puts one small fault at a time into the classes, and plays the tests"));
    m_go->setEnabled(state != State::playing || m_bench.all() > 0); // the tests without a fault cannot pause
    m_cancel->setEnabled(isWorking);
    const TriedFault* const fault = current();
    m_draft->setEnabled(fault != nullptr && fault->result.outcome == MutantOutcome::survived && !m_bench.isDrafting());
}

void FaultView::refresh() {
    m_refresh.stop();
    if (!isVisible()) {
        return; // showEvent() does it
    }
    m_model->addNew();
    const bool isWorking = m_bench.state() == State::playing || m_bench.state() == State::paused;
    m_progress->setVisible(isWorking);
    m_progress->setRange(0, static_cast<int>(m_bench.all())); // 0: it is not known
    m_progress->setValue(static_cast<int>(m_bench.faults().size()));
    m_note->setText(noteText());
    m_note->setVisible(!m_note->text().isEmpty());
    m_empty->setText(emptySentence());
    m_empty->setVisible(m_filter->rowCount() == 0);
    enableButtons();
}

/// Returns the progress and the score.
QString FaultView::noteText() const {
    QStringList notes;
    const std::size_t tried = m_bench.faults().size();
    if (m_bench.all() > 0) {
        const QString counts = tr("%1 of %2 faults").arg(tried).arg(m_bench.all());
        switch (m_bench.state()) {
        case State::playing: {
            const auto left = m_bench.secondsLeft();
            notes << (left ? tr("Tried %1, %2 left.").arg(counts, timeText(*left)) : tr("Tried %1.").arg(counts));
            break;
        }
        case State::paused:
            notes << tr("Paused: tried %1.").arg(counts);
            break;
        case State::stopped:
            notes << tr("Cancelled: tried %1.").arg(counts);
            break;
        default:
            break;
        }
    }
    const std::size_t noticed = m_bench.count(MutantOutcome::killed);
    if (const std::size_t counted = noticed + m_bench.count(MutantOutcome::survived); counted > 0) {
        notes << tr("The tests notice %1 of %2 faults (%3 %).").arg(noticed).arg(counted).arg(100 * noticed / counted);
    }
    const std::size_t idle = m_bench.count(MutantOutcome::equivalent);
    const std::size_t wrong = m_bench.count(MutantOutcome::invalid);
    if (idle + wrong > 0) {
        notes << tr("Not counted: %1 that change nothing, %2 that are errors.").arg(idle).arg(wrong);
    }
    if (!m_bench.failing().isEmpty()) {
        notes << tr("Tests that fail do not count: %1.").arg(m_bench.failing().join(QStringLiteral(", ")));
    }
    if (m_bench.isDrafting()) {
        notes << tr("Looking for a value that shows the fault…");
    }
    if (m_bench.isStale()) {
        notes << tr("The content has changed since these results.");
    }
    return notes.join(QLatin1Char(' '));
}

QString FaultView::emptySentence() const {
    const std::size_t tried = m_bench.faults().size();
    switch (m_bench.state()) {
    case State::playing:
    case State::paused:
        return m_bench.all() == 0 ? tr("Playing the tests…") : tr("No fault of this kind so far.");
    case State::failed:
        return m_bench.failure();
    case State::stopped:
        return tried == 0 ? tr("Cancelled.") : tr("No fault of this kind until the work was cancelled.");
    case State::idle:
        break;
    }
    if (tried == 0) {
        return tr("Would the tests notice a mistake? “Try faults” puts one small fault at a time into the classes, and "
                  "plays the tests. The list then shows what no test notices.");
    }
    const bool areAllNoticed = m_bench.count(MutantOutcome::survived) == 0 && m_outcomes->currentIndex() == 0;
    return areAllNoticed ? tr("The tests notice every fault that changes something.")
                         : tr("There is no fault of this kind.");
}

} // namespace orrery::widgets
