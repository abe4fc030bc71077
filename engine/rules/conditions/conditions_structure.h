// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/column_layout.h"
#include "engine/vocabulary/rows.h"

#include <array>

// Conditions that combine others or stand alone: all, self, and, or, not, and a comparison by an expression.
namespace orrery::engine::conditions {

Truth allOne(const ConditionCall& call, Row candidate, Verdict* why);
void allSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth andOne(const ConditionCall& call, Row candidate, Verdict* why);
void andSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
const std::vector<Row>* andFew(const ConditionCall& call);
Truth expressionOne(const ConditionCall& call, Row candidate, Verdict* why);
void expressionSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth notOne(const ConditionCall& call, Row candidate, Verdict* why);
void notSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth orOne(const ConditionCall& call, Row candidate, Verdict* why);
void orSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
Truth selfOne(const ConditionCall& call, Row candidate, Verdict* why);
void selfSet(const ConditionCall& call, const Bitmap& among, TruthSet& out);
const std::vector<Row>* selfFew(const ConditionCall& call);

inline constexpr std::array expressionParameters{
    ParameterSpec{
        .name = "if",
        .kind = ParameterKind::boolean,
        .required = true,
        .label = "If",
        .help = "The expression that must be true. Bare names refer to the candidate, Source to the group's source, "
                "and Target to the candidate of the scope.",
    },
};

inline constexpr std::array structureRows{
    ConditionSpec{
        .tag = "all",
        .label = "Everything",
        .help = "Matches every object in the game. In an activation it means: always active.",
        .sentence = "every object",
        .requirement = "E5.1",
        .example = "<all/>",
        .set = allSet,
        .one = allOne,
    },
    ConditionSpec{
        .tag = "and",
        .label = "All of",
        .help = "Matches objects that every inner condition matches. If none rejects the object but one cannot be "
                "evaluated, the result is missing too. A condition cannot be evaluated if it reads a value that the "
                "object does not have.",
        .sentence = "all of",
        .requirement = "E4.2",
        .example = "<and><object-type type=\"planet\"/><planet-size size=\"large\"/></and>",
        .children = ChildRule::many,
        .asksSameObject = true,
        .set = andSet,
        .few = andFew,
        .one = andOne,
    },
    ConditionSpec{
        .tag = "expression",
        .label = "Comparison",
        .help = "Matches objects for which an expression is true. An `if` attribute on activation, include or exclude "
                "is the short form.",
        .sentence = "if {if}",
        .requirement = "E5.32",
        .example = "<expression if=\"turn > 3\"/>",
        .parameters = expressionParameters,
        .set = expressionSet,
        .one = expressionOne,
    },
    ConditionSpec{
        .tag = "not",
        .label = "Not",
        .help = "Matches objects that the inner condition rejects. If the inner condition cannot be evaluated, neither "
                "can this one. A ship has no size, for example, so it is neither large nor not large.",
        .sentence = "not",
        .requirement = "E4.2",
        .example = "<not><planet-size size=\"tiny\"/></not>",
        .children = ChildRule::one,
        .asksSameObject = true,
        .set = notSet,
        .one = notOne,
    },
    ConditionSpec{
        .tag = "or",
        .label = "Any of",
        .help = "Matches objects that at least one inner condition matches.",
        .sentence = "any of",
        .requirement = "E4.2",
        .example = "<or><planet-size size=\"tiny\"/><planet-size size=\"huge\"/></or>",
        .children = ChildRule::many,
        .asksSameObject = true,
        .set = orSet,
        .one = orOne,
    },
    ConditionSpec{
        .tag = "self",
        .label = "The source itself",
        .help = "Matches the source of the group and nothing else.",
        .sentence = "is the source itself",
        .requirement = "E5.2",
        .example = "<self/>",
        .sourceUse = SourceUse::identity,
        .set = selfSet,
        .few = selfFew,
        .one = selfOne,
    },
};

} // namespace orrery::engine::conditions
