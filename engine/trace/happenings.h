// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace orrery::engine {

enum class HappeningKind : std::uint8_t { order, occurrence, conflict, message, victory, condition };

/// A log entry that does not concern a changed value, in display form. The entry concerns an order, an event with its
/// responses, a message, a victory or a scenario condition.
struct Happening {
    HappeningKind kind = HappeningKind::occurrence;
    bool isWanting = false; ///< true for a refused, cancelled or impossible entry, which the user may want to check
    Row subject = noRow;
    Phrase sentence{};             ///< text of the entry: "Mine destroyed: prevented by BLD_SHIELD/guard"
    std::vector<Phrase> details{}; ///< responses to the event, and missing responses with their reasons
    Location where{};              ///< location of the order, group or condition that caused the entry; may be invalid
};

/// Returns all entries of a turn, in time order within each kind. The kinds are orders, events with the conflicts among
/// their responses, messages, conditions and victories. The engine has to explain every result, including missing ones
/// (I4).
std::vector<Happening> happeningsOf(const Session& session, std::uint32_t turn);

/// Returns one entry of a log, without the responses to it. An entry that happeningsOf() excludes is empty.
/// @param kind order, occurrence or condition
/// @param index index in TurnLog::orders, occurrences or scenario
Happening happeningOf(const Session& session, std::shared_ptr<const TurnLog> log, HappeningKind kind,
                      std::uint32_t index);

std::string_view stepName(TimingStep step);
std::string_view occurrenceEndName(OccurrenceEnd end);
std::string_view noAnswerName(NoAnswer reason);
/// Returns the reason why a group did not respond, as the end of a sentence: "did not answer: its owner passed".
std::string_view noAnswerWords(NoAnswer reason);

} // namespace orrery::engine
