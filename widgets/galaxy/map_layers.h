// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

#include <array>

namespace orrery::widgets {

/// The layers of the map that the user switches on and off. The choice is kept with the session.
struct MapLayers {
    bool names = true;
    bool lanes = true;
    bool areas = true;
    bool fleets = true;
    bool detection = false;
    bool legend = true; ///< false: the legend is folded to its title
    QString meter;      ///< id of the meter that circles show; empty: none

    bool operator==(const MapLayers&) const = default;
};

/// A layer with a switch: its name in stored sessions, its text in menus, and its switch.
struct MapLayerRow {
    const char* key;
    const char* text; ///< in the translation context "MapLayers"
    bool MapLayers::*isOn;
};
const std::array<MapLayerRow, 6>& mapLayerRows();

QJsonObject toJson(const MapLayers& layers);
/// Reads stored layers. A missing value, or one of another kind, gets its default.
MapLayers mapLayersFrom(const QJsonObject& json);

} // namespace orrery::widgets
