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

// The declarations of vocabulary files (docs/content-format.md). Plain data, referred to by index; an index is valid as
// long as its Vocabulary.
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
    bool rebuilt = true; ///< the maximum is set to 0 at the start of each turn (E8.1)
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
    bool isRuntime = false;          ///< starts as not given (notGivenValue); effects set it (E7.9)
    Location where;
};

struct Resource {
    std::string id;
    std::string label;
    std::string help;
    double initial = 0.0;
    bool debt = false;
    std::string income; ///< expression text: the amount added each turn (E8.6); empty: nothing
    Location incomeWhere;
    Location where;
};

/// The object that `Source` refers to in a group that an object of the type carries (E2.8).
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

/// The owner of a variable (V2.2): the whole run, the objects of a type, or the numbered parts of such objects.
struct VariableScope {
    std::string id; ///< "planet", "ship.weapon"; empty: the whole run
    std::string label;
    std::string help;
    std::optional<TypeIndex> type;    ///< the type of the objects that have it; none for the whole run
    std::optional<ScopeIndex> parent; ///< of a sub-scope: the scope that it is a part of
    Location where;
};

/// The initial value of a format's variables (V1.1).
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
    std::string format; ///< as written; empty: the value's own format
    Location where;
};

/// A kind in `has(KIND, …)` (X4.2). Exactly one of its four meanings applies.
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

/// The index of a kind of event among all kinds (Vocabulary::findOccurrence).
using OccurrenceKind = std::uint16_t;

/// A kind of event that the project declares; the effect `raise` raises it.
struct Occurrence {
    std::string id;
    std::string label;
    Location where;
};

} // namespace orrery::engine
