// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/map_layers.h"

#include <QCoreApplication>

namespace orrery::widgets {

const std::array<MapLayerRow, 6>& mapLayerRows() {
    static constexpr std::array<MapLayerRow, 6> rows{{
        {"names", QT_TRANSLATE_NOOP("MapLayers", "&Names"), &MapLayers::names},
        {"lanes", QT_TRANSLATE_NOOP("MapLayers", "&Lanes"), &MapLayers::lanes},
        {"areas", QT_TRANSLATE_NOOP("MapLayers", "&Areas of empires"), &MapLayers::areas},
        {"fleets", QT_TRANSLATE_NOOP("MapLayers", "&Fleets"), &MapLayers::fleets},
        {"detection", QT_TRANSLATE_NOOP("MapLayers", "&Detection ranges"), &MapLayers::detection},
        {"legend", QT_TRANSLATE_NOOP("MapLayers", "Le&gend"), &MapLayers::legend},
    }};
    return rows;
}

QJsonObject toJson(const MapLayers& layers) {
    QJsonObject json{{QStringLiteral("meter"), layers.meter}};
    for (const MapLayerRow& row : mapLayerRows()) {
        json.insert(QLatin1String(row.key), layers.*row.isOn);
    }
    return json;
}

MapLayers mapLayersFrom(const QJsonObject& json) {
    MapLayers layers;
    layers.meter = json.value(QStringLiteral("meter")).toString();
    for (const MapLayerRow& row : mapLayerRows()) {
        layers.*row.isOn = json.value(QLatin1String(row.key)).toBool(layers.*row.isOn);
    }
    return layers;
}

} // namespace orrery::widgets
