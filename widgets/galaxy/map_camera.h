// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>

namespace orrery::widgets {

/// The scale and position with which a view shows a galaxy.
struct MapCamera {
    double scale = 1.0; ///< pixels per unit of the galaxy
    QPointF offset;     ///< point of the view at which the galaxy's origin is

    QPointF toScreen(QPointF place) const { return place * scale + offset; }
    QRectF toGalaxy(const QRectF& area) const {
        return {(area.topLeft() - offset) / scale, (area.bottomRight() - offset) / scale};
    }
    /// Shows the whole bounds, in the middle of a view.
    void fit(const QRectF& bounds, const QRectF& view);
    /// Zooms. The place at the point `around` of the view stays there.
    void zoom(double factor, QPointF around);

    bool operator==(const MapCamera&) const = default;
};

} // namespace orrery::widgets
