// SPDX-License-Identifier: GPL-3.0-or-later
// Parameters and empires that get their value in play (E6.3, E7.9).
#include "tests/engine/support/reference_turn.h"

namespace orrery::engine::turn_oracle {

/// Returns whether all run-time properties that a group reads of its source have values; else it is inactive (E7.9).
bool ReferenceTurn::isGiven(const CheckedGroup& group, Id source) {
    for (const PropertyIndex property : group.runtime) {
        const Id holder = holderOf(source, property);
        const bool hasIt = holder != nobody && at(holder).properties.at(property) != notGivenValue;
        ++m_story.counted[hasIt ? "given" : "not given"];
        if (!hasIt) {
            return false;
        }
    }
    return true;
}

/// Tests the condition on an empire that is given in play (E6.3). `none` means no owner, as in E5.3. An empire that
/// does not exist gives a missing result.
Truth ReferenceTurn::askGivenEmpire(const CheckedCondition& condition, const Asked& asked) {
    const CheckedArgument& argument = this->argument(condition.arguments, "empire");
    const Number computed = argument.expression ? number(argument, asked) : std::nullopt;
    const Id empire = computed ? static_cast<Id>(*computed) : argument.expression ? nobody : empireNamed(argument.text);
    const bool isNone = empire == nobody && (argument.expression ? computed.has_value() : argument.text == "none");
    if (!isNone && (!isIn(empire) || !isType(empire, "empire"))) {
        return Truth::missing;
    }
    const bool isActive = *this->argument(condition.arguments, "mode").constant == 0.0;
    const Ids& owners = at(asked.candidate).owners;
    const bool isOwned = isNone ? owners.empty() : owners.contains(empire);
    ++m_story.counted[std::string(isActive ? "owned by " : "not owned by ") + (isOwned == isActive ? "true" : "false")];
    return isOwned == isActive ? Truth::yes : Truth::no;
}

} // namespace orrery::engine::turn_oracle
