// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// A word of FreeOrion with its equivalent in the shipped vocabulary.
struct ClassicName {
    std::string_view classic;
    std::string_view ours; ///< empty: the engine has no equivalent
};

/// Returns the meters in the order of the game's list. The whole import uses a meter's position in this list as its
/// index.
std::span<const ClassicName> classicMeters(); // METER_POPULATION → Population
std::span<const ClassicName> classicStockpiles();
std::span<const ClassicName> classicObjectTypes();

/// An enumeration of the game with the equivalent one in the vocabulary.
struct ClassicEnumeration {
    std::string_view id; ///< id of the enumeration in the vocabulary: "PlanetSize"
    std::string_view label;
    std::span<const ClassicName> values;
};
std::span<const ClassicEnumeration> classicEnumerations();
const ClassicEnumeration& classicEnumeration(std::string_view id);

/// A member of objects that expressions can read, other than a meter.
struct ClassicProperty {
    std::string_view classic;
    std::string_view ours;        ///< empty: the engine has no equivalent
    std::string_view enumeration; ///< enumeration of its values, or "object" or "type"; empty: a number
};
std::span<const ClassicProperty> classicProperties();

/// Returns the row of a word. Returns null if there is none.
const ClassicName* findClassic(std::span<const ClassicName> names, std::string_view classic);

/// Returns all words of a list, for suggestions.
std::vector<std::string> classicWords(std::span<const ClassicName> names);

} // namespace orrery::engine
