// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/galaxy/map_camera.h"
#include "widgets/galaxy/map_chart.h"

#include <QRectF>

#include <utility>
#include <vector>

namespace orrery::widgets {

/// An item of a system, by indices; -1: none.
struct MapItemPlace {
    int system = -1;
    int item = -1;
    bool operator==(const MapItemPlace&) const = default;
};

/// The objects of one item, each at a place of its own.
struct MapFan {
    QRectF panel;
    std::vector<std::pair<int, QPointF>> objects; ///< indices into MapSystem::objects, with their points
};

/// The places and sizes of everything on the map at one camera, in pixels of the view. The details of a system show
/// when the system has room for them.
class MapLayout {
public:
    MapLayout(const MapChart& chart, const MapCamera& camera) : m_chart(chart), m_camera(camera) {}

    QPointF systemPoint(int system) const { return m_camera.toScreen(m_chart.position(system)); }
    /// Returns the typical distance between neighbouring systems.
    double spacing() const { return m_chart.spacing() * m_camera.scale; }
    /// Returns the distance from a system within which no other system has details.
    double room(int system) const { return m_chart.room(system) * m_camera.scale; }
    double starRadius(int system) const;

    /// Returns whether the items of a system show. Those in empty space always do, because nothing else shows there.
    bool showsItems(int system) const;
    bool showsItemNames(int system) const { return room(system) >= 34.0; }
    QPointF itemPoint(int system, int item) const;
    double itemRadius(int system) const;
    /// Returns the radius of a circle around a system with everything in it.
    double extent(int system) const;
    /// Returns the radius of the area of an empire around each of its systems.
    double areaRadius() const;
    /// Returns a rectangle around all systems with everything that is drawn around them, except labels and ranges.
    QRectF drawnBounds(bool hasAreas) const;
    /// Returns the longest extent of any system that shows its items.
    static constexpr double longestExtent = 260.0;

    /// Returns the objects of an item, spread around its point.
    /// @param shown object that must be among them if there are too many for all to show; -1: none
    MapFan fan(MapItemPlace place, int shown) const;

private:
    double ringRadius(int system, int ring) const;

    const MapChart& m_chart;
    const MapCamera& m_camera;
};

/// Returns the camera that shows the whole galaxy as large as possible, with room for labels at the edges.
MapCamera cameraOfAll(const MapChart& chart, QSizeF view, bool hasAreas);

} // namespace orrery::widgets
