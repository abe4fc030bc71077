// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/galaxy/map_scene.h"

#include <optional>

namespace orrery::widgets {

/// Returns the object drawn nearest to a point, within a few pixels; nullopt if there is none. Of a system and its
/// objects, returns the nearest. For an item whose objects do not show one by one, returns its first object.
/// @param fan item whose objects show one by one
/// @param selected place of the selected object, which is always in the fan
std::optional<MapPlace> placeAt(const MapScene& scene, QPointF point, const std::optional<MapItemPlace>& fan,
                                const std::optional<MapPlace>& selected);
/// Returns whether a point is on the panel of a fan.
bool isInFan(const MapScene& scene, const MapItemPlace& fan, const std::optional<MapPlace>& selected, QPointF point);

/// Returns the item of an object if the item shows and has several objects; otherwise nullopt.
std::optional<MapItemPlace> groupOf(const MapScene& scene, const std::optional<MapPlace>& place);

/// Returns the point of an object or system.
QPointF pointOf(const MapScene& scene, MapPlace place, const std::optional<MapItemPlace>& fan);

/// Returns the objects of an item, spread around its point. The selected object is among them.
MapFan fanOf(const MapScene& scene, const MapItemPlace& fan, const std::optional<MapPlace>& selected);

} // namespace orrery::widgets
