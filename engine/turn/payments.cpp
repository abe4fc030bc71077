// SPDX-License-Identifier: GPL-3.0-or-later
// Whether something can be paid (T21), and what is brought in for a payment while it is made (T18, T20).
#include "engine/turn/branches.h"
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
    return std::max(0.0, amount); // also where it is no number
}

/// Whether the answer's costs can be paid as things stand, with what answers the payments (T20, T21).
bool TimelineMachine::canPay(ResolvingFrame& frame, const Response& answer) {
    std::map<ResourceIndex, double> costs;
    std::vector<Row> owners;
    {
        const AskedByGroup asked(m_run, answer.group);
        const View view = decidingView(frame);
        const PendingEvent& pending = frame.pending[answer.to];
        m_run.evaluator.setOccurrence({pending.subject, pendingAmount(pending)});
        for (const CompiledCost& cost : groupOf(answer.group).costs) {
            costs[cost.checked->resource] += costOf(cost, view, answer.source);
        }
        m_run.evaluator.setOccurrence({});
        owners = ownersInGame(view, m_run.view(), answer.source);
    }
    return owners.size() == 1 && std::ranges::all_of(costs, [&](const auto& cost) {
               const auto& [resource, due] = cost;
               if (due <= 0.0 || !hears(kindOf(ShippedOccurrence::payment))) {
                   return canAfford(owners.front(), resource, due);
               }
               const double rest = dueAfterReductions(owners.front(), resource, due);
               return canAfford(owners.front(), resource, rest) || hasProducers(owners.front(), resource, rest);
           });
}

/// What the responses before a payment leave of it, as far as that is known before anybody answers (T21). A response
/// that costs something itself is not counted on.
double TimelineMachine::dueAfterReductions(Row empire, ResourceIndex resource, double due) {
    ResolvingFrame frame{Proposal({.kind = CauseKind::payment})};
    frame.payment.emplace(resource, due);
    frame.pending.push_back({.kind = kindOf(ShippedOccurrence::payment),
                             .subject = empire,
                             .detail = static_cast<double>(m_run.program.model->layout.stockpile(resource).value),
                             .change = 0, // nothing is looked up there
                             .amount = due,
                             .record = noOccurrence});
    PendingEvent& payment = frame.pending.front();
    for (const TimingStep step : {TimingStep::b, TimingStep::c}) {
        const ScriptLine line{.timing = Timing::before, .step = step};
        gather(frame, line, false);
        for (const Response& answer : frame.waiting) {
            const bool isWaiting = answer.serial != 0;
            const bool isTaken = step == TimingStep::b ||
                                 (!m_policy.passesReactions() && !empiresReached(m_run.view(), answer.source).empty());
            if (!isTaken ||
                (!isWaiting &&
                 (hadFirstEvent(m_run, answer.group, answer.holder, span()) || !groupOf(answer.group).costs.empty())) ||
                whyNotOffered(frame, answer)) {
                continue;
            }
            const AskedByGroup asked(m_run, answer.group);
            const CompiledGroup& group = groupOf(answer.group);
            m_run.evaluator.setOccurrence({payment.subject, pendingAmount(payment)});
            if (isWaiting) {
                const PendingEffects& effects = *pendingEffects(answer.serial);
                for (const auto& block : group.effects[effects.effect].blocks) {
                    reduce(answer, block.effects, effects.rows, payment);
                }
            } else {
                reduce(answer, group.topEffects, m_run.evaluator.scope(group, m_run.view(), answer.source), payment);
            }
            m_run.evaluator.setOccurrence({});
        }
        payment.amount = std::max(payment.amount + std::exchange(payment.adjustment, 0.0), 0.0);
        if (payment.amount == 0.0) {
            break;
        }
    }
    m_run.evaluator.faults().clear(); // whoever answers meets them again
    return payment.amount;
}

/// What these effects of a group would change of an amount.
void TimelineMachine::reduce(const Response& answer, std::span<const std::uint16_t> effects, const RowListRef& scope,
                             PendingEvent& pending) {
    const CompiledGroup& group = groupOf(answer.group);
    const View view = m_run.view();
    const StackingClaims& claims = m_run.memory.claims;
    for (const std::uint16_t index : effects) {
        const CompiledEffect& effect = group.effects[index];
        const bool isBranch = effect.spec->timeline == TimelineWork::branch;
        if (!effect.checked->enabled || (!isBranch && effect.spec->timeline != TimelineWork::changeAmount) ||
            !isEffectActive(effect, m_run.evaluator, view, answer.source)) {
            continue;
        }
        const SplitRows open = splitRows(scope, [&](Row row) {
            const bool isUsed = claims.isClaimed(effect.checked->stacking, row) ||
                                (answer.serial == 0 && claims.isClaimed(group.checked->stacking, row));
            return view.exists(row) && !isUsed;
        });
        const RowListRef rows = open.kept ? open.kept : std::make_shared<const RowList>();
        if (isBranch) {
            for (const BranchWay& way : waysOf(effect, m_run.evaluator, view, answer.source, rows)) {
                if (way.taken && !rows->empty()) {
                    reduce(answer, effect.blocks[way.block].effects, way.taken, pending);
                }
            }
            continue;
        }
        const bool isOfNoObject = scope->empty() && group.checked->include.empty();
        const EffectCall call{.effect = effect,
                              .view = view,
                              .reads = view,
                              .source = answer.source,
                              .holder = answer.holder,
                              .rows = rows,
                              .evaluator = m_run.evaluator,
                              .limits = m_run.memory.limits,
                              .run = m_run,
                              .cause = {.effect = index}};
        const std::span<const Row> asked = rows->empty() && isOfNoObject ? std::span(&answer.source, 1) : *rows;
        for (const double amount : amountsOf(call, argumentOf(call, "amount"), asked)) {
            pending.adjustment += amount;
        }
        m_run.evaluator.setOccurrence({pending.subject, pendingAmount(pending)}); // as it stands by then
    }
}

/// Whether something might bring in the resource as it is paid in (T20).
bool TimelineMachine::hasProducers(Row empire, ResourceIndex resource, double due) {
    const OccurrenceKind kind = kindOf(ShippedOccurrence::payment);
    if (!hears(kind)) {
        return false;
    }
    const View view = m_run.view();
    const PendingEvent payment{.kind = kind,
                               .subject = empire,
                               .detail = static_cast<double>(view.layout->stockpile(resource).value),
                               .amount = due};
    bool isThere = false;
    m_run.memory.listeners.visit(kind, empire, view, m_run.evaluator, [&](const Listener& listener) {
        const CompiledGroup& group = groupOf(listener.group);
        const Row source = view.exists(listener.holder) ? sourceOf(view, group.source, listener.holder) : noRow;
        isThere |= source != noRow && listener.trigger->checked->timing == Timing::when &&
                   isProducer(listener.group, resource) &&
                   !hadFirstEvent(m_run, listener.group, listener.holder, span()) && isGiven(group, view, source) &&
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
        frame.firsts.find(m_run, frame.waiting, span());
        frame.decider = payer;
    }
    endGone(frame);
    while (!frame.waiting.empty() && !canAfford(payer, frame.payment->first, frame.payment->second)) {
        std::vector<std::size_t> viable;
        for (std::size_t i = 0; i < frame.waiting.size(); ++i) {
            const bool isReaction = frame.waiting[i].step == TimingStep::c;
            const bool isOwned = !empiresReached(m_run.view(), frame.waiting[i].source).empty();
            const bool isPassed = isReaction && (!isOwned || (m_policy.passesReactions() && !m_policy.isAsking()));
            if (!isPassed && !whyNot(frame, frame.waiting[i])) {
                viable.push_back(i);
            }
        }
        if (viable.empty()) {
            break;
        }
        const auto chosen = m_policy.choose(waitingOf(frame, line), viable, payer, Question::Kind::order);
        if (!chosen) {
            return true;
        }
        start(frame, take(frame, *chosen));
        if (!m_chain.isCut()) {
            return true;
        }
    }
    const bool isCovered = canAfford(payer, frame.payment->first, frame.payment->second);
    leaveOutTheRest(frame, isCovered ? NoAnswer::covered : NoAnswer::passed);
    noteConflict(frame, line);
    return false;
}

} // namespace orrery::engine
