// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/galaxy/map_camera.h"
#include "widgets/galaxy/map_chart.h"
#include "widgets/galaxy/map_layers.h"
#include "widgets/galaxy/map_layout.h"
#include "widgets/galaxy/map_values.h"
#include "widgets/theme/theme.h"

#include <optional>
#include <vector>

namespace orrery::widgets {

/// The content of a picture of a galaxy, without anything that depends on the selection, the mouse or marks.
class MapScene {
public:
    /// @param view area of the widget @param values values to show; null: none
    MapScene(const MapChart& chart, const MapCamera& camera, const MapLayers& layers, QRectF view, const Theme& colours,
             const MapValues* values = nullptr);

    const MapChart& chart;
    const MapCamera& camera;
    const MapLayers& layers;
    const Theme& colours;
    const MapLayout layout;
    const QRectF view;
    const MapValues* const values;  ///< null: no layer of values
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
    /// Returns the values of a channel; null if the map does not show it.
    const MapChannelValues* channel(MapChannel which) const { return values ? values->shown(which) : nullptr; }
    /// Returns the value of a system or of a place in empty space, or of an item; NaN: none.
    double valueOf(const MapChannelValues& channel, int system) const;
    double valueOf(const MapChannelValues& channel, int system, const MapItem& item) const;
    /// Returns whether a system has a value of its own, not that of its objects.
    bool isOwnValue(const MapChannelValues& channel, int system) const;
    /// Returns the text beside the name of a system, an item or an object; empty: none.
    QString valueText(int system) const;
    QString valueText(int system, const MapItem& item) const;
    QString valueText(const MapObject& object) const;
    /// Returns the numbers of circles: of the layer of values, otherwise of the chosen meter. NaN: no circle.
    double circleNumber(int system) const;
    double circleNumber(int system, const MapItem& item) const;
    double largestCircle() const;
    bool hasNegativeCircle() const;
    /// Returns the radius of the circle for a number. Its area is proportional to the number.
    double circleRadius(double value) const;

private:
    const MapChannelValues* labelled() const;
    QString labelOf(const MapChannelValues& channel, double value) const;
};

} // namespace orrery::widgets
