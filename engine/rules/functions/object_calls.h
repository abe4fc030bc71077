// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/call_site.h"

/// Functions that refer to objects and their owners.
namespace orrery::engine::calls {

/// Checks a call such as object("…"), which refers to an object by its name (X1.6).
TypedNode checkObject(const CallSite& call);
TypedNode checkOwnedBy(const CallSite& call);
void evaluateOwnedBy(const FunctionCall& call);
/// Checks a call of canHave(), which tests whether an empire may have a class (E3.9).
TypedNode checkCanHave(const CallSite& call);
void evaluateCanHave(const FunctionCall& call);
/// Checks a call such as dropIntoContext(ship.weapon, Source, 1, CritMult) (V6.3).
TypedNode checkContext(const CallSite& call);

} // namespace orrery::engine::calls
