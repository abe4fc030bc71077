// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/call_site.h"

/// Functions that refer to classes by id (X2.6).
namespace orrery::engine::calls {

TypedNode checkGet(const CallSite& call);
TypedNode checkFact(const CallSite& call);
void evaluateFact(const FunctionCall& call);

} // namespace orrery::engine::calls
