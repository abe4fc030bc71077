// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/column_layout.h"
#include "engine/vocabulary/rows.h"

#include <array>

// Conditions that choose from all matches of other conditions: the first few, or the first condition that matches
// anything.
namespace orrery::engine::conditions {

Truth alternativesOne(const ConditionCall& call, Row candidate, Verdict* why);
void alternativesSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth sortedOne(const ConditionCall& call, Row candidate, Verdict* why);
void sortedSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);

inline constexpr std::array<std::string_view, 3> sortedOrders{"largest", "smallest", "commonest"};

inline constexpr std::array sortedParameters{
    ParameterSpec{
        .name = "count",
        .kind = ParameterKind::number,
        .required = true,
        .minimum = 0.0,
        .label = "Count",
        .help = "How many match at most; a fraction counts for nothing.",
    },
    ParameterSpec{
        .name = "by",
        .kind = ParameterKind::value,
        .required = true,
        .label = "By",
        .help = "What they are compared by. Bare names are those of the objects that are compared. An object that has "
                "no such value is left out.",
    },
    ParameterSpec{
        .name = "order",
        .kind = ParameterKind::choice,
        .choices = sortedOrders,
        .fallback = "largest",
        .label = "Order",
        .help = "`largest` and `smallest` take the objects with the largest and smallest values, `commonest` those "
                "whose value most of them share. Among equals the lowest id comes first.",
    },
};

inline constexpr std::array choiceRows{
    ConditionSpec{
        .tag = "ordered-alternatives",
        .label = "First that matches anything",
        .help = "Asks the conditions inside one after the other, each of all objects in the game, and matches what the "
                "first of them matches that matches anything. Where none does, it matches nothing.",
        .requirement = "E5.24",
        .example = "<ordered-alternatives><planet-size size=\"huge\"/><planet-size size=\"large\"/>"
                   "</ordered-alternatives>",
        .children = ChildRule::many,
        .asksSameObject = true,
        .set = alternativesSet,
        .one = alternativesOne,
    },
    ConditionSpec{
        .tag = "sorted",
        .label = "The first few",
        .help = "Compares all objects that the condition inside matches, and matches the first few of them: those with "
                "the largest, the smallest or the commonest value of an expression.",
        .requirement = "E5.23",
        .example = "<sorted count=\"3\" by=\"Population\"><object-type type=\"planet\"/></sorted>",
        .parameters = sortedParameters,
        .children = ChildRule::one,
        .set = sortedSet,
        .one = sortedOne,
    },
};

} // namespace orrery::engine::conditions
