// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/galaxy/map_marks.h"
#include "widgets/galaxy/map_scene.h"
#include "widgets/galaxy/map_symbols.h"

#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace orrery::widgets {

/// A line of the legend: a mark, circles of the chosen meter, or words alone.
struct MapKeyRow {
    QString words;
    std::optional<MapMark> mark{};
    std::vector<double> circles{};   ///< numbers of the meter that the circles show, the largest first
    bool isHatch = false;            ///< a hatched sample, for detection ranges
    std::optional<MapChannel> bar{}; ///< the colours along the scale of a channel, with its ticks
    std::optional<QRgb> sample{};    ///< a disc of this colour; fully transparent: only its outline
    bool isTitle = false;
};

/// Returns the lines of the legend: its title, marks, the chosen meter with samples of its circles, and layers that
/// need words. A folded legend has only the title, and one that is too high for the view tells how many lines are
/// missing.
std::vector<MapKeyRow> mapKey(const QPainter& painter, const MapScene& scene, const MapLegend& marks);
/// Returns the area of the legend, in the lower left corner; empty without lines.
QRectF mapKeyArea(const QPainter& painter, const MapScene& scene, const std::vector<MapKeyRow>& rows);
void paintMapKey(QPainter& painter, const MapScene& scene, const std::vector<MapKeyRow>& rows, const QRectF& area,
                 MapSymbols& symbols, MarkPictures& marks);

} // namespace orrery::widgets
