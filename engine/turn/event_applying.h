// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/last_known.h"
#include "engine/turn/proposed_events.h"

#include <vector>

namespace orrery::engine {

/// Applies a proposal without listeners. @return the objects that the proposal created
std::vector<Row> applyUnheard(StepRun& run, const Proposal& proposal);

struct AppliedEvents {
    std::vector<Row> made; ///< created objects, in the order of the changes
    bool isPaid = false;   ///< for a payment: true if the payer paid it
};

/// Applies all changes that no response cancelled, at the same time (T6). Uses the amounts that the responses set
/// (T10). Applies a payment only if the payer can afford it.
/// @param last receives the state of objects that the changes destroy (T15)
AppliedEvents applyEvents(StepRun& run, ProposedEvents& events, LastKnown& last);

} // namespace orrery::engine
