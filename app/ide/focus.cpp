// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/focus.h"

#include "app/ide/editor_tabs.h"

#include <QApplication>

namespace orrery::ide {

QWidget* firstFocusable(QWidget& view) {
    if (const auto* const tabs = qobject_cast<EditorTabs*>(&view)) {
        return tabs->currentWidget();
    }
    QWidget* widget = &view;
    do {
        const bool isInside = widget == &view || view.isAncestorOf(widget);
        if (isInside && (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->isVisible() && widget->isEnabled()) {
            return widget;
        }
        widget = widget->nextInFocusChain();
    } while (widget != &view);
    return nullptr;
}

void focusNext(const QVector<QWidget*>& views, int step) {
    QVector<QWidget*> visible;
    for (QWidget* const view : views) {
        // Of tabbed docks, only the front one has a visible region.
        if (view->isVisible() && !view->visibleRegion().isEmpty()) {
            visible.append(view);
        }
    }
    const int count = static_cast<int>(visible.size());
    const QWidget* const focused = QApplication::focusWidget();
    int at = -1;
    for (int i = 0; i < count && focused != nullptr; ++i) {
        at = visible[i] == focused || visible[i]->isAncestorOf(focused) ? i : at;
    }
    for (int tried = 0; tried < count; ++tried) {
        at = (at + step + count) % count;
        if (QWidget* const first = firstFocusable(*visible[at])) {
            first->setFocus(Qt::ShortcutFocusReason);
            return;
        }
    }
}

} // namespace orrery::ide
