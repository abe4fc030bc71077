// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/galaxy/map_scene.h"
#include "widgets/galaxy/map_symbols.h"

#include <optional>

class QImage;
class QPainter;

namespace orrery::widgets {

/// Paints the areas of empires, detection ranges, lanes, circles of the chosen meter, systems and objects.
/// @param image image of the view, of the format RGB32
void paintBackground(QImage& image, const MapScene& scene, MapSymbols& symbols);
/// Writes them as shapes into a drawing. Areas, ranges and heat are one image in it.
void paintBackground(QPainter& drawing, const MapScene& scene, MapSymbols& symbols);

/// Returns the circle for a number of the chosen meter: dashed for a negative number.
MapSymbol circleSymbol(const MapScene& scene, double number);
/// Returns the symbol of an object in the colour of its owner.
MapSymbol objectSymbol(const MapScene& scene, const MapObject& object, double radius);
/// Fills a symbol with the colour of a value; NaN: no fill.
void fillByValue(MapSymbol& symbol, const MapValueColours& colours, double value);
/// Returns the colours of the values that symbols show; nullopt if they show their owners.
std::optional<MapValueColours> valueColours(const MapScene& scene);

} // namespace orrery::widgets
