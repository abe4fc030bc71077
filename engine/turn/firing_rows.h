// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/effect_call.h"
#include "engine/turn/last_known.h"

namespace orrery::engine {

// The rows of a scope that an effect acts on. Each function removes some, logs them as skipped, and returns the rest:
// null if there is none.

/// Removes objects that were destroyed. @param last of a response, if its effect reaches the last owners of objects
/// that were destroyed with the event (T15): these stay; else null
RowListRef removeDestroyed(StepRun& run, const RowListRef& rows, const LastKnown* last, const Cause& cause);

/// Removes objects on which the effect cannot act (E2.5): one skip for each reason, in the order in which they come up.
RowListRef removeUnable(const EffectCall& call);

/// Removes objects on which an earlier effect used the stacking name, and uses it on the rest (E7.5).
RowListRef claimRows(StepRun& run, const RowListRef& rows, StackingIndex name, const Cause& cause);

} // namespace orrery::engine
