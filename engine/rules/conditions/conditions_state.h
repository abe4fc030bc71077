// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/column_layout.h"
#include "engine/vocabulary/rows.h"

#include <array>

// Conditions on the role or state of an object: capital, homeworld, member of a grouping, at rest or moving.
namespace orrery::engine::conditions {

Truth capitalOne(const ConditionCall& call, Row candidate, Verdict* why);
void capitalSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth hasGroupingOne(const ConditionCall& call, Row candidate, Verdict* why);
void hasGroupingSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth homeworldOne(const ConditionCall& call, Row candidate, Verdict* why);
void homeworldSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth stationaryOne(const ConditionCall& call, Row candidate, Verdict* why);
void stationarySet(const ConditionCall& call, const Bitmap& among, TruthSet& out);

inline constexpr std::array groupingParameters{
    ParameterSpec{
        .name = "grouping",
        .kind = ParameterKind::grouping,
        .required = true,
        .label = "Grouping",
        .help = "The name of a grouping that some class belongs to.",
    },
};

inline constexpr std::array capitalReads{Builtin::capital, Builtin::objectType};
inline constexpr std::array classOfReads{Builtin::objectClass};
inline constexpr std::array homeworldReads{Builtin::homeworld, Builtin::objectType};
inline constexpr std::array destinationReads{Builtin::destination};

inline constexpr std::array stateRows{
    ConditionSpec{
        .tag = "capital",
        .label = "Capital",
        .help = "Matches the current capital of each empire.",
        .sentence = "is a capital",
        .requirement = "E5.28",
        .example = "<capital/>",
        .builtins = capitalReads,
        .set = capitalSet,
        .one = capitalOne,
    },
    ConditionSpec{
        .tag = "has-grouping",
        .label = "Has grouping",
        .help = "Matches objects whose class belongs to a grouping.",
        .sentence = "class belongs to grouping {grouping}",
        .requirement = "E5.27",
        .example = "<has-grouping grouping=\"Wonder\"/>",
        .parameters = groupingParameters,
        .builtins = classOfReads,
        .set = hasGroupingSet,
        .one = hasGroupingOne,
    },
    ConditionSpec{
        .tag = "homeworld",
        .label = "Homeworld",
        .help = "Matches objects that were the capital of an empire at the start of the game. Later changes of owner "
                "or capital make no difference. An empire that started without a capital has no homeworld.",
        .sentence = "is a homeworld",
        .requirement = "E5.28",
        .example = "<homeworld/>",
        .builtins = homeworldReads,
        .set = homeworldSet,
        .one = homeworldOne,
    },
    ConditionSpec{
        .tag = "stationary",
        .label = "Stationary",
        .help = "Matches objects that have no destination. Objects that cannot move never have one.",
        .sentence = "is stationary",
        .requirement = "E5.29",
        .example = "<stationary/>",
        .builtins = destinationReads,
        .set = stationarySet,
        .one = stationaryOne,
    },
};

} // namespace orrery::engine::conditions
