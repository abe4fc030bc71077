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
    std::optional<ResourceIndex> paid{}; ///< resource of a payment
    bool isProduction = false;           ///< for a payment: true to find only its producers of steps B and C (T18)
    Stage stage = Stage::effects;        ///< stage of a point of the turn; delayed effects need at least the effects
                                         ///< stage
};

/// Finds the responses to events: triggered groups of objects in the game, and pending effects (T5, T11, T13, T15).
/// Reads objects that an event destroyed in their last state, which `last` holds.
class ResponseFinder {
public:
    /// Both arguments must outlive the object.
    ResponseFinder(StepRun& run, PendingIndex& pending) : m_run(run), m_pending(pending) {}

    /// Finds the responses to all live events, in no particular order. Does not test whether the responses are active
    /// (whyNot).
    /// @param found result; the function empties it first and reuses its memory
    void find(const ResponseSearch& search, LastKnown& last, std::deque<Response>& found);
    /// Returns whether the trigger and its conditions match the event. Adds faults to the log.
    /// @param rows for pending effects: the objects that the trigger calls targets
    bool matches(const CompiledTrigger& trigger, const PendingEvent& event, Row holder, Row source, const View& view,
                 const RowListRef& rows);
    /// Returns the reason why a response that find() found cannot come now. Returns nullopt if it can. Does not
    /// consider costs.
    /// @param isSpent result of FirstEvents::isSpent
    std::optional<NoAnswer> whyNot(const Response& response, const PendingEvent& event, LastKnown& last, bool isSpent);
    /// Returns the groups that would have responded to cancelled events (T8). Lists each group once.
    /// @param firings, unanswered firings and records of the frame, whose groups the result excludes
    /// @param rowsBefore objects from this row on did not exist before the events
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
