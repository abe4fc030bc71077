// SPDX-License-Identifier: GPL-3.0-or-later
// The stages of a turn for variables: spread variables get a new start value (X3.5), and channels transfer values
// (V6.4).
#include "engine/program/variable_solver.h"
#include "engine/turn/effect_arguments.h"
#include "engine/turn/stepper.h"

#include <algorithm>
#include <cmath>

namespace orrery::engine {

namespace {

/// Returns the objects whose column has a variable's values. These are the objects of its type, or the game for a
/// global variable.
RowListRef holdersOf(const CheckedVariable& variable, World& world, const View& view) {
    if (variable.scope == globalScope) {
        const Row game = world.game(view);
        return std::make_shared<const RowList>(game == noRow ? RowList() : RowList{game});
    }
    const TypeIndex type = *view.model->vocabulary.scopes()[variable.scope].type;
    const std::span<const Row> rows = world.ofType(view, type);
    return std::make_shared<const RowList>(rows.begin(), rows.end());
}

/// Returns the variable's own current values.
std::vector<double> valuesOf(StepRun& run, const View& view, VariableIndex index, const RowList& rows) {
    World& world = run.evaluator.world();
    const bool isGlobal = run.program.model->language.variables[index].scope == globalScope;
    std::vector<double> values;
    values.reserve(rows.size());
    run.memory.faults.clear();
    std::vector<SolvingFault>& faults = world.variables().faults();
    faults.clear();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        values.push_back(world.value(view, {index, isGlobal ? noRow : rows[i], 0}));
        for (const SolvingFault& fault : faults) {
            run.memory.faults.push_back({i, fault.where, fault.kind});
        }
        faults.clear();
    }
    logFaults(run.writer, run.memory.faults, rows, noFiring);
    return values;
}

void writeAll(StepRun& run, std::vector<ColumnChange>& changes, Cause cause) {
    for (const ColumnChange& change : changes) {
        run.writeChanged(change.column, change.rows, change.values, cause);
    }
}

} // namespace

/// Spreads all variables at the same time: none reads the new start value of another. Reads the state before the step,
/// including the number of the turn and values that depend on it.
void spreadVariables(StepRun& run) {
    const CheckedModel& model = *run.program.model;
    const auto spreads = [](const CheckedVariable& variable) { return variable.spread != nullptr; };
    if (std::ranges::none_of(model.language.variables, spreads)) {
        return;
    }
    const std::uint32_t moment = run.writer.openMoment(Stage::spread, 0);
    View view = run.view();
    view.turn -= 1; // at least 1 in a step
    World& world = run.evaluator.world();
    const Bindings bindings{.missingAsZero = true, .world = &world};
    std::vector<ColumnChange> changes;
    for (VariableIndex i = 0; i < model.language.variables.size(); ++i) {
        const CheckedVariable& variable = model.language.variables[i];
        if (!variable.spread) {
            continue;
        }
        ColumnChange change{variable.spreadColumn, holdersOf(variable, world, view), {}};
        const RowList& rows = *change.rows;
        if (variable.spread->readsValue) {
            run.memory.values = valuesOf(run, view, i, rows);
        } else {
            run.memory.values.clear();
        }
        change.values.resize(rows.size());
        run.memory.faults.clear();
        evaluate(world.compiled(*variable.spread), view, bindings, rows, run.memory.values, change.values,
                 &run.memory.faults);
        std::ranges::replace_if(
            change.values, [](double value) { return !std::isfinite(value); }, variable.initial);
        logFaults(run.writer, run.memory.faults, rows, noFiring);
        changes.push_back(std::move(change));
    }
    writeAll(run, changes, {.kind = CauseKind::spread, .moment = moment});
}

/// Transfers all values at the same time: evaluates all of them before it writes any.
void openChannels(StepRun& run) {
    const CheckedModel& model = *run.program.model;
    const auto hands = [](const CheckedVariable& variable) { return variable.channel == ChannelDirection::out; };
    if (std::ranges::none_of(model.language.variables, hands)) {
        return;
    }
    const std::uint32_t moment = run.writer.openMoment(Stage::channels, 0);
    const View view = run.view();
    std::vector<ColumnChange> changes;
    for (VariableIndex i = 0; i < model.language.variables.size(); ++i) {
        const CheckedVariable& variable = model.language.variables[i];
        if (hands(variable)) {
            ColumnChange change{variable.channelColumn, holdersOf(variable, run.evaluator.world(), view), {}};
            change.values = valuesOf(run, view, i, *change.rows);
            changes.push_back(std::move(change));
        }
    }
    writeAll(run, changes, {.kind = CauseKind::channel, .moment = moment});
}

} // namespace orrery::engine
