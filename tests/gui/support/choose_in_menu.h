// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QTest>
#include <QTimer>

/// Asks a view for its menu at a place, and clicks one of the entries. Returns whether the menu has this entry.
/// @param view of a list: its viewport
inline bool chooseInMenu(QWidget& view, const QPoint& at, const QString& text) {
    bool isFound = false;
    QTimer::singleShot(0, qApp, [&] {
        auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        for (QAction* const action : menu != nullptr ? menu->actions() : QList<QAction*>()) {
            if (!isFound && action->isEnabled() && action->text().remove('&') == text) {
                isFound = true;
                QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
            }
        }
        if (menu != nullptr) {
            menu->close();
        }
    });
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, view.mapToGlobal(at));
    QApplication::sendEvent(&view, &event);
    return isFound;
}
