// SPDX-License-Identifier: GPL-3.0-or-later
// How a group that alters no meters fires (E8.4, T5, T21): it pays what it costs, finds its scope on the state that all
// before it left, then its effects follow as listed, each at once on all that is left of the scope.
#include "engine/turn/branches.h"
#include "engine/turn/called_meters.h"
#include "engine/turn/effect_arguments.h"
#include "engine/turn/timeline_machine.h"
#include "engine/universe/source.h"

#include <algorithm>

namespace orrery::engine {

void TimelineMachine::skip(const FiringFrame& frame, std::uint16_t effect, SkipReason reason, RowListRef rows,
                           PhraseView detail) {
    if (rows && !rows->empty()) {
        m_run.writer.addSkip(
            {.firing = frame.firing, .effect = effect, .reason = reason, .detail = detail, .rows = std::move(rows)});
    }
}

/// What conditions, amounts and words of the group read (T15).
View TimelineMachine::readingView(const FiringFrame& frame) {
    ResolvingFrame* const about = answered(frame);
    return about != nullptr ? decidingView(*about) : m_run.view();
}

/// What left the game is gone for all effects but those that reach its last owners, in an answer to its end (T15).
RowListRef TimelineMachine::leaveOutTheGone(const FiringFrame& frame, const RowListRef& rows,
                                            const CompiledEffect& effect, const Cause& cause) {
    const View view = m_run.view();
    const ResolvingFrame* const about = answered(frame);
    const bool reachesLastOwners =
        about != nullptr && (effect.spec->reachesOwners || effect.spec->timeline == TimelineWork::branch);
    SplitRows split =
        splitRows(rows, [&](Row row) { return view.exists(row) || (reachesLastOwners && about->last.hasLeft(row)); });
    if (split.left) {
        m_run.writer.addSkip({.firing = cause.firing,
                              .effect = cause.effect,
                              .reason = SkipReason::destroyed,
                              .rows = std::move(split.left)});
    }
    return split.kept;
}

/// One skip for each reason, in the order in which the reasons come up.
RowListRef TimelineMachine::leaveOutTheUnable(const EffectCall& call) {
    if (call.effect.spec->unable == nullptr) {
        return call.rows;
    }
    std::vector<std::pair<PhraseView, RowList>> reasons;
    SplitRows split = splitRows(call.rows, [&](Row row) {
        const PhraseView reason = call.effect.spec->unable(call, row);
        if (reason.empty()) {
            return true;
        }
        auto known =
            std::find_if(reasons.begin(), reasons.end(), [&](const auto& entry) { return entry.first == reason; });
        if (known == reasons.end()) {
            known = reasons.insert(reasons.end(), {reason, {}});
        }
        known->second.push_back(row);
        return false;
    });
    for (auto& [reason, rows] : reasons) {
        m_run.writer.addSkip({.firing = call.cause.firing,
                              .effect = call.cause.effect,
                              .reason = SkipReason::unable,
                              .detail = reason,
                              .rows = std::make_shared<const RowList>(std::move(rows))});
    }
    return split.kept;
}

/// Takes away what an earlier effect used the name up on, and uses it up on the rest (E7.5).
RowListRef TimelineMachine::holdBack(const RowListRef& rows, StackingIndex name, const Cause& cause) {
    StackingClaims& claims = m_run.memory.claims;
    SplitRows split = splitRows(rows, [&](Row row) { return !claims.isClaimed(name, row); });
    if (split.left) {
        m_run.writer.addSkip({.firing = cause.firing,
                              .effect = cause.effect,
                              .reason = SkipReason::stackedOut,
                              .rows = std::move(split.left)});
    }
    if (split.kept) {
        claims.claim(name, *split.kept);
    }
    return split.kept;
}

ResolvingFrame* TimelineMachine::answered(const FiringFrame& frame) {
    return frame.answers == noFrame ? nullptr : &std::get<ResolvingFrame>(m_stack[frame.answers]);
}

/// What `Subject` and amount() mean in the group (T1).
void TimelineMachine::speakOf(const FiringFrame& frame) {
    if (const ResolvingFrame* const about = answered(frame)) {
        const PendingEvent& pending = about->pending[frame.to];
        m_run.evaluator.setOccurrence({pending.subject, pendingAmount(pending)});
    } else {
        m_run.evaluator.setOccurrence({});
    }
}

void TimelineMachine::endFiring(FiringFrame& frame) {
    if (frame.answers != noFrame) {
        m_chain.end();
    }
    m_run.memory.hasher.absorb(m_log, m_run.view());
    m_spare = std::move(frame);
    pop();
}

/// One step of a firing: a cost, the scope, or one effect.
void TimelineMachine::advance(FiringFrame& frame) {
    if (!m_run.mayAsk(groupOf(frame.group).checked->head)) {
        endFiring(frame);
        return;
    }
    const AskedByGroup asked(m_run, frame.group);
    speakOf(frame);
    if (!frame.isDecided) {
        if (payNext(frame)) {
            return;
        }
        if (frame.isDecided) { // it could not pay after all
            endFiring(frame);
            return;
        }
        frame.isDecided = true;
        if (!decide(frame)) {
            endFiring(frame);
            return;
        }
    }
    if (frame.awaited != noEffect) {
        fireOnMade(frame, std::exchange(frame.awaited, noEffect), std::vector<Row>(m_made));
    }
    while (!frame.cursors.empty()) {
        Cursor& cursor = frame.cursors.back();
        if (cursor.next == cursor.effects.size()) {
            frame.cursors.pop_back();
            continue;
        }
        const std::uint16_t effect = cursor.effects[cursor.next++];
        if (std::ranges::find(frame.inactive, effect) == frame.inactive.end()) {
            const RowListRef rows = cursor.rows;
            const std::size_t height = m_stack.size();
            fireEffect(frame, effect, rows);
            if (m_stack.size() != height) {
                return; // what it proposed comes first
            }
        }
    }
    endFiring(frame);
}

/// Costs come first, one payment after the other (T21). @return whether one is under way
bool TimelineMachine::payNext(FiringFrame& frame) {
    const CompiledGroup& group = groupOf(frame.group);
    if (frame.answers == noFrame || frame.block != noEffect || group.costs.empty()) {
        return false;
    }
    const View view = readingView(frame);
    if (frame.cost == 0) { // whoever begins to pay does to the end
        const std::vector<Row> empires = ownersInGame(view, m_run.view(), frame.source);
        frame.payer = empires.size() == 1 ? empires.front() : noRow;
    }
    if (frame.isPaying) {
        frame.isPaying = false;
        frame.amounts.push_back(m_paid);
        if (!m_isPaid) {
            giveBack(frame);
            ResolvingFrame& about = *answered(frame);
            leaveOut(about, {.group = frame.group, .holder = frame.holder, .to = frame.to, .timing = frame.timing},
                     NoAnswer::cannotPay);
            frame.isDecided = true;
            return false;
        }
    }
    while (frame.cost < group.costs.size()) {
        const CompiledCost& cost = group.costs[frame.cost++];
        const double amount = costOf(cost, view, frame.source);
        if (amount > 0.0) {
            frame.isPaying = true;
            pay(frame.payer, cost.checked->resource, amount,
                {.kind = CauseKind::payment, .moment = momentAt(m_run.writer, m_place)});
            return true;
        }
        frame.amounts.push_back(0.0); // nothing is no payment (T9)
    }
    return false;
}

/// What was paid before one that could not be.
void TimelineMachine::giveBack(const FiringFrame& frame) {
    const Cause cause{.kind = CauseKind::payment, .moment = momentAt(m_run.writer, m_place)};
    const CompiledGroup& group = groupOf(frame.group);
    for (std::size_t i = 0; i < frame.amounts.size(); ++i) {
        const View view = m_run.view();
        const ColumnId column = view.layout->stockpile(group.costs[i].checked->resource);
        if (frame.amounts[i] > 0.0 && view.exists(frame.payer)) {
            m_run.writer.write(column, frame.payer, view.at(column, frame.payer) + frame.amounts[i], cause);
        }
    }
}

/// Decided for all of a group's effects before the first of them fires, as its scope is.
void TimelineMachine::findInactive(FiringFrame& frame, const View& view) {
    const CompiledGroup& group = groupOf(frame.group);
    for (std::uint16_t effect = 0; effect < group.effects.size(); ++effect) {
        const CompiledEffect& compiled = group.effects[effect];
        if (!compiled.active.empty() && compiled.checked->enabled &&
            !isEffectActive(compiled, m_run.evaluator, view, frame.source)) {
            frame.inactive.push_back(effect);
            logInactive(m_run.writer, frame.firing, effect);
        }
    }
}

/// E7.6: where the name is free; it is claimed wherever one of the group's effects can fire.
RowListRef TimelineMachine::claimForGroup(FiringFrame& frame, const RowListRef& scope) {
    const CompiledGroup& group = groupOf(frame.group);
    StackingClaims& claims = m_run.memory.claims;
    const StackingIndex name = group.checked->stacking;
    const SplitRows split = splitRows(scope, [&](Row row) { return !claims.isClaimed(name, row); });
    std::vector<std::uint16_t> active = group.topEffects;
    std::erase_if(active, [&](std::uint16_t effect) {
        return std::ranges::find(frame.inactive, effect) != frame.inactive.end();
    });
    if (split.left) {
        for (const std::uint16_t effect : active) {
            skip(frame, effect, SkipReason::stackedOut, split.left);
        }
    }
    if (!split.kept) {
        return nullptr;
    }
    const View view = m_run.view();
    const View reads = readingView(frame);
    std::vector<EffectCall> calls;
    calls.reserve(active.size());
    for (const std::uint16_t index : active) {
        calls.push_back({.effect = group.effects[index],
                         .view = view,
                         .reads = reads,
                         .source = frame.source,
                         .holder = frame.holder,
                         .rows = split.kept,
                         .evaluator = m_run.evaluator,
                         .limits = m_run.memory.limits,
                         .run = m_run,
                         .cause = {.firing = frame.firing, .effect = index},
                         .usesUpName = true});
    }
    const SplitRows used = splitRows(split.kept, [&](Row row) {
        return std::ranges::any_of(calls, [&](const EffectCall& call) {
            const EffectSpec& spec = *call.effect.spec;
            return spec.unable == nullptr || spec.unable(call, row).empty();
        });
    });
    m_run.evaluator.faults().clear(); // each effect meets its own again
    if (used.kept) {
        claims.claim(name, *used.kept);
    }
    return split.kept;
}

/// Scope, and which of the effects fire at all. @return whether there is anything to do
bool TimelineMachine::decide(FiringFrame& frame) {
    const CompiledGroup& group = groupOf(frame.group);
    ResolvingFrame* const about = answered(frame);
    const View view = readingView(frame);
    Firing firing{.group = frame.group,
                  .holder = frame.holder,
                  .source = frame.source,
                  .moment = momentAt(m_run.writer, frame.place),
                  .scope = frame.rows ? frame.rows : m_run.evaluator.scope(group, view, frame.source),
                  .action = frame.action};
    if (about != nullptr) {
        firing.occurrence = about->pending[frame.to].record;
        firing.amount = pendingAmount(about->pending[frame.to]);
        firing.timing = frame.timing;
        firing.step = frame.step;
        about->order.push_back({frame.group, frame.holder, firing.occurrence});
    }
    RowListRef scope = firing.scope;
    frame.firing = m_run.writer.addFiring(std::move(firing));
    if (frame.block != noEffect) {
        for (std::size_t block = 0; block < group.effects[frame.block].blocks.size(); ++block) {
            frame.cursors.push_back({group.effects[frame.block].blocks[block].effects, 0, scope});
        }
        return !scope->empty();
    }
    findInactive(frame, view);
    takeFaults(m_run.evaluator, m_run.writer, frame.firing);
    if (scope->empty() && about != nullptr && group.checked->include.empty()) {
        frame.cursors.push_back({group.topEffects, 0, scope});
        return true; // what acts upon the occurrence itself needs no scope (T23)
    }
    if (scope->empty()) {
        return false;
    }
    if (group.checked->stacking != 0) {
        scope = claimForGroup(frame, scope);
    }
    if (scope) {
        frame.cursors.push_back({group.topEffects, 0, scope});
    }
    return scope != nullptr;
}

void TimelineMachine::fireEffect(FiringFrame& frame, std::uint16_t index, const RowListRef& scope) {
    const CompiledGroup& group = groupOf(frame.group);
    const CompiledEffect& effect = group.effects[index];
    const View view = m_run.view();
    const Cause cause{.kind = CauseKind::effect,
                      .firing = frame.firing,
                      .effect = index,
                      .moment = momentAt(m_run.writer, frame.place)};
    const View reads = readingView(frame);
    RowListRef rows = leaveOutTheGone(frame, scope, effect, cause);
    Proposal proposal(cause);
    const auto call = [&](Writer* writer) {
        return EffectCall{.effect = effect,
                          .view = view,
                          .reads = reads,
                          .source = frame.source,
                          .holder = frame.holder,
                          .rows = rows,
                          .evaluator = m_run.evaluator,
                          .limits = m_run.memory.limits,
                          .run = m_run,
                          .writer = writer,
                          .proposal = writer != nullptr ? &proposal : nullptr,
                          .cause = cause,
                          .usesUpName = effect.checked->stacking != 0};
    };
    if (rows) {
        rows = leaveOutTheUnable(call(nullptr));
        if (rows) {
            m_run.evaluator.faults().clear(); // firing meets the same ones again
        } else {
            takeFaults(m_run.evaluator, m_run.writer, frame.firing); // they may be why none is able
        }
    }
    if (rows && effect.checked->stacking != 0 && effect.checked->stacking != group.checked->stacking) {
        rows = holdBack(rows, effect.checked->stacking, cause);
    }
    const bool actsOnOccurrence = effect.spec->ofResponse && effect.spec->blocks.empty();
    if (scope->empty() && actsOnOccurrence) {
        rows = scope;
    } else if (!rows || rows->empty()) {
        return;
    }
    if (effect.spec->timeline != TimelineWork::none) {
        carryOut(frame, index, call(&m_run.writer), rows);
        takeFaults(m_run.evaluator, m_run.writer, frame.firing);
        return;
    }
    if (!m_run.mayWrite(rows->size(), effect.checked->head)) {
        return;
    }
    if (effect.spec->operation != MeterOperation::none) {
        changeMeter(call(&m_run.writer));
        return;
    }
    effect.spec->fire(call(&m_run.writer));
    takeFaults(m_run.evaluator, m_run.writer, frame.firing);
    propose(frame, index, std::move(proposal));
}

void TimelineMachine::propose(FiringFrame& frame, std::uint16_t effect, Proposal proposal) {
    if (isHeard(proposal)) {
        frame.awaited = effect;
        resolve(std::move(proposal));
    } else {
        fireOnMade(frame, effect, applyUnheard(proposal));
    }
}

/// The effects inside of one that makes objects, on what it made (E3.7).
void TimelineMachine::fireOnMade(FiringFrame& frame, std::uint16_t effect, const std::vector<Row>& made) {
    const CompiledEffect& maker = groupOf(frame.group).effects[effect];
    for (std::size_t block = 0; block < maker.blocks.size(); ++block) {
        if (maker.spec->blocks[block].content == BlockContent::effects && !made.empty() &&
            maker.spec->timeline == TimelineWork::none) {
            frame.cursors.push_back({maker.blocks[block].effects, 0, std::make_shared<const RowList>(made)});
        }
    }
}

} // namespace orrery::engine
