// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/checker.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// How many variables may depend on one another in a chain: they are solved one within the other.
inline constexpr std::size_t deepestVariables = 100;

/// Variables and channels (V2, V6.4), before anything speaks of them: their names, scopes and formats, and the columns
/// of those that spread (check/variables.cpp).
void declareVariables(Checker& checker);
/// Parts of classes, modifiers (V3, V4) and what spreads (X3.5): everything of variables that holds expressions
/// (check/modifiers.cpp). Classes have to be read.
void checkModifiers(Checker& checker);
/// The order in which variables are solved, and all that each depends on (V5.1; check/variable_order.cpp). Modifiers
/// that make a circle are taken out.
void orderVariables(Checker& checker);

/// The scopes whose variables can be seen from one (V2.2): its own, those it is a part of, what objects of its type may
/// be attached to, the empire that owns them, the whole run; each once, the nearest first.
std::vector<ScopeIndex> visibleScopes(const Vocabulary& vocabulary, ScopeIndex from);
/// The scope of all objects of a type; nullopt where the vocabulary has none.
std::optional<ScopeIndex> scopeOfType(const Vocabulary& vocabulary, TypeIndex type);
/// The scope whose variables `Source` sees in what objects of a type carry (E2.8); globalScope: it may be of several
/// types.
ScopeIndex scopeOfSource(const Vocabulary& vocabulary, TypeIndex carrier);
/// What variables are called, sorted.
std::vector<std::string> variableNames(const Language& language);
/// "the whole run", "planet", "ship.weapon".
Phrase scopeName(const Vocabulary& vocabulary, ScopeIndex scope);

} // namespace orrery::engine
