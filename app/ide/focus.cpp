// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/focus.h"

#include "app/ide/editor_tabs.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMainWindow>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace orrery::ide {

namespace {

/// Returns whether Enter in a window already has a meaning: its default button.
bool hasDefaultButton(const QWidget& window) {
    const auto buttons = window.findChildren<QPushButton*>();
    return qobject_cast<const QDialog*>(&window) != nullptr &&
           std::ranges::any_of(buttons, [](const QPushButton* one) { return one->isDefault(); });
}

/// Returns the dock around a widget, or the widget itself if it is one; null outside of docks.
QDockWidget* dockOf(QWidget* widget) {
    while (widget != nullptr && qobject_cast<QDockWidget*>(widget) == nullptr) {
        widget = widget->parentWidget();
    }
    return static_cast<QDockWidget*>(widget);
}

/// Gives the focus to a dock, or to the middle of the window if the dock is hidden. Does nothing if a widget has it.
void focusNear(QDockWidget& dock) {
    const auto* const window = qobject_cast<QMainWindow*>(dock.parentWidget());
    QWidget* const view = dock.isVisible() ? &dock : window != nullptr ? window->centralWidget() : nullptr;
    if (view == nullptr || QApplication::focusWidget() != nullptr) {
        return;
    }
    if (QWidget* const first = firstFocusable(*view)) {
        first->setFocus(Qt::OtherFocusReason);
    }
}

/// Presses the button that gets an Enter. Keeps the focus near a part of a dock that is hidden.
class FocusHabits : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Hide && watched->isWidgetType()) {
            leave(static_cast<QWidget&>(*watched));
            return false;
        }
        return event->type() == QEvent::KeyPress && press(watched, event);
    }

private:
    /// Takes the focus from a widget that is hidden. Otherwise, Qt gives it to the next widget in the order of Tab.
    /// That may be a field of the form, which then selects its line and moves the caret of the source (I6.3).
    static void leave(QWidget& hidden) {
        QWidget* const focus = QApplication::focusWidget();
        const bool isInside = focus != nullptr && (focus == &hidden || hidden.isAncestorOf(focus));
        QDockWidget* const dock = isInside ? dockOf(&hidden) : nullptr;
        if (dock != nullptr) {
            focus->clearFocus();
            QTimer::singleShot(0, dock, [dock] { focusNear(*dock); }); // the parts that remain are known then
        }
    }

    static bool press(QObject* watched, QEvent* event) {
        const auto& key = static_cast<const QKeyEvent&>(*event);
        const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
        auto* const button = isEnter ? qobject_cast<QAbstractButton*>(watched) : nullptr;
        if (button == nullptr || !button->isEnabled() || (key.modifiers() & ~Qt::KeypadModifier) != 0) {
            return false;
        }
        const bool isPush =
            qobject_cast<QPushButton*>(button) != nullptr || qobject_cast<QToolButton*>(button) != nullptr;
        if (!isPush && hasDefaultButton(*button->window())) {
            return false;
        }
        if (!key.isAutoRepeat()) {
            button->click();
        }
        return true;
    }
};

} // namespace

void keepFocusHabits(QCoreApplication& app) {
    const QString name = QStringLiteral("focus-habits");
    if (app.findChild<QObject*>(name, Qt::FindDirectChildrenOnly) == nullptr) {
        auto* const habits = new FocusHabits(&app);
        habits->setObjectName(name);
        app.installEventFilter(habits);
    }
}

QWidget* firstFocusable(QWidget& view) {
    if (const auto* const tabs = qobject_cast<EditorTabs*>(&view)) {
        return tabs->currentWidget();
    }
    if (QWidget* const proxy = view.focusProxy(); proxy != nullptr && proxy->isVisible() && proxy->isEnabled()) {
        return proxy;
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
