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
        .help = "A number from 0 (never) to 1 (always). It may read the candidate. Values below 0 or above 1 are "
                "clamped to this range and reported.",
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
    .help = "An exclusive upper limit: only smaller numbers match.",
};

inline constexpr std::array createdWithinParameters{
    ParameterSpec{
        .name = "turns",
        .kind = ParameterKind::number,
        .required = true,
        .minimum = 0.0,
        .label = "Turns",
        .help = "The maximum age in turns. 0 means created in this turn.",
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
        .help = "The resource of the stockpile.",
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
        .help = "The first turn that matches. Default: no lower limit.",
    },
    ParameterSpec{
        .name = "to",
        .kind = ParameterKind::number,
        .anyOf = "bound",
        .label = "To",
        .help = "The last turn that matches. Default: no upper limit.",
    },
};

inline constexpr std::array createdReads{Builtin::created};
inline constexpr std::array stockpileReads{Builtin::owners};

inline constexpr std::array numberRows{
    ConditionSpec{
        .tag = "armed",
        .label = "Armed",
        .help = "Matches armed objects: their meter Attack is above 0. For objects without this meter the result is "
                "missing: they are neither armed nor unarmed.",
        .sentence = "is armed",
        .requirement = "E5.29",
        .example = "<armed/>",
        .meter = "Attack",
        .set = armedSet,
        .one = armedOne,
    },
    ConditionSpec{
        .tag = "chance",
        .label = "Chance",
        .help = "Matches at random, with a new draw for each object and turn. The draw depends only on the run's seed, "
                "the turn, the source, the object and this condition. Other changes to content do not affect it.",
        .sentence = "at random with probability {probability}",
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
        .help = "Matches objects that were created in this turn or at most N turns before it. Objects that the "
                "scenario placed were created in turn 0.",
        .sentence = "created at most {turns} turns ago",
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
        .help = "Matches objects by the value of a meter. Objects without this meter do not match.",
        .sentence = "{meter}[ ({which})][ ≥ {at-least}][ ≤ {at-most}][ < {below}]",
        .requirement = "E5.11",
        .example = "<meter-value meter=\"Population\" at-least=\"3\"/>",
        .parameters = meterParameters,
        .set = meterSet,
        .one = meterOne,
    },
    ConditionSpec{
        .tag = "number-of",
        .label = "Number of matches",
        .help = "Matches every object or none. The number of objects in the whole game that match the inner condition "
                "decides.",
        .sentence = "number of matching objects[ ≥ {at-least}][ ≤ {at-most}]:",
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
        .help = "Matches objects by a stockpile: that of the empire itself, or that of the object's only owner. With "
                "no owner or several owners the value is missing. A missing value is not an empty stockpile.",
        .sentence = "stockpile of {resource}[ ≥ {at-least}][ ≤ {at-most}][ < {below}]",
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
        .help = "Matches every object from the first turn to the last, both included. In other turns it matches none.",
        .sentence = "turn[ ≥ {from}][ ≤ {to}]",
        .requirement = "E5.30",
        .example = "<turn-range from=\"10\" to=\"20\"/>",
        .parameters = turnRangeParameters,
        .readsTurn = true,
        .set = turnRangeSet,
        .one = turnRangeOne,
    },
};

} // namespace orrery::engine::conditions
