// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/coverage_turn.h"

#include "engine/lab/coverage_conditions.h"
#include "engine/trace/replay.h"
#include "engine/universe/class_list.h"

#include <algorithm>
#include <optional>
#include <tuple>

namespace orrery::engine {

namespace {

/// The later fate of a value, read from the end of the turn backwards.
struct Fate {
    bool isReplaced = false; ///< another value replaces it
    bool isCapped = false;   ///< its bounds change it to `bound`
    double bound = 0.0;
};

double cellAt(const Snapshot& snapshot, std::size_t column, Row row) {
    return row < snapshot.rowCount ? (*snapshot.columns[column][row / chunkRows])[row % chunkRows] : 0.0;
}

/// Returns the column with the values of a snapshot, and zeros up to a number of rows.
std::vector<double> columnOf(const Snapshot* snapshot, std::size_t column, std::size_t rows) {
    std::vector<double> values;
    values.reserve(rows);
    if (snapshot != nullptr) {
        for (const Snapshot::Chunk& chunk : snapshot->columns[column]) {
            values.insert(values.end(), chunk->begin(), chunk->end());
        }
    }
    values.resize(rows);
    return values;
}

bool isUndone(const Fate& fate, double before, double after) {
    return fate.isReplaced || (fate.isCapped && (after > before ? before >= fate.bound : before <= fate.bound));
}

bool sendsMessages(const EffectSpec& spec) {
    return std::ranges::any_of(spec.parameters,
                               [](const ParameterSpec& one) { return one.kind == ParameterKind::message; });
}

bool isBranch(const CheckedEffect& effect) {
    return effect.spec->timeline == TimelineWork::branch;
}

} // namespace

CoverageTurn::CoverageTurn(const Coverage& soFar, const Session& session, std::uint32_t turn,
                           const std::atomic<bool>* stop)
    : m_items(soFar.items()), m_soFar(soFar), m_session(session), m_program(session.program()),
      m_kept(session.history().sharedLog(turn)), m_log(*m_kept), m_turn(turn), m_stop(stop),
      m_counts(soFar.items().size()), m_blocks(m_log.firings.size(), noEffect) {
    std::size_t acts = 0;
    for (const Firing& firing : m_log.firings) {
        m_firstActs.push_back(acts);
        acts += groupOf(firing).effects.size();
    }
    m_acts.resize(acts);
}

bool CoverageTurn::read() {
    readObjects();
    if (hasPass()) {
        readValues();
        readSkips();
        findBlocks();
        readResults();
        readFirings();
        readTriggers();
        readScenario();
        if (!readConditions(m_soFar, m_session, m_turn, m_blocks, m_stop, m_counts)) {
            return false;
        }
    }
    finishClasses();
    return !isStopped();
}

/// Returns whether groups act in the turn. The set-up is such a turn if it ends with a meter pass (G6.7).
bool CoverageTurn::hasPass() const {
    return m_turn > 0 || m_program.model->rules.settles;
}

CoverageItems::OfGroup CoverageTurn::itemsOf(std::uint32_t group) const {
    const CheckedGroup& checked = m_program.groupAsRead(group);
    return m_items.ofGroup(checked.owner, checked.order);
}

CoverageTurn::Act* CoverageTurn::actOf(std::uint32_t firing, std::uint16_t effect) {
    const bool isKnown = firing < m_log.firings.size() && effect < groupOf(m_log.firings[firing]).effects.size();
    return isKnown ? &m_acts[m_firstActs[firing] + effect] : nullptr;
}

void CoverageTurn::raise(std::uint32_t item, CoverageState state) {
    m_counts[item].state = std::max(m_counts[item].state, state);
}

/// Counts the objects of each class at the end of the turn. The groups of those at the start have been considered.
void CoverageTurn::readObjects() {
    const History& history = m_session.history();
    const auto exists = static_cast<std::size_t>(Builtin::exists);
    const auto ofClass = static_cast<std::size_t>(Builtin::objectClass);
    std::vector<bool> isPresent(m_program.model->classes.size());
    if (hasPass()) {
        const State opening =
            m_turn > 0 ? history.stateAt(m_session.universe(), m_turn, 0) : history.state(m_session.universe(), m_turn);
        eachCarrier(opening.view(), [&](Row, ClassIndex objectClass) { isPresent[objectClass] = true; });
    }
    const Snapshot& end = history.snapshot(m_turn);
    for (Row row = 0; row < end.rowCount; ++row) {
        const auto objectClass = static_cast<ClassIndex>(cellAt(end, ofClass, row));
        const std::uint32_t item = m_items.ofClass(objectClass);
        if (item != noCoverageItem && cellAt(end, exists, row) != 0.0) {
            ++m_counts[item].times;
            raise(item, CoverageState::inactive);
        }
    }
    for (ClassIndex index = 0; index < isPresent.size(); ++index) {
        const std::uint32_t item = m_items.ofClass(index);
        if (item == noCoverageItem) {
            continue;
        }
        m_counts[item].turns = hasPass() && (isPresent[index] || m_counts[item].times > 0) ? 1 : 0;
        if (!isPresent[index]) {
            continue;
        }
        raise(item, CoverageState::inactive);
        for (const std::uint32_t group : m_program.groupsOf(index)) {
            const CheckedGroup& checked = m_program.groupAsRead(group);
            const bool isSwitchedOff = !checked.enabled || !checked.isRunnable || checked.isCalled ||
                                       std::ranges::none_of(checked.effects, &CheckedEffect::enabled);
            if (!isSwitchedOff) {
                m_present.insert(group);
                const CoverageItems::OfGroup items = itemsOf(group);
                raise(items.group, CoverageState::inactive);
                for (std::uint32_t trigger = items.triggers; trigger < items.conditions; ++trigger) {
                    raise(trigger, CoverageState::inactive);
                }
            }
        }
    }
}

/// Returns whether the values of a run replace earlier ones instead of continuing from them.
bool CoverageTurn::overwrites(const Run& run) const {
    if (isByStatement(m_log, run)) {
        return true;
    }
    return run.cause == CauseKind::effect && isByGroup(run) && run.firing < m_log.firings.size() &&
           groupOf(m_log.firings[run.firing]).effects[run.effect].spec->operation == MeterOperation::set;
}

/// Counts the values that effects changed, and those that a later change of the turn undid.
void CoverageTurn::readValues() {
    const History& history = m_session.history();
    const std::size_t rows = history.snapshot(m_turn).rowCount;
    std::vector<double> before(m_log.values.size());
    std::vector<std::optional<std::vector<double>>> columns(m_program.model->layout.size());
    for (const Run& run : m_log.runs) {
        auto& column = columns[run.column.value];
        if (!column) {
            column = columnOf(m_turn > 0 ? &history.snapshot(m_turn - 1) : nullptr, run.column.value, rows);
        }
        for (std::size_t i = 0; i < run.rows->size(); ++i) {
            double& cell = (*column)[(*run.rows)[i]];
            before[run.firstValue + i] = cell;
            cell = m_log.values[run.firstValue + i];
        }
    }
    std::vector<std::vector<Fate>> fates(columns.size());
    for (auto run = m_log.runs.rbegin(); run != m_log.runs.rend(); ++run) {
        std::vector<Fate>& fate = fates[run->column.value];
        fate.resize(rows);
        const bool isCap = run->cause == CauseKind::cap;
        const bool replaces = overwrites(*run);
        const bool isByEffect = isByGroup(*run) && !isByStatement(m_log, *run);
        Act* const act = isByEffect ? actOf(run->firing, run->effect) : nullptr;
        if (act != nullptr) {
            act->hasRuns = true;
        }
        for (std::size_t i = 0; i < run->rows->size(); ++i) {
            const double was = before[run->firstValue + i];
            const double is = m_log.values[run->firstValue + i];
            if (was == is) {
                continue;
            }
            Fate& later = fate[(*run->rows)[i]];
            if (act != nullptr) {
                ++act->changed;
                act->undone += isUndone(later, was, is) ? 1 : 0;
            }
            later.isReplaced = later.isReplaced || replaces;
            if (isCap) {
                later.isCapped = true;
                later.bound = is;
            }
        }
    }
}

void CoverageTurn::readSkips() {
    for (const Skip& skip : m_log.skips) {
        Act* const act = actOf(skip.firing, skip.effect);
        if (act == nullptr || skip.rows == nullptr) {
            continue;
        }
        act->skipped += skip.rows->size();
        act->suppressed += skip.reason == SkipReason::stackedOut ? skip.rows->size() : 0;
        act->elsewhere += skip.reason == SkipReason::otherBranch ? skip.rows->size() : 0;
        act->isInactive = act->isInactive || skip.reason == SkipReason::inactive;
    }
}

/// Finds the firings of delayed and waiting blocks. The effects outside of the block do not fire then (T13).
void CoverageTurn::findBlocks() {
    using Key = std::tuple<std::uint32_t, Row, const RowList*>; // group, holder, objects
    std::map<std::uint64_t, const PendingEffects*> added;
    std::multimap<Key, std::uint16_t> taken;
    if (m_turn == 0) {
        return; // nothing waits before the first turn
    }
    const PendingState& opening = *m_session.history().snapshot(m_turn - 1).pending;
    for (const PendingChange& change : m_log.pendings) {
        if (const auto* const one = std::get_if<PendingEffects>(&change.what)) {
            added[one->serial] = one;
        } else if (const auto* const removed = std::get_if<PendingChange::Removed>(&change.what)) {
            const auto found = added.find(removed->serial);
            const PendingEffects* const pending =
                found != added.end() ? found->second : opening.effects.find(removed->serial);
            if (pending != nullptr) {
                taken.emplace(Key{pending->group, pending->holder, pending->rows.get()}, pending->effect);
            }
        }
    }
    for (std::uint32_t i = 0; i < m_log.firings.size() && !taken.empty(); ++i) {
        const Firing& firing = m_log.firings[i];
        const auto found = taken.find(Key{firing.group, firing.holder, firing.scope.get()});
        if (firing.occurrence != noOccurrence && found != taken.end()) {
            m_blocks[i] = found->second;
            taken.erase(found);
        }
    }
}

/// Returns whether starlanes changed while a group fired. The log does not name the cause of such a change.
bool CoverageTurn::lanesChangedIn(std::uint32_t firing) const {
    const auto runsAt = [&](std::uint32_t which) { return m_log.moments[m_log.firings[which].moment].runs; };
    const std::uint32_t from = runsAt(firing);
    const std::uint32_t to = firing + 1 < m_log.firings.size() ? runsAt(firing + 1) : ~0u;
    return std::ranges::any_of(m_log.lanes,
                               [&](const LaneChange& lane) { return lane.runs >= from && lane.runs <= to; });
}

/// Notes the results that are no values: messages, victories, events, delays, and changes of events.
void CoverageTurn::readResults() {
    const auto mark = [&](std::uint32_t firing, auto&& isMeant) {
        if (firing >= m_log.firings.size()) {
            return;
        }
        const auto& effects = groupOf(m_log.firings[firing]).effects;
        for (std::uint16_t effect = 0; effect < effects.size(); ++effect) {
            if (effects[effect].enabled && isMeant(effects[effect], effect)) {
                m_acts[m_firstActs[firing] + effect].hasResult = true;
            }
        }
    };
    const auto markWork = [&](std::uint32_t firing, std::initializer_list<TimelineWork> works) {
        mark(firing, [&](const CheckedEffect& effect, std::uint16_t) {
            return std::ranges::find(works, effect.spec->timeline) != works.end();
        });
    };
    for (const MessageRecord& message : m_log.messages) {
        mark(message.firing, [](const CheckedEffect& effect, std::uint16_t) { return sendsMessages(*effect.spec); });
    }
    for (const VictoryRecord& victory : m_log.victories) {
        mark(victory.firing, [&](const CheckedEffect&, std::uint16_t effect) { return effect == victory.effect; });
    }
    std::vector<bool> isChanged(m_log.occurrences.size());
    for (std::size_t i = 0; i < m_log.occurrences.size(); ++i) {
        const OccurrenceRecord& record = m_log.occurrences[i];
        markWork(record.endedBy, {TimelineWork::prevent, TimelineWork::substitute, TimelineWork::changeAmount});
        isChanged[i] = record.end == OccurrenceEnd::happened && record.applied != record.amount;
        if (record.cause == CauseKind::effect && record.end == OccurrenceEnd::happened) {
            mark(record.firing, [&](const CheckedEffect& effect, std::uint16_t index) {
                return index == record.effect && effect.spec->timeline == TimelineWork::raise;
            });
        }
    }
    std::set<std::tuple<std::uint32_t, Row, std::uint16_t>> delayed; // group, holder, effect
    for (const PendingChange& change : m_log.pendings) {
        if (const auto* const added = std::get_if<PendingEffects>(&change.what)) {
            delayed.emplace(added->group, added->holder, added->effect);
        }
    }
    for (std::uint32_t i = 0; i < m_log.firings.size(); ++i) {
        const Firing& firing = m_log.firings[i];
        if (firing.occurrence != noOccurrence && isChanged[firing.occurrence]) {
            markWork(i, {TimelineWork::changeAmount});
        }
        if (!delayed.empty()) {
            mark(i, [&](const CheckedEffect&, std::uint16_t effect) {
                return delayed.contains({firing.group, firing.holder, effect});
            });
        }
    }
}

void CoverageTurn::readFirings() {
    std::set<std::uint32_t> fired;
    for (std::uint32_t i = 0; i < m_log.firings.size(); ++i) {
        const Firing& firing = m_log.firings[i];
        const CoverageItems::OfGroup items = itemsOf(firing.group);
        if (items.group == noCoverageItem) {
            continue;
        }
        CoverageCounts& group = m_counts[items.group];
        ++group.times;
        group.turns = 1;
        group.objects += firing.scope->size();
        raise(items.group, firing.scope->empty() ? CoverageState::activated : CoverageState::matched);
        readEffects(i, items);
    }
}

/// Adds the acts of the effects of a firing, and what they mean for the group.
void CoverageTurn::readEffects(std::uint32_t index, const CoverageItems::OfGroup& items) {
    const Firing& firing = m_log.firings[index];
    const std::vector<CheckedEffect>& effects = groupOf(firing).effects;
    Act* const acts = m_acts.data() + m_firstActs[index];
    std::vector<std::uint64_t> reached(effects.size()); // number of objects that come to the effect
    std::vector<bool> isEffective(effects.size());
    for (std::uint16_t e = 0; e < effects.size(); ++e) {
        const CheckedEffect& effect = effects[e];
        const std::uint16_t block = m_blocks[index];
        const bool isInBlock = effect.parent == block; // of the whole group, or of the block that fires
        const bool isInBranch = effect.parent != noEffect && isBranch(effects[effect.parent]);
        reached[e] = isInBlock ? firing.scope->size() : isInBranch ? reached[effect.parent] : 0;
        const Act& act = acts[e];
        reached[e] -= std::min(reached[e], act.elsewhere);
        const bool isMade = act.hasRuns || act.hasResult; // an effect on created objects has others than the scope
        const bool isReached = effect.enabled && (isInBlock || isInBranch || isMade || act.skipped > 0);
        if (!isReached) {
            continue;
        }
        CoverageCounts& counts = m_counts[items.effects + e];
        const std::uint64_t skipped = act.skipped - act.elsewhere;
        const std::uint64_t acted = reached[e] - std::min(reached[e], skipped);
        counts.times += acted > 0 || isMade ? 1 : 0;
        counts.turns = counts.turns > 0 || acted > 0 || isMade ? 1 : 0;
        counts.objects += acted;
        counts.changed += act.changed;
        counts.undone += act.undone;
        counts.suppressed += act.suppressed;
        const bool changesLanes = !isMade && acted > 0 && effect.spec->fire != nullptr &&
                                  effect.spec->operation == MeterOperation::none && !sendsMessages(*effect.spec) &&
                                  lanesChangedIn(index);
        isEffective[e] = act.hasResult || act.changed > act.undone || changesLanes;
        raise(items.effects + e, isEffective[e]                                            ? CoverageState::effective
                                 : act.isInactive                                          ? CoverageState::inactive
                                 : reached[e] > 0 || act.skipped > act.elsewhere || isMade ? CoverageState::matched
                                                                                           : CoverageState::activated);
        CoverageCounts& group = m_counts[items.group];
        group.changed += act.changed;
        group.undone += act.undone;
        group.suppressed += act.suppressed;
    }
    for (std::uint16_t e = 0; e < effects.size(); ++e) {
        if (!isEffective[e]) {
            continue;
        }
        raise(items.group, CoverageState::effective);
        for (std::uint16_t outer = effects[e].parent; outer != noEffect && isBranch(effects[outer]);
             outer = effects[outer].parent) { // a conditional acts through the effects in it
            raise(items.effects + outer, CoverageState::effective);
        }
    }
}

void CoverageTurn::readTriggers() {
    const auto isOf = [&](const CheckedTrigger& trigger, const OccurrenceRecord& record) {
        return trigger.kind == record.kind && (!trigger.detail || *trigger.detail == record.detail);
    };
    const auto reach = [&](std::uint32_t group, std::uint32_t occurrence, Timing timing, CoverageState state) {
        const CoverageItems::OfGroup items = itemsOf(group);
        const auto& triggers = m_program.groupAsRead(group).triggers;
        for (std::uint32_t i = 0; i < triggers.size() && items.group != noCoverageItem; ++i) {
            if (triggers[i].timing == timing && isOf(triggers[i], m_log.occurrences[occurrence])) {
                raise(items.triggers + i, state);
                CoverageCounts& counts = m_counts[items.triggers + i];
                counts.times += state == CoverageState::effective ? 1 : 0;
                counts.turns = counts.times > 0 ? 1 : 0;
            }
        }
    };
    for (std::uint32_t i = 0; i < m_log.firings.size(); ++i) {
        const Firing& firing = m_log.firings[i];
        if (firing.occurrence != noOccurrence && m_blocks[i] == noEffect) {
            reach(firing.group, firing.occurrence, firing.timing, CoverageState::effective);
        }
    }
    for (const UnansweredTrigger& unanswered : m_log.unanswered) {
        reach(unanswered.group, unanswered.occurrence, unanswered.timing, CoverageState::matched);
    }
    std::set<std::pair<OccurrenceKind, double>> happened; // each kind and detail once
    std::vector<const OccurrenceRecord*> kinds;
    for (const OccurrenceRecord& record : m_log.occurrences) {
        if (happened.emplace(record.kind, record.detail).second) {
            kinds.push_back(&record);
        }
    }
    for (const std::uint32_t group : m_present) {
        const auto& triggers = m_program.groupAsRead(group).triggers;
        for (std::uint32_t i = 0; i < triggers.size() && !kinds.empty(); ++i) {
            if (std::ranges::any_of(kinds, [&](const OccurrenceRecord* one) { return isOf(triggers[i], *one); })) {
                raise(itemsOf(group).triggers + i, CoverageState::activated);
            }
        }
    }
}

void CoverageTurn::readScenario() {
    const auto& scenarios = m_program.model->scenarios;
    const auto found = std::ranges::find(scenarios, m_session.scenario().id, &CheckedScenario::id);
    if (found == scenarios.end()) {
        return;
    }
    const std::uint32_t first = m_items.ofScenario(static_cast<std::size_t>(found - scenarios.begin()));
    for (const ScenarioRecord& record : m_log.scenario) {
        if (record.condition >= found->conditions.size()) {
            continue;
        }
        CoverageCounts& counts = m_counts[first + record.condition];
        const bool hasActions = !found->conditions[record.condition].actions.empty();
        if (record.action >= 0) {
            raise(first + record.condition, record.isTrue ? CoverageState::effective : CoverageState::matched);
        } else if (record.isTrue) {
            ++counts.times;
            counts.turns = 1;
            raise(first + record.condition, hasActions ? CoverageState::matched : CoverageState::effective);
        } else {
            raise(first + record.condition, record.detail.empty() ? CoverageState::activated : CoverageState::inactive);
        }
    }
}

/// Gives each class the best state of its groups.
void CoverageTurn::finishClasses() {
    for (std::uint32_t item = 0; item < m_items.size(); ++item) {
        const CoverageItem& one = m_items[item];
        if (one.kind == CoverageKind::group) {
            raise(one.parent, m_counts[item].state);
        } else if (one.kind == CoverageKind::objectClass && m_counts[item].state != CoverageState::never &&
                   m_program.model->classes.asRead(one.owner).groups.empty()) {
            raise(item, CoverageState::effective);
        }
    }
}

} // namespace orrery::engine
