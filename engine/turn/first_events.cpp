// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/first_events.h"

namespace orrery::engine {

std::uint32_t spanAt(std::uint32_t turn, const TurnPlace& place, bool isBetweenTurns) {
    constexpr std::uint32_t between = 1u << 31;
    const bool isBeforeTurn = place.stage == Stage::visibility && place.side == Side::before;
    return isBetweenTurns ? between | (turn + 1) : isBeforeTurn ? between | turn : turn;
}

bool hadFirstEvent(StepRun& run, std::uint32_t group, Row holder, std::uint32_t span) {
    const AnswerSpan answers = run.program.groups[group].checked->answers;
    const FirstAnswer* const last = run.writer.universe().pending().answered.find({holder, group});
    return answers != AnswerSpan::always && last != nullptr &&
           (answers == AnswerSpan::firstOfGame || last->turn == span);
}

void FirstEvents::find(StepRun& run, std::deque<Response>& waiting, std::uint32_t span) {
    m_first.clear();
    const auto& answered = run.writer.universe().pending().answered;
    for (Response& response : waiting) {
        const bool answersFirsts =
            response.serial == 0 && run.program.groups[response.group].checked->answers != AnswerSpan::always;
        if (!answersFirsts || m_first.contains({response.group, response.holder})) {
            continue;
        }
        if (hadFirstEvent(run, response.group, response.holder, span)) {
            response.isLate = true;
            continue;
        }
        const FirstAnswer* const before = answered.find({response.holder, response.group});
        m_first[{response.group, response.holder}].before =
            before == nullptr ? std::nullopt : std::optional(before->turn);
    }
    for (const auto& [who, first] : m_first) {
        run.writer.noteAnswer(who.second, who.first, span);
    }
}

void FirstEvents::close(StepRun& run) {
    for (const auto& [who, first] : m_first) {
        if (!first.hasCome) {
            run.writer.noteAnswer(who.second, who.first, first.before);
        }
    }
    m_first.clear();
}

bool FirstEvents::isSpent(const Response& response) const {
    const auto first = m_first.find({response.group, response.holder});
    return response.isLate || (first != m_first.end() && first->second.isTaken);
}

void FirstEvents::noteCome(const Response& response) {
    const auto first = m_first.find({response.group, response.holder});
    if (first != m_first.end() && response.serial == 0) {
        first->second.hasCome = true;
    }
}

void FirstEvents::take(const Response& response) {
    const auto first = m_first.find({response.group, response.holder});
    if (first != m_first.end() && response.serial == 0) {
        first->second.hasCome = true;
        first->second.isTaken = true;
    }
}

} // namespace orrery::engine
