// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/caret_mouse.h"

#include "widgets/source/source_carets.h"

#include <QApplication>
#include <QMouseEvent>

#include <utility>

namespace orrery::widgets {

namespace {

/// Replaces Alt by Ctrl. Scintilla selects rectangles with Ctrl, but users expect Alt.
std::unique_ptr<QMouseEvent> withControlForAlt(const QMouseEvent& event) {
    const Qt::KeyboardModifiers modifiers = (event.modifiers() & ~Qt::AltModifier) | Qt::ControlModifier;
    return std::make_unique<QMouseEvent>(event.type(), event.position(), event.globalPosition(), event.button(),
                                         event.buttons(), modifiers);
}

/// Returns the press event that starts a rectangle. The caller needs it when the mouse moves.
std::unique_ptr<QMouseEvent> pressAt(const QPoint& point, const QMouseEvent& event) {
    const QPointF offset = QPointF(point) - event.position();
    return std::make_unique<QMouseEvent>(QEvent::MouseButtonPress, QPointF(point), event.globalPosition() + offset,
                                         Qt::LeftButton, Qt::LeftButton, Qt::ControlModifier);
}

} // namespace

std::optional<MouseEvents> CaretMouse::translate(const QMouseEvent& event) {
    const QPoint point = event.position().toPoint();
    const std::optional<QPoint> pressed = std::exchange(m_altPress, std::nullopt);
    MouseEvents events;
    if (event.type() == QEvent::MouseButtonPress && event.button() == Qt::LeftButton) {
        if (event.modifiers() == Qt::ControlModifier) {
            m_carets.addOrDrop(point);
            return events;
        }
        if (event.modifiers() == Qt::AltModifier) {
            m_altPress = point;
            return events;
        }
    }
    if (event.type() == QEvent::MouseButtonRelease && pressed) {
        m_carets.addOrDrop(*pressed);
        return events;
    }
    if (event.type() == QEvent::MouseMove && pressed) {
        if ((point - *pressed).manhattanLength() < QApplication::startDragDistance()) {
            m_altPress = pressed;
            return events;
        }
        events.push_back(pressAt(*pressed, event));
    }
    if (event.modifiers() & Qt::AltModifier)
        events.push_back(withControlForAlt(event));
    else if (!events.empty())
        events.emplace_back(static_cast<QMouseEvent*>(event.clone()));
    else
        return {};
    return events;
}

} // namespace orrery::widgets
