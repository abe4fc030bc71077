// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/map_hit.h"

namespace orrery::widgets {

namespace {
constexpr double reach = 10.0;   ///< maximum distance of a click from its object, in pixels
constexpr double fanReach = 6.5; ///< the same in a fan, whose objects are close together
} // namespace

MapFan fanOf(const MapScene& scene, const MapItemPlace& fan, const std::optional<MapPlace>& selected) {
    return scene.layout.fan(fan, selected && selected->system == fan.system ? selected->object : -1);
}

bool isInFan(const MapScene& scene, const MapItemPlace& fan, const std::optional<MapPlace>& selected, QPointF point) {
    return scene.layout.showsItems(fan.system) && fanOf(scene, fan, selected).panel.contains(point);
}

std::optional<MapPlace> placeAt(const MapScene& scene, QPointF point, const std::optional<MapItemPlace>& fan,
                                const std::optional<MapPlace>& selected) {
    std::optional<MapPlace> found;
    double nearest = reach * reach;
    const auto offer = [&](MapPlace place, QPointF at) {
        const QPointF way = at - point;
        const double distance = QPointF::dotProduct(way, way);
        if (distance < nearest) {
            nearest = distance;
            found = place;
        }
    };
    if (fan && isInFan(scene, *fan, selected, point)) {
        nearest = fanReach * fanReach;
        for (const auto& [object, at] : fanOf(scene, *fan, selected).objects) {
            offer({fan->system, object}, at);
        }
        return found;
    }
    const double around = MapLayout::longestExtent;
    const QRectF area(point - QPointF(around, around), point + QPointF(around, around));
    for (const int system : scene.chart.systemsIn(scene.camera.toGalaxy(area))) {
        if (!scene.chart.isSpace(system)) {
            offer({system, -1}, scene.layout.systemPoint(system));
        }
        if (!scene.layout.showsItems(system)) {
            continue;
        }
        const auto items = scene.chart.items(system);
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (!scene.isHidden(system, items[i])) {
                offer({system, scene.chart.members(items[i]).front()},
                      scene.layout.itemPoint(system, static_cast<int>(i)));
            }
        }
    }
    return found;
}

std::optional<MapItemPlace> groupOf(const MapScene& scene, const std::optional<MapPlace>& place) {
    if (!place || place->object < 0 || !scene.layout.showsItems(place->system)) {
        return std::nullopt;
    }
    const int index = scene.chart.itemOf(*place);
    const MapItem& item = scene.chart.items(place->system)[static_cast<std::size_t>(index)];
    const bool isGroup = item.count > 1 && !scene.isHidden(place->system, item);
    return isGroup ? std::optional(MapItemPlace{place->system, index}) : std::nullopt;
}

QPointF pointOf(const MapScene& scene, MapPlace place, const std::optional<MapItemPlace>& fan) {
    if (place.object < 0 || !scene.layout.showsItems(place.system)) {
        return scene.layout.systemPoint(place.system);
    }
    const MapItemPlace item{place.system, scene.chart.itemOf(place)};
    if (fan && *fan == item) {
        for (const auto& [object, at] : fanOf(scene, item, place).objects) {
            if (object == place.object) {
                return at;
            }
        }
    }
    return scene.layout.itemPoint(item.system, item.item);
}

} // namespace orrery::widgets
