// SPDX-License-Identifier: GPL-3.0-or-later
// What is brought in for a payment while it is made (T18, T20).
#include "engine/turn/effect_arguments.h"
#include "engine/turn/occurrences.h"
#include "engine/turn/run_faults.h"
#include "engine/turn/timeline_machine.h"
#include "engine/universe/source.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// Whether an effect, and what it stands in, fires as its group does: switched on, and not put off.
bool isAtOnce(const CompiledGroup& group, const CheckedEffect& effect) {
    const bool isLater = effect.spec->timeline == TimelineWork::delay || effect.spec->timeline == TimelineWork::await;
    return effect.enabled && !isLater &&
           (effect.parent == noEffect || isAtOnce(group, group.checked->effects[effect.parent]));
}

} // namespace

/// Whether effects of the group bring in the resource: its answer to a payment is a production (T20).
bool TimelineMachine::isProducer(std::uint32_t group, ResourceIndex resource) const {
    const ColumnId column = m_run.program.model->layout.stockpile(resource);
    const CompiledGroup& compiled = groupOf(group);
    return std::ranges::any_of(compiled.effects, [&](const CompiledEffect& effect) {
        return effect.spec->timeline == TimelineWork::none && effect.column == column &&
               isAtOnce(compiled, *effect.checked);
    });
}

/// What a group costs a source: not negative, and with missing meters as 0 (E7.2).
double TimelineMachine::costOf(const CompiledCost& cost, const View& view, Row source) {
    double amount = cost.amount.constant;
    if (!cost.amount.isConstant && cost.amount.program) {
        Bindings bindings = m_run.evaluator.bindingsOf(source, noRow);
        bindings.missingAsZero = true;
        std::vector<EvaluationFault> faults;
        evaluate(*cost.amount.program, view, bindings, {&source, 1}, {}, {&amount, 1}, &faults);
        logFaults(m_run.writer, faults, {&source, 1}, noFiring);
    }
    return amount > 0.0 ? amount : 0.0;
}

/// Whether something might bring in the resource as it is paid in (T20).
bool TimelineMachine::hasProducers(Row empire, ResourceIndex resource, double due) {
    const OccurrenceKind kind = kindOf(ShippedOccurrence::payment);
    if (!hears(kind)) {
        return false;
    }
    const View view = m_run.view();
    const Pending payment{.kind = kind,
                          .subject = empire,
                          .detail = static_cast<double>(view.layout->stockpile(resource).value),
                          .amount = due};
    bool isThere = false;
    m_run.memory.listeners.visit(kind, empire, view, m_run.evaluator, [&](const Listener& listener) {
        const CompiledGroup& group = groupOf(listener.group);
        const Row source = view.exists(listener.holder) ? sourceOf(view, group.source, listener.holder) : noRow;
        isThere |= source != noRow && listener.trigger->checked->timing == Timing::when &&
                   isProducer(listener.group, resource) && !isUsedUp(listener.group, listener.holder, view) &&
                   isGiven(group, view, source) &&
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
    endGone(frame);
    while (!frame.waiting.empty() && !canAfford(payer, frame.payment->first, frame.payment->second)) {
        std::vector<std::size_t> viable;
        for (std::size_t i = 0; i < frame.waiting.size(); ++i) {
            const bool isReaction = frame.waiting[i].step == TimingStep::c;
            const bool isOwned = !empiresReached(m_run.view(), frame.waiting[i].source).empty();
            const bool isPassed = isReaction && (!isOwned || (passesReactions() && !isAsking()));
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
