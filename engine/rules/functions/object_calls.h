// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/call_site.h"

/// Calls about objects and their owners.
namespace orrery::engine::calls {

/// Checks object("…"): an object by its name (X1.6).
TypedNode checkObject(const CallSite& call);
TypedNode checkOwnedBy(const CallSite& call);
void evaluateOwnedBy(const FunctionCall& call);
/// Checks whether a class is open to an empire (E3.9).
TypedNode checkCanHave(const CallSite& call);
void evaluateCanHave(const FunctionCall& call);
/// Checks a call such as dropIntoContext(ship.weapon, Source, 1, CritMult) (V6.3).
TypedNode checkContext(const CallSite& call);

} // namespace orrery::engine::calls
