// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/column_layout.h"
#include "engine/vocabulary/rows.h"

#include <array>

// Conditions that compare with all matches of other conditions: the first few of them, the first condition that matches
// anything, or a value in common.
namespace orrery::engine::conditions {

Truth alternativesOne(const ConditionCall& call, Row candidate, Verdict* why);
void alternativesSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth sharesOne(const ConditionCall& call, Row candidate, Verdict* why);
void sharesSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth sortedOne(const ConditionCall& call, Row candidate, Verdict* why);
void sortedSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);

inline constexpr std::array sharesParameters{
    ParameterSpec{
        .name = "value",
        .kind = ParameterKind::value,
        .required = true,
        .label = "Value",
        .help = "The expression to compare. Bare names refer to the candidate and to each matching object in turn. "
                "Objects without a value share nothing.",
    },
};

inline constexpr std::array<std::string_view, 3> sortedOrders{"largest", "smallest", "commonest"};

inline constexpr std::array sortedParameters{
    ParameterSpec{
        .name = "count",
        .kind = ParameterKind::number,
        .required = true,
        .minimum = 0.0,
        .label = "Count",
        .help = "The maximum number of matches, rounded down.",
    },
    ParameterSpec{
        .name = "by",
        .kind = ParameterKind::value,
        .required = true,
        .label = "By",
        .help = "The expression to sort by. Bare names refer to the compared objects. Objects without a value are "
                "excluded.",
    },
    ParameterSpec{
        .name = "order",
        .kind = ParameterKind::choice,
        .choices = sortedOrders,
        .fallback = "largest",
        .label = "Order",
        .help = "`largest` and `smallest` select the objects with the largest or smallest values. `commonest` selects "
                "the objects with the value that most of them share. Among equal objects, the lowest id comes first.",
    },
};

inline constexpr std::array choiceRows{
    ConditionSpec{
        .tag = "ordered-alternatives",
        .label = "Ordered alternatives",
        .help = "Matches the objects of the first inner condition that matches anything. The conditions are evaluated "
                "in order, each on all objects in the game. If none of them matches, this condition matches nothing.",
        .sentence = "first of these with a match:",
        .requirement = "E5.24",
        .example = "<ordered-alternatives><planet-size size=\"huge\"/><planet-size size=\"large\"/>"
                   "</ordered-alternatives>",
        .children = ChildRule::many,
        .asksSameObject = true,
        .set = alternativesSet,
        .one = alternativesOne,
    },
    ConditionSpec{
        .tag = "shares",
        .label = "Shares a value",
        .help = "Matches objects that have a value in common with an object that matches the inner condition: the "
                "same owner, the same network, the same star colour. An object that matches the inner condition "
                "shares its value with itself.",
        .sentence = "has the same {value} as an object where:",
        .requirement = "G2.2",
        .example = "<shares value=\"owner\"><planet-size size=\"huge\"/></shares>",
        .parameters = sharesParameters,
        .children = ChildRule::one,
        .set = sharesSet,
        .one = sharesOne,
    },
    ConditionSpec{
        .tag = "sorted",
        .label = "Sorted selection",
        .help = "Matches the first objects of a sorted list. The list contains all objects that match the inner "
                "condition. An expression sorts it: the largest, smallest or most common values come first.",
        .sentence = "the {count} with {order} {by} among objects where:",
        .requirement = "E5.23",
        .example = "<sorted count=\"3\" by=\"Population\"><object-type type=\"planet\"/></sorted>",
        .parameters = sortedParameters,
        .children = ChildRule::one,
        .set = sortedSet,
        .one = sortedOne,
    },
};

} // namespace orrery::engine::conditions
