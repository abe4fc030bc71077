// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QPointF>

#include <vector>

namespace orrery::widgets {

/// A disc on the map, in pixels of the view.
struct MapDisc {
    QPointF at;
    double radius = 0.0;
    static constexpr int noColour = -1;
    int colour = 0; ///< index into the colours; or noColour for a place that belongs to nobody
};

/// Areas and ranges on the map.
struct MapRegions {
    /// Where these discs overlap, a point belongs to the nearest centre. So two areas meet in the middle between their
    /// systems.
    std::vector<MapDisc> areas{};
    /// Each colour has the union of these discs, hatched.
    std::vector<MapDisc> ranges{};
    std::vector<QColor> colours{};
    std::vector<QColor> outlines{}; ///< colours of the edges, which are stronger than the inside
};

/// Fills an image of the format RGB32 with a colour, and with areas and ranges over it.
void paintRegions(QImage& image, const QColor& below, const MapRegions& regions);

} // namespace orrery::widgets
