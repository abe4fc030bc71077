// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/column_layout.h"
#include "engine/vocabulary/rows.h"

#include <array>

// Conditions that compare numbers: meters, stockpiles, counts of objects, and chance.
namespace orrery::engine::conditions {

Truth armedOne(const ConditionCall& call, Row candidate, Verdict* why);
void armedSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth chanceOne(const ConditionCall& call, Row candidate, Verdict* why);
void chanceSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth createdWithinOne(const ConditionCall& call, Row candidate, Verdict* why);
void createdWithinSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth meterOne(const ConditionCall& call, Row candidate, Verdict* why);
void meterSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth numberOfOne(const ConditionCall& call, Row candidate, Verdict* why);
void numberOfSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth stockpileOne(const ConditionCall& call, Row candidate, Verdict* why);
void stockpileSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth turnRangeOne(const ConditionCall& call, Row candidate, Verdict* why);
void turnRangeSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);

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

inline constexpr std::array createdWithinParameters{
    ParameterSpec{
        .name = "turns",
        .kind = ParameterKind::number,
        .required = true,
        .minimum = 0.0,
        .label = "Turns",
        .help = "How many turns ago at most; 0 means in this turn.",
    },
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

inline constexpr std::array turnRangeParameters{
    ParameterSpec{
        .name = "from",
        .kind = ParameterKind::number,
        .anyOf = "bound",
        .label = "From",
        .help = "The first turn that matches. Left out: any up to the last.",
    },
    ParameterSpec{
        .name = "to",
        .kind = ParameterKind::number,
        .anyOf = "bound",
        .label = "To",
        .help = "The last turn that matches. Left out: any from the first.",
    },
};

inline constexpr std::array createdReads{Builtin::created};
inline constexpr std::array stockpileReads{Builtin::owners};

inline constexpr std::array numberRows{
    ConditionSpec{
        .tag = "armed",
        .label = "Armed",
        .help = "Matches what can hit: its meter Attack is above 0. What has no such meter is neither armed nor not.",
        .requirement = "E5.29",
        .example = "<armed/>",
        .meter = "Attack",
        .set = armedSet,
        .one = armedOne,
    },
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
        .tag = "created-within",
        .label = "Created within",
        .help = "Matches what came into the game in this turn or at most so many turns before it. What the scenario "
                "placed came in turn 0.",
        .requirement = "E5.30",
        .example = "<created-within turns=\"5\"/>",
        .parameters = createdWithinParameters,
        .builtins = createdReads,
        .readsTurn = true,
        .set = createdWithinSet,
        .one = createdWithinOne,
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
    ConditionSpec{
        .tag = "turn-range",
        .label = "Turn range",
        .help = "Matches every object in the turns from the first to the last, both included, and none in the others.",
        .requirement = "E5.30",
        .example = "<turn-range from=\"10\" to=\"20\"/>",
        .parameters = turnRangeParameters,
        .readsTurn = true,
        .set = turnRangeSet,
        .one = turnRangeOne,
    },
};

} // namespace orrery::engine::conditions
