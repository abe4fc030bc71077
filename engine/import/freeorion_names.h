// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

namespace orrery::engine {

/// The format of a value of FreeOrion's scripts.
enum class FreeOrionFormat : unsigned char { number, object, text, objectClass, enumerator, boolean };

/// A property that scripts read: Source.LastTurnConquered.
struct FreeOrionProperty {
    std::string_view focs;
    std::string_view ours; ///< expression, with {} for the object and its dot: "{}created_turn"
    FreeOrionFormat format = FreeOrionFormat::number;
    std::string_view enumeration{}; ///< also "empire", for an object that is an empire
};
/// The turn of FreeOrion: a saved game begins with turn 0 of the run.
inline constexpr std::string_view freeOrionTurn = "(game.first_turn + turn)";
std::span<const FreeOrionProperty> freeOrionProperties();
/// Returns the row of a property. Returns null if there is none.
const FreeOrionProperty* findFreeOrionProperty(std::string_view focs);

/// A word that stands for a number of the game: GalaxySize.
struct FreeOrionWord {
    std::string_view focs;
    std::string_view ours; ///< property of the game object
};
std::span<const FreeOrionWord> freeOrionWords();

struct FreeOrionEnumerator {
    std::string_view focs;
    std::string_view id;
    std::string_view label;
    bool isOff = false; ///< off the wheel or the scale
};

struct FreeOrionEnumeration {
    std::string_view id;
    std::string_view order; ///< none, scale or wheel
    std::string_view label;
    std::span<const FreeOrionEnumerator> values; ///< in the order of FreeOrion's numbers
};
std::span<const FreeOrionEnumeration> freeOrionEnumerations();
/// Returns the values of an enumeration.
std::span<const FreeOrionEnumerator> freeOrionValues(std::string_view enumeration);
/// Returns the id of an enumerator in any case. Returns an empty text if the enumeration has no such value.
std::string_view freeOrionEnumerator(std::string_view enumeration, std::string_view focs);

/// Returns the usual spelling of a meter, also for Damage and MaxDamage. Returns an empty text if there is none.
std::string_view freeOrionMeter(std::string_view keyword);
/// Returns whether a meter has a maximum: Structure, but not Stealth.
bool isFreeOrionPair(std::string_view meter);

/// The names that the scripts define.
struct FreeOrionNames {
    std::map<std::string, std::string, std::less<>> types; ///< type of each class
    std::map<std::string, std::string, std::less<>> ids;   ///< id of the class of each name in the scripts
    std::set<std::string, std::less<>> tags;               ///< groupings that a class has
    std::set<std::string, std::less<>> foci;
    std::set<std::string, std::less<>> rules;
    std::set<std::string, std::less<>> researchedTechs;          ///< techs whose turn of research a script reads
    std::set<std::string, std::less<>> monsters;                 ///< designs of monsters
    std::map<std::string, std::string, std::less<>> partClasses; ///< class of each part, as in the scripts
    std::map<std::string, std::string, std::less<>> strings;     ///< texts of the chosen language

    /// Types of the classes that conditions and values name but no script defines, by id. Writers add to it.
    mutable std::map<std::string, std::string, std::less<>> undefined{};

    mutable std::set<std::string, std::less<>> undefinedFoci{}; ///< foci that conditions name but no species has

    /// Returns the id of a name that no script defines, and notes it.
    std::string noteUndefined(std::string_view name, std::string_view type) const;
    bool isClass(std::string_view id, std::string_view type = {}) const;
};

/// The property with the turn of creation, and its value for a new object.
inline constexpr std::string_view freeOrionCreationTurn = "created_turn";
inline constexpr std::string_view freeOrionCreationTurnValue = "game.first_turn + turn";

/// Returns an id as a name of the format: letters, digits and underscores.
std::string freeOrionId(std::string_view name);

} // namespace orrery::engine
