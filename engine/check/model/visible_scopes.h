// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/language.h"

#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

/// Returns the scopes whose variables are visible from a scope (V2.2). These are the scope itself and the scopes that
/// contain it. Then follow the types of its objects' hosts, the empire that owns the objects, and the whole run. Each
/// scope appears once, the nearest first.
std::vector<ScopeIndex> visibleScopes(const Vocabulary& vocabulary, ScopeIndex from);
/// Returns the scope of all objects of a type; nullopt if the vocabulary has none.
std::optional<ScopeIndex> scopeOfType(const Vocabulary& vocabulary, TypeIndex type);
/// Returns the scope of variables for `Source` in groups that objects of a type hold (E2.8). Returns globalScope if
/// several types are possible.
ScopeIndex scopeOfSource(const Vocabulary& vocabulary, TypeIndex carrier);
/// Returns the names of variables, sorted.
std::vector<std::string> variableNames(const Language& language);
/// Returns the name of a scope: "the whole run", "planet", "ship.weapon".
Phrase scopeName(const Vocabulary& vocabulary, ScopeIndex scope);

} // namespace orrery::engine
