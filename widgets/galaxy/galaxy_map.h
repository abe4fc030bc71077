// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPointF>
#include <QString>

#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace orrery::widgets {

/// A number that an object does not have.
inline constexpr double noNumber = std::numeric_limits<double>::quiet_NaN();

/// An object on the map, as the galaxy view draws it. The row in the universe identifies the object.
struct MapObject {
    std::uint32_t row = 0;
    QString name;
    bool isNamed = true; ///< false: the name is the class with the id
    QString kind;        ///< id of the type, which determines the symbol
    QString kindLabel;   ///< name of the type for designers; empty: as `kind`
    QString ofClass;     ///< name of the class for designers; empty: no class in the content
    int owner = -1;      ///< index of the empire's colour; -1: no owner
    bool isCapital = false;
    bool isBody = false;      ///< true if attached to the system itself, as planets are
    bool isMobile = false;    ///< true if it can move between systems
    double detection = 0.0;   ///< detection range in the galaxy's units; 0: none
    double value = noNumber;  ///< value of the chosen meter
    double before = noNumber; ///< value of the chosen meter at the end of the marked turn
};

/// A star system, or a place in empty space with objects.
struct MapSystem {
    std::uint32_t row = 0; ///< of no meaning in empty space
    bool isSpace = false;  ///< true for a place in empty space
    QString name;
    QString starColour;      ///< name of the colour in the vocabulary; empty: no star
    QPointF position;        ///< position in the galaxy, in the galaxy's units
    std::vector<int> owners; ///< indices of empires' colours
    std::vector<MapObject> objects;
    double before = noNumber; ///< sum of the chosen meter over the objects that were here at the end of the marked turn
};

/// A meter that the map can show.
struct MapMeter {
    QString id;
    QString label;
};

/// The content of the galaxy view: plain values, copied from a view of the universe after each step.
struct GalaxyMap {
    std::vector<MapSystem> systems;
    std::vector<std::pair<int, int>> lanes; ///< pairs of indices into `systems`
    std::vector<QColor> empireColours;
    std::vector<QString> empireNames;
    std::vector<std::uint32_t> empireRows;   ///< rows of the empires, in the same order
    std::vector<MapMeter> meters;            ///< meters that objects of the map can have
    QString meter;                           ///< label of the meter in MapObject::value; empty: none
    std::optional<std::uint32_t> markedTurn; ///< turn of MapObject::before
};

/// The place of an object: its system's index, and its index among the system's objects (-1: the system itself).
struct MapPlace {
    int system = -1;
    int object = -1;
    bool operator==(const MapPlace&) const = default;
};

} // namespace orrery::widgets
