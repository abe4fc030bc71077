// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/classes/checker.h"

#include <cstddef>

namespace orrery::engine {

/// The limit on chains of variables that depend on each other. The run resolves such chains recursively.
inline constexpr std::size_t deepestVariables = 100;

/// Reads variables and channels (V2, V6.4; check/classes/variables.cpp). Reads their names, scopes and formats, and
/// adds columns for variables that spread. Call this function before any expression reads variables.
void declareVariables(Checker& checker);
/// Reads the parts of classes, modifiers (V3, V4) and spreads of variables (X3.5; check/classes/modifiers.cpp). Call
/// this function after all classes are read.
void checkModifiers(Checker& checker);
/// Determines all dependencies of variables and the order of their evaluation (V5.1; check/classes/variable_order.cpp).
/// Removes modifiers that cause a cycle.
void orderVariables(Checker& checker);

} // namespace orrery::engine
