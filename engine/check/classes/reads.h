// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression_node.h"
#include "engine/check/model/model.h"

#include <functional>

namespace orrery::engine {

/// A read of a meter or stockpile, with its narrowest place in the content.
struct ColumnRead {
    ColumnId column;
    Location where;
    bool inExpression = false; ///< false: a parameter of a condition names the column
};

/// Visits the meters and stockpiles that an expression reads, except through last().
void eachRead(const TypedExpression& expression, const std::function<void(const ColumnRead&)>& visit);
/// Visits the meters and stockpiles that a condition and its children read in expressions and parameters. In a
/// condition with a meter, the parameter `which` chooses the current value (the default) or the maximum.
void eachRead(const CheckedCondition& condition, const ColumnLayout& layout,
              const std::function<void(const ColumnRead&)>& visit);
void eachRead(const std::vector<CheckedArgument>& arguments, const std::function<void(const ColumnRead&)>& visit);

// Conditions that belong to the content format itself (docs/content-format.md), by their meaning for the checker.

/// Returns whether the condition matches every candidate.
bool isAll(const ConditionSpec& spec);
/// Return whether the condition matches if all of its children match, or if any of them matches.
bool isConjunction(const ConditionSpec& spec);
bool isDisjunction(const ConditionSpec& spec);

} // namespace orrery::engine
