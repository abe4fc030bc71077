// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/group_firing.h"

#include "engine/turn/branches.h"
#include "engine/turn/called_meters.h"
#include "engine/turn/effect_arguments.h"
#include "engine/turn/firing_rows.h"
#include "engine/turn/payments.h"

#include <algorithm>
#include <utility>

namespace orrery::engine {

namespace {

bool isInactive(const FiringFrame& frame, std::uint16_t effect) {
    return std::ranges::find(frame.inactive, effect) != frame.inactive.end();
}

} // namespace

/// Returns the state that conditions, amounts and texts of the group read (T15).
View GroupFiring::readingView(const ActiveFiring& firing) {
    return firing.about != nullptr ? firing.about->last.view(m_run.view()) : m_run.view();
}

/// Returns whether the meter stage has fired the effect, in a group that also has other effects (G6.6).
bool GroupFiring::isOfMeterStage(const FiringFrame& frame, std::uint16_t effect) const {
    const CompiledGroup& group = groupOf(frame);
    return group.altersMeters && !group.checked->isCalled && frame.action == noFiring &&
           group.effects[effect].spec->operation != MeterOperation::none;
}

FiringPause GroupFiring::advance(FiringFrame& frame) {
    const ActiveFiring firing{m_run, frame, m_state.answeredFrame(frame)};
    setCurrentEvent(firing);
    if (!frame.isDecided) {
        const NextCost cost = payNext(firing);
        if (const Payment* const payment = std::get_if<Payment>(&cost)) {
            return *payment;
        }
        frame.isDecided = true;
        if (std::get<Costs>(cost) == Costs::unpaid || !decide(firing)) {
            return {};
        }
    }
    if (frame.awaited != noEffect) {
        fireOnMade(frame, std::exchange(frame.awaited, noEffect), m_state.resolved.made);
    }
    while (!frame.cursors.empty()) {
        Cursor& cursor = frame.cursors.back();
        if (cursor.next == cursor.effects.size()) {
            frame.cursors.pop_back();
            continue;
        }
        const std::uint16_t effect = cursor.effects[cursor.next++];
        if (isInactive(frame, effect) || isOfMeterStage(frame, effect)) {
            continue;
        }
        const RowListRef rows = cursor.rows;
        if (std::optional<Proposal> proposal = fireEffect(firing, effect, rows)) {
            return std::move(*proposal);
        }
    }
    return {};
}

/// Finds the next payment. A group pays its costs first, one after the other (T21). @return the next payment, or
/// whether the group has paid all costs
GroupFiring::NextCost GroupFiring::payNext(const ActiveFiring& firing) {
    FiringFrame& frame = firing.frame;
    const CompiledGroup& group = groupOf(frame);
    if (frame.answers == noFrame || frame.block != noEffect || group.costs.empty()) {
        return Costs::paid;
    }
    const View view = readingView(firing);
    if (frame.cost == 0) { // the payer of the first cost pays all of them
        const std::vector<Row> empires = ownersInGame(view, m_run.view(), frame.source);
        frame.payer = empires.size() == 1 ? empires.front() : noRow;
    }
    if (frame.isPaying) {
        frame.isPaying = false;
        frame.amounts.push_back(m_state.paid);
        if (!m_state.resolved.isPaid) {
            giveBack(frame);
            logNoResponse(m_run.writer.log(), *firing.about,
                          {.group = frame.group, .holder = frame.holder, .to = frame.to, .timing = frame.timing},
                          NoAnswer::cannotPay);
            return Costs::unpaid;
        }
    }
    while (frame.cost < group.costs.size()) {
        const CompiledCost& cost = group.costs[frame.cost++];
        const double amount = costOf(m_run, cost, view, frame.source);
        if (amount > 0.0) {
            frame.isPaying = true;
            return Payment{.payer = frame.payer,
                           .due = {cost.checked->resource, amount},
                           .cause = {.kind = CauseKind::payment, .moment = momentAt(m_run.writer, m_state.place)}};
        }
        frame.amounts.push_back(0.0); // an amount of 0 is no payment (T9)
    }
    return Costs::paid;
}

/// Refunds the costs that the group paid before a cost that it could not pay.
void GroupFiring::giveBack(const FiringFrame& frame) {
    const Cause cause{.kind = CauseKind::payment, .moment = momentAt(m_run.writer, m_state.place)};
    const CompiledGroup& group = groupOf(frame);
    for (std::size_t i = 0; i < frame.amounts.size(); ++i) {
        const View view = m_run.view();
        const ColumnId column = view.layout->stockpile(group.costs[i].checked->resource);
        if (frame.amounts[i] > 0.0 && view.exists(frame.payer)) {
            m_run.writer.write(column, frame.payer, view.at(column, frame.payer) + frame.amounts[i], cause);
        }
    }
}

/// Finds the inactive effects of a group. Decides them before the first effect fires, like the scope.
void GroupFiring::findInactive(FiringFrame& frame, const View& view) {
    const CompiledGroup& group = groupOf(frame);
    for (std::uint16_t effect = 0; effect < group.effects.size(); ++effect) {
        const CompiledEffect& compiled = group.effects[effect];
        if (!compiled.active.empty() && compiled.checked->enabled &&
            !isEffectActive(compiled, m_run.evaluator, view, frame.source)) {
            frame.inactive.push_back(effect);
            logInactive(m_run.writer, frame.firing, effect);
        }
    }
}

/// Returns the rows where the group's stacking name is free (E7.6). Claims the name on the rows where one of the
/// group's effects can fire.
RowListRef GroupFiring::claimForGroup(const ActiveFiring& firing, const RowListRef& scope) {
    const FiringFrame& frame = firing.frame;
    const CompiledGroup& group = groupOf(frame);
    StackingClaims& claims = m_run.memory.claims;
    const StackingIndex name = group.checked->stacking;
    const auto own = m_run.memory.takenByMixed.find({frame.group, frame.holder});
    const bool isTaken = own != m_run.memory.takenByMixed.end();
    const SplitRows split = splitRows(scope, [&](Row row) {
        return isTaken ? std::ranges::binary_search(*own->second, row) : !claims.isClaimed(name, row);
    });
    std::vector<std::uint16_t> active = group.topEffects;
    std::erase_if(active, [&](std::uint16_t effect) { return isInactive(frame, effect); });
    for (const std::uint16_t effect : active) {
        skipRows(firing, effect, SkipReason::stackedOut, split.left);
    }
    if (!split.kept) {
        return nullptr;
    }
    const Views views{m_run.view(), readingView(firing)};
    std::vector<EffectCall> calls;
    calls.reserve(active.size());
    for (const std::uint16_t index : active) {
        calls.push_back(callOf(frame, views, split.kept, {.firing = frame.firing, .effect = index}));
        calls.back().usesUpName = true;
    }
    const SplitRows used = splitRows(split.kept, [&](Row row) {
        return std::ranges::any_of(calls, [&](const EffectCall& call) {
            const EffectSpec& spec = *call.effect.spec;
            return spec.unable == nullptr || spec.unable(call, row).empty();
        });
    });
    m_run.evaluator.faults().clear(); // each effect reports its faults again
    if (used.kept) {
        claims.claim(name, *used.kept);
    }
    return split.kept;
}

/// Logs the firing, and the event that it responds to.
void GroupFiring::addFiring(const ActiveFiring& active, std::uint32_t moment, RowListRef scope) {
    FiringFrame& frame = active.frame;
    Firing firing{.group = frame.group,
                  .holder = frame.holder,
                  .source = frame.source,
                  .moment = moment,
                  .scope = std::move(scope),
                  .action = frame.action};
    if (active.about != nullptr) {
        const PendingEvent& event = active.about->events[frame.to];
        firing.occurrence = event.record;
        firing.amount = amountOf(event, m_run.program.model->vocabulary);
        firing.timing = frame.timing;
        firing.step = frame.step;
        active.about->order.push_back({frame.group, frame.holder, firing.occurrence});
    }
    frame.firing = m_run.writer.addFiring(std::move(firing));
}

/// Decides the scope, and which effects fire at all. @return whether any effect may fire
bool GroupFiring::decide(const ActiveFiring& firing) {
    FiringFrame& frame = firing.frame;
    const CompiledGroup& group = groupOf(frame);
    const View view = readingView(firing);
    const std::uint32_t moment = momentAt(m_run.writer, frame.place);
    RowListRef scope = frame.rows ? frame.rows : m_run.evaluator.scope(group, view, frame.source);
    addFiring(firing, moment, scope);
    if (frame.block != noEffect) {
        for (const auto& block : group.effects[frame.block].blocks) {
            frame.cursors.push_back({block.effects, 0, scope});
        }
        return !scope->empty();
    }
    findInactive(frame, view);
    takeFaults(m_run.evaluator, m_run.writer, frame.firing);
    // An effect on the event itself needs no scope (T23).
    if (scope->empty() && (firing.about == nullptr || !group.checked->include.empty())) {
        return false;
    }
    if (!scope->empty() && group.checked->stacking != 0) {
        scope = claimForGroup(firing, scope);
    }
    if (scope) {
        frame.cursors.push_back({group.topEffects, 0, scope});
    }
    return scope != nullptr;
}

/// Returns the remaining rows of the scope, on which an effect acts. Returns null if the effect does not fire.
RowListRef GroupFiring::rowsOf(const ActiveFiring& firing, const RowListRef& scope, const Views& views,
                               const Cause& cause) {
    const FiringFrame& frame = firing.frame;
    const CompiledGroup& group = groupOf(frame);
    const CompiledEffect& effect = group.effects[cause.effect];
    // In a response to a destruction, effects that reach owners reach the last owners of the destroyed objects (T15).
    const bool reachesLastOwners = effect.spec->reachesOwners || effect.spec->timeline == TimelineWork::branch;
    const LastKnown* const last = firing.about != nullptr && reachesLastOwners ? &firing.about->last : nullptr;
    RowListRef rows = removeDestroyed(m_run, scope, last, cause);
    if (rows) {
        rows = removeUnable(callOf(frame, views, rows, cause));
        if (rows) {
            m_run.evaluator.faults().clear(); // the firing reports the same faults again
        } else {
            takeFaults(m_run.evaluator, m_run.writer, frame.firing); // they may be the reason why no row remains
        }
    }
    if (rows && effect.checked->stacking != 0 && effect.checked->stacking != group.checked->stacking) {
        rows = claimRows(m_run, rows, effect.checked->stacking, cause);
    }
    const bool actsOnEvent = effect.spec->ofResponse && effect.spec->blocks.empty();
    if (scope->empty() && actsOnEvent) {
        return scope;
    }
    return rows && !rows->empty() ? rows : nullptr;
}

/// Returns a call that can only evaluate. A call that fires also needs a writer and a proposal.
EffectCall GroupFiring::callOf(const FiringFrame& frame, const Views& views, const RowListRef& rows,
                               const Cause& cause) {
    const CompiledEffect& effect = groupOf(frame).effects[cause.effect];
    return {.effect = effect,
            .view = views.now,
            .reads = views.reads,
            .source = frame.source,
            .holder = frame.holder,
            .rows = rows,
            .evaluator = m_run.evaluator,
            .limits = m_run.memory.limits,
            .run = m_run,
            .cause = cause,
            .usesUpName = effect.checked->stacking != 0};
}

/// Fires one effect. @return the proposal that must be resolved before the firing continues
std::optional<Proposal> GroupFiring::fireEffect(const ActiveFiring& firing, std::uint16_t index,
                                                const RowListRef& scope) {
    const Probed probed(m_run.work.probe, ProbeKind::effect, index);
    const View now = m_run.view();
    const Cause cause{.kind = CauseKind::effect,
                      .firing = firing.frame.firing,
                      .effect = index,
                      .moment = momentAt(m_run.writer, firing.frame.place)};
    const Views views{now, readingView(firing)};
    const RowListRef rows = rowsOf(firing, scope, views, cause);
    if (probed.counts()) {
        m_run.work.probe->count(scope->size(), rows ? rows->size() : 0);
    }
    if (!rows) {
        return std::nullopt;
    }
    Proposal proposal(cause);
    EffectCall call = callOf(firing.frame, views, rows, cause);
    call.writer = &m_run.writer;
    call.proposal = &proposal;
    return carryOut(firing, call);
}

std::optional<Proposal> GroupFiring::carryOut(const ActiveFiring& firing, const EffectCall& call) {
    const EffectSpec& spec = *call.effect.spec;
    FiringFrame& frame = firing.frame;
    std::optional<Proposal> proposed;
    switch (spec.timeline) {
    case TimelineWork::none:
        if (!m_run.mayWrite(call.rows->size(), call.effect)) {
            return std::nullopt;
        }
        if (spec.operation != MeterOperation::none) {
            changeMeter(call);
            return std::nullopt;
        }
        spec.fire(call);
        takeFaults(m_run.evaluator, m_run.writer, frame.firing);
        return propose(frame, call.cause.effect, std::move(*call.proposal));
    case TimelineWork::branch:
        branch(firing, call);
        break;
    case TimelineWork::delay:
    case TimelineWork::await:
        delayEffects(firing, m_state.pending, call);
        break;
    case TimelineWork::prevent:
    case TimelineWork::substitute:
        cancelEvent(firing, call);
        break;
    case TimelineWork::changeAmount:
        changeAmount(firing, call);
        break;
    case TimelineWork::raise:
        for (const Row row : *call.rows) {
            call.proposal->occur(static_cast<OccurrenceKind>(argumentOf(call, "occurrence").constant), row);
        }
        proposed = propose(frame, call.cause.effect, std::move(*call.proposal));
        break;
    }
    takeFaults(m_run.evaluator, m_run.writer, frame.firing);
    return proposed;
}

/// Fires a conditional. Each object takes one way. Logs the effects of the other ways as skipped for the object.
void GroupFiring::branch(const ActiveFiring& firing, const EffectCall& call) {
    const CompiledEffect& effect = call.effect;
    const std::vector<BranchWay> ways = waysOf(effect, m_run.evaluator, call.reads, call.source, call.rows);
    for (const BranchWay& way : ways) {
        for (const std::uint16_t inside : effect.blocks[way.block].effects) {
            skipRows(firing, inside, SkipReason::otherBranch, way.others);
        }
    }
    for (auto way = ways.rbegin(); way != ways.rend(); ++way) {
        if (way->taken) { // the last cursor in the list fires first
            firing.frame.cursors.push_back({effect.blocks[way->block].effects, 0, way->taken});
        }
    }
}

/// Applies the proposal at once if nothing responds to it. @return the proposal to resolve, if something may respond
std::optional<Proposal> GroupFiring::propose(FiringFrame& frame, std::uint16_t effect, Proposal proposal) {
    if (m_finder.hears(proposal)) {
        frame.awaited = effect;
        return proposal;
    }
    fireOnMade(frame, effect, applyUnheard(m_run, proposal));
    return std::nullopt;
}

/// Fires the inner effects of an effect that creates objects, on the created objects (E3.7).
void GroupFiring::fireOnMade(FiringFrame& frame, std::uint16_t effect, const std::vector<Row>& made) {
    const CompiledEffect& maker = groupOf(frame).effects[effect];
    for (std::size_t block = 0; block < maker.blocks.size(); ++block) {
        if (maker.spec->blocks[block].content == BlockContent::effects && !made.empty() &&
            maker.spec->timeline == TimelineWork::none) {
            frame.cursors.push_back({maker.blocks[block].effects, 0, std::make_shared<const RowList>(made)});
        }
    }
}

} // namespace orrery::engine
