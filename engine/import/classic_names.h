// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// A word of FreeOrion and its equivalent in the shipped vocabulary.
struct ClassicName {
    std::string_view classic;
    std::string_view ours; ///< empty: the engine has no equivalent
};

/// Returns the meters in the order of the game's own list. A meter's position here is its index in the whole import.
std::span<const ClassicName> classicMeters(); // METER_POPULATION → Population
std::span<const ClassicName> classicStockpiles();
std::span<const ClassicName> classicObjectTypes();

/// A list of the game's values and its equivalent enumeration.
struct ClassicEnumeration {
    std::string_view id; ///< of the enumeration in the vocabulary: "PlanetSize"
    std::string_view label;
    std::span<const ClassicName> values;
};
std::span<const ClassicEnumeration> classicEnumerations();
const ClassicEnumeration& classicEnumeration(std::string_view id);

/// A member other than a meter that an expression can read of an object.
struct ClassicProperty {
    std::string_view classic;
    std::string_view ours;        ///< empty: the engine has no equivalent
    std::string_view enumeration; ///< the enumeration of its values, or "object" or "type"; empty: a number
};
std::span<const ClassicProperty> classicProperties();

/// Returns the row of a word, or null.
const ClassicName* findClassic(std::span<const ClassicName> names, std::string_view classic);

/// Returns all words of a list, for suggestions.
std::vector<std::string> classicWords(std::span<const ClassicName> names);

} // namespace orrery::engine
