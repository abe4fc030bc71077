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

/// An object on the map, as the galaxy view draws it. The row in the universe identifies the object.
struct MapObject {
    std::uint32_t row = 0;
    QString name;
    QString kind;   ///< id of the type, which determines the symbol
    int owner = -1; ///< index of the empire's colour; -1: no owner
    bool isCapital = false;
    bool isVisible = true;
};

/// A star system, or a place in empty space with objects.
struct MapSystem {
    std::uint32_t row = 0;
    QString name;
    QString starColour;      ///< name of the colour in the vocabulary; empty: no star
    QPointF position;        ///< position in the galaxy, in the galaxy's units
    std::vector<int> owners; ///< indices of empires' colours
    std::vector<MapObject> objects;
};

/// The content of the galaxy view: plain values, copied from a view of the universe after each step.
struct GalaxyMap {
    std::vector<MapSystem> systems;
    std::vector<std::pair<int, int>> lanes; ///< pairs of indices into `systems`
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

/// A request to draw a label. More important labels get their place first, and labels do not overlap (I4.1).
struct LabelRequest {
    QRectF rectangle;
    double importance = 0.0;
    int subject = 0;
    std::vector<QRectF> elsewhere{}; ///< other places for the label, in the order of preference
};
/// Returns the labels that fit, sorted by decreasing importance, then by subject. Takes O(n) time for the placing,
/// because a grid finds the overlaps.
/// @param obstacles rectangles that a label may cover only if it has the same subject. Their importance has no meaning.
std::vector<LabelRequest> placeLabels(std::vector<LabelRequest> requests,
                                      const std::vector<LabelRequest>& obstacles = {});

/// Returns the system to which an arrow key moves: the nearest within 45° of the direction. A larger angle counts as a
/// longer distance. Returns -1 if there is none.
int systemTowards(const GalaxyMap& map, int from, QPointF direction);

} // namespace orrery::widgets
