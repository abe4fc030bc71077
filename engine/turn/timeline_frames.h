// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/first_events.h"
#include "engine/turn/last_known.h"
#include "engine/turn/proposal.h"
#include "engine/turn/response.h"
#include "engine/turn/turn_place.h"

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

// What the timeline is in the middle of: a firing of a group, or the resolving of what is about to happen. They lie on
// a stack of its own, so that chains of answers need no recursion (T16).
namespace orrery::engine {

inline constexpr std::size_t noFrame = ~std::size_t{0};
/// What is about to happen, all at once, and who answers it (T6).
struct ResolvingFrame {
    explicit ResolvingFrame(Proposal what) : proposal(std::move(what)) {}

    Proposal proposal;
    std::span<const ScriptLine> script{};
    std::vector<PendingEvent> pending{};
    std::vector<std::uint32_t> byChange{};    ///< places in `pending`, sorted by change and element (pendingOf)
    std::map<Row, std::uint32_t> destroyed{}; ///< by subject: places in `pending` of what is to be destroyed
    std::size_t firingsBefore = 0;            ///< records of the log as this began
    std::size_t unansweredBefore = 0;
    std::uint64_t existsStamp = 0;            ///< of the existence in which no subject of `pending` was gone
    std::vector<std::vector<bool>> dropped{}; ///< by change, then element; empty: nothing of the change is
    std::size_t at = 0;                       ///< place in the script
    bool isGathered = false;
    std::deque<Response> waiting{};              ///< at this line of the script, in the order of the policy
    FirstEvents firsts{};                        ///< at this line of the script
    std::vector<Conflict::Contender> order{};    ///< who answered at this line
    std::vector<Conflict::Contender> silenced{}; ///< who no longer could, because of them
    Row decider = noRow;
    std::size_t round = 0; ///< of reactions: whose turn it is
    std::size_t passes = 0;
    std::size_t rowsBefore = ~std::size_t{0}; ///< as it came about: who is made with it, or later, was not there before
    LastKnown last{};
    std::vector<Row> made{};
    std::optional<std::pair<ResourceIndex, double>> payment{}; ///< what is paid, of a payment
    bool isPaid = false;
    std::size_t bytes = 0; ///< that it holds, about
};

/// One block of effects of a group that fires, or the group's own effects.
struct Cursor {
    std::span<const std::uint16_t> effects{};
    std::size_t next = 0;
    RowListRef rows{};
};

/// A group of one holder that fires (T5): what it pays, on what, one effect after the other.
struct FiringFrame {
    std::uint32_t group = 0;
    Row holder = noRow;
    Row source = noRow;
    std::size_t answers = noFrame; ///< the resolving frame, by its place on the stack
    std::uint32_t to = 0;          ///< place in its `pending`
    Timing timing = Timing::after;
    TimingStep step = TimingStep::b;
    std::size_t cost = 0; ///< how many costs were paid
    bool isPaying = false;
    std::vector<double> amounts{}; ///< that were paid of the costs
    Row payer = noRow;
    bool isDecided = false;
    RowListRef rows{};              ///< given: whatever the scope says (S8), or of effects that were put off
    std::uint16_t block = noEffect; ///< the effect whose block fires, of effects that were put off
    TurnPlace place{};
    std::uint32_t action = noFiring; ///< of a scenario condition that called it: its place in TurnLog::scenario
    std::uint32_t firing = noFiring;
    std::vector<Cursor> cursors{};
    std::vector<std::uint16_t> inactive{}; ///< effects that do not fire at all (X5.2)
    std::uint16_t awaited = noEffect;      ///< the effect whose proposal is being resolved
};

} // namespace orrery::engine
