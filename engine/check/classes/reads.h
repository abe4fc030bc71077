// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression_node.h"
#include "engine/check/model/model.h"

#include <functional>

namespace orrery::engine {

/// A meter or stockpile that content reads, and the narrowest place of the read.
struct ColumnRead {
    ColumnId column;
    Location where;
    bool inExpression = false; ///< false: a condition's own parameter names it
};

/// Visits the meters and stockpiles that an expression reads, except through last().
void eachRead(const TypedExpression& expression, const std::function<void(const ColumnRead&)>& visit);
/// Does the same for a condition and its children: their expressions, and the meter or resource in their parameters. A
/// condition with a meter reads the side of its choice `which`, by default the current value.
void eachRead(const CheckedCondition& condition, const ColumnLayout& layout,
              const std::function<void(const ColumnRead&)>& visit);
void eachRead(const std::vector<CheckedArgument>& arguments, const std::function<void(const ColumnRead&)>& visit);

// Conditions that belong to the format itself (docs/content-format.md), by their meaning for the checker.

/// Returns whether the condition always holds.
bool isAll(const ConditionSpec& spec);
/// Return whether it holds if all of its children do, or if any of them does.
bool isConjunction(const ConditionSpec& spec);
bool isDisjunction(const ConditionSpec& spec);

} // namespace orrery::engine
