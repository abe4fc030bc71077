// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/galaxy/map_labels.h"
#include "widgets/galaxy/map_marks.h"
#include "widgets/galaxy/map_scene.h"
#include "widgets/galaxy/map_symbols.h"

#include <QHash>

#include <optional>

class QPainter;

namespace orrery::widgets {

/// The parts of the picture that depend on the selection, the mouse and marks.
struct MapEmphasis {
    const QHash<std::uint32_t, MapMark>& marks; ///< marks by the object's row
    const MapLegend& legend;
    std::optional<MapPlace> selected{};
    std::optional<MapPlace> hovered{};
    std::optional<MapItemPlace> fan{}; ///< item whose objects show one by one
};

/// The pictures and texts that frames share.
struct MapPictures {
    MapSymbols symbols;
    MarkPictures marks;
    LabelTexts texts;
    void clear() {
        symbols.clear();
        marks.clear();
        texts.clear();
    }
};

/// The names that were painted, and the area of the legend; empty: there is none.
struct MapShown {
    std::vector<MapName> names;
    QRectF key;
};

/// Paints marks, the selection, the objects of a fan, names and the legend.
MapShown paintForeground(QPainter& painter, const MapScene& scene, const MapEmphasis& emphasis, MapPictures& pictures);

} // namespace orrery::widgets
