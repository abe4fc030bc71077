// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/turn_log.h"
#include "engine/vocabulary/rows.h"

#include <cstdint>

namespace orrery::engine {

inline constexpr std::uint32_t noPlace = ~0u;

/// An event that is about to happen, or a point of the turn.
struct PendingEvent {
    OccurrenceKind kind = 0;
    Row subject = noRow;
    double detail = noneValue;
    std::uint32_t change = noPlace; ///< place among the proposal's changes; noPlace: none
    std::uint32_t element = 0;      ///< place among the change's rows
    double amount = 0.0;            ///< for a change of a number, not negative
    double adjustment = 0.0;        ///< that responses add to it; applied after all of them (T10)
    double base = 0.0;              ///< value of the column when the amount was found
    std::uint32_t record = 0;       ///< index into TurnLog::occurrences
    bool isLive = true;             ///< false: it does not happen
    bool isAdjusted = false;        ///< the amount is no longer the proposed one
    bool goesAlong = false;         ///< follows from another event: cannot be cancelled by itself
    bool isChoice = false;          ///< OccurrenceSpec::isChoice
};

/// A response that waits for its turn: a group of one holder, or pending effects that await the event.
struct Response {
    std::uint32_t group = 0;
    Row holder = noRow;
    Row source = noRow;
    std::uint32_t to = 0;     ///< the event: its place in ProposedEvents
    std::uint64_t serial = 0; ///< PendingEffects::serial; 0: a group
    Timing timing = Timing::after;
    TimingStep step = TimingStep::b;
    bool isLate = false; ///< the group responds to the first event only, which has come before (T13)
};

/// One line of the script that resolves a proposal.
struct ScriptLine {
    enum class Work : std::uint8_t {
        respond, ///< responses of this timing and step
        settle,  ///< amounts are clamped; an amount of 0 is no change any more (T10)
        produce, ///< for a payment: production, until it is covered (T18)
        apply,   ///< everything that was not cancelled
    } work = Work::respond;
    Timing timing = Timing::before;
    TimingStep step = TimingStep::b;
    enum class Of : std::uint8_t { all, choices, others } of = Of::all;
};

} // namespace orrery::engine
