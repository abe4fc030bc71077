// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/event_finder.h"
#include "engine/turn/responder.h"
#include "engine/turn/timeline_state.h"

#include <optional>

namespace orrery::engine {

/// Resolves proposals (T6). First, it removes events that change nothing. Then it runs the responses before the change.
/// Then it applies all changes at the same time. Then it runs the responses during and after the change. The first four
/// functions put a frame on the stack. advance() continues with that frame.
class Resolver {
public:
    /// All arguments must outlive the object.
    Resolver(StepRun& run, TimelineState& state, EventFinder& finder, Responder& responder)
        : m_run(run), m_state(state), m_finder(finder), m_responder(responder) {}

    void resolve(Proposal proposal);
    /// Resolves a payment (T18 to T20). TimelineState::resolved says whether the payer paid.
    void pay(const Payment& payment);
    /// Resolves a point of the turn, at TimelineState::place (T2, T3).
    void reach(OccurrenceKind point, Timing timing);
    /// Resolves a choice. Responses may replace the choice before its outcome (T19).
    void choose(OccurrenceKind kind, Row subject, double detail, const Cause& cause);

    /// Advances the frame on top of the stack by one step. Removes the frame from the stack once it is resolved.
    void advance(ResolvingFrame& frame);
    /// Returns whether the resolved choice goes on. If so, the caller carries out the choice, and then calls
    /// closeChoice().
    bool isChosen() const { return m_isChosen; }
    /// Puts the choice back on the stack for the responses after its outcome. @return whether there is a choice
    bool closeChoice();

private:
    ResolvingFrame& push(ProposedEvents events, std::span<const ScriptLine> script);
    bool carryOut(ResolvingFrame& frame, const ScriptLine& line);
    void suspendChoice(ResolvingFrame& frame);
    void finish(ResolvingFrame& frame);

    StepRun& m_run;
    TimelineState& m_state;
    EventFinder& m_finder;
    Responder& m_responder;
    std::optional<ResolvingFrame> m_choice; ///< choice whose outcome is not complete
    bool m_isChosen = false;
};

} // namespace orrery::engine
