// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/column_layout.h"
#include "engine/vocabulary/rows.h"

#include <array>

// Conditions that compare numbers: meters, stockpiles, how many there are, and luck.
namespace orrery::engine::conditions {

Truth chanceOne(const ConditionCall& call, Row candidate, Verdict* why);
void chanceSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth meterOne(const ConditionCall& call, Row candidate, Verdict* why);
void meterSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth numberOfOne(const ConditionCall& call, Row candidate, Verdict* why);
void numberOfSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth stockpileOne(const ConditionCall& call, Row candidate, Verdict* why);
void stockpileSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);

inline constexpr std::array chanceParameters{
    ParameterSpec{
        .name = "probability",
        .kind = ParameterKind::number,
        .required = true,
        .minimum = 0.0,
        .maximum = 1.0,
        .label = "Probability",
        .help = "From 0, never, to 1, always. It may read the candidate; what comes out below 0 or above 1 is taken "
                "as 0 or 1, and reported.",
    },
};

inline constexpr ParameterSpec atLeastParameter{
    .name = "at-least",
    .kind = ParameterKind::number,
    .anyOf = "bound",
    .label = "At least",
    .help = "The smallest number that matches.",
};
inline constexpr ParameterSpec atMostParameter{
    .name = "at-most",
    .kind = ParameterKind::number,
    .anyOf = "bound",
    .label = "At most",
    .help = "The largest number that matches.",
};
inline constexpr ParameterSpec belowParameter{
    .name = "below",
    .kind = ParameterKind::number,
    .anyOf = "bound",
    .label = "Below",
    .help = "Numbers smaller than this match; this one does not.",
};

inline constexpr std::array<std::string_view, 2> meterChoices{"current", "max"};

inline constexpr std::array meterParameters{
    ParameterSpec{
        .name = "meter",
        .kind = ParameterKind::meter,
        .required = true,
        .label = "Meter",
        .help = "The meter to read.",
    },
    ParameterSpec{
        .name = "which",
        .kind = ParameterKind::choice,
        .choices = meterChoices,
        .fallback = "current",
        .label = "Which",
        .help = "The current value of the meter, or its maximum.",
    },
    atLeastParameter,
    atMostParameter,
    belowParameter,
};

inline constexpr std::array numberOfParameters{
    atLeastParameter,
    atMostParameter,
};

inline constexpr std::array stockpileParameters{
    ParameterSpec{
        .name = "resource",
        .kind = ParameterKind::resource,
        .required = true,
        .label = "Resource",
        .help = "The resource to count.",
    },
    atLeastParameter,
    atMostParameter,
    belowParameter,
};

inline constexpr std::array stockpileReads{Builtin::owners};

inline constexpr std::array numberRows{
    ConditionSpec{
        .tag = "chance",
        .label = "Chance",
        .help = "Matches by luck, drawn anew for each object and each turn. The draw depends on the run's seed, the "
                "turn, the source, the object and this condition alone, so that other changes to content never "
                "change it.",
        .requirement = "E5.10",
        .example = "<chance probability=\"0.25\"/>",
        .parameters = chanceParameters,
        .readsChance = true,
        .set = chanceSet,
        .one = chanceOne,
    },
    ConditionSpec{
        .tag = "meter-value",
        .label = "Meter value",
        .help = "Matches objects by the value of a meter. One that has no such meter does not match.",
        .requirement = "E5.11",
        .example = "<meter-value meter=\"Population\" at-least=\"3\"/>",
        .parameters = meterParameters,
        .set = meterSet,
        .one = meterOne,
    },
    ConditionSpec{
        .tag = "number-of",
        .label = "Number of",
        .help = "Matches every object or none, by how many objects of the whole game the condition inside matches.",
        .requirement = "E5.22",
        .example = "<number-of at-least=\"2\"><object-type type=\"planet\"/></number-of>",
        .parameters = numberOfParameters,
        .children = ChildRule::one,
        .set = numberOfSet,
        .one = numberOfOne,
    },
    ConditionSpec{
        .tag = "stockpile-value",
        .label = "Stockpile value",
        .help = "Matches objects by a stockpile: an empire's own, else that of the object's only owner. With no owner "
                "or several there is none to read, and none is not the same as an empty one.",
        .requirement = "E5.12",
        .example = "<stockpile-value resource=\"Minerals\" at-least=\"10\"/>",
        .parameters = stockpileParameters,
        .builtins = stockpileReads,
        .set = stockpileSet,
        .one = stockpileOne,
    },
};

} // namespace orrery::engine::conditions
