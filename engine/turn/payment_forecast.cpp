// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/payment_forecast.h"

#include "engine/turn/branches.h"
#include "engine/turn/effect_arguments.h"
#include "engine/turn/first_events.h"
#include "engine/turn/occurrences.h"
#include "engine/turn/payments.h"
#include "engine/universe/source.h"

#include <algorithm>
#include <map>
#include <utility>

namespace orrery::engine {

void PaymentForecast::setCurrentEvent(const PendingEvent& event) {
    m_run.evaluator.setOccurrence({event.subject, amountOf(event, m_run.program.model->vocabulary)});
}

bool PaymentForecast::canPay(const Response& response, const PendingEvent& event, LastKnown& last, std::uint32_t span) {
    std::map<ResourceIndex, double> costs;
    std::vector<Row> owners;
    {
        const GroupAtWork work(m_run, response.group);
        const View view = last.view(m_run.view());
        setCurrentEvent(event);
        for (const CompiledCost& cost : m_run.program.groups[response.group].costs) {
            costs[cost.checked->resource] += costOf(m_run, cost, view, response.source);
        }
        m_run.evaluator.setOccurrence({});
        owners = ownersInGame(view, m_run.view(), response.source);
    }
    return owners.size() == 1 && std::ranges::all_of(costs, [&](const auto& cost) {
               return canPay(owners.front(), cost.first, cost.second, span);
           });
}

bool PaymentForecast::canPay(Row empire, ResourceIndex resource, double due, std::uint32_t span) {
    if (due <= 0.0 || !m_events.hears(ShippedOccurrence::payment)) {
        return canAfford(m_run.view(), empire, resource, due);
    }
    PendingEvent payment{.kind = kindOf(ShippedOccurrence::payment),
                         .subject = empire,
                         .detail = static_cast<double>(m_run.program.model->layout.stockpile(resource).value),
                         .change = 0, // a look-up does not use this value
                         .amount = due,
                         .record = noOccurrence};
    reduce(payment, span);
    return canAfford(m_run.view(), empire, resource, payment.amount) || hasProducers(payment, resource, span);
}

/// Reduces the payment as its responses will do, as far as their effects are known in advance.
void PaymentForecast::reduce(PendingEvent& payment, std::uint32_t span) {
    const std::span<const PendingEvent> events(&payment, 1);
    LastKnown last;
    std::deque<Response> responses;
    for (const TimingStep step : {TimingStep::b, TimingStep::c}) {
        const ScriptLine line{.timing = Timing::before, .step = step};
        m_responses.find({.events = events, .line = line}, last, responses);
        m_policy.sort({responses, events, line.timing, line.step});
        for (const Response& response : responses) {
            if (counts(response, span) && !m_responses.whyNot(response, payment, last, false)) {
                reduceBy(response, payment);
            }
        }
        payment.amount = std::max(payment.amount + std::exchange(payment.adjustment, 0.0), 0.0);
        if (payment.amount == 0.0) {
            break;
        }
    }
    m_run.evaluator.faults().clear(); // the responses report these faults again
}

/// Returns whether the response counts: its empire will take it, and it has no cost.
bool PaymentForecast::counts(const Response& response, std::uint32_t span) {
    const bool isTaken = response.step == TimingStep::b ||
                         (!m_policy.passesReactions() && !empiresReached(m_run.view(), response.source).empty());
    return isTaken && (response.serial != 0 || (!hadFirstEvent(m_run, response.group, response.holder, span) &&
                                                m_run.program.groups[response.group].costs.empty()));
}

void PaymentForecast::reduceBy(const Response& response, PendingEvent& payment) {
    const GroupAtWork work(m_run, response.group);
    const CompiledGroup& group = m_run.program.groups[response.group];
    setCurrentEvent(payment);
    if (response.serial != 0) {
        const PendingEffects& effects = *m_run.writer.universe().pending().effects.find(response.serial);
        for (const auto& block : group.effects[effects.effect].blocks) {
            reduceBy(response, block.effects, effects.rows, payment);
        }
    } else {
        reduceBy(response, group.topEffects, m_run.evaluator.scope(group, m_run.view(), response.source), payment);
    }
    m_run.evaluator.setOccurrence({});
}

void PaymentForecast::reduceBy(const Response& response, std::span<const std::uint16_t> effects,
                               const RowListRef& scope, PendingEvent& payment) {
    const CompiledGroup& group = m_run.program.groups[response.group];
    const View view = m_run.view();
    const StackingClaims& claims = m_run.memory.claims;
    for (const std::uint16_t index : effects) {
        const CompiledEffect& effect = group.effects[index];
        const bool isBranch = effect.spec->timeline == TimelineWork::branch;
        if (!effect.checked->enabled || (!isBranch && effect.spec->timeline != TimelineWork::changeAmount) ||
            !isEffectActive(effect, m_run.evaluator, view, response.source)) {
            continue;
        }
        const SplitRows open = splitRows(scope, [&](Row row) {
            const bool isUsed = claims.isClaimed(effect.checked->stacking, row) ||
                                (response.serial == 0 && claims.isClaimed(group.checked->stacking, row));
            return view.exists(row) && !isUsed;
        });
        const RowListRef rows = open.kept ? open.kept : std::make_shared<const RowList>();
        if (!isBranch) {
            const bool isOfNoObject = rows->empty() && scope->empty() && group.checked->include.empty();
            reduceByAmount({.effect = effect,
                            .view = view,
                            .reads = view,
                            .source = response.source,
                            .holder = response.holder,
                            .rows = rows,
                            .evaluator = m_run.evaluator,
                            .limits = m_run.memory.limits,
                            .run = m_run,
                            .cause = {.effect = index}},
                           isOfNoObject ? std::span(&response.source, 1) : std::span<const Row>(*rows), payment);
            continue;
        }
        for (const BranchWay& way : waysOf(effect, m_run.evaluator, view, response.source, rows)) {
            if (way.taken && !rows->empty()) {
                reduceBy(response, effect.blocks[way.block].effects, way.taken, payment);
            }
        }
    }
}

void PaymentForecast::reduceByAmount(const EffectCall& call, std::span<const Row> rows, PendingEvent& payment) {
    for (const double amount : amountsOf(call, argumentOf(call, "amount"), rows)) {
        payment.adjustment += amount;
    }
    setCurrentEvent(payment); // with the amount so far
}

/// Returns whether anything may add to the resource during the payment (T20).
bool PaymentForecast::hasProducers(const PendingEvent& payment, ResourceIndex resource, std::uint32_t span) {
    if (!m_events.hears(payment.kind)) {
        return false;
    }
    const View view = m_run.view();
    bool isThere = false;
    m_run.memory.listeners.visit(payment.kind, payment.subject, view, m_run.evaluator, [&](const Listener& listener) {
        const CompiledGroup& group = m_run.program.groups[listener.group];
        const Row source = view.exists(listener.holder) ? sourceOf(view, group, listener.holder) : noRow;
        isThere |= source != noRow && listener.trigger->checked->timing == Timing::when &&
                   isProducer(m_run.program, listener.group, resource) &&
                   !hadFirstEvent(m_run, listener.group, listener.holder, span) && isGiven(group, view, source) &&
                   m_responses.matches(*listener.trigger, payment, listener.holder, source, view, nullptr) &&
                   m_run.evaluator.isActive(group, view, source);
    });
    m_run.evaluator.setOccurrence({});
    return isThere;
}

} // namespace orrery::engine
