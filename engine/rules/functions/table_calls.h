// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/call_site.h"

namespace orrery::engine::calls {

/// Checks a call such as lookup(Costs, turn, food). With a constant key it becomes the cell's value.
TypedNode checkLookup(const CallSite& call);
void evaluateLookup(const FunctionCall& call);

} // namespace orrery::engine::calls
