// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/hunt/breakpoints_view.h"

#include "widgets/base/kept_fields.h"
#include "widgets/base/list_views.h"
#include "widgets/hunt/break_list.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace orrery::widgets {

BreakpointsView::BreakpointsView(BreakList& list, QWidget* parent)
    : QWidget(parent), m_list(list), m_line(new QLineEdit(this)), m_back(new QToolButton(this)),
      m_forward(new QToolButton(this)), m_tree(new QTreeView(this)), m_empty(new QLabel(this)) {
    m_line->setAccessibleName(tr("New breakpoint"));
    m_line->setPlaceholderText(tr("New breakpoint, for example: value:Sol III.Industry < 3"));
    m_line->setToolTip(tr("group:CLASS/GROUP – the group fires;\n"
                          "effect:CLASS/GROUP/2 – its second effect acts;\n"
                          "inactive:CLASS/GROUP – an object has the group, but it does not fire\n"
                          "value:OBJECT.VALUE – the value changes; with a comparison: it becomes so\n"
                          "if:TYPE:CONDITION – the condition becomes true for an object\n"
                          "event:ID, condition:ID, diagnostic:CODE – it happens.\n"
                          "Clauses: | if CONDITION, | hit 3, | say TEXT"));
    m_line->setClearButtonEnabled(true);
    keepWithSession(*m_line, "breakpoints.new");
    m_back->setText(tr("Search back"));
    m_forward->setText(tr("Continue"));
    m_back->setToolTip(tr("Go back to the previous hit (Shift+F9)"));
    m_forward->setToolTip(tr("Continue to the next hit (F9)"));
    for (QToolButton* const button : {m_back, m_forward}) {
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    }
    m_tree->setModel(&m_list);
    m_tree->setRootIsDecorated(false);
    m_tree->setUniformRowHeights(true);
    m_tree->setAlternatingRowColors(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    m_tree->setAccessibleName(tr("Breakpoints"));
    m_tree->setTextElideMode(Qt::ElideMiddle);
    m_tree->setColumnWidth(BreakList::text, 44 * fontMetrics().averageCharWidth());
    m_tree->installEventFilter(this);
    m_empty->installEventFilter(this); // has the focus after the last breakpoint was removed
    m_empty->setObjectName(QStringLiteral("empty"));
    m_empty->setText(tr("No breakpoints. Type one above, or add one by a right click on a value or with %1 on a group. "
                        "A breakpoint stops the run at a moment inside a turn.")
                         .arg(QStringLiteral("Ctrl+F9")));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    auto* const top = new QHBoxLayout;
    top->addWidget(m_line, 1);
    top->addWidget(m_back);
    top->addWidget(m_forward);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addLayout(top);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_empty, 1);
    connect(m_line, &QLineEdit::returnPressed, this, &BreakpointsView::addLine);
    connect(m_back, &QToolButton::clicked, this, [this] { emit searchWanted(false); });
    connect(m_forward, &QToolButton::clicked, this, [this] { emit searchWanted(true); });
    connect(&m_list, &BreakList::modelReset, this, &BreakpointsView::showEmpty);
    connect(&m_list, &BreakList::rowsInserted, this, &BreakpointsView::showEmpty);
    connect(&m_list, &BreakList::rowsRemoved, this, &BreakpointsView::showEmpty);
    applyIcons();
    showEmpty();
}

void BreakpointsView::setReady(bool canSearch) {
    m_back->setEnabled(canSearch);
    m_forward->setEnabled(canSearch);
}

void BreakpointsView::select(int row) {
    m_tree->setCurrentIndex(m_list.index(row, BreakList::text));
}

void BreakpointsView::focusLine() {
    m_line->setFocus();
}

void BreakpointsView::addLine() {
    const QString text = m_line->text().trimmed();
    if (!text.isEmpty()) {
        m_line->clear();
        select(m_list.add(text));
    }
}

void BreakpointsView::showEmpty() {
    const bool isEmpty = m_list.rowCount() == 0;
    m_empty->setVisible(isEmpty);
    if (m_empty->isVisible() && m_tree->hasFocus()) {
        m_empty->setFocus(Qt::OtherFocusReason); // for Ctrl+Z
    }
    m_tree->setVisible(!isEmpty);
}

bool BreakpointsView::eventFilter(QObject* watched, QEvent* event) {
    if (isUndoKey(*event) && m_list.canBringBack()) {
        if (event->type() == QEvent::ShortcutOverride) {
            event->accept();
        } else if (const int row = m_list.bringBack(); row >= 0) {
            m_tree->setFocus(Qt::OtherFocusReason);
            select(row);
        }
        return true;
    }
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    const QModelIndex current = m_tree->currentIndex();
    if (watched != m_tree || !isKey || !current.isValid()) {
        return QWidget::eventFilter(watched, event);
    }
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Delete && key != Qt::Key_F2) {
        return QWidget::eventFilter(watched, event);
    }
    if (event->type() == QEvent::ShortcutOverride) { // F2 would rename a name of the content
        event->accept();
    } else if (key == Qt::Key_Delete) {
        const QString text = m_list.lines()[static_cast<std::size_t>(current.row())].text;
        m_list.remove(current.row());
        emit removed(text);
    } else {
        m_tree->edit(current.siblingAtColumn(BreakList::text));
    }
    return true;
}

void BreakpointsView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        applyIcons();
    }
    QWidget::changeEvent(event);
}

void BreakpointsView::applyIcons() {
    m_back->setIcon(icon(QStringLiteral("back"), themeOf(palette())));
    m_forward->setIcon(icon(QStringLiteral("forward"), themeOf(palette())));
}

} // namespace orrery::widgets
