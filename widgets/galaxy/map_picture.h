// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/galaxy/map_camera.h"
#include "widgets/galaxy/map_chart.h"
#include "widgets/galaxy/map_layers.h"
#include "widgets/galaxy/map_layout.h"
#include "widgets/galaxy/map_marks.h"
#include "widgets/galaxy/map_values.h"

#include <QByteArray>
#include <QFont>
#include <QHash>
#include <QSizeF>
#include <QString>

#include <optional>

namespace orrery::widgets {

struct Theme;

/// The map as a view shows it, without the mouse, for a file (I5.5). Any thread can paint it.
struct MapPicture {
    MapChartPtr chart;
    MapCamera camera;
    MapLayers layers;
    QSizeF size; ///< pixels
    MapValuesPtr values{};
    QHash<std::uint32_t, MapMark> marks{};
    MapLegend legend{};
    std::optional<MapPlace> selected{};
    std::optional<MapItemPlace> fan{};
    const Theme* colours = nullptr;
    QFont font{};
    int dpi = 96;
    QString title{}; ///< of the drawing

    /// Returns the same part of the galaxy, large enough for the names: systems get the space of a short name, up to a
    /// longer side of 4,000 pixels. Never smaller than the view.
    MapPicture enlarged() const;
};

/// Returns the map as a PNG file. A small one has two pixels for each pixel of the view.
QByteArray pngOf(const MapPicture& picture);
/// Returns the map as an SVG file, whose names are text. Only the areas and the heat are an image in it.
QByteArray svgOf(const MapPicture& picture);

} // namespace orrery::widgets
