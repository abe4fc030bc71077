// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/classes/checker.h"

#include <cstddef>

namespace orrery::engine {

/// The limit on chains of variables that depend on each other: they are solved recursively.
inline constexpr std::size_t deepestVariables = 100;

/// Reads variables and channels (V2, V6.4) before any expression reads them: names, scopes and formats, and the columns
/// of those that spread (check/classes/variables.cpp).
void declareVariables(Checker& checker);
/// Reads everything of variables that contains expressions: parts of classes, modifiers (V3, V4) and spreads (X3.5)
/// (check/classes/modifiers.cpp). Requires that classes are read.
void checkModifiers(Checker& checker);
/// Determines the order in which variables are solved, and all dependencies (V5.1; check/classes/variable_order.cpp).
/// Removes modifiers that cause a cycle.
void orderVariables(Checker& checker);

} // namespace orrery::engine
