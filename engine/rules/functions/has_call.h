// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/call_site.h"

namespace orrery::engine::calls {

/// Checks a call such as has(BUILDING, BLD_MEGALITH) (X4).
TypedNode checkHas(const CallSite& call);
void evaluateHas(const FunctionCall& call);

} // namespace orrery::engine::calls
