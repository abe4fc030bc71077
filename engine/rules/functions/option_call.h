// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/call_site.h"

#include <optional>

namespace orrery::engine::calls {

/// Checks a call such as option(game, HARD_MODE) (X1.4).
TypedNode checkOption(const CallSite& call);
/// Returns a node that reads an option of the game, of an empire, or of the object's owner.
/// @param of the type that has the option. @param object nullopt: the object of bare names
TypedNode readOption(const CallSite& call, TypeIndex of, const ExprNode& id, std::optional<TypedNode> object);

} // namespace orrery::engine::calls
