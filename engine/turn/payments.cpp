// SPDX-License-Identifier: GPL-3.0-or-later
// What is brought in for a payment while it is made (T18, T20).
#include "engine/turn/occurrences.h"
#include "engine/turn/timeline_machine.h"
#include "engine/universe/source.h"

#include <algorithm>

namespace orrery::engine {

/// Whether effects of the group bring in the resource: its answer to a payment is a production (T20).
bool TimelineMachine::isProducer(std::uint32_t group, ResourceIndex resource) const {
    const ColumnId column = m_run.program.model->layout.stockpile(resource);
    return std::ranges::any_of(groupOf(group).effects, [&](const CompiledEffect& effect) {
        return effect.checked->enabled && effect.spec->timeline == TimelineWork::none && effect.column == column;
    });
}

/// Whether something might bring in the resource as it is paid in (T20).
bool TimelineMachine::hasProducers(Row empire, ResourceIndex resource) {
    const OccurrenceKind kind = kindOf(ShippedOccurrence::payment);
    if (!hears(kind)) {
        return false;
    }
    const View view = m_run.view();
    const Pending payment{
        .kind = kind, .subject = empire, .detail = static_cast<double>(view.layout->stockpile(resource).value)};
    bool isThere = false;
    m_run.memory.listeners.visit(kind, empire, view, m_run.evaluator, [&](const Listener& listener) {
        const CompiledGroup& group = groupOf(listener.group);
        const Row source = view.exists(listener.holder) ? sourceOf(view, group.source, listener.holder) : noRow;
        isThere |= source != noRow && listener.trigger->checked->timing == Timing::when &&
                   isProducer(listener.group, resource) &&
                   isAnswered(*listener.trigger, payment, listener.holder, source, view, nullptr) &&
                   m_run.evaluator.isActive(group, view, source);
    });
    m_run.evaluator.setOccurrence({});
    return isThere;
}

/// What produces for a payment, in the payer's order whatever step it is of, until there is enough (T18). What was
/// interfered with brought nothing in, and the next one takes its place.
bool TimelineMachine::produce(ResolvingFrame& frame) {
    const ScriptLine line{.timing = Timing::when, .step = TimingStep::b};
    const Row payer = frame.proposal.changes().front().rows->front();
    if (!frame.isGathered) {
        gather(frame, line, true);
        frame.decider = payer;
    }
    while (!frame.waiting.empty() && !canAfford(payer, frame.payment->first, frame.payment->second)) {
        std::vector<std::size_t> viable;
        for (std::size_t i = 0; i < frame.waiting.size(); ++i) {
            const bool isPassed = frame.waiting[i].step == TimingStep::c && passesReactions() && !isAsking();
            if (!isPassed && !whyNot(frame, frame.waiting[i])) {
                viable.push_back(i);
            }
        }
        if (viable.empty()) {
            break;
        }
        const auto chosen = choose(frame, viable, line, payer, Question::Kind::order);
        if (!chosen) {
            return true;
        }
        const Answer answer = frame.waiting[*chosen];
        frame.waiting.erase(frame.waiting.begin() + static_cast<std::ptrdiff_t>(*chosen));
        start(frame, answer);
        if (!m_isCut) {
            return true;
        }
    }
    const bool isCovered = canAfford(payer, frame.payment->first, frame.payment->second);
    for (const Answer& answer : frame.waiting) {
        leaveOut(frame, answer, whyNot(frame, answer).value_or(isCovered ? NoAnswer::covered : NoAnswer::passed));
    }
    noteConflict(frame, line);
    return false;
}

} // namespace orrery::engine
