// SPDX-License-Identifier: GPL-3.0-or-later
// The stage of all groups that alter no meters (E8.4): one group of one holder after the other, each deciding on the
// state that all before it left, then its effects as listed, each at once on all that is left of the scope.
#include "engine/turn/effect_arguments.h"
#include "engine/turn/stepper.h"
#include "engine/universe/source.h"

#include <algorithm>

namespace orrery::engine {

namespace {

class EffectStage {
public:
    explicit EffectStage(StepRun& run) : m_run(run), m_log(run.writer.log()) {}

    void consider(const WaitingGroup& waiting, int priority);

private:
    /// The moment of this very state: a new one only where something was written since the last.
    std::uint32_t momentAt(int priority);
    RowListRef claimForGroup(const CompiledGroup& group, std::uint32_t firing, const WaitingGroup& waiting);
    void findActive(const CompiledGroup& group, const View& view, std::uint32_t firing, const WaitingGroup& waiting);
    void fire(const CompiledGroup& group, std::uint16_t effect, std::uint32_t firing, const RowListRef& scope,
              int priority);
    RowListRef leaveOutTheGone(const RowListRef& rows, const View& view, const Cause& cause);
    RowListRef leaveOutTheUnable(const EffectCall& call);
    RowListRef holdBack(const RowListRef& rows, StackingIndex name, const Cause& cause);

    StepRun& m_run;
    TurnLog& m_log;
    std::vector<std::uint16_t> m_active; ///< effects of the firing at hand that fire at all (X5.2)
};

std::uint32_t EffectStage::momentAt(int priority) {
    if (!m_log.moments.empty()) {
        const Moment& last = m_log.moments.back();
        if (last.stage == Stage::effects && last.priority == priority && last.runs == m_log.runs.size()) {
            return static_cast<std::uint32_t>(m_log.moments.size() - 1);
        }
    }
    return m_run.writer.openMoment(Stage::effects, priority);
}

RowListRef EffectStage::leaveOutTheGone(const RowListRef& rows, const View& view, const Cause& cause) {
    SplitRows split = splitRows(rows, [&](Row row) { return view.exists(row); });
    if (split.left) {
        m_run.writer.addSkip({.firing = cause.firing,
                              .effect = cause.effect,
                              .reason = SkipReason::destroyed,
                              .rows = std::move(split.left)});
    }
    return split.kept;
}

/// One skip for each reason, in the order in which the reasons come up.
RowListRef EffectStage::leaveOutTheUnable(const EffectCall& call) {
    if (call.effect.spec->unable == nullptr) {
        return call.rows;
    }
    std::vector<std::pair<std::string_view, RowList>> reasons;
    SplitRows split = splitRows(call.rows, [&](Row row) {
        const std::string_view reason = call.effect.spec->unable(call, row);
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
RowListRef EffectStage::holdBack(const RowListRef& rows, StackingIndex name, const Cause& cause) {
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

/// Decided for all of a group's effects before the first of them fires, as its scope is.
void EffectStage::findActive(const CompiledGroup& group, const View& view, std::uint32_t firing,
                             const WaitingGroup& waiting) {
    m_active.clear();
    for (const std::uint16_t effect : waiting.group->effects) {
        if (isEffectActive(group.effects[effect], m_run.evaluator, view, m_log.firings[firing].source)) {
            m_active.push_back(effect);
        } else {
            logInactive(m_run.writer, firing, effect);
        }
    }
}

/// E7.6: where the name is free; it is claimed wherever one of the group's effects can fire.
RowListRef EffectStage::claimForGroup(const CompiledGroup& group, std::uint32_t firing, const WaitingGroup& waiting) {
    StackingClaims& claims = m_run.memory.claims;
    const StackingIndex name = group.checked->stacking;
    const RowListRef scope = m_log.firings[firing].scope;
    const SplitRows split = splitRows(scope, [&](Row row) { return !claims.isClaimed(name, row); });
    if (split.left) {
        for (const std::uint16_t effect : m_active) {
            m_run.writer.addSkip(
                {.firing = firing, .effect = effect, .reason = SkipReason::stackedOut, .rows = split.left});
        }
    }
    if (!split.kept) {
        return nullptr;
    }
    const View view = m_run.view();
    const SplitRows used = splitRows(split.kept, [&](Row row) {
        return std::any_of(m_active.begin(), m_active.end(), [&](std::uint16_t index) {
            const CompiledEffect& effect = group.effects[index];
            const EffectCall call{.effect = effect,
                                  .view = view,
                                  .source = m_log.firings[firing].source,
                                  .holder = waiting.holder,
                                  .rows = split.kept,
                                  .evaluator = m_run.evaluator,
                                  .writer = nullptr,
                                  .cause = {.firing = firing, .effect = index}};
            return effect.spec->unable == nullptr || effect.spec->unable(call, row).empty();
        });
    });
    m_run.evaluator.faults().clear(); // each effect meets its own again
    if (used.kept) {
        claims.claim(name, *used.kept);
    }
    return split.kept;
}

void EffectStage::fire(const CompiledGroup& group, std::uint16_t index, std::uint32_t firing, const RowListRef& scope,
                       int priority) {
    const CompiledEffect& effect = group.effects[index];
    const View view = m_run.view();
    const Row source = m_log.firings[firing].source;
    const Row holder = m_log.firings[firing].holder;
    const Cause cause{.kind = CauseKind::effect, .firing = firing, .effect = index, .moment = momentAt(priority)};
    RowListRef rows = leaveOutTheGone(scope, view, cause);
    Proposal proposal(cause);
    const auto call = [&](Writer* writer) {
        return EffectCall{
            effect, view, source, holder, rows, m_run.evaluator, writer, writer != nullptr ? &proposal : nullptr,
            cause};
    };
    if (rows) {
        rows = leaveOutTheUnable(call(nullptr));
        if (rows) {
            m_run.evaluator.faults().clear(); // firing meets the same ones again
        } else {
            takeFaults(m_run.evaluator, m_run.writer, firing); // they may be why none is able
        }
    }
    if (rows && effect.checked->stacking != 0 && effect.checked->stacking != group.checked->stacking) {
        rows = holdBack(rows, effect.checked->stacking, cause);
    }
    if (rows) {
        effect.spec->fire(call(&m_run.writer));
        takeFaults(m_run.evaluator, m_run.writer, firing);
        for (const Change& change : proposal.changes()) {
            applyChange(change, m_run.writer, cause);
        }
        m_run.writer.refreshDerived();
    }
}

void EffectStage::consider(const WaitingGroup& waiting, int priority) {
    const CompiledGroup& group = m_run.program.groups[waiting.group->group];
    const View view = m_run.view();
    if (!view.exists(waiting.holder)) {
        return;
    }
    const Row source = sourceOf(view, group.source, waiting.holder);
    if (source == noRow) {
        return;
    }
    if (!m_run.evaluator.isActive(group, view, source)) {
        takeFaults(m_run.evaluator, m_run.writer, noFiring);
        return;
    }
    const std::uint32_t firing = m_run.writer.addFiring({.group = waiting.group->group,
                                                         .holder = waiting.holder,
                                                         .source = source,
                                                         .moment = momentAt(priority),
                                                         .scope = m_run.evaluator.scope(group, view, source)});
    findActive(group, view, firing, waiting);
    takeFaults(m_run.evaluator, m_run.writer, firing);
    RowListRef scope = m_log.firings[firing].scope;
    if (scope->empty()) {
        return;
    }
    if (group.checked->stacking != 0) {
        scope = claimForGroup(group, firing, waiting);
    }
    for (const std::uint16_t effect : m_active) {
        if (scope) {
            fire(group, effect, firing, scope, priority);
        }
    }
    m_run.memory.hasher.absorb(m_log, m_run.view());
}

} // namespace

bool runEffectStage(StepRun& run) {
    const StepPlan& plan = run.memory.plan;
    EffectStage stage(run);
    run.writer.refreshDerived();
    for (std::size_t bucket = 0; bucket < plan.priorities.size(); ++bucket) {
        for (const WaitingGroup& waiting : run.memory.waitingAtPriority[bucket]) {
            if (run.isStopped()) {
                return false;
            }
            stage.consider(waiting, plan.priorities[bucket]);
        }
    }
    return true;
}

} // namespace orrery::engine
