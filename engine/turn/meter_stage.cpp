// SPDX-License-Identifier: GPL-3.0-or-later
// The meter stage (E8.4). It runs level by level, each in three passes. First, every group that begins at the level
// decides activation and scope. Then each effect of the level finds the objects on which it may fire (E2.5, E7.5). Then
// the stage applies all effects, in the order of their operations (E7.8). All passes read the state at the start of the
// level. So the first two passes write nothing, and the third reads copies of the columns that it writes.
// The rules of a project change parts of this (G6). All decisions can come before the first level. The passes can read
// the state before the reset of meters. The effects of a level can find their objects and fire one by one.
#include "engine/evaluation/run_diagnostics.h"
#include "engine/turn/branches.h"
#include "engine/turn/contest.h"
#include "engine/turn/effect_arguments.h"
#include "engine/turn/level_view.h"
#include "engine/turn/meter_operations.h"
#include "engine/turn/stepper.h"
#include "engine/universe/source.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <set>
#include <tuple>
#include <unordered_map>

namespace orrery::engine {

namespace {

/// An effect of one firing, at its level.
struct MeterItem {
    Row holder = noRow;
    std::uint32_t order = 0; ///< place of the group in its class
    std::uint32_t firing = noFiring;
    const PlannedEffect* planned = nullptr;
    RowListRef rows{};           ///< rows on which the effect fires; null: none
    std::vector<double> means{}; ///< for the first contender for a stacking name: the amounts to add (E7.7)
    CollectionPlace place{};

    std::uint16_t effect() const { return planned->effect; }
    friend bool operator<(const MeterItem& a, const MeterItem& b) {
        return std::tuple(a.holder, a.order, a.effect(), a.firing) <
               std::tuple(b.holder, b.order, b.effect(), b.firing); // lent groups can differ only in their firing
    }
};

/// Sorts the items by the order of collection (G6.1). Sources of one group fire in the order of their creation, and
/// each copy of a lent group by itself. Sorts short keys first, because the items are large.
void sortByCollection(std::vector<MeterItem>& items) {
    struct Key {
        std::array<std::uint64_t, 3> place;
        MeterItem* item;
    };
    const auto joined = [](std::uint32_t first, std::uint32_t second) { return std::uint64_t{first} << 32 | second; };
    std::vector<Key> keys;
    keys.reserve(items.size());
    for (MeterItem& item : items) {
        const CollectionPlace& place = item.place;
        keys.push_back(
            {{joined(place.kind, place.named), joined(place.group, item.holder), joined(item.firing, item.effect())},
             &item});
    }
    std::ranges::sort(keys, {}, &Key::place);
    std::vector<MeterItem> sorted;
    sorted.reserve(items.size());
    for (const Key& key : keys) {
        sorted.push_back(std::move(*key.item));
    }
    items.swap(sorted);
}

/// The meter stage of one step, or one meter pass.
class MeterStage {
public:
    explicit MeterStage(StepRun& run)
        : m_run(run), m_rules(run.program.model->rules), m_plan(run.memory.plan), m_log(run.writer.log()),
          m_items(m_plan.levels.size()) {}

    bool run();

private:
    void open(std::uint32_t level);
    bool decideLevels(std::uint32_t first, std::uint32_t end);
    bool decide(std::uint32_t level, const View& view);
    bool runLevel(std::uint32_t level);
    void findRowsAtWork(MeterItem& item, std::uint32_t level, const View& view);
    bool findAllRows(std::vector<MeterItem>& items, std::uint32_t level, const View& view);
    void fire(MeterItem& item, const View& view);
    bool fireByOperation(std::vector<MeterItem>& items, const View& opening);
    bool fireAsWritten(std::vector<MeterItem>& items, std::uint32_t level, const View& opening);
    const View& current(const View& opening);
    void findRows(MeterItem& item, std::uint32_t level, const View& view);
    SplitRows ableRows(ColumnId column, const RowListRef& scope, const View& view);
    const SplitRows& claimForGroup(const MeterItem& item, const CompiledGroup& group, const View& view);
    void holdBack(MeterItem& item, StackingIndex name);
    bool keepBranch(MeterItem& item, RowListRef& scope, const View& view);
    bool isCompared(StackingIndex name) const;
    StackingIndex comparedName(const MeterItem& item) const;
    void compare(std::vector<MeterItem>& items, const View& view);
    void compareFor(StackingIndex name, std::span<MeterItem* const> items, const View& view);
    void findAmounts(const MeterItem& item, const RowList& rows, const View& view, std::span<double> amounts,
                     bool tellsFaults);
    template <bool isProbed>
    void apply(MeterItem& item, const View& view);
    void applyProbed(MeterItem& item, const View& view);
    void countWithoutRows(std::span<const MeterItem> items);
    void reportNonFinite(const MeterItem& item, const RowList& rows, std::span<const double> after, const View& view);

    const CompiledGroup& groupOf(const MeterItem& item) const {
        return m_run.program.groups[m_log.firings[item.firing].group];
    }

    StepRun& m_run;
    const Rules& m_rules;
    const StepPlan& m_plan;
    TurnLog& m_log;
    std::vector<std::vector<MeterItem>> m_items; ///< items by level
    /// Inactive effects, with their firings (X5.2).
    std::set<std::pair<std::uint32_t, std::uint16_t>> m_inactive;
    /// By firing of a group with a stacking name: the rows where the name is free, and the others (E7.6).
    std::unordered_map<std::uint32_t, SplitRows> m_claimed;
    struct ScopeAndColumn {
        const RowList* scope;
        std::uint16_t column;
        friend bool operator==(const ScopeAndColumn&, const ScopeAndColumn&) = default;
    };
    struct HashOfBoth {
        std::size_t operator()(const ScopeAndColumn& key) const {
            return std::hash<const void*>()(key.scope) ^ (std::size_t{key.column} << 4);
        }
    };
    /// By scope and column: the rows on which effects can fire. Effects on the same meter often need the same large
    /// scope. The map serves only look-ups: its order affects no result.
    std::unordered_map<ScopeAndColumn, SplitRows, HashOfBoth> m_able;
    std::vector<RowListRef> m_kept; ///< scopes in m_able; the list keeps them alive, at fixed addresses
    LevelView m_levelView;
    View m_initial{};                ///< state before the reset of meters, if the rules say that meters' names read it
    std::uint32_t m_initialRuns = 0; ///< length of the log at that state
    std::uint32_t m_moment = 0;
};

/// Opens the moment of a level: the state that its decisions and amounts read.
void MeterStage::open(std::uint32_t level) {
    m_moment = m_run.writer.openMoment(Stage::meters, m_plan.levels[level].priority);
    if (m_rules.readsInitial) {
        m_log.moments.back().runs = m_initialRuns;
    }
}

/// Decides the groups that begin at some levels, in the current moment.
bool MeterStage::decideLevels(std::uint32_t first, std::uint32_t end) {
    const View view = m_rules.readsInitial ? m_initial : m_run.view();
    const Evaluator::WhileStill still(m_run.evaluator, view);
    for (std::uint32_t level = first; level < end; ++level) {
        if (!decide(level, view)) {
            return false;
        }
    }
    return true;
}

bool MeterStage::decide(std::uint32_t level, const View& view) {
    Evaluator& evaluator = m_run.evaluator;
    StepProbe* const probe = m_run.work.probe;
    const auto tellFaults = [&](std::uint32_t firing) {
        if (!evaluator.faults().empty()) {
            takeFaults(evaluator, m_run.writer, firing);
        }
    };
    for (const WaitingGroup& waiting : m_run.memory.waitingAtLevel[level]) {
        if (m_run.isStopped()) {
            return false;
        }
        const PlannedGroup& planned = *waiting.group;
        const CompiledGroup& group = *planned.compiled;
        const Row source = sourceOf(view, group, waiting.holder);
        if (source == noRow || (planned.readsGiven && !isGiven(group, view, source))) {
            continue;
        }
        if (!m_run.mayHold() || (m_run.hasAskedTooMuch() && !m_run.mayAsk(group.checked->head))) {
            return true;
        }
        const AskedByGroup asked(m_run, planned.group);
        const Probed probed(probe, ProbeKind::group, planned.group);
        const bool isActive = evaluator.isActive(group, view, source);
        if (probe != nullptr) [[unlikely]] {
            probe->count(1, isActive ? 1 : 0);
        }
        if (!isActive) {
            tellFaults(noFiring);
            continue;
        }
        const std::uint32_t firing = m_run.writer.addFiring({.group = planned.group,
                                                             .holder = waiting.holder,
                                                             .source = source,
                                                             .moment = m_moment,
                                                             .scope = evaluator.scope(group, view, source)});
        for (const PlannedEffect& effect : planned.meterEffects) {
            if (effect.isConditional && !isEffectActive(*effect.compiled, evaluator, view, source)) {
                logInactive(m_run.writer, firing, effect.effect);
                m_inactive.emplace(firing, effect.effect);
                continue;
            }
            m_items[effect.level].push_back({.holder = waiting.holder,
                                             .order = planned.order,
                                             .firing = firing,
                                             .planned = &effect,
                                             .place = planned.place});
        }
        tellFaults(firing);
    }
    return true;
}

SplitRows MeterStage::ableRows(ColumnId column, const RowListRef& scope, const View& view) {
    const auto able = [&](Row row) { return view.has(row, column); };
    constexpr std::size_t small = 32; // for few rows, a search is as fast as a look-up
    if (scope->size() <= small) {
        return splitRows(scope, able);
    }
    const auto [entry, isNew] = m_able.try_emplace({scope.get(), column.value});
    if (isNew) {
        entry->second = splitRows(scope, able);
        m_kept.push_back(scope);
    }
    return entry->second;
}

/// Claims a group's name once, at the group's first level. Claims it on the rows where one of the group's effects can
/// fire.
const SplitRows& MeterStage::claimForGroup(const MeterItem& item, const CompiledGroup& group, const View& view) {
    const auto [claimed, isFirst] = m_claimed.try_emplace(item.firing);
    if (!isFirst) {
        return claimed->second;
    }
    StackingClaims& claims = m_run.memory.claims;
    const StackingIndex name = group.checked->stacking;
    SplitRows& split = claimed->second;
    split = splitRows(m_log.firings[item.firing].scope, [&](Row row) { return !claims.isClaimed(name, row); });
    if (split.kept && m_rules.claimsTargets) { // G6.2
        claims.claim(name, *split.kept);
    } else if (split.kept) {
        const Firing& firing = m_log.firings[item.firing];
        for (std::uint16_t e = 0; e < group.effects.size(); ++e) {
            const CompiledEffect& effect = group.effects[e];
            if (!effect.checked->enabled || effect.spec->operation == MeterOperation::none ||
                m_inactive.contains({item.firing, e})) {
                continue;
            }
            const SplitRows reached = rowsOfBranch(group, e, m_run.evaluator, view, firing.source, split.kept);
            if (!reached.kept) {
                continue;
            }
            if (const SplitRows used = ableRows(effect.column, reached.kept, view); used.kept) {
                claims.claim(name, *used.kept);
            }
        }
    }
    if (m_rules.mixes && split.kept) {
        m_run.memory.takenByMixed[{group.index, item.holder}] = split.kept;
    }
    return split;
}

/// Reduces the scope to the rows that take the effect's branch (E3.29). @return whether any rows remain
bool MeterStage::keepBranch(MeterItem& item, RowListRef& scope, const View& view) {
    SplitRows split =
        rowsOfBranch(groupOf(item), item.effect(), m_run.evaluator, view, m_log.firings[item.firing].source, scope);
    takeFaults(m_run.evaluator, m_run.writer, item.firing);
    if (split.left) {
        m_run.writer.addSkip({.firing = item.firing,
                              .effect = item.effect(),
                              .reason = SkipReason::otherBranch,
                              .rows = std::move(split.left)});
    }
    scope = std::move(split.kept);
    return scope != nullptr;
}

bool MeterStage::isCompared(StackingIndex name) const {
    const auto& policies = m_run.program.model->stackingPolicies;
    return name != 0 && name < policies.size() && policies[name] != StackingPolicy::first;
}

/// Returns the stacking name of the effect, or of its group, that compares its contenders (E7.7). Returns 0 if none
/// does.
StackingIndex MeterStage::comparedName(const MeterItem& item) const {
    for (const StackingIndex name : {item.planned->stacking, item.planned->groupStacking}) {
        if (isCompared(name)) {
            return name;
        }
    }
    return 0;
}

/// Compares the contenders for each name on each object, before the level applies any effect (E7.7).
void MeterStage::compare(std::vector<MeterItem>& items, const View& view) {
    std::map<StackingIndex, std::vector<MeterItem*>> contenders;
    for (MeterItem& item : items) {
        if (const StackingIndex name = item.rows ? comparedName(item) : 0; name != 0) {
            contenders[name].push_back(&item);
        }
    }
    for (const auto& [name, contending] : contenders) {
        compareFor(name, contending, view);
    }
}

void MeterStage::compareFor(StackingIndex name, std::span<MeterItem* const> items, const View& view) {
    std::vector<Contender> contenders;
    for (const MeterItem* item : items) {
        Contender& contender = contenders.emplace_back(Contender{item->rows, std::vector<double>(item->rows->size())});
        const Probed probed(m_run.work.probe, ProbeKind::group, m_log.firings[item->firing].group);
        findAmounts(*item, *item->rows, view, contender.amounts, false);
        std::ranges::replace_if(contender.amounts, isMissing, 0.0); // E7.2
        m_run.memory.claims.claim(name, *item->rows);
    }
    std::vector<ContestResult> results = contest(m_run.program.model->stackingPolicies[name], contenders);
    for (std::size_t i = 0; i < items.size(); ++i) {
        MeterItem& item = *items[i];
        if (results[i].rows.left) {
            m_run.writer.addSkip({.firing = item.firing,
                                  .effect = item.effect(),
                                  .reason = SkipReason::stackedOut,
                                  .rows = std::move(results[i].rows.left)});
        }
        item.rows = std::move(results[i].rows.kept);
        item.means = std::move(results[i].means);
    }
}

/// Removes the rows on which an earlier effect claimed the name. Claims the name on the rest.
void MeterStage::holdBack(MeterItem& item, StackingIndex name) {
    StackingClaims& claims = m_run.memory.claims;
    const SplitRows split = splitRows(item.rows, [&](Row row) { return !claims.isClaimed(name, row); });
    if (split.left) {
        m_run.writer.addSkip(
            {.firing = item.firing, .effect = item.effect(), .reason = SkipReason::stackedOut, .rows = split.left});
    }
    item.rows = split.kept;
    if (item.rows) {
        claims.claim(name, *item.rows);
    }
}

void MeterStage::findRows(MeterItem& item, std::uint32_t level, const View& view) {
    const PlannedEffect& effect = *item.planned;
    const RowListRef* scope = &m_log.firings[item.firing].scope;
    const StackingIndex ofGroup = m_plan.levels[level].stacks ? effect.groupStacking : 0;
    const bool claims = ofGroup != 0 && !isCompared(ofGroup); // compare() handles names with contenders
    // The group claims its name even if no row takes this effect's branch.
    const SplitRows* const claimed = claims ? &claimForGroup(item, groupOf(item), view) : nullptr;
    RowListRef ofBranch;
    if (!(*scope)->empty() && effect.isInBranch) {
        ofBranch = *scope;
        scope = &ofBranch;
        if (!keepBranch(item, ofBranch, view)) {
            return;
        }
    }
    SplitRows free;
    if (claims) {
        free = !effect.isInBranch ? *claimed : splitRows(*scope, [&](Row row) {
            return claimed->kept && std::ranges::binary_search(*claimed->kept, row);
        });
        if (free.left) {
            m_run.writer.addSkip(
                {.firing = item.firing, .effect = effect.effect, .reason = SkipReason::stackedOut, .rows = free.left});
        }
        scope = &free.kept;
    }
    if (!*scope || (*scope)->empty()) {
        return;
    }
    SplitRows split = ableRows(effect.column, *scope, view);
    if (split.left) {
        m_run.writer.addSkip({.firing = item.firing,
                              .effect = effect.effect,
                              .reason = SkipReason::unable,
                              .detail = (*view.layout)[effect.column].absence(),
                              .rows = std::move(split.left)});
    }
    item.rows = std::move(split.kept);
    const StackingIndex own = effect.stacking;
    if (item.rows && own != 0 && own != ofGroup && !(m_plan.levels[level].compares && comparedName(item) == own)) {
        holdBack(item, own);
    }
}

/// Reports the first non-finite result. The results have overwritten the amounts, so the function evaluates a divisor
/// again.
void MeterStage::reportNonFinite(const MeterItem& item, const RowList& rows, std::span<const double> after,
                                 const View& view) {
    const CompiledArgument& amount = *item.planned->amount;
    const auto at = std::find_if(after.begin(), after.end(), [](double value) { return !std::isfinite(value); });
    const Row row = rows[static_cast<std::size_t>(at - after.begin())];
    bool dividesByZero = false;
    if (item.planned->operation == MeterOperation::divide) {
        const double value = m_run.writer.universe().at(item.planned->column, row);
        const Bindings bindings{.source = m_log.firings[item.firing].source,
                                .target = noRow,
                                .missingAsZero = true,
                                .world = &m_run.evaluator.world()};
        const double by = amount.program ? evaluateOne(*amount.program, view, bindings, row, value) : amount.constant;
        dividesByZero = by == 0.0 || isMissing(by);
    }
    logFault(m_run.writer, dividesByZero ? runDiagnostics["run.division-by-zero"] : runDiagnostics["run.overflow"],
             amount.checked->where, item.firing, row);
}

/// Evaluates the amounts of an effect on its rows. `value()` is the running value (E8.4).
void MeterStage::findAmounts(const MeterItem& item, const RowList& rows, const View& view, std::span<double> amounts,
                             bool tellsFaults) {
    const PlannedEffect& effect = *item.planned;
    if (effect.shared == nullptr) {
        std::ranges::fill(amounts, effect.constant);
        return;
    }
    const AskedByGroup asked(m_run, m_log.firings[item.firing].group);
    std::vector<double>& running = m_run.memory.values;
    running.clear();
    if (effect.readsValue) {
        const double* const current = m_run.writer.universe().values(effect.column);
        for (const Row row : rows) {
            running.push_back(current[row]);
        }
    }
    std::vector<EvaluationFault>& faults = m_run.memory.faults;
    faults.clear();
    const Bindings bindings{.source = m_log.firings[item.firing].source,
                            .target = noRow,
                            .missingAsZero = true,
                            .world = &m_run.evaluator.world()};
    evaluate(*effect.shared, view, bindings, rows, running, amounts, &faults);
    if (!faults.empty() && tellsFaults) { // evaluate again, to report locations in the effect's own text
        faults.clear();
        evaluate(*effect.amount->program, view, bindings, rows, running, amounts, &faults);
        logFaults(m_run.writer, faults, rows, item.firing);
    }
}

template <bool isProbed>
void MeterStage::apply(MeterItem& item, const View& view) {
    const PlannedEffect& effect = *item.planned;
    // The location of the effect is far away in memory. So this code reads it only for a report.
    if (m_run.hasAskedTooMuch() && !m_run.mayAsk(effect.compiled->checked->head)) {
        return;
    }
    if (!m_run.mayWrite(item.rows->size(), *effect.compiled)) {
        return;
    }
    const std::span<double> values = m_run.writer.beginRun(
        effect.column, std::move(item.rows),
        {.kind = CauseKind::effect, .firing = item.firing, .effect = effect.effect, .moment = m_moment});
    const RowList& rows = *m_log.runs.back().rows;
    const double* const current = m_run.writer.universe().values(effect.column);
    const auto fill = [&](bool tellsFaults) {
        if (!item.means.empty()) {
            std::ranges::copy(item.means, values.begin());
        } else if constexpr (isProbed) {
            StepProbe* const probe = effect.shared != nullptr ? m_run.work.probe : nullptr; // null: a constant
            const Probed probed(probe, *effect.amount);
            if (probed.counts()) {
                probe->count(rows.size(), rows.size());
            }
            findAmounts(item, rows, view, values, tellsFaults);
        } else {
            findAmounts(item, rows, view, values, tellsFaults);
        }
    };
    fill(true);
    if (m_rules.isSingle && effect.operation == MeterOperation::add && effect.shared == nullptr) {
        for (double& amount : values) { // a constant is added in single precision (G6.4)
            amount = static_cast<double>(static_cast<float>(amount));
        }
    }
    double* const cells = m_run.writer.openCells();
    std::vector<double>& before = m_run.memory.before;
    Applied applied = applyTo(effect.operation, values, rows, current, cells, before, m_rules.isSingle);
    if (!applied.isFinite) { // rare: a missing amount, or a result that is too large
        fill(false);
        std::ranges::replace_if(values, isMissing, 0.0);
        applied = applyTo(effect.operation, values, rows, current, cells, before, m_rules.isSingle);
    }
    if (!applied.isFinite) {
        reportNonFinite(item, rows, values, view);
    }
    if (applied.isFinite && cells != nullptr) {
        m_run.writer.commitWritten(applied.changes);
    } else {
        m_run.writer.commitRun();
    }
}

void MeterStage::applyProbed(MeterItem& item, const View& view) {
    StepProbe* const probe = m_run.work.probe;
    const Probed ofGroup(probe, ProbeKind::group, m_log.firings[item.firing].group);
    const Probed ofEffect(probe, ProbeKind::effect, item.effect());
    probe->count(m_log.firings[item.firing].scope->size(), item.rows->size());
    apply<true>(item, view);
}

/// Counts the effects that act on no object of their scope, for the probe.
void MeterStage::countWithoutRows(std::span<const MeterItem> items) {
    StepProbe* const probe = m_run.work.probe;
    for (const MeterItem& item : items) {
        const Firing& firing = m_log.firings[item.firing];
        if (!item.rows && !firing.scope->empty()) {
            const Probed ofGroup(probe, ProbeKind::group, firing.group);
            const Probed ofEffect(probe, ProbeKind::effect, item.effect());
            probe->count(firing.scope->size(), 0);
        }
    }
}

void MeterStage::fire(MeterItem& item, const View& view) {
    m_run.work.probe == nullptr ? apply<false>(item, view) : applyProbed(item, view);
    m_run.memory.hasher.absorb(m_log, view);
}

/// Returns the state that the next effect reads: the state at the start of the level, or the state before the reset of
/// meters with the running values beside it.
const View& MeterStage::current(const View& opening) {
    if (!m_rules.readsInitial) {
        return opening;
    }
    m_initial.running = m_run.view().columns;
    m_initial.tick = ++m_run.memory.tick;
    return m_initial;
}

void MeterStage::findRowsAtWork(MeterItem& item, std::uint32_t level, const View& view) {
    if (m_run.hasAskedTooMuch() && !m_run.mayAsk(groupOf(item).checked->head)) {
        return;
    }
    const std::uint32_t group = m_log.firings[item.firing].group;
    const AskedByGroup asked(m_run, group);
    const Probed probed(m_run.work.probe, ProbeKind::group, group);
    findRows(item, level, view);
}

bool MeterStage::findAllRows(std::vector<MeterItem>& items, std::uint32_t level, const View& view) {
    for (MeterItem& item : items) {
        if (!m_run.mayHold()) {
            return false;
        }
        findRowsAtWork(item, level, view);
    }
    if (m_plan.levels[level].compares) {
        compare(items, view);
    }
    return true;
}

bool MeterStage::fireByOperation(std::vector<MeterItem>& items, const View& opening) {
    for (const MeterOperation operation : {MeterOperation::set, MeterOperation::add, MeterOperation::multiply,
                                           MeterOperation::divide, MeterOperation::raise, MeterOperation::lower}) {
        for (MeterItem& item : items) {
            if (item.planned->operation != operation || !item.rows) {
                continue;
            }
            if (m_run.isStopped()) {
                return false;
            }
            fire(item, current(opening));
        }
    }
    return true;
}

/// Fires the effects one by one (G6.1). Each finds its objects just before, because the conditions of conditionals may
/// read running values. A stacking name that compares contenders needs all objects before.
bool MeterStage::fireAsWritten(std::vector<MeterItem>& items, std::uint32_t level, const View& opening) {
    const bool compares = m_plan.levels[level].compares;
    if (compares && !findAllRows(items, level, current(opening))) {
        return false;
    }
    for (MeterItem& item : items) {
        if (m_run.isStopped() || !m_run.mayHold()) {
            return false;
        }
        const View& view = current(opening);
        if (!compares) {
            findRowsAtWork(item, level, view);
        }
        if (m_run.work.probe != nullptr) [[unlikely]] {
            countWithoutRows({&item, 1});
        }
        if (item.rows) {
            fire(item, view);
        }
    }
    return true;
}

bool MeterStage::runLevel(std::uint32_t level) {
    open(level);
    if (!m_rules.decidesAtOnce && !decideLevels(level, level + 1)) {
        return false;
    }
    std::vector<MeterItem>& items = m_items[level];
    if (items.empty()) {
        return true;
    }
    if (m_rules.firesAsWritten) {
        sortByCollection(items);
    } else if (!std::is_sorted(items.begin(), items.end())) { // some items began at an earlier level
        std::sort(items.begin(), items.end());
    }
    const View& opening =
        m_rules.readsInitial ? m_initial : m_levelView.begin(m_run.view(), m_plan.levels[level].copied);
    bool isDone = false;
    if (m_rules.firesAsWritten) {
        isDone = fireAsWritten(items, level, opening);
    } else if (findAllRows(items, level, current(opening))) {
        if (m_run.work.probe != nullptr) [[unlikely]] {
            countWithoutRows(items);
        }
        isDone = fireByOperation(items, opening);
    }
    items.clear();
    return isDone;
}

bool MeterStage::run() {
    m_initialRuns = static_cast<std::uint32_t>(m_log.runs.size());
    if (m_rules.readsInitial || m_rules.settles) {
        m_initial = m_run.memory.initial.begin(m_run.view(), m_plan.meterColumns);
    }
    const auto levels = static_cast<std::uint32_t>(m_plan.levels.size());
    if (m_rules.decidesAtOnce && levels > 0) {
        open(0);
        if (!decideLevels(0, levels)) {
            return false;
        }
    }
    if (m_rules.readsInitial) {
        resetMaxima(m_run);
        openChannels(m_run);
    }
    for (std::uint32_t level = 0; level < levels; ++level) {
        if (!runLevel(level)) {
            return false;
        }
    }
    return true;
}

} // namespace

bool runMeterStage(StepRun& run) {
    return MeterStage(run).run();
}

} // namespace orrery::engine
