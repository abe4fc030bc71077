// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/map_camera.h"

#include <algorithm>
#include <cmath>

namespace orrery::widgets {

namespace {
constexpr double margin = 48.0;
}

void MapCamera::fit(const QRectF& bounds, const QRectF& view) {
    const QSizeF room(std::max(1.0, view.width() - 2 * margin), std::max(1.0, view.height() - 2 * margin));
    scale = std::min(room.width() / std::max(bounds.width(), 1.0), room.height() / std::max(bounds.height(), 1.0));
    scale = std::clamp(scale, 1e-3, 1e3);
    offset = view.center() - bounds.center() * scale;
}

void MapCamera::zoom(double factor, QPointF around) {
    const double zoomed = std::clamp(scale * factor, 1e-3, 1e3);
    offset = around - (around - offset) * (zoomed / scale);
    scale = zoomed;
}

bool MapCamera::showsObjects(const GalaxyMap& map) const {
    const QRectF bounds = map.bounds();
    const double area = std::max(bounds.width() * bounds.height(), 1.0);
    const double spacing = std::sqrt(area / static_cast<double>(std::max<std::size_t>(map.systems.size(), 1)));
    return spacing * scale > 54.0;
}

QPointF MapCamera::objectPoint(const MapSystem& system, std::size_t object) const {
    // The objects form rings of twelve around the star. The first object is at the top.
    const std::size_t ring = object / 12;
    const std::size_t inRing = std::min<std::size_t>(system.objects.size() - ring * 12, 12);
    const double angle =
        2.0 * 3.14159265358979 * static_cast<double>(object % 12) / static_cast<double>(inRing) - 1.5708;
    const double radius = 15.0 + 9.0 * static_cast<double>(ring);
    return toScreen(system.position) + QPointF(std::cos(angle), std::sin(angle)) * radius;
}

} // namespace orrery::widgets
