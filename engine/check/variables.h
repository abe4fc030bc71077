// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/checker.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The limit on chains of variables that depend on each other: they are solved recursively.
inline constexpr std::size_t deepestVariables = 100;

/// Reads variables and channels (V2, V6.4) before any expression reads them: names, scopes and formats, and the columns
/// of those that spread (check/variables.cpp).
void declareVariables(Checker& checker);
/// Reads everything of variables that contains expressions: parts of classes, modifiers (V3, V4) and spreads (X3.5)
/// (check/modifiers.cpp). Requires that classes are read.
void checkModifiers(Checker& checker);
/// Determines the order in which variables are solved, and all dependencies (V5.1; check/variable_order.cpp). Removes
/// modifiers that cause a cycle.
void orderVariables(Checker& checker);

/// Returns the scopes whose variables are visible from a scope (V2.2). These are its own, the scopes that contain it,
/// the types of its objects' hosts, the empire that owns them, and the whole run. Each appears once, the nearest first.
std::vector<ScopeIndex> visibleScopes(const Vocabulary& vocabulary, ScopeIndex from);
/// Returns the scope of all objects of a type; nullopt where the vocabulary has none.
std::optional<ScopeIndex> scopeOfType(const Vocabulary& vocabulary, TypeIndex type);
/// Returns the scope of variables for `Source` in the groups of a type's objects (E2.8); globalScope: several types are
/// possible.
ScopeIndex scopeOfSource(const Vocabulary& vocabulary, TypeIndex carrier);
/// Returns the names of variables, sorted.
std::vector<std::string> variableNames(const Language& language);
/// Returns the name of a scope: "the whole run", "planet", "ship.weapon".
Phrase scopeName(const Vocabulary& vocabulary, ScopeIndex scope);

} // namespace orrery::engine
