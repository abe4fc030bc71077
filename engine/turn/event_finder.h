// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/occurrences.h"
#include "engine/turn/pending_index.h"
#include "engine/turn/proposed_events.h"

#include <cstdint>
#include <map>

namespace orrery::engine {

/// Finds the events of a proposal that anything in the game may respond to. Other events cost no work (T28).
class EventFinder {
public:
    /// Both arguments must outlive the object.
    EventFinder(StepRun& run, const PendingIndex& pending) : m_run(run), m_pending(pending) {}

    /// Returns whether a listener in the game, or a pending effect, may respond to events of the kind.
    bool hears(OccurrenceKind kind);
    bool hears(ShippedOccurrence kind) { return hears(kindOf(kind)); }
    /// Returns whether anything may respond to an event of the proposal.
    bool hears(const Proposal& proposal);
    /// Adds the events of all changes of the proposal. Marks events that change nothing (T9).
    void find(ProposedEvents& events);

private:
    using ByObject = std::map<Row, std::uint32_t>;

    bool hearsCreation(ClassIndex objectClass);
    void findOfColumn(ProposedEvents& events, std::uint32_t change);
    void findOfRight(ProposedEvents& events, std::uint32_t change);
    void findOfMove(ProposedEvents& events, std::uint32_t change);
    void findOfDestroyed(ProposedEvents& events, std::uint32_t change, ByObject& destroyed);
    void skipUnchanged(const Cause& cause, RowList rows);

    StepRun& m_run;
    const PendingIndex& m_pending;
};

} // namespace orrery::engine
