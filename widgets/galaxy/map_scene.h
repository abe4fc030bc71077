// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/galaxy/map_camera.h"
#include "widgets/galaxy/map_chart.h"
#include "widgets/galaxy/map_layers.h"
#include "widgets/galaxy/map_layout.h"
#include "widgets/theme/theme.h"

#include <optional>
#include <vector>

namespace orrery::widgets {

/// The content of a picture of a galaxy, without anything that depends on the selection, the mouse or marks.
class MapScene {
public:
    /// @param view area of the widget
    MapScene(const MapChart& chart, const MapCamera& camera, const MapLayers& layers, QRectF view,
             const Theme& colours);

    const MapChart& chart;
    const MapCamera& camera;
    const MapLayers& layers;
    const Theme& colours;
    const MapLayout layout;
    const QRectF view;
    const std::vector<int> visible; ///< systems of which a part is in the view

    /// Returns the colour of an empire; for -1, the colour of objects without an owner.
    QColor empireColour(int index) const;
    /// Returns the colours of all empires, and of objects without an owner at the end.
    std::vector<QColor> empireColours() const;
    /// Returns the colours of their outlines, which have enough contrast (I5.4).
    std::vector<QColor> outlines() const;
    /// Returns the index into empireColours().
    int colourIndex(int empire) const;
    /// Returns whether an item is in a layer that is off.
    bool isHidden(int system, const MapItem& item) const;
    const MapObject& firstObject(int system, const MapItem& item) const;
    /// Returns the radius of the circle for a number of the chosen meter. Its area is proportional to the number.
    double circleRadius(double value) const;
};

} // namespace orrery::widgets
