// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/features/map_layers.h"

#include "app/ide/main_window.h"
#include "widgets/base/kept_fields.h"
#include "widgets/galaxy/galaxy_view.h"
#include "widgets/galaxy/map_layers_menu.h"

namespace orrery::ide {

using namespace orrery::widgets;

namespace {
const QString keptAs = QStringLiteral("map.layers");
} // namespace

MapLayersFeature::MapLayersFeature(MainWindow& window) : Feature(window) {
    GalaxyView& galaxy = window.galaxy();
    window.actions()["view.layers"].setMenu(&galaxy.layersMenu());
    if (auto* const fields = window.findChild<KeptFields*>()) {
        connect(&galaxy, &GalaxyView::layersChanged, fields,
                [fields](const MapLayers& layers) { fields->setValue(keptAs, toJson(layers)); });
        connect(fields, &KeptFields::replaced, &galaxy,
                [fields, &galaxy] { galaxy.setLayers(mapLayersFrom(fields->values().value(keptAs).toObject())); });
    }
}

} // namespace orrery::ide
