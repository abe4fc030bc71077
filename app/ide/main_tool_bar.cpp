// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/main_tool_bar.h"

#include "app/ide/actions.h"

#include <QToolButton>

namespace orrery::ide {

namespace {
constexpr const char* perspectives[] = {"view.write", "view.sandbox", "view.side"};
constexpr int wide = 1150; ///< minimum width of a window that shows the names of the perspectives
} // namespace

MainToolBar::MainToolBar(const Actions& actions, QWidget& turns, QWidget* parent)
    : QToolBar(tr("Main"), parent), m_actions(actions) {
    setObjectName(QStringLiteral("main"));
    setMovable(false);
    toggleViewAction()->setVisible(false); // always visible: it has the only slider over the turns
    for (const char* const id : {"edit.undo", "edit.redo"}) {
        addAction(&actions[id]);
    }
    addSeparator();
    for (const char* const id : perspectives) {
        addAction(&actions[id]);
    }
    addSeparator();
    addWidget(&turns);
}

void MainToolBar::fitTo(int windowWidth) {
    for (const char* const id : perspectives) {
        if (auto* const button = qobject_cast<QToolButton*>(widgetForAction(&m_actions[id]))) {
            button->setToolButtonStyle(windowWidth < wide ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
        }
    }
}

} // namespace orrery::ide
