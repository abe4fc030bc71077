// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/stepper.h"

#include "engine/turn/effect_arguments.h"
#include "engine/turn/limit_diagnostics.h"
#include "engine/turn/timeline.h"
#include "engine/universe/class_list.h"
#include "engine/universe/history.h"
#include "engine/universe/universe_diagnostics.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>

namespace orrery::engine {

Stepper::Stepper(const Program& program) : m_program(program), m_memory(program) {
    m_memory.waitingAtLevel.resize(m_memory.plan.levels.size());
    for (auto& buckets : m_memory.waitingAtPoint) {
        buckets.resize(m_memory.plan.priorities.size());
    }
}

void Stepper::begin() {
    m_memory.hasher.begin();
}

/// Queues the groups of every holder in the game. Groups of objects that the turn creates fire from the next turn on
/// (E3.7).
void Stepper::findGroups(const View& view, ClassLists& lists) {
    std::vector<std::uint64_t> stamps{view.stamps[static_cast<std::size_t>(Builtin::exists)],
                                      view.stamps[static_cast<std::size_t>(Builtin::objectClass)]};
    for (const ColumnId column : m_memory.plan.lendingColumns) {
        stamps.push_back(view.stamps[column.value]);
    }
    if (m_memory.groupsStamps == stamps) {
        return; // no object was created, destroyed or lent other groups since the last step
    }
    m_memory.groupsStamps = std::move(stamps);
    const auto empty = [](std::vector<std::vector<WaitingGroup>>& buckets) {
        for (std::vector<WaitingGroup>& bucket : buckets) {
            bucket.clear();
        }
    };
    empty(m_memory.waitingAtLevel);
    std::ranges::for_each(m_memory.waitingAtPoint, empty);
    const auto add = [this](Row row, ClassIndex objectClass) {
        for (const PlannedGroup& group : m_memory.plan.groupsOf(objectClass)) {
            auto& buckets = group.altersMeters ? m_memory.waitingAtLevel
                                               : m_memory.waitingAtPoint[static_cast<std::size_t>(group.point)];
            buckets[group.bucket].push_back({row, &group});
        }
    };
    const double* const classes = view.columns[static_cast<std::size_t>(Builtin::objectClass)];
    std::vector<ListedClass> lent;
    for (Row row = 0; row < view.rowCount; ++row) {
        if (!view.exists(row)) {
            continue;
        }
        add(row, static_cast<ClassIndex>(classes[row]));
        if (m_memory.plan.lends) {
            lent.clear();
            findLent(view, row, lists, lent);
            for (const ListedClass& one : lent) {
                for (std::uint32_t copy = 0; copy < one.copies; ++copy) {
                    add(row, one.objectClass);
                }
            }
        }
    }
}

void Stepper::findRows(const View& view) {
    const std::uint64_t stamp = view.stamps[static_cast<std::size_t>(Builtin::exists)];
    if (m_memory.rowsStamp == stamp) {
        return;
    }
    m_memory.rowsStamp = stamp;
    const std::vector<std::vector<bool>>& shapes = m_memory.plan.shapes;
    std::vector<RowList> rowsOf(shapes.size());
    for (Row row = 0; row < view.rowCount; ++row) {
        for (std::size_t shape = 0; shape < shapes.size() && view.exists(row); ++shape) {
            if (shapes[shape][view.typeOf(row)]) {
                rowsOf[shape].push_back(row);
            }
        }
    }
    m_memory.rowsOfShape.clear();
    for (RowList& rows : rowsOf) {
        m_memory.rowsOfShape.push_back(std::make_shared<const RowList>(std::move(rows)));
    }
}

namespace {

/// Drops effects whose deadline has passed (T13).
void dropExpired(Writer& writer) {
    const std::uint32_t turn = writer.universe().turn();
    writer.removePending([&](const PendingEffects& pending) { return pending.until != 0 && pending.until < turn; });
}

/// Names the group that created most of the objects in diagnostics about too many objects. The writer does not know
/// groups.
void nameMakers(TurnLog& log, const Program& program) {
    for (RunFault& fault : log.faults) {
        if (fault.spec == &universeDiagnostics["run.too-many-objects"] && fault.args.size() == 2) {
            auto most = groupThatGrewMost(program, log, Growing::objects);
            if (!most && fault.firing < log.firings.size()) { // no object created: name the group that tried
                most = log.firings[fault.firing].group;
            }
            fault.args.push_back(groupName(program, most));
            fault.where = groupPlace(program, most, fault.where);
        }
    }
}

} // namespace

bool Stepper::run(Evaluator& evaluator, Universe& universe, TurnLog& log, const std::atomic<bool>* stop,
                  const CheckedScenario* scenario, const Decisions* decisions) {
    const TurnAtWork atWork(m_program, universe.turn() + 1);
    begin();
    Writer writer(universe, log);
    const std::uint32_t turn = universe.turn() + 1;
    writer.setTurn(m_program.model->rules.settles ? turn - 1 : turn); // the last pass is then the first of the turn
    evaluator.faults().clear();
    turnWork(evaluator.world()).begin(m_memory.limits.work);
    m_memory.workOfGroupBefore.resize(m_program.groups.size());
    std::ranges::transform(m_memory.workOfGroup, m_memory.workOfGroupBefore, m_memory.workOfGroupBefore.begin(),
                           std::plus<>());
    m_memory.workOfGroup.assign(m_program.groups.size(), 0);
    const View opening = universe.view();
    beginPass(opening, evaluator.world().classLists());
    m_memory.listeners.refresh(m_program, m_memory.plan, opening, true);
    dropExpired(writer);

    StepRun step{.program = m_program,
                 .memory = m_memory,
                 .evaluator = evaluator,
                 .writer = writer,
                 .work = turnWork(evaluator.world()),
                 .stop = stop,
                 .scenario = scenario,
                 .decisions = decisions,
                 .workLeft = m_memory.limits.workOfRun - std::min(m_workOfTurns, m_memory.limits.workOfRun)};
    step.heldBefore = m_held;
    step.work.done += work::cell * opening.rowCount * opening.columns.size();
    Timeline timeline(step);
    step.timeline = &timeline;
    // A game of many objects can use up the work of the run before any group asks.
    const bool isDone = (step.work.done <= step.workLeft || step.mayAsk({})) && runStages(step);
    writer.setTurn(turn);
    if (isDone && !step.question) {
        timeline.reportUnusedDecisions();
    }
    if (step.work.end()) {
        evaluator.forget();
    }
    nameMakers(log, m_program);
    m_question = std::move(step.question);
    m_end = std::move(step.end);
    m_workDone = step.work.done;
    return isDone && !m_question && !m_end;
}

/// Runs the stages in their order (E8.1), each between its points (T3).
bool Stepper::runStages(StepRun& step) {
    Timeline& timeline = *step.timeline;
    const auto between = [&](Stage stage, auto&& work) {
        const Probed probed(step.work.probe, ProbeKind::stage, static_cast<std::uint64_t>(stage));
        return timeline.reach(stage, Side::before) && work() && timeline.reach(stage, Side::after);
    };
    const auto always = [&](void (*work)(StepRun&)) {
        return [&step, work] {
            work(step);
            return true;
        };
    };
    if (!timeline.reachTurn(Side::before)) {
        return false;
    }
    const auto before = [&](Stage stage, auto&& work) {
        const Probed probed(step.work.probe, ProbeKind::stage, static_cast<std::uint64_t>(stage));
        work(step);
    };
    before(Stage::visibility, [](StepRun& run) { fixVisibility(run, Side::before); });
    before(Stage::spread, spreadVariables);
    const Rules& rules = m_program.model->rules;
    const auto meters = [&] {
        if (!rules.readsInitial) {
            before(Stage::reset, resetMaxima);
            before(Stage::channels, openChannels);
        }
        return between(Stage::meters, [&] { return runMeterStage(step); }) &&
               between(Stage::growth, always(growMeters)) && between(Stage::cap, always(capMeters));
    };
    const auto others = [&] {
        return between(Stage::effects, [&] { return runEffectStage(step); }) && runRest(step) && runScenarioStage(step);
    };
    if (!rules.settles) {
        return meters() && others() && timeline.reachTurn(Side::after);
    }
    if (!others()) { // they read the initial values of the turn (G6.7)
        return false;
    }
    beginPass(step.view(), step.evaluator.world().classLists());
    return meters() && timeline.reachTurn(Side::after);
}

/// Prepares a meter pass by itself, on the objects of now.
void Stepper::beginPass(const View& now, ClassLists& lists) {
    beginClaims();
    findGroups(now, lists);
    findRows(now);
}

void Stepper::beginClaims() {
    m_memory.claims.begin(m_program.model->stackingNames.size());
    m_memory.takenByMixed.clear();
}

/// Returns the values before the last meter pass of the meters that have other values now.
std::vector<ColumnChange> Stepper::changedMeters(const View& now) const {
    std::vector<ColumnChange> changes;
    const View& before = m_memory.initial.view();
    for (const ColumnId column : m_memory.plan.meterColumns) {
        if (before.stamps[column.value] == now.stamps[column.value]) {
            continue;
        }
        RowList rows;
        std::vector<double> values;
        for (Row row = 0; row < before.rowCount; ++row) {
            if (before.at(column, row) != now.at(column, row)) {
                rows.push_back(row);
                values.push_back(before.at(column, row));
            }
        }
        if (!rows.empty()) {
            changes.push_back({column, std::make_shared<const RowList>(std::move(rows)), std::move(values)});
        }
    }
    return changes;
}

std::vector<ColumnChange> Stepper::settle(Evaluator& evaluator, Universe& universe, TurnLog& log) {
    if (!m_program.model->rules.settles) {
        return {};
    }
    Writer writer(universe, log);
    evaluator.faults().clear();
    turnWork(evaluator.world()).begin(m_memory.limits.work);
    m_memory.workOfGroup.resize(m_program.groups.size());
    m_memory.workOfGroupBefore.resize(m_program.groups.size());
    StepRun step{.program = m_program,
                 .memory = m_memory,
                 .evaluator = evaluator,
                 .writer = writer,
                 .work = turnWork(evaluator.world())};
    step.heldBefore = m_held;
    log.lastPass = static_cast<std::uint32_t>(log.moments.size());
    beginPass(universe.view(), evaluator.world().classLists());
    if (!m_program.model->rules.readsInitial) {
        resetMaxima(step);
        openChannels(step);
    }
    if (runMeterStage(step)) {
        capMeters(step);
    }
    if (step.work.end()) {
        evaluator.forget();
    }
    m_workDone += step.work.done;
    return changedMeters(universe.view());
}

void takeBack(std::span<const ColumnChange> changes, Writer& writer) {
    if (changes.empty()) {
        return;
    }
    const std::uint32_t moment = writer.openMoment(Stage::reset, 0);
    for (const ColumnChange& change : changes) {
        writer.write(change.column, change.rows, change.values, {.kind = CauseKind::restore, .moment = moment});
    }
}

void Stepper::finish(Universe& universe, TurnLog& log) {
    Writer(universe, log).closeTurn();
    log.hash = m_memory.hasher.finish(log, universe);
}

const ScenarioSettings& StepRun::settings() const {
    static const ScenarioSettings none;
    return scenario == nullptr ? none : scenario->settings;
}

bool StepRun::reach(const DiagnosticSpec& limit, Growing what, std::uint64_t value, Location atHand) {
    if (!isReached(limit)) {
        reached.push_back(&limit);
        const auto most = groupThatGrewMost(program, writer.log(), what);
        logFault(writer, limit, groupPlace(program, most, atHand), noFiring, noRow,
                 {std::to_string(value), groupName(program, most)});
    }
    return false;
}

bool StepRun::mayHold(std::size_t more) {
    const std::uint64_t most = memory.limits.memory;
    if (end || most == std::numeric_limits<std::uint64_t>::max()) {
        return !end;
    }
    const Universe& universe = writer.universe();
    const std::size_t held =
        heldBefore + heldByFrames + universe.bytes() + evaluator.cacheBytes() + mostBytesOf(writer.log()) + more;
    if (held - countedTwice <= most) {
        return true;
    }
    // The first sum counts a shared list once for each record. An exact count may be smaller.
    const std::size_t ofLog = mostBytesOf(writer.log());
    countedTwice = ofLog - std::min(ofLog, bytesOf(writer.log()));
    if (held - countedTwice <= most) {
        return true;
    }
    end = RunFault{.spec = &limitDiagnostics["run.memory-used-up"]};
    return false;
}

bool StepRun::mayWrite(std::size_t values, const CompiledEffect& effect) {
    const RunLimits& limits = memory.limits;
    if (!mayHold(values * sizeof(double))) {
        return false;
    }
    work.done += work::change * values;
    if (writer.log().values.size() + values > limits.changes) {
        return reach(limitDiagnostics["run.too-many-changes"], Growing::changes, limits.changes, effect.checked->head);
    }
    return traceBytes(writer.log()) <= limits.traceBytes ||
           reach(limitDiagnostics["run.too-much-trace"], Growing::bytes, limits.traceBytes, effect.checked->head);
}

bool StepRun::mayHappen() {
    const RunLimits& limits = memory.limits;
    return writer.log().occurrences.size() < limits.events ||
           reach(limitDiagnostics["run.too-many-events"], Growing::events, limits.events, {});
}

bool StepRun::mayAsk(Location atHand) {
    const RunLimits& limits = memory.limits;
    if (!mayHold()) {
        return false;
    }
    if (!hasAskedTooMuch()) {
        return traceBytes(writer.log()) <= limits.traceBytes ||
               reach(limitDiagnostics["run.too-much-trace"], Growing::bytes, limits.traceBytes, atHand);
    }
    if (writer.log().firings.size() >= limits.firings) {
        return reach(limitDiagnostics["run.too-many-firings"], Growing::firings, limits.firings, atHand);
    }
    const bool endsRun = work.done > workLeft;
    if (endsRun ? end.has_value() : isReached(limitDiagnostics["run.too-much-asked"])) {
        return false;
    }
    const View view = writer.universe().view();
    const std::uint64_t ofTurn = work::cell * view.rowCount * view.columns.size(); // base work of every turn
    std::uint64_t done = work.done - std::min(ofTurn, work.done);
    std::vector<std::uint64_t> ofGroups = memory.workOfGroup;
    if (endsRun) { // the run did the work in many turns
        std::ranges::transform(ofGroups, memory.workOfGroupBefore, ofGroups.begin(), std::plus<>());
        done = 0;
    }
    const auto most = std::ranges::max_element(ofGroups);
    const std::uint64_t ofAll = std::accumulate(ofGroups.begin(), ofGroups.end(), std::uint64_t{0});
    const bool isByGroup =
        most != ofGroups.end() && *most > 0 && *most >= done - std::min(done, ofAll); // otherwise a condition did it
    const auto group = isByGroup ? std::optional(static_cast<std::uint32_t>(most - ofGroups.begin())) : std::nullopt;
    const Phrase name = group                   ? groupName(program, group)
                        : atHand.file.isValid() ? Phrase(program.model->placeText(atHand))
                                                : phrase("the number of objects");
    const Location where = groupPlace(program, group, atHand);
    if (endsRun) {
        end = RunFault{.spec = &limitDiagnostics["run.work-used-up"],
                       .where = where,
                       .args = {std::to_string(writer.universe().turn() - 1), name}};
    } else {
        reached.push_back(&limitDiagnostics["run.too-much-asked"]);
        logFault(writer, limitDiagnostics["run.too-much-asked"], where, noFiring, noRow, {name});
    }
    return false;
}

ColumnChange StepRun::changeOf(ColumnId column, const RowListRef& rows, std::span<const double> after) {
    const double* const before = view().columns[column.value];
    std::size_t count = 0;
    for (std::size_t i = 0; i < after.size(); ++i) {
        count += after[i] != before[(*rows)[i]] ? 1 : 0;
    }
    if (count == 0) {
        return {};
    }
    if (count == rows->size()) {
        return {column, rows, {after.begin(), after.end()}};
    }
    RowList changed;
    std::vector<double> values;
    changed.reserve(count);
    values.reserve(count);
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (after[i] != before[(*rows)[i]]) {
            changed.push_back((*rows)[i]);
            values.push_back(after[i]);
        }
    }
    return {column, std::make_shared<const RowList>(std::move(changed)), std::move(values)};
}

void StepRun::writeChanged(ColumnId column, const RowListRef& rows, std::span<const double> after, Cause cause) {
    if (const ColumnChange change = changeOf(column, rows, after); change.rows) {
        writer.write(column, change.rows, change.values, cause);
    }
}

} // namespace orrery::engine
