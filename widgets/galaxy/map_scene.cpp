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

MapScene::MapScene(const MapChart& galaxy, const MapCamera& at, const MapLayers& shown, QRectF area, const Theme& theme,
                   const MapValues* ofLayer)
    : chart(galaxy), camera(at), layers(shown), colours(theme), layout(galaxy, at), view(area), values(ofLayer),
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

double MapScene::valueOf(const MapChannelValues& ofChannel, int system) const {
    if (!chart.isSpace(system)) {
        return ofChannel.at(chart.system(system).row);
    }
    std::vector<double> some;
    for (const MapObject& object : chart.system(system).objects) {
        some.push_back(ofChannel.at(object.row));
    }
    return engine::gathered(some, ofChannel.read().gather, ofChannel.read().kind);
}

double MapScene::valueOf(const MapChannelValues& ofChannel, int system, const MapItem& item) const {
    if (item.count == 1) {
        return ofChannel.at(firstObject(system, item).row);
    }
    std::vector<double> some;
    for (const int object : chart.members(item)) {
        some.push_back(ofChannel.at(chart.system(system).objects[static_cast<std::size_t>(object)].row));
    }
    return engine::gathered(some, ofChannel.read().gather, ofChannel.read().kind);
}

bool MapScene::isOwnValue(const MapChannelValues& ofChannel, int system) const {
    return !chart.isSpace(system) && !ofChannel.isGathered(chart.system(system).row) &&
           !std::isnan(ofChannel.at(chart.system(system).row));
}

/// Returns the channel whose values stand beside names. Colours and sizes have their numbers there, too (I5.4).
const MapChannelValues* MapScene::labelled() const {
    for (const MapChannel which : {MapChannel::label, MapChannel::colour, MapChannel::size, MapChannel::heat}) {
        if (const MapChannelValues* const found = channel(which)) {
            return found;
        }
    }
    return nullptr;
}

QString MapScene::labelOf(const MapChannelValues& ofChannel, double value) const {
    // Values that did not change would only fill the map.
    return ofChannel.read().kind == engine::ObjectValueKind::difference && value == 0.0 ? QString()
                                                                                        : ofChannel.textOf(value);
}

QString MapScene::valueText(int system) const {
    const MapChannelValues* const found = labelled();
    return found ? labelOf(*found, valueOf(*found, system)) : QString();
}

QString MapScene::valueText(int system, const MapItem& item) const {
    const MapChannelValues* const found = labelled();
    const QString text = found ? labelOf(*found, valueOf(*found, system, item)) : QString();
    // Nobody asked for a text at each object, so those that have the text of their system do not repeat it.
    const bool isRepeated =
        channel(MapChannel::label) == nullptr && !chart.isSpace(system) && text == valueText(system);
    return isRepeated ? QString() : text;
}

QString MapScene::valueText(const MapObject& object) const {
    const MapChannelValues* const found = labelled();
    return found ? labelOf(*found, found->at(object.row)) : QString();
}

double MapScene::circleNumber(int system) const {
    const MapChannelValues* const size = channel(MapChannel::size);
    return size ? valueOf(*size, system) : chart.value(system).now;
}

double MapScene::circleNumber(int system, const MapItem& item) const {
    const MapChannelValues* const size = channel(MapChannel::size);
    return size ? valueOf(*size, system, item) : chart.value(system, item).now;
}

double MapScene::largestCircle() const {
    const MapChannelValues* const size = channel(MapChannel::size);
    return size ? std::max(std::abs(size->read().low), std::abs(size->read().high)) : chart.largestValue();
}

bool MapScene::hasNegativeCircle() const {
    const MapChannelValues* const size = channel(MapChannel::size);
    return size ? size->read().low < 0.0 : chart.hasNegativeValue();
}

double MapScene::circleRadius(double value) const {
    const double largest = std::clamp(layout.spacing() * 0.45, 3.5, 32.0);
    const double share = largestCircle() > 0.0 ? std::abs(value) / largestCircle() : 0.0;
    return largest * std::sqrt(std::min(share, 1.0));
}

} // namespace orrery::widgets
