// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>

#include <memory>
#include <optional>
#include <vector>

class QMouseEvent;

namespace orrery::widgets {

class SourceCarets;

using MouseEvents = std::vector<std::unique_ptr<QMouseEvent>>;

/// Adds carets by clicks with Ctrl or Alt, and lets a drag with Alt select a rectangle.
class CaretMouse {
public:
    explicit CaretMouse(SourceCarets& carets) : m_carets(carets) {}

    /// Handles a press, move or release. Returns the events that Scintilla must handle instead; nullopt if it must
    /// handle this one.
    std::optional<MouseEvents> translate(const QMouseEvent& event);

private:
    SourceCarets& m_carets;
    std::optional<QPoint> m_altPress; ///< Alt is held, the mouse is at rest: adds a caret or a rectangle
};

} // namespace orrery::widgets
