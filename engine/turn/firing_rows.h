// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/effect_call.h"
#include "engine/turn/last_known.h"

namespace orrery::engine {

// Functions that reduce the rows on which an effect acts. Each removes some rows, logs them as skipped, and returns the
// rest. It returns null if no row is left.

/// Removes objects that were destroyed.
/// @param last if a response reaches the last owners of objects destroyed with the event (T15): these objects, which
/// stay. Otherwise null.
RowListRef removeDestroyed(StepRun& run, const RowListRef& rows, const LastKnown* last, const Cause& cause);

/// Removes objects on which the effect cannot act (E2.5). Logs one skip for each reason, in the order of their
/// appearance.
RowListRef removeUnable(const EffectCall& call);

/// Removes objects on which an earlier effect claimed the stacking name. Claims it on the rest (E7.5).
RowListRef claimRows(StepRun& run, const RowListRef& rows, StackingIndex name, const Cause& cause);

} // namespace orrery::engine
