// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hunt/watches_view.h"

#include "widgets/base/kept_fields.h"
#include "widgets/base/list_views.h"
#include "widgets/expression/expression_field.h"
#include "widgets/hunt/spark_line.h"
#include "widgets/hunt/watch_list.h"
#include "widgets/plot/plot_adder.h"
#include "widgets/plot/reading_bar.h"
#include "widgets/project/analyzer.h"
#include "widgets/sandbox/sandbox.h"
#include "widgets/words/shown_name.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace orrery::widgets {

WatchesView::WatchesView(WatchList& list, Sandbox& sandbox, Analyzer& analyzer, QWidget* parent)
    : QWidget(parent), m_list(list), m_sandbox(sandbox),
      m_adder(new PlotAdder(sandbox, analyzer, RunPlots::Reads::moments, this)), m_note(new QLabel(this)),
      m_tree(new QTreeView(this)), m_empty(new QLabel(this)) {
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_empty->setObjectName(QStringLiteral("empty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    setUpTree();
    auto* const state = new QHBoxLayout;
    state->addWidget(m_note, 1);
    state->addWidget(new ReadingBar(m_list.reader(), tr("Progress of the watches"), this));
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_adder);
    layout->addLayout(state);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_empty, 1);
    keepWithSession(m_adder->value(), "watches.new");
    connect(m_adder, &PlotAdder::entryWanted, this, [this](const PlotEntry& entry) {
        m_note->clear();
        m_list.add(entry);
        // Later, because a list of completions that closes now puts the caret at the end.
        QMetaObject::invokeMethod(
            &m_adder->value(), [this] { m_adder->value().selectAll(); }, Qt::QueuedConnection);
    });
    connect(m_adder, &PlotAdder::refused, this, [this](const QString& sentence) {
        m_note->setText(sentence);
        showState();
    });
    connect(&m_adder->value(), &QLineEdit::textEdited, this, [this] {
        m_note->clear();
        showState();
    });
    connect(&m_list.reader(), &RunPlots::checked, this, [this](const QString& problem) {
        m_note->setText(problem);
        showState();
    });
    connect(&m_list.reader(), &RunPlots::changed, this, &WatchesView::showState);
    connect(&m_list, &WatchList::edited, this, &WatchesView::showState);
    connect(&m_list, &WatchList::added, this, &WatchesView::select);
    connect(&m_sandbox, &Sandbox::changed, this, &WatchesView::followRun);
    connect(&m_sandbox, &Sandbox::started, this, [this] {
        m_object.reset();
        m_adder->offerObject(std::nullopt, 0, {});
    });
    m_list.setPalette(palette());
    showState();
}

void WatchesView::setUpTree() {
    m_tree->setModel(&m_list);
    m_tree->setRootIsDecorated(false);
    m_tree->setUniformRowHeights(true);
    m_tree->setAlternatingRowColors(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setAccessibleName(tr("Watches"));
    m_tree->setItemDelegateForColumn(WatchList::turns, new SparkLine(m_tree));
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers); // F2 asks for it
    m_tree->setTabKeyNavigation(false);
    m_tree->setDragDropMode(QAbstractItemView::InternalMove);
    m_tree->setDefaultDropAction(Qt::MoveAction);
    m_tree->setTextElideMode(Qt::ElideMiddle);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->installEventFilter(this);
    m_empty->installEventFilter(this); // has the focus after the last watch was removed
    m_tree->viewport()->installEventFilter(this);
    m_tree->viewport()->setMouseTracking(true);
    const int letter = fontMetrics().averageCharWidth();
    m_tree->header()->setStretchLastSection(true);
    m_tree->setColumnWidth(WatchList::name, letter * 36);
    for (const int column : {WatchList::value, WatchList::change, WatchList::moment}) {
        m_tree->setColumnWidth(column, letter * 14);
    }
    m_tree->setColumnHidden(WatchList::moment, true);
    connect(m_tree, &QTreeView::activated, this, &WatchesView::open);
    connect(m_tree, &QTreeView::customContextMenuRequested, this, &WatchesView::showMenu);
}

void WatchesView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    m_list.reader().setWanted(true);
    followRun();
    showState();
}

void WatchesView::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    m_list.reader().setWanted(false);
}

void WatchesView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        m_list.setPalette(palette());
    }
    QWidget::changeEvent(event);
}

/// Follows the cursor and the objects of the run.
void WatchesView::followRun() {
    if (!isVisible()) {
        return;
    }
    m_tree->setColumnHidden(WatchList::moment, !m_sandbox.inside());
    const engine::Session* const session = m_sandbox.session();
    if (session == nullptr) {
        return;
    }
    m_adder->showRun(*session);
    if (const auto row = std::exchange(m_object, std::nullopt)) {
        offerObject(*row);
    }
}

void WatchesView::offerObject(engine::Row row) {
    const engine::Session* const session = m_sandbox.session();
    if (session == nullptr) {
        m_object = row; // followRun() follows
    } else if (row < session->universe().view().rowCount) {
        const engine::View view = session->universe().view();
        m_adder->offerObject(view.birthKeys[row], view.typeOf(row), shownName(view, row));
    }
}

void WatchesView::select(int row) {
    m_tree->setCurrentIndex(m_list.index(row, WatchList::name));
}

void WatchesView::focusWatches() {
    m_adder->value().setFocus(Qt::ShortcutFocusReason);
    m_adder->value().selectAll();
}

QString WatchesView::emptyText() const {
    return m_empty->isHidden() ? QString() : m_empty->text();
}

QString WatchesView::note() const {
    return m_note->text();
}

QString WatchesView::emptySentence() const {
    return m_list.reader().state() == RunPlots::State::noRun
               ? tr("No run yet. Create a new galaxy or open a scenario; then watch its values here.")
               : tr("No watches yet. Type a value above, or choose “Watch this value” in the menu of a value.");
}

void WatchesView::showState() {
    const bool hasRun = m_list.reader().state() != RunPlots::State::noRun;
    const bool hasRows = hasRun && m_list.rowCount() > 0;
    m_adder->setEnabled(hasRun);
    m_empty->setText(emptySentence());
    m_empty->setVisible(!hasRows);
    if (m_empty->isVisible() && m_tree->hasFocus()) {
        m_empty->setFocus(Qt::OtherFocusReason); // for Ctrl+Z
    }
    m_tree->setVisible(hasRows);
    m_note->setVisible(!m_note->text().isEmpty());
}

void WatchesView::open(const QModelIndex& index) {
    if (!index.isValid()) {
        return;
    }
    if (const engine::PlotSeries* const series = m_list.seriesAt(index.row())) {
        const engine::PlotSeries copy = *series; // the list can change meanwhile
        emit valueWanted(copy);
    }
}

void WatchesView::remove(int row) {
    const QString name = m_list.index(row, WatchList::name).data().toString();
    m_list.remove(row);
    emit said(tr("Removed the watch %1. Ctrl+Z in the list brings it back.").arg(name));
}

void WatchesView::moveBy(int rows) {
    m_list.move(m_tree->currentIndex().row(), m_tree->currentIndex().row() + rows);
}

/// Lets the run stop when the value of the watch changes, or no longer.
void WatchesView::toggleBreakpoint() {
    const int row = m_tree->currentIndex().row();
    const QString words = m_list.breakpointOf(row);
    if (words.isEmpty()) {
        emit said(tr("The run cannot stop at this watch: choose a value of one object, or of the whole run."));
        return;
    }
    m_list.toggleBreakpoint(row);
    emit said(m_list.stopsRun(row) ? tr("New breakpoint: %1").arg(words) : tr("Removed the breakpoint %1").arg(words));
}

/// Wants a test for the value of a watch.
void WatchesView::assertValue(int row) {
    if (const engine::PlotSeries* const series = m_list.seriesAt(row)) {
        const std::string& expression = m_list.entries()[static_cast<std::size_t>(row)].request.expression;
        emit assertWanted(series->object, QString::fromStdString(expression), m_sandbox.turn());
    }
}

void WatchesView::goToChange(bool isForward) {
    if (const auto turn = m_list.changeFrom(m_tree->currentIndex().row(), isForward)) {
        emit turnWanted(*turn);
    } else {
        emit said(isForward ? tr("The value does not change in a later known turn.")
                            : tr("The value did not change in an earlier turn."));
    }
}

/// Handles a key of the watches. @param isAsked true: only returns whether the view has a use for the key
bool WatchesView::handleKey(int key, Qt::KeyboardModifiers modifiers, bool isAsked) {
    struct Row {
        int key;
        Qt::KeyboardModifiers modifiers;
        void (*act)(WatchesView& view);
    };
    static constexpr Row rows[] = {
        {Qt::Key_Delete, Qt::NoModifier, [](WatchesView& view) { view.remove(view.m_tree->currentIndex().row()); }},
        {Qt::Key_F2, Qt::NoModifier,
         [](WatchesView& view) { view.m_tree->edit(view.m_tree->currentIndex().siblingAtColumn(WatchList::name)); }},
        {Qt::Key_Space, Qt::NoModifier, [](WatchesView& view) { view.toggleBreakpoint(); }},
        {Qt::Key_F9, Qt::ControlModifier, [](WatchesView& view) { view.toggleBreakpoint(); }},
        {Qt::Key_Left, Qt::NoModifier, [](WatchesView& view) { view.goToChange(false); }},
        {Qt::Key_Right, Qt::NoModifier, [](WatchesView& view) { view.goToChange(true); }},
        {Qt::Key_Up, Qt::AltModifier, [](WatchesView& view) { view.moveBy(-1); }},
        {Qt::Key_Down, Qt::AltModifier, [](WatchesView& view) { view.moveBy(1); }},
    };
    const Row* const row = std::ranges::find_if(
        rows, [&](const Row& one) { return one.key == key && one.modifiers == (modifiers & ~Qt::KeypadModifier); });
    if (row == std::end(rows) || !m_tree->currentIndex().isValid()) {
        return false;
    }
    if (!isAsked) {
        row->act(*this);
    }
    return true;
}

/// Handles the mouse over the lines of turns: a click goes to a turn, and moving on goes through them.
bool WatchesView::handleMouse(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* const help = static_cast<QHelpEvent*>(event);
        const QModelIndex index = m_tree->indexAt(help->pos());
        const auto turn = index.column() == WatchList::turns
                              ? SparkLine::turnAt(m_tree->visualRect(index), help->pos().x(), index)
                              : std::nullopt;
        if (turn) {
            QToolTip::showText(help->globalPos(), m_list.textAt(index.row(), *turn), m_tree->viewport());
        }
        return turn.has_value();
    }
    const auto* const mouse = static_cast<QMouseEvent*>(event);
    if (event->type() == QEvent::MouseButtonRelease) {
        return std::exchange(m_isScrubbing, false);
    }
    const QModelIndex over = m_tree->indexAt(mouse->pos());
    const QModelIndex index = m_isScrubbing ? m_tree->currentIndex().siblingAtColumn(WatchList::turns) : over;
    const bool isPress = event->type() == QEvent::MouseButtonPress && mouse->button() == Qt::LeftButton;
    const bool isDouble = event->type() == QEvent::MouseButtonDblClick && mouse->button() == Qt::LeftButton;
    if (!index.isValid() || index.column() != WatchList::turns || !(isPress || isDouble || m_isScrubbing)) {
        return false;
    }
    const auto turn = SparkLine::turnAt(m_tree->visualRect(index), mouse->pos().x(), index);
    if (!turn) {
        return false;
    }
    if (isDouble) {
        open(index);
        return true;
    }
    if (isPress) {
        m_isScrubbing = true;
        m_tree->setFocus(Qt::MouseFocusReason);
        m_tree->setCurrentIndex(index.siblingAtColumn(WatchList::name));
    }
    if (*turn != m_sandbox.turn() || m_sandbox.inside()) {
        emit turnWanted(*turn);
    }
    return true;
}

bool WatchesView::eventFilter(QObject* watched, QEvent* event) {
    if ((watched == m_tree || watched == m_empty) && isUndoKey(*event) && m_list.canBringBack()) {
        if (event->type() == QEvent::ShortcutOverride) {
            event->accept();
        } else if (const int row = m_list.bringBack(); row >= 0) {
            m_tree->setFocus(Qt::OtherFocusReason);
            select(row);
        }
        return true;
    }
    if (watched == m_tree && (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride)) {
        const auto* const key = static_cast<QKeyEvent*>(event);
        const bool isAsked = event->type() == QEvent::ShortcutOverride; // F2 would rename a name of the content
        if (handleKey(key->key(), key->modifiers(), isAsked)) {
            event->accept();
            return true;
        }
    }
    if (watched == m_tree->viewport()) {
        switch (event->type()) {
        case QEvent::ToolTip:
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonDblClick:
        case QEvent::MouseMove:
        case QEvent::MouseButtonRelease:
            return handleMouse(event) || QWidget::eventFilter(watched, event);
        default:
            break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void WatchesView::showMenu(QPoint at) {
    const QModelIndex index = m_tree->indexAt(at);
    if (!index.isValid()) {
        return;
    }
    m_tree->setCurrentIndex(index.siblingAtColumn(WatchList::name));
    const int row = index.row();
    QMenu menu(this);
    menu.addAction(tr("Show breakdown"), this, [this, index] { open(index); });
    menu.addAction(tr("Plot this value"), this, [this, row] {
        const PlotEntry entry = m_list.entries()[static_cast<std::size_t>(row)];
        emit plotWanted(entry);
    });
    menu.addAction(tr("Assert this value"), this, [this, row] { assertValue(row); })
        ->setEnabled(m_list.seriesAt(row) != nullptr && !m_list.breakpointOf(row).isEmpty()); // not a group's value
    QAction* const stops = menu.addAction(tr("Stop the run when it changes"), this, &WatchesView::toggleBreakpoint);
    stops->setCheckable(true);
    stops->setChecked(m_list.stopsRun(row));
    stops->setEnabled(!m_list.breakpointOf(row).isEmpty());
    menu.addSeparator();
    menu.addAction(tr("Edit expression"), this, [this, row] { m_tree->edit(m_list.index(row, WatchList::name)); });
    menu.addAction(tr("Move up"), this, [this] { moveBy(-1); })->setEnabled(row > 0);
    menu.addAction(tr("Move down"), this, [this] { moveBy(1); })->setEnabled(row + 1 < m_list.rowCount());
    menu.addAction(tr("Remove this watch"), this, [this, row] { remove(row); });
    menu.addAction(tr("Remove all watches"), this, [this] {
        m_list.removeAll();
        emit said(tr("Removed all watches. Ctrl+Z in the list brings them back."));
    });
    menu.exec(m_tree->viewport()->mapToGlobal(at));
}

} // namespace orrery::widgets
