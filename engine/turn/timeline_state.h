// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/chain_guard.h"
#include "engine/turn/event_applying.h"
#include "engine/turn/first_events.h"
#include "engine/turn/last_known.h"
#include "engine/turn/pending_index.h"
#include "engine/turn/proposed_events.h"
#include "engine/turn/turn_order.h"
#include "engine/turn/turn_place.h"

#include <cstdint>
#include <deque>
#include <span>
#include <variant>
#include <vector>

// The timeline has its own stack of firings of groups and of unfinished proposals. So chains of responses need no
// recursion (T16).
namespace orrery::engine {

inline constexpr std::size_t noFrame = ~std::size_t{0};

/// An unfinished proposal, with the responses to its events (T6).
struct ResolvingFrame {
    explicit ResolvingFrame(ProposedEvents what) : events(std::move(what)) {}

    ProposedEvents events;
    std::span<const ScriptLine> script{};
    std::size_t at = 0;            ///< place of the current line in the script
    std::size_t firingsBefore = 0; ///< number of firings in the log before this frame
    std::size_t unansweredBefore = 0;
    std::size_t bytes = 0; ///< bytes of this frame in StepRun::heldByFrames

    // Responses at this line of the script.
    bool isGathered = false;
    std::deque<Response> waiting{}; ///< pending responses, in the order of the policy
    FirstEvents firsts{};
    std::vector<Conflict::Contender> order{};    ///< responses that came
    std::vector<Conflict::Contender> silenced{}; ///< responses that these responses made impossible
    Row decider = noRow;
    std::size_t round = 0; ///< for reactions: number of empires that have had the choice so far, which selects the next
                           ///< empire in turn order
    std::size_t passes = 0;

    // State after the application of the proposal.
    AppliedEvents applied{};
    std::size_t rowsBefore = ~std::size_t{0}; ///< objects from this row on did not exist before the change
    LastKnown last{};
};

/// Effects of a group that fire one after the other: the effects of the group, or of one block.
struct Cursor {
    std::span<const std::uint16_t> effects{};
    std::size_t next = 0;
    RowListRef rows{};
};

/// A firing of a group by one holder (T5): costs, then the scope, then one effect after the other.
struct FiringFrame {
    std::uint32_t group = 0;
    Row holder = noRow;
    Row source = noRow;
    std::size_t answers = noFrame; ///< for a response: place of the resolving frame on the stack
    std::uint32_t to = 0;          ///< for a response: place of the event in that frame
    Timing timing = Timing::after;
    TimingStep step = TimingStep::b;
    std::size_t cost = 0; ///< number of costs that the firing has paid
    bool isPaying = false;
    std::vector<double> amounts{}; ///< paid amounts, by cost
    Row payer = noRow;
    bool isDecided = false;
    RowListRef rows{};              ///< for a call (S8) or for pending effects: the rows that replace the scope
    std::uint16_t block = noEffect; ///< for pending effects: the effect whose block fires
    TurnPlace place{};
    std::uint32_t action = noFiring; ///< for a call by a scenario: place of the action in TurnLog::scenario
    std::uint32_t firing = noFiring;
    std::vector<Cursor> cursors{};
    std::vector<std::uint16_t> inactive{}; ///< effects that do not fire at all (X5.2)
    std::uint16_t awaited = noEffect;      ///< effect whose proposal is not resolved yet
};

using Frame = std::variant<ResolvingFrame, FiringFrame>;

/// The state that resolving, responding and firing share.
struct TimelineState {
    std::deque<Frame> stack; ///< unfinished frames; a deque keeps frames in place as it grows and shrinks
    TurnPlace place;         ///< place of work that begins now
    TurnOrder order;
    ChainGuard chain;
    PendingIndex pending;
    AppliedEvents resolved; ///< result of the last resolved frame
    double paid = 0.0;      ///< amount of the payment in that frame

    /// Removes the top frame from the stack.
    void pop(StepRun& run);
    /// Returns the frame that a firing responds to. Returns null if the firing is no response.
    ResolvingFrame* answeredFrame(const FiringFrame& frame) {
        return frame.answers == noFrame ? nullptr : &std::get<ResolvingFrame>(stack[frame.answers]);
    }
    /// Returns the span of first events (spanAt) at the current place.
    std::uint32_t span(std::uint32_t turn) const { return spanAt(turn, place, order.isBetweenTurns()); }
};

/// Logs that a group does not respond to an event of the frame.
void logNoResponse(TurnLog& log, ResolvingFrame& frame, const Response& response, NoAnswer reason);

} // namespace orrery::engine
