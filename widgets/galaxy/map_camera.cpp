// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/map_camera.h"

#include <algorithm>

namespace orrery::widgets {

namespace {
constexpr double margin = 48.0;
constexpr double smallest = 1e-12; ///< pixels per unit
constexpr double largest = 1e6;
} // namespace

void MapCamera::fit(const QRectF& bounds, const QRectF& view) {
    const QSizeF room(std::max(1.0, view.width() - 2 * margin), std::max(1.0, view.height() - 2 * margin));
    scale = std::min(room.width() / std::max(bounds.width(), 1.0), room.height() / std::max(bounds.height(), 1.0));
    scale = std::clamp(scale, smallest, largest);
    offset = view.center() - bounds.center() * scale;
}

void MapCamera::zoom(double factor, QPointF around) {
    const double zoomed = std::clamp(scale * factor, smallest, largest);
    offset = around - (around - offset) * (zoomed / scale);
    scale = zoomed;
}

} // namespace orrery::widgets
