// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/problem_reporter.h"
#include "engine/vocabulary/functions.h"

namespace orrery::engine {

/// Returns the number of arguments of a call as text: "no value", "2 values".
Phrase valueCount(std::size_t count);
/// Returns whether an operation or call has as many operands as its row allows; reports a diagnostic if not.
bool hasArity(const ExprTree& tree, const ExprNode& node, const ExpressionFunction& row, ProblemReporter& problems);

} // namespace orrery::engine
