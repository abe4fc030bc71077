// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/last_known.h"
#include "engine/turn/pending_index.h"
#include "engine/turn/response.h"

#include <deque>
#include <optional>
#include <span>
#include <vector>

namespace orrery::engine {

/// A search for the responses to events, at one line of a script.
struct ResponseSearch {
    std::span<const PendingEvent> events;
    ScriptLine line;
    std::optional<ResourceIndex> paid{}; ///< for a payment: its resource
    bool isProduction = false;           ///< for a payment: only producers of the resource, of steps B and C (T18)
    Stage stage = Stage::effects;        ///< for a point of the turn: delayed effects are due from the effects stage on
};

/// Finds the responses to events: triggered groups of objects in the game, and pending effects (T5, T11, T13, T15).
/// Objects that were destroyed with an event are read in their last state, which `last` holds.
class ResponseFinder {
public:
    /// Both arguments must outlive the object.
    ResponseFinder(StepRun& run, PendingIndex& pending) : m_run(run), m_pending(pending) {}

    /// Finds the responses to all live events, in no particular order. Does not test whether they are active (whyNot).
    /// @param found the result, which is emptied first and keeps its memory
    void find(const ResponseSearch& search, LastKnown& last, std::deque<Response>& found);
    /// Returns whether the trigger matches the event, conditions included. Faults go to the log.
    /// @param rows for pending effects: the objects that the trigger calls targets
    bool matches(const CompiledTrigger& trigger, const PendingEvent& event, Row holder, Row source, const View& view,
                 const RowListRef& rows);
    /// Returns the reason why a found response cannot come now; nullopt if it can. Does not consider costs.
    /// @param isSpent FirstEvents::isSpent
    std::optional<NoAnswer> whyNot(const Response& response, const PendingEvent& event, LastKnown& last, bool isSpent);
    /// Returns the groups that would have responded to cancelled events (T8), each once.
    /// @param firings, unanswered those of the frame: such groups are known already
    /// @param rowsBefore objects from here on did not exist before the events
    std::vector<Response> findSilenced(std::span<const PendingEvent> events, LastKnown& last,
                                       std::span<const Firing> firings, std::span<const UnansweredTrigger> unanswered,
                                       std::size_t rowsBefore);

private:
    void findListeners(const ResponseSearch& search, std::uint32_t place, LastKnown& last, const View& view,
                       std::deque<Response>& found);
    std::optional<TimingStep> stepOf(const ResponseSearch& search, std::uint32_t place, const Listener& listener) const;
    void findPending(const ResponseSearch& search, std::uint32_t place, const View& view, std::deque<Response>& found);

    StepRun& m_run;
    PendingIndex& m_pending;
};

} // namespace orrery::engine
