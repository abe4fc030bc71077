// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"
#include "engine/vocabulary/format.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

// The declarations of vocabulary files (docs/content-format.md). Plain data. Other code refers to a declaration by its
// index, which is valid as long as its Vocabulary.
using EnumerationIndex = std::uint16_t;
using MeterIndex = std::uint16_t;
using PropertyIndex = std::uint16_t;
using ResourceIndex = std::uint16_t;
using TypeIndex = std::uint16_t;

enum class EnumerationOrder : std::uint8_t { none, scale, wheel };

struct Enumerator {
    std::string id;
    std::vector<std::string> aliases;
    std::string label;
    bool off = false; ///< true if it is not on the wheel or scale, and matches only itself (E5.6)
    Location where;
};

struct Enumeration {
    std::string id;
    std::string label;
    EnumerationOrder order = EnumerationOrder::none;
    std::vector<Enumerator> values;
    Location where;
    std::map<std::string, std::uint16_t, std::less<>> names; ///< indices of all values, by id and alias; see index()

    /// Adds a value whose names no other value has.
    void add(Enumerator value);
    /// Makes look-ups fast; call it after changes of `values`. Without it find() searches all values.
    void index();
    std::optional<std::uint16_t> find(std::string_view idOrAlias) const;
    /// Returns the number of steps between two values along the scale or the wheel (the shorter way); 0 if they are
    /// equal. Otherwise nullopt if one is off the scale or wheel, or if the enumeration has no order.
    std::optional<int> distance(std::uint16_t a, std::uint16_t b) const;
};

struct Meter {
    std::string id;
    std::string label;
    std::string help;
    double minimum = 0.0;
    double maximum = 1e15;
    double initial = 0.0;
    bool rebuilt = true; ///< true if the maximum, or a single meter's value, starts each turn at 0 (E8.1)
    bool single = false; ///< true if it has no maximum (G2.2)
    std::string growth;  ///< text of the expression for the new current value; empty: the shipped default (E8.2)
    Location growthWhere;
    Location where;
    std::optional<MeterIndex> partOf; ///< for a part meter: the declared meter of which it is one (Type::partMeters)
    PropertyIndex parts = 0;          ///< for a part meter: the list whose classes are the parts
    std::string part;                 ///< for a part meter: the id of its class
};

/// Returns the id of a part meter: "Capacity[LASER]".
inline std::string partMeterId(std::string_view meter, std::string_view part) {
    return std::string(meter).append("[").append(part).append("]");
}

struct Property {
    std::string id;
    std::vector<std::string> aliases;
    std::string label;
    std::string help;
    Format format;
    std::optional<TypeIndex> classType; ///< type of the classes in its values; none: any type
    std::string defaultText;            ///< default as written; empty: none
    double defaultValue = noneValue;    ///< default for every format except text
    bool ofClass = false;               ///< true if it belongs to the class and never changes in play
    bool isOption = false;              ///< true for a choice made for the run (X1.4)
    bool isNumber = false;              ///< true if its value is the display number of the object (G4.1)
    bool isRuntime = false;             ///< true if it starts as notGivenValue, and effects set it (E7.9)
    Location where;
};

struct Resource {
    std::string id;
    std::string label;
    std::string help;
    double initial = 0.0;
    bool debt = false;
    std::string income; ///< text of the expression for the amount added each turn (E8.6); empty: nothing
    Location incomeWhere;
    Location where;
};

/// A property whose classes lend their groups to objects of a type: each class acts as if the object carried its
/// groups, once for each copy.
struct Lending {
    PropertyIndex property = 0;
    Location where;
};

/// A meter that objects of a type have once for each class in a list.
struct PartMeters {
    MeterIndex meter = 0;
    PropertyIndex parts = 0;
    Location where;
    std::optional<PropertyIndex> singleFor; ///< flag of classes whose meter has no maximum
};

/// The object that `Source` refers to in a group that an object of the type carries (E2.8).
enum class SourceRule : std::uint8_t { self, host, capital };

/// The reset and clamp of a meter on objects of a type, where they differ from the meter's declaration (G6.4).
struct MeterRule {
    MeterIndex meter = 0;
    bool hasReset = false;
    std::optional<double> reset{}; ///< value at the start of a meter pass; nullopt: the value stays
    bool clamps = true;            ///< false: neither half of the meter is clamped
};

struct Type {
    std::string id;
    std::string label;
    std::string help;
    std::vector<TypeIndex> attachedTo;
    SourceRule source = SourceRule::self;
    bool visible = true;
    std::string defaultClass;
    std::vector<MeterIndex> meters;
    std::vector<MeterRule> meterRules; ///< of some of its meters
    std::vector<PropertyIndex> properties;
    std::vector<ResourceIndex> resources;
    std::vector<PartMeters> partMeters;
    std::vector<Lending> lends;
    std::optional<PropertyIndex> lentSource; ///< object that is the source of lent groups; none: the holder
    Location where;

    bool hasMeter(MeterIndex meter) const;
    /// Returns the value to which a pass resets the meter: its maximum, or the value of a single meter. Returns nullopt
    /// if the value stays.
    std::optional<double> resetOf(MeterIndex index, const Meter& meter) const;
    bool clamps(MeterIndex meter) const;
    bool hasProperty(PropertyIndex property) const;
    bool hasResource(ResourceIndex resource) const;
};

using ScopeIndex = std::uint16_t;
inline constexpr ScopeIndex globalScope = 0;

/// The owner of a variable (V2.2): the whole run, the objects of a type, or the numbered parts of such objects.
struct VariableScope {
    std::string id; ///< "planet", "ship.weapon"; empty: the whole run
    std::string label;
    std::string help;
    std::optional<TypeIndex> type;    ///< type of the objects that have the variables; none for the whole run
    std::optional<ScopeIndex> parent; ///< scope that contains a sub-scope; none for other scopes
    Location where;
};

/// The initial value of a format's variables (V1.1).
struct FormatDefault {
    Format format;
    std::string text;   ///< as written
    double value = 0.0; ///< value as a double, except for texts, pairs and dice, which use `text`
    Location where;
};

/// A constant of the project (X1.4). The checker evaluates it with the expressions; CheckedModel::language has its
/// value.
struct Define {
    std::string id;
    std::string help;
    std::string text; ///< text of the expression
    Location textWhere;
    std::string format; ///< name of the format, as written; empty: the value's own format
    Location where;
};

/// A kind in `has(KIND, …)` (X4.2). Exactly one of the fields `type` to `anyGrouping` gives its meaning.
struct HasKind {
    std::string id;
    std::vector<std::string> aliases;
    std::string label;
    std::string help;
    std::optional<TypeIndex> type;         ///< meaning: objects of a class of the type
    std::optional<PropertyIndex> property; ///< meaning: a value of the property
    std::string grouping;                  ///< meaning: the class, if it belongs to the grouping
    std::optional<TypeIndex> optionOf;     ///< meaning: a boolean option
    bool anyClass = false;                 ///< meaning: objects of any class
    bool anyGrouping = false;              ///< meaning: the id is a grouping itself
    Location where;
};

/// A name for a priority, which breakdowns show beside the number (G3.3).
struct PriorityName {
    std::string id;
    int value = 0;
    Location where;
};

/// The index of a kind of event among all kinds (Vocabulary::findOccurrence).
using OccurrenceKind = std::uint16_t;

/// A kind of event that the project declares; the effect `raise` raises it.
struct Occurrence {
    std::string id;
    std::string label;
    Location where;
};

} // namespace orrery::engine
