// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QPointF>
#include <QString>

#include <cstdint>
#include <functional>
#include <optional>

class QPainter;

namespace orrery::widgets {

struct Theme;

/// The purpose of a drag on the map: a move of an object, or a starlane between two systems.
enum class DragKind : std::uint8_t { move, lane };

/// A place on the map where the user may drop an object.
struct DropPlace {
    QPointF point;                         ///< in the galaxy's units, rounded to the size of a pixel
    std::optional<std::uint32_t> target{}; ///< the object at the place, other than the dragged one
};

/// The result of a drop, before it happens.
struct DropVerdict {
    bool isAllowed = false;
    QString text; ///< the effect of the drop, or the reason why it is not possible
};

/// A finished drag.
struct MapDrop {
    DragKind kind = DragKind::move;
    std::uint32_t row = 0;
    DropPlace place;
};

/// A drag of an object over the map (I4.1). Shows a ghost with the effect of the drop. It changes nothing itself.
class MapDrag {
public:
    using Judge = std::function<DropVerdict(const MapDrop& drop)>;

    /// Sets the function that judges drops. Without it, nothing can be dragged.
    void setJudge(Judge judge) { m_judge = std::move(judge); }
    bool isPossible() const { return m_judge != nullptr; }

    /// Notes a press of the mouse on an object. The drag begins when the mouse has moved far enough.
    void press(DragKind kind, std::uint32_t row, QPoint at);
    bool isPressed() const { return m_drop.has_value(); }
    bool isMoving() const { return m_isMoving; }
    /// Returns whether a move of the mouse to a point of the view belongs to the drag.
    bool follow(QPoint at, const DropPlace& place);
    /// Ends the drag. Returns the drop if it is possible.
    std::optional<MapDrop> release();
    void cancel();
    /// The row of the dragged object.
    std::uint32_t row() const { return m_drop->row; }
    const DropVerdict& verdict() const { return m_verdict; }

    /// Paints the ghost. @param origin the dragged object's point of the view
    void paint(QPainter& painter, QPointF origin, const Theme& colours) const;

private:
    Judge m_judge;
    std::optional<MapDrop> m_drop;
    QPoint m_from;
    QPoint m_at;
    bool m_isMoving = false;
    DropVerdict m_verdict;
};

/// Returns a point of the galaxy, rounded so that the rounding is at most a pixel.
QPointF roundedToPixel(QPointF point, double pixelsPerUnit);

} // namespace orrery::widgets
