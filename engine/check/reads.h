// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression_node.h"
#include "engine/check/model.h"

#include <functional>

namespace orrery::engine {

/// A meter or stockpile that content reads, and the narrowest text that says so.
struct ColumnRead {
    ColumnId column;
    Location where;
    bool inExpression = false; ///< else a condition's own parameters name it
};

/// What an expression reads of meters and stockpiles, save by last().
void eachRead(const TypedExpression& expression, const std::function<void(const ColumnRead&)>& visit);
/// The same for a condition and all below it: its expressions, and the meter or resource that its parameters name.
/// A condition that names a meter reads the side that its choice `which` says, else the current value.
void eachRead(const CheckedCondition& condition, const ColumnLayout& layout,
              const std::function<void(const ColumnRead&)>& visit);
void eachRead(const std::vector<CheckedArgument>& arguments, const std::function<void(const ColumnRead&)>& visit);

// Conditions that are part of the format itself (docs/content-format.md), by what they mean to a checker.

/// Always holds.
bool isAll(const ConditionSpec& spec);
/// Holds if all below it do; if any below it does.
bool isConjunction(const ConditionSpec& spec);
bool isDisjunction(const ConditionSpec& spec);

} // namespace orrery::engine
