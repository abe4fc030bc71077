// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace orrery::widgets {

/// An object on the map, as the galaxy view draws it. Objects are named by their row in the universe.
struct MapObject {
    std::uint32_t row = 0;
    QString name;
    QString kind;   ///< the type's id: chooses the glyph
    int owner = -1; ///< index of the empire's colour; -1: nobody
    bool isCapital = false;
    bool isVisible = true;
};

/// A star system, or a place in empty space that holds objects.
struct MapSystem {
    std::uint32_t row = 0;
    QString name;
    QString starColour;      ///< the vocabulary's name of it; empty for none
    QPointF position;        ///< in the galaxy's own units
    std::vector<int> owners; ///< indices of empires' colours
    std::vector<MapObject> objects;
};

/// What the galaxy view shows: plain values, made anew from a view of the universe after each step.
struct GalaxyMap {
    std::vector<MapSystem> systems;
    std::vector<std::pair<int, int>> lanes; ///< by index into systems
    std::vector<QColor> empireColours;
    std::vector<QString> empireNames;

    QRectF bounds() const;
    /// Where an object is: its system's index, and its place among the system's objects (-1: the system itself).
    struct Place {
        int system = -1;
        int object = -1;
    };
    std::optional<Place> find(std::uint32_t row) const;
};

/// A label's claim to be drawn: more important ones come first, and none overlaps another (I4.1).
struct LabelRequest {
    QRectF rectangle;
    double importance = 0.0;
    int subject = 0;
    std::vector<QRectF> elsewhere{}; ///< tried in order where the first place is taken
};
/// The subjects whose labels fit, most important first; equal ones by subject. O(n) by a grid of taken cells.
/// @param obstacles what no label may cover, save its own subject's; their importance means nothing.
std::vector<LabelRequest> placeLabels(std::vector<LabelRequest> requests,
                                      const std::vector<LabelRequest>& obstacles = {});

/// The system to go to from one with an arrow key: nearest within 45° of the direction, distance and angle weighed; -1
/// where there is none.
int systemTowards(const GalaxyMap& map, int from, QPointF direction);

} // namespace orrery::widgets
