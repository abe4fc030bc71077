// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/galaxy/galaxy_map.h"

namespace orrery::widgets {

/// The scale and position with which a view shows a galaxy.
struct MapCamera {
    double scale = 1.0; ///< pixels per unit of the galaxy
    QPointF offset;     ///< point of the view at which the galaxy's origin is

    QPointF toScreen(QPointF place) const { return place * scale + offset; }
    /// Shows the whole bounds, in the middle of a view.
    void fit(const QRectF& bounds, const QRectF& view);
    /// Zooms. The place at the point `around` of the view stays there.
    void zoom(double factor, QPointF around);

    /// Returns whether systems are far enough apart for the rings of their objects.
    bool showsObjects(const GalaxyMap& map) const;
    /// Returns the point of an object in the rings around its system.
    QPointF objectPoint(const MapSystem& system, std::size_t object) const;
};

} // namespace orrery::widgets
