// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/turn_log.h"
#include "engine/vocabulary/rows.h"

#include <cstdint>

namespace orrery::engine {

inline constexpr std::uint32_t noPlace = ~0u;

/// A proposed event, or a point of the turn.
struct PendingEvent {
    OccurrenceKind kind = 0;
    Row subject = noRow;
    double detail = noneValue;
    std::uint32_t change = noPlace; ///< place among the proposal's changes; noPlace: none
    std::uint32_t element = 0;      ///< place among the change's rows
    double amount = 0.0;            ///< amount of a change of a number, not negative
    double adjustment = 0.0;        ///< sum of the changes by responses; applied after all responses (T10)
    double base = 0.0;              ///< value of the column at the time of the proposal
    std::uint32_t record = 0;       ///< index into TurnLog::occurrences
    bool isLive = true;             ///< false: the event does not happen
    bool isAdjusted = false;        ///< true if the amount differs from the proposed one
    bool goesAlong = false;         ///< true if a response cannot cancel the event alone, because it follows from
                                    ///< another one
    bool isChoice = false;          ///< value of OccurrenceSpec::isChoice
};

/// A pending response: a group of one holder, or pending effects that await the event.
struct Response {
    std::uint32_t group = 0;
    Row holder = noRow;
    Row source = noRow;
    std::uint32_t to = 0;     ///< place of the event in ProposedEvents
    std::uint64_t serial = 0; ///< value of PendingEffects::serial; 0: a group
    Timing timing = Timing::after;
    TimingStep step = TimingStep::b;
    bool isLate = false; ///< true if the group responds only to the first event, which occurred earlier (T13)
};

/// One line of the script that resolves a proposal.
struct ScriptLine {
    enum class Work : std::uint8_t {
        respond, ///< runs the responses of this timing and step
        settle,  ///< clamps amounts; a change with the amount 0 is no change (T10)
        produce, ///< for a payment: runs producers until they cover the payment (T18)
        apply,   ///< applies all changes that are not cancelled
    } work = Work::respond;
    Timing timing = Timing::before;
    TimingStep step = TimingStep::b;
    enum class Of : std::uint8_t { all, choices, others } of = Of::all;
};

} // namespace orrery::engine
