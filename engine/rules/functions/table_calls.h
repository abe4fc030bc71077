// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/call_site.h"

namespace orrery::engine::calls {

/// Checks a call such as lookup(Costs, turn, food). A call with a constant key becomes the value of the cell.
TypedNode checkLookup(const CallSite& call);
void evaluateLookup(const FunctionCall& call);

} // namespace orrery::engine::calls
