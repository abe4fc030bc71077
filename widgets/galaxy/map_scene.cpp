// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/map_scene.h"

#include <algorithm>
#include <cmath>

namespace orrery::widgets {

namespace {

std::vector<int> visibleSystems(const MapChart& chart, const MapCamera& camera, const QRectF& view) {
    const double reach = std::min(MapLayout::longestExtent, std::max(chart.spacing() * camera.scale * 2.0, 60.0));
    return chart.systemsIn(camera.toGalaxy(view.adjusted(-reach, -reach, reach, reach)));
}

} // namespace

MapScene::MapScene(const MapChart& galaxy, const MapCamera& at, const MapLayers& shown, QRectF area, const Theme& theme)
    : chart(galaxy), camera(at), layers(shown), colours(theme), layout(galaxy, at), view(area),
      visible(visibleSystems(galaxy, at, area)) {}

QColor MapScene::empireColour(int index) const {
    if (index < 0) {
        return colours.dimText;
    }
    const std::vector<QColor>& given = chart.map().empireColours;
    return index < static_cast<int>(given.size()) ? given[static_cast<std::size_t>(index)]
                                                  : colours.categoricalColour(index);
}

std::vector<QColor> MapScene::empireColours() const {
    std::vector<QColor> all;
    for (int i = 0; i < static_cast<int>(chart.map().empireColours.size()); ++i) {
        all.push_back(empireColour(i));
    }
    all.push_back(empireColour(-1));
    return all;
}

std::vector<QColor> MapScene::outlines() const {
    std::vector<QColor> all = empireColours();
    for (QColor& colour : all) {
        colour = outlineOf(colour, colours.base, colours);
    }
    return all;
}

int MapScene::colourIndex(int empire) const {
    const auto count = static_cast<int>(chart.map().empireColours.size());
    return empire >= 0 && empire < count ? empire : count;
}

const MapObject& MapScene::firstObject(int system, const MapItem& item) const {
    return chart.system(system).objects[static_cast<std::size_t>(chart.members(item).front())];
}

bool MapScene::isHidden(int system, const MapItem& item) const {
    return !layers.fleets && firstObject(system, item).isMobile;
}

double MapScene::circleRadius(double value) const {
    const double largest = std::clamp(layout.spacing() * 0.45, 3.5, 32.0);
    const double share = chart.largestValue() > 0.0 ? std::abs(value) / chart.largestValue() : 0.0;
    return largest * std::sqrt(std::min(share, 1.0));
}

} // namespace orrery::widgets
