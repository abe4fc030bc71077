// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace orrery::engine {

/// The rules by which a project's content is evaluated (G6). Each member is a property of its own: any combination is
/// valid, and the code that reads one member does not know the others.
struct Rules {
    bool onlyOriginal = false;    ///< content may use only the features of the original effects groups (E7.1)
    bool excludesMissing = false; ///< an exclude also removes objects without a property that it reads (E4.5)
    bool decidesAtOnce = false;   ///< all activations and scopes are decided before the first meter effect
    bool readsInitial = false;    ///< a meter's name reads its value before the meter pass; see running()
    bool firesAsWritten = false;  ///< groups of one priority fire in the order of collection, effects as written
    bool claimsTargets = false;   ///< a group claims its stacking name on all of its targets
    bool missingIsZero = false;   ///< a missing value is 0 or an empty text; `not` of a missing answer matches
    bool isSingle = false;        ///< each effect rounds its results to single precision
    bool grows = true;            ///< meters have a growth of the engine's own
    bool mixes = false;           ///< a group may contain meter effects and other effects
    bool settles = false;         ///< each turn ends with a meter pass, which the next turn takes back

    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

/// A named set of rules, for the attribute `rules` of a manifest.
struct RulesRow {
    std::string_view name;
    std::string_view label;
    Rules rules;
};

inline constexpr std::array rulesRows{
    RulesRow{"strict", "only original features", {.onlyOriginal = true, .excludesMissing = true}},
    RulesRow{"extended", "all features", {}},
    RulesRow{"freeorion",
             "all features, evaluated as in FreeOrion",
             {.decidesAtOnce = true,
              .readsInitial = true,
              .firesAsWritten = true,
              .claimsTargets = true,
              .missingIsZero = true,
              .isSingle = true,
              .grows = false,
              .mixes = true,
              .settles = true}},
};

/// Returns the rules with this name; those of "extended" if there are none.
constexpr const Rules& rulesNamed(std::string_view name) {
    for (const RulesRow& row : rulesRows) {
        if (row.name == name) {
            return row.rules;
        }
    }
    return rulesRows[1].rules;
}

/// A property of the rules that the element `<rules>` of a vocabulary can set by itself.
struct RuleProperty {
    std::string_view name;
    std::array<std::string_view, 2> words; ///< the words for false and for true
    std::string_view label;
    std::string_view help;
    bool Rules::*member;
};

inline constexpr std::array ruleProperties{
    RuleProperty{"decisions",
                 {"by-level", "at-once"},
                 "Decisions",
                 "The time at which groups with meter effects decide activation and scope: at the start of their "
                 "level, or all together before the first effect.",
                 &Rules::decidesAtOnce},
    RuleProperty{"bare-meters",
                 {"running", "initial"},
                 "Bare meters",
                 "The value that the name of a meter reads during the meter pass: the running value, or the value "
                 "before the pass. running() reads the running value in both cases.",
                 &Rules::readsInitial},
    RuleProperty{"firing-order",
                 {"by-operation", "as-written"},
                 "Firing order",
                 "The order of meter effects with one priority: set, add, multiply, divide, raise and lower, or the "
                 "order of types, classes, groups and effects.",
                 &Rules::firesAsWritten},
    RuleProperty{"stacking-by",
                 {"effect", "target"},
                 "Stacking by",
                 "The objects on which a group claims its stacking name: those on which one of its effects acts, or "
                 "all of its targets.",
                 &Rules::claimsTargets},
    RuleProperty{"missing",
                 {"unknown", "zero"},
                 "Missing values",
                 "The meaning of a missing value: no answer, or 0 or an empty text. With zero, 'not' matches where its "
                 "condition has no answer.",
                 &Rules::missingIsZero},
    RuleProperty{"precision",
                 {"double", "single"},
                 "Precision",
                 "The precision to which each meter effect rounds its result.",
                 &Rules::isSingle},
    RuleProperty{"growth",
                 {"false", "true"},
                 "Growth",
                 "Whether current values grow once a turn, after the effects.",
                 &Rules::grows},
    RuleProperty{"mixed-groups",
                 {"false", "true"},
                 "Mixed groups",
                 "Whether a group may contain meter effects and other effects.",
                 &Rules::mixes},
    RuleProperty{"final-pass",
                 {"false", "true"},
                 "Final pass",
                 "Whether each turn ends with another meter pass. The next turn starts from the values before it.",
                 &Rules::settles},
};

} // namespace orrery::engine
