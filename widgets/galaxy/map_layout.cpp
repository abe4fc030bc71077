// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/map_layout.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace orrery::widgets {

namespace {

constexpr int inRing = 12; ///< number of items in a full ring
constexpr int mostInFan = 225;
constexpr double fanStep = 12.0; ///< distance of the objects in a fan
constexpr double edge = 32.0;    ///< room between the galaxy and the edge of the view, for labels

int ringsOf(std::size_t items) {
    return (static_cast<int>(items) + inRing - 1) / inRing;
}

} // namespace

double MapLayout::starRadius(int system) const {
    const double usual = std::clamp(spacing() * 0.13, 1.2, 7.0) * (m_chart.hasCapital(system) ? 1.3 : 1.0);
    return std::min(usual, std::max(room(system) * 0.8, 0.8));
}

bool MapLayout::showsItems(int system) const {
    const std::size_t items = m_chart.items(system).size();
    return m_chart.isSpace(system) ? items > 0
                                   : items > 0 && room(system) >= std::min(10.0 + 4.0 * ringsOf(items), 60.0);
}

double MapLayout::ringRadius(int system, int ring) const {
    const double own = room(system);
    return std::min(std::clamp(own * 0.7, 11.0, 52.0) + std::clamp(own * 0.3, 8.0, 26.0) * ring, longestExtent - 12.0);
}

QPointF MapLayout::itemPoint(int system, int item) const {
    if (m_chart.isSpace(system) && m_chart.items(system).size() == 1) {
        return systemPoint(system);
    }
    // The items form rings around the star. The first item of a ring is at the top.
    const int ring = item / inRing;
    const int count = std::min(static_cast<int>(m_chart.items(system).size()) - ring * inRing, inRing);
    const double angle = 2.0 * 3.14159265358979 * (item % inRing) / count - 1.5708;
    return systemPoint(system) + QPointF(std::cos(angle), std::sin(angle)) * ringRadius(system, ring);
}

double MapLayout::itemRadius(int system) const {
    return std::clamp(room(system) * 0.14, 3.2, 6.5);
}

double MapLayout::extent(int system) const {
    return showsItems(system) ? ringRadius(system, ringsOf(m_chart.items(system).size()) - 1) + itemRadius(system) + 2.0
                              : starRadius(system) + 3.0;
}

double MapLayout::areaRadius() const {
    return std::max(spacing() * 1.2, 10.0);
}

QRectF MapLayout::drawnBounds(bool hasAreas) const {
    double left = std::numeric_limits<double>::max();
    double top = left;
    double right = std::numeric_limits<double>::lowest();
    double bottom = right;
    for (int system = 0; system < m_chart.systemCount(); ++system) {
        const QPointF at = systemPoint(system);
        const bool isInArea = hasAreas && !m_chart.isSpace(system) && m_chart.owner(system) != MapChart::noOwner;
        const double radius = isInArea ? std::max(extent(system), areaRadius()) : extent(system);
        left = std::min(left, at.x() - radius);
        top = std::min(top, at.y() - radius);
        right = std::max(right, at.x() + radius);
        bottom = std::max(bottom, at.y() + radius);
    }
    return left <= right ? QRectF(QPointF(left, top), QPointF(right, bottom)) : QRectF();
}

MapCamera cameraOfAll(const MapChart& chart, QSizeF view, bool hasAreas) {
    const QRectF all(QPointF(), view);
    const QRectF room = all.adjusted(edge, edge, -edge, -edge);
    MapCamera camera;
    camera.fit(chart.bounds(), all);
    // Symbols do not grow in proportion to the scale, so the largest scale is found by halving.
    double fits = 0.0;
    double tooLarge = 2.0 * camera.scale;
    MapCamera tried;
    for (int i = 0; i < 14; ++i) {
        tried.scale = (fits + tooLarge) / 2.0;
        const QSizeF drawn = MapLayout(chart, tried).drawnBounds(hasAreas).size();
        (drawn.width() <= room.width() && drawn.height() <= room.height() ? fits : tooLarge) = tried.scale;
    }
    if (fits > 0.0 && chart.systemCount() > 0) { // otherwise the view is too small for the symbols
        camera = {.scale = fits, .offset = {}};
        camera.offset = room.center() - MapLayout(chart, camera).drawnBounds(hasAreas).center();
    }
    return camera;
}

MapFan MapLayout::fan(MapItemPlace place, int shown) const {
    const auto members = m_chart.members(m_chart.items(place.system)[static_cast<std::size_t>(place.item)]);
    const int all = static_cast<int>(members.size());
    const int count = std::min(all, mostInFan);
    const auto found = std::ranges::find(members, shown);
    const int at = found != members.end() ? static_cast<int>(found - members.begin()) : 0;
    const int first = std::clamp(at - count / 2, 0, all - count);
    const int columns = static_cast<int>(std::ceil(std::sqrt(count)));
    const int lines = (count + columns - 1) / columns;
    MapFan fan;
    const QPointF corner =
        itemPoint(place.system, place.item) - QPointF((columns - 1) * fanStep / 2.0, (lines - 1) * fanStep / 2.0);
    fan.panel = QRectF(corner, corner + QPointF((columns - 1) * fanStep, (lines - 1) * fanStep)).adjusted(-9, -9, 9, 9);
    for (int i = 0; i < count; ++i) {
        fan.objects.emplace_back(members[static_cast<std::size_t>(first + i)],
                                 corner + QPointF(i % columns * fanStep, i / columns * fanStep));
    }
    return fan;
}

} // namespace orrery::widgets
