// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/effect_call.h"
#include "engine/turn/last_known.h"

namespace orrery::engine {

// Functions that reduce the rows on which an effect acts. Each function removes some rows, logs them as skipped, and
// returns the rest. Each returns null if no row remains.

/// Removes destroyed objects.
/// @param last the objects that the event destroyed, if a response reaches their last owners (T15); otherwise null. The
/// function keeps these objects.
RowListRef removeDestroyed(StepRun& run, const RowListRef& rows, const LastKnown* last, const Cause& cause);

/// Removes objects on which the effect cannot act (E2.5). Logs one skip for each reason, in the order in which the
/// reasons first appear.
RowListRef removeUnable(const EffectCall& call);

/// Removes objects on which an earlier effect claimed the stacking name. Claims the name on the rest (E7.5).
RowListRef claimRows(StepRun& run, const RowListRef& rows, StackingIndex name, const Cause& cause);

} // namespace orrery::engine
