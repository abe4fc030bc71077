// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/stepper.h"

#include "engine/turn/effect_arguments.h"
#include "engine/turn/run_faults.h"
#include "engine/turn/timeline.h"

#include <algorithm>
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

/// Lines up the groups of every holder in the game. Objects made later in the turn wait for the next one (E3.7).
void Stepper::findGroups(const View& view) {
    const std::uint64_t exists = view.stamps[static_cast<std::size_t>(Builtin::exists)];
    const std::uint64_t classStamp = view.stamps[static_cast<std::size_t>(Builtin::objectClass)];
    if (m_memory.groupsStamps == std::pair(exists, classStamp)) {
        return; // nothing came or went since the last step
    }
    m_memory.groupsStamps = {exists, classStamp};
    const auto empty = [](std::vector<std::vector<WaitingGroup>>& buckets) {
        for (std::vector<WaitingGroup>& bucket : buckets) {
            bucket.clear();
        }
    };
    empty(m_memory.waitingAtLevel);
    std::ranges::for_each(m_memory.waitingAtPoint, empty);
    const double* const classes = view.columns[static_cast<std::size_t>(Builtin::objectClass)];
    for (Row row = 0; row < view.rowCount; ++row) {
        if (!view.exists(row)) {
            continue;
        }
        for (const PlannedGroup& group : m_memory.plan.groupsOf(static_cast<ClassIndex>(classes[row]))) {
            auto& buckets = group.altersMeters ? m_memory.waitingAtLevel
                                               : m_memory.waitingAtPoint[static_cast<std::size_t>(group.point)];
            buckets[group.bucket].push_back({row, &group});
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

/// What awaited something that did not come in time (T13) is forgotten.
void dropExpired(Writer& writer) {
    const Universe& universe = writer.universe();
    const auto isOver = [&](const PendingEffects& pending) {
        return pending.until != 0 && pending.until < universe.turn();
    };
    if (std::ranges::any_of(universe.agenda().effects, isOver)) {
        Agenda agenda = universe.agenda();
        std::erase_if(agenda.effects, isOver);
        writer.setAgenda(std::move(agenda));
    }
}

} // namespace

bool Stepper::run(Evaluator& evaluator, Universe& universe, TurnLog& log, const std::atomic<bool>* stop,
                  const CheckedScenario* scenario, const Decisions* decisions) {
    begin();
    Writer writer(universe, log);
    writer.setTurn(universe.turn() + 1);
    evaluator.faults().clear();
    turnWork(evaluator.world()).begin(m_memory.limits.work);
    m_memory.workOfGroup.assign(m_program.groups.size(), 0);
    m_memory.claims.begin(m_program.model->stackingNames.size());
    const View opening = universe.view();
    findGroups(opening);
    findRows(opening);
    m_memory.listeners.refresh(m_program, m_memory.plan, opening, true);
    dropExpired(writer);

    StepRun step{.program = m_program,
                 .memory = m_memory,
                 .evaluator = evaluator,
                 .writer = writer,
                 .work = turnWork(evaluator.world()),
                 .stop = stop,
                 .scenario = scenario,
                 .decisions = decisions};
    Timeline timeline(step);
    step.timeline = &timeline;
    const bool isDone = runStages(step);
    if (isDone && !step.question) {
        timeline.reportUnusedDecisions();
    }
    if (step.work.end()) {
        evaluator.forget();
    }
    m_question = std::move(step.question);
    return isDone && !m_question;
}

/// The stages in their order (E8.1), each between its points (T3).
bool Stepper::runStages(StepRun& step) {
    Timeline& timeline = *step.timeline;
    const auto between = [&](Stage stage, auto&& work) {
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
    fixVisibility(step, Side::before);
    spreadVariables(step);
    resetMaxima(step);
    openChannels(step);
    return between(Stage::meters, [&] { return runMeterStage(step); }) && between(Stage::growth, always(growMeters)) &&
           between(Stage::cap, always(capMeters)) && between(Stage::effects, [&] { return runEffectStage(step); }) &&
           runRest(step) && runScenarioStage(step) && timeline.reachTurn(Side::after);
}

void Stepper::finish(Universe& universe, TurnLog& log) {
    Writer(universe, log).closeTurn();
    log.hash = m_memory.hasher.finish(log, universe);
}

bool StepRun::mayWrite(std::size_t values, Location where, std::uint32_t firing) {
    if (writer.log().values.size() + values <= memory.limits.changes) {
        return true;
    }
    if (!std::exchange(isFull, true)) {
        logFault(writer, diag::runTooManyChanges, where, firing, noRow, {std::to_string(memory.limits.changes)});
    }
    return false;
}

bool StepRun::mayAsk(Location atHand) {
    if (!hasAskedTooMuch()) {
        return true;
    }
    if (std::exchange(isSpent, true)) {
        return false;
    }
    const std::uint64_t done = work.done;
    const std::vector<std::uint64_t>& ofGroups = memory.workOfGroup;
    const auto most = std::ranges::max_element(ofGroups);
    const std::uint64_t ofAll = std::accumulate(ofGroups.begin(), ofGroups.end(), std::uint64_t{0});
    if (most == ofGroups.end() || *most < done - std::min(done, ofAll)) { // by no group: a condition of the scenario
        logFault(writer, diag::runTooMuchAsked, atHand, noFiring, noRow, {program.model->placeText(atHand)});
        return false;
    }
    const CompiledGroup& group = program.groups[static_cast<std::size_t>(most - ofGroups.begin())];
    const std::string name = program.model->classes[group.objectClass].id + "/" + group.checked->id;
    logFault(writer, diag::runTooMuchAsked, group.checked->head, noFiring, noRow, {name});
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
