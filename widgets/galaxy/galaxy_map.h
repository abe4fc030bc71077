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

/// An object on the map, as the galaxy view draws it. Its row in the universe identifies it.
struct MapObject {
    std::uint32_t row = 0;
    QString name;
    QString kind;   ///< the type's id; determines the glyph
    int owner = -1; ///< index of the empire's colour; -1: no owner
    bool isCapital = false;
    bool isVisible = true;
};

/// A star system, or a place in empty space that holds objects.
struct MapSystem {
    std::uint32_t row = 0;
    QString name;
    QString starColour;      ///< its name in the vocabulary; empty for none
    QPointF position;        ///< in the galaxy's own units
    std::vector<int> owners; ///< indices of empires' colours
    std::vector<MapObject> objects;
};

/// The content of the galaxy view: plain values, made from a view of the universe after each step.
struct GalaxyMap {
    std::vector<MapSystem> systems;
    std::vector<std::pair<int, int>> lanes; ///< by index into systems
    std::vector<QColor> empireColours;
    std::vector<QString> empireNames;

    QRectF bounds() const;
    /// The place of an object: its system's index, and its index among the system's objects (-1: the system itself).
    struct Place {
        int system = -1;
        int object = -1;
    };
    std::optional<Place> find(std::uint32_t row) const;
};

/// A request to draw a label. More important labels come first, and none overlaps another (I4.1).
struct LabelRequest {
    QRectF rectangle;
    double importance = 0.0;
    int subject = 0;
    std::vector<QRectF> elsewhere{}; ///< tried in order if the first place is taken
};
/// Returns the labels that fit, most important first; equal ones by subject. A grid of taken cells makes it O(n).
/// @param obstacles rectangles that no label may cover, except its own subject's; their importance is ignored.
std::vector<LabelRequest> placeLabels(std::vector<LabelRequest> requests,
                                      const std::vector<LabelRequest>& obstacles = {});

/// Returns the system that an arrow key leads to: the nearest within 45° of the direction, weighing distance and angle.
/// Returns -1 if there is none.
int systemTowards(const GalaxyMap& map, int from, QPointF direction);

} // namespace orrery::widgets
