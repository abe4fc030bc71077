// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <cstdint>
#include <string>
#include <vector>

namespace orrery::engine {

enum class HappeningKind : std::uint8_t { order, occurrence, conflict, message, victory, condition };

/// A log entry that is not about a changed value, as a sentence for people. It is about an order, an event with its
/// responses, a message, or a scenario condition.
struct Happening {
    HappeningKind kind = HappeningKind::occurrence;
    bool isWanting = false; ///< refused, cancelled or impossible: worth a second look
    Row subject = noRow;
    Phrase sentence{};             ///< "Mine destroyed: prevented by BLD_SHIELD/guard"
    std::vector<Phrase> details{}; ///< the responses to it, and the missing responses with reasons
    Location where{};              ///< the order, group or condition that caused it; invalid: of no file
};

/// Returns all entries of a turn, in time order within each kind: orders, events with the conflicts among their
/// responses, messages, conditions, victories. I4 requires that every result explains itself, including missing ones.
std::vector<Happening> happeningsOf(const Session& session, std::uint32_t turn);

std::string_view stepName(TimingStep step);
std::string_view occurrenceEndName(OccurrenceEnd end);
std::string_view noAnswerName(NoAnswer reason);
/// Returns the reason why a group did not respond, as the rest of a sentence: "did not answer: its owner passed".
std::string_view noAnswerWords(NoAnswer reason);

} // namespace orrery::engine
