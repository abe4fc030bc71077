// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/galaxy/map_camera.h"
#include "widgets/galaxy/map_marks.h"

#include <QHash>

#include <optional>

namespace orrery::widgets {

/// The content of a picture of a galaxy.
struct GalaxyScene {
    const GalaxyMap& map;
    const MapCamera& camera;
    const QHash<std::uint32_t, MapMark>& marks; ///< marks by the object's row
    const MapLegend& legend;
    std::optional<std::uint32_t> selected; ///< row of the selected object
    QRectF view;
    const Theme& colours;
    MarkPictures& pictures;
};

/// Paints the lanes, systems and objects, their marks and names, and the legend.
void paintGalaxy(QPainter& painter, const GalaxyScene& scene);

} // namespace orrery::widgets
