// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// A word of FreeOrion's and what the shipped vocabulary calls it.
struct ClassicName {
    std::string_view classic;
    std::string_view ours; ///< empty: nothing in the engine stands for it
};

/// The meters, in the order of the game's own list; a meter's place here is its index everywhere in the import.
std::span<const ClassicName> classicMeters(); // METER_POPULATION → Population
std::span<const ClassicName> classicStockpiles();
std::span<const ClassicName> classicObjectTypes();

/// A list of the game's values and the enumeration that stands for it.
struct ClassicEnumeration {
    std::string_view id; ///< of the enumeration in the vocabulary: "PlanetSize"
    std::string_view label;
    std::span<const ClassicName> values;
};
std::span<const ClassicEnumeration> classicEnumerations();
const ClassicEnumeration& classicEnumeration(std::string_view id);

/// What an expression can read of an object, besides meters.
struct ClassicProperty {
    std::string_view classic;
    std::string_view ours;        ///< empty: nothing in the engine stands for it
    std::string_view enumeration; ///< whose values it has; "object" and "type" for those; empty: a number
};
std::span<const ClassicProperty> classicProperties();

/// The row of a word, or null.
const ClassicName* findClassic(std::span<const ClassicName> names, std::string_view classic);

/// All words of a list, for suggestions.
std::vector<std::string> classicWords(std::span<const ClassicName> names);

} // namespace orrery::engine
