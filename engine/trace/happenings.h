// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <cstdint>
#include <string>
#include <vector>

namespace orrery::engine {

enum class HappeningKind : std::uint8_t { order, occurrence, conflict, message, victory, condition };

/// Something that happened in a turn apart from changed values, as a sentence for people: an order, an occurrence with
/// its answers, a message, a condition of the scenario.
struct Happening {
    HappeningKind kind = HappeningKind::occurrence;
    bool isWanting = false; ///< refused, prevented, could not be done: worth a second look
    Row subject = noRow;
    Phrase sentence{};             ///< "Mine destroyed: prevented by BLD_SHIELD/guard"
    std::vector<Phrase> details{}; ///< who answered it, and who did not and why
    Location where{};              ///< the order, group or condition behind it; invalid: of no file
};

/// All of a turn, in the order in which it happened within each kind: orders, occurrences with the conflicts among
/// their answers, messages, conditions, victories. For I4: every number explains itself, and so does what did not
/// happen.
std::vector<Happening> happeningsOf(const Session& session, std::uint32_t turn);

std::string_view stepName(TimingStep step);
std::string_view occurrenceEndName(OccurrenceEnd end);
std::string_view noAnswerName(NoAnswer reason);
/// Why a group did not answer, as the rest of a sentence: "did not answer: its owner passed".
std::string_view noAnswerWords(NoAnswer reason);

} // namespace orrery::engine
