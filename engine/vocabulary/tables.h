// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"
#include "engine/vocabulary/format.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

// What vocabulary files declare (docs/content-format.md). Plain data, referred to by index; an index stays valid as
// long as the Vocabulary that it came from.
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
    bool off = false; ///< off the wheel or scale: matches exactly only (E5.6)
    Location where;
};

struct Enumeration {
    std::string id;
    std::string label;
    EnumerationOrder order = EnumerationOrder::none;
    std::vector<Enumerator> values;
    Location where;
    std::map<std::string, std::uint16_t, std::less<>> names; ///< of all values, ids and aliases; see index()

    /// Adds a value, of whose names no other value has one.
    void add(Enumerator value);
    /// Makes look-ups quick; call it after changes of `values`. Without it find() goes through all values.
    void index();
    std::optional<std::uint16_t> find(std::string_view idOrAlias) const;
    /// Steps from one value to another along the scale or the wheel (the shorter way); nullopt where one is off it and
    /// they differ, or the enumeration has no order and they differ.
    std::optional<int> distance(std::uint16_t a, std::uint16_t b) const;
};

struct Meter {
    std::string id;
    std::string label;
    std::string help;
    double minimum = 0.0;
    double maximum = 1e15;
    double initial = 0.0;
    bool rebuilt = true; ///< the maximum is set to 0 as each turn begins (E8.1)
    std::string growth;  ///< expression text for the new current value; empty: the shipped default (E8.2)
    Location growthWhere;
    Location where;
};

struct Property {
    std::string id;
    std::vector<std::string> aliases;
    std::string label;
    std::string help;
    Format format;
    std::string defaultText;         ///< as written; empty: none
    double defaultValue = noneValue; ///< for every format but text
    bool ofClass = false;            ///< belongs to the class and never changes in play
    bool isOption = false;           ///< a choice made for the run (X1.4)
    bool isRuntime = false;          ///< begins as not given (notGivenValue), and is given in play (E7.9)
    Location where;
};

struct Resource {
    std::string id;
    std::string label;
    std::string help;
    double initial = 0.0;
    bool debt = false;
    std::string income; ///< expression text: what is added each turn (E8.6); empty: nothing
    Location incomeWhere;
    Location where;
};

/// Which object `Source` means in a group that an object of the type carries (E2.8).
enum class SourceRule : std::uint8_t { self, host, capital };

struct Type {
    std::string id;
    std::string label;
    std::string help;
    std::vector<TypeIndex> attachedTo;
    SourceRule source = SourceRule::self;
    bool visible = true;
    std::string defaultClass;
    std::vector<MeterIndex> meters;
    std::vector<PropertyIndex> properties;
    std::vector<ResourceIndex> resources;
    Location where;

    bool hasMeter(MeterIndex meter) const;
    bool hasProperty(PropertyIndex property) const;
    bool hasResource(ResourceIndex resource) const;
};

using ScopeIndex = std::uint16_t;
inline constexpr ScopeIndex globalScope = 0;

/// Where a variable lives (V2.2): the whole run, the objects of a type, or the numbered parts of such objects.
struct VariableScope {
    std::string id; ///< "planet", "ship.weapon"; empty: the whole run
    std::string label;
    std::string help;
    std::optional<TypeIndex> type;    ///< of the objects that have it; none for the whole run
    std::optional<ScopeIndex> parent; ///< of a sub-scope: what it is a part of
    Location where;
};

/// The value that variables of a format begin with (V1.1).
struct FormatDefault {
    Format format;
    std::string text;   ///< as written
    double value = 0.0; ///< of texts, pairs and dice: read from `text`
    Location where;
};

/// A constant of the project (X1.4). Checked with the expressions; its value is in CheckedModel::language.
struct Define {
    std::string id;
    std::string help;
    std::string text; ///< the expression
    Location textWhere;
    std::string format; ///< as written; empty: what the value has
    Location where;
};

/// What `has(KIND, …)` asks for (X4.2): exactly one of the four.
struct HasKind {
    std::string id;
    std::vector<std::string> aliases;
    std::string label;
    std::string help;
    std::optional<TypeIndex> type;         ///< objects of a class of the type
    std::optional<PropertyIndex> property; ///< a value of the property
    std::string grouping;                  ///< the class, if it belongs to the grouping
    std::optional<TypeIndex> optionOf;     ///< a boolean option
    bool anyClass = false;                 ///< objects of any class
    bool anyGrouping = false;              ///< the id is a grouping itself
    Location where;
};

/// The place of an occurrence among all kinds (Vocabulary::findOccurrence).
using OccurrenceKind = std::uint16_t;

/// A kind of occurrence of the project's own, which the effect `raise` makes happen.
struct Occurrence {
    std::string id;
    std::string label;
    Location where;
};

} // namespace orrery::engine
