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

    /// Handles a press, move or release. Returns the events that Scintilla must handle instead. Returns nullopt if
    /// Scintilla must handle the event itself.
    std::optional<MouseEvents> translate(const QMouseEvent& event);

private:
    SourceCarets& m_carets;
    std::optional<QPoint> m_altPress; ///< point of a press with Alt; a drag then selects a rectangle
};

} // namespace orrery::widgets
