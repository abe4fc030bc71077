// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/last_known.h"
#include "engine/turn/proposed_events.h"

#include <vector>

namespace orrery::engine {

/// Applies a proposal to whose events nothing responds. @return the objects that were created
std::vector<Row> applyUnheard(StepRun& run, const Proposal& proposal);

struct AppliedEvents {
    std::vector<Row> made; ///< objects that were created, in the order of the changes
    bool isPaid = false;   ///< for a payment: it was made
};

/// Applies everything that was not cancelled, at the same time (T6), with amounts as responses left them (T10). A
/// payment is applied only if the payer can afford it.
/// @param last gets the state of objects that are destroyed (T15)
AppliedEvents applyEvents(StepRun& run, ProposedEvents& events, LastKnown& last);

} // namespace orrery::engine
