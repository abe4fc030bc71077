// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/focus.h"

#include "app/ide/editor_tabs.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QPushButton>
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

/// Presses the button that gets an Enter.
class EnterKeys : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::KeyPress) {
            return false;
        }
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

void pressButtonsWithEnter(QCoreApplication& app) {
    const QString name = QStringLiteral("enter-keys");
    if (app.findChild<QObject*>(name, Qt::FindDirectChildrenOnly) == nullptr) {
        auto* const keys = new EnterKeys(&app);
        keys->setObjectName(name);
        app.installEventFilter(keys);
    }
}

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
