// SPDX-License-Identifier: GPL-3.0-or-later
// Groups that answer the first event of a span only (T13): events count, not answers.
#include "engine/turn/timeline_machine.h"

namespace orrery::engine {

/// What happens between two turns is in neither of them (T3, T12).
std::uint32_t TimelineMachine::period() const {
    constexpr std::uint32_t between = 1u << 31;
    const std::uint32_t turn = m_run.writer.universe().turn();
    const bool isBeforeTurn = m_stage == Stage::visibility && m_side == Side::before;
    return m_isBetweenTurns ? between | (turn + 1) : isBeforeTurn ? between | turn : turn;
}

/// T13: the first that it could answer has come before.
bool TimelineMachine::isUsedUp(std::uint32_t group, Row holder) const {
    const AnswerSpan span = groupOf(group).checked->answers;
    const FirstAnswer* const last = m_run.writer.universe().pending().answered.find({holder, group});
    return span != AnswerSpan::always && last != nullptr && (span == AnswerSpan::firstOfGame || last->turn == period());
}

/// T13: an event counts as the first when it comes, whatever the group makes of it. Of what happens at once nothing is
/// earlier than the rest, and one of it is answered.
void TimelineMachine::findFirsts(ResolvingFrame& frame) {
    frame.firsts.clear();
    const auto& answered = m_run.writer.universe().pending().answered;
    for (Answer& answer : frame.waiting) {
        const bool answersFirsts = answer.serial == 0 && groupOf(answer.group).checked->answers != AnswerSpan::always;
        if (!answersFirsts || frame.firsts.contains({answer.group, answer.holder})) {
            continue;
        }
        if (isUsedUp(answer.group, answer.holder)) {
            answer.isLate = true;
            continue;
        }
        const FirstAnswer* const before = answered.find({answer.holder, answer.group});
        frame.firsts[{answer.group, answer.holder}].before =
            before == nullptr ? std::nullopt : std::optional(before->turn);
    }
    for (const auto& [who, first] : frame.firsts) {
        m_run.writer.noteAnswer(who.second, who.first, period());
    }
}

/// What fell away before the group's turn came was no event (T8): the first is still to come.
void TimelineMachine::forgetFirsts(ResolvingFrame& frame) {
    for (const auto& [who, first] : frame.firsts) {
        if (!first.hasCome) {
            m_run.writer.noteAnswer(who.second, who.first, first.before);
        }
    }
    frame.firsts.clear();
}

/// Takes it out of those that wait: it answers, and of what happens at once nothing else if it answers the first only.
Answer TimelineMachine::take(ResolvingFrame& frame, std::size_t place) {
    const Answer taken = frame.waiting[place];
    frame.waiting.erase(frame.waiting.begin() + static_cast<std::ptrdiff_t>(place));
    if (taken.serial == 0) {
        if (const auto first = frame.firsts.find({taken.group, taken.holder}); first != frame.firsts.end()) {
            first->second.hasCome = true;
            first->second.isTaken = true;
        }
    }
    return taken;
}

} // namespace orrery::engine
