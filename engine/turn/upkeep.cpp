// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a turn without groups: reset of maxima, growth and caps of meters, ends of durations.
#include "engine/turn/effect_arguments.h"
#include "engine/turn/stepper.h"
#include "engine/turn/timeline.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// Clamps one half of a meter to its bounds (E8.3). First tests whether any value is outside, because this is rare.
void capColumn(StepRun& run, MeterIndex meter, bool ofMax, const RowListRef& rows, Cause cause) {
    const Meter& spec = run.program.model->vocabulary.meters()[meter];
    const ColumnLayout& layout = run.program.model->layout;
    const View view = run.view();
    const bool hasCeiling = !ofMax && !spec.single; // otherwise only the declared bounds
    const double* const values = view.columns[layout.meter(meter, ofMax).value];
    const double* const maxima = view.columns[layout.meter(meter, true).value];
    const auto ceiling = [&](Row row) { return hasCeiling ? maxima[row] : spec.maximum; };
    bool isOutside = false;
    for (const Row row : *rows) {
        isOutside |= (values[row] > ceiling(row)) | (values[row] < spec.minimum);
    }
    if (!isOutside) {
        return;
    }
    run.memory.values.clear();
    for (const Row row : *rows) {
        run.memory.values.push_back(std::max(std::min(values[row], ceiling(row)), spec.minimum));
    }
    run.writeChanged(layout.meter(meter, ofMax), rows, run.memory.values, cause);
}

} // namespace

void resetMaxima(StepRun& run) {
    const std::uint32_t moment = run.writer.openMoment(Stage::reset, 0);
    const CheckedModel& model = *run.program.model;
    for (MeterIndex meter = 0; meter < model.vocabulary.meters().size(); ++meter) {
        const ColumnId column = model.layout.meter(meter, !model.vocabulary.meters()[meter].single);
        for (const StepPlan::MeterPart& part : run.memory.plan.partsOfMeter[meter]) {
            if (part.reset) {
                const RowListRef& rows = run.memory.rowsOfShape[part.shape];
                run.memory.values.assign(rows->size(), *part.reset);
                run.writeChanged(column, rows, run.memory.values, {.kind = CauseKind::reset, .moment = moment});
            }
        }
    }
}

/// Grows all meters at the same time: evaluates all new values before it writes any (E8.2).
void growMeters(StepRun& run) {
    const std::uint32_t moment = run.writer.openMoment(Stage::growth, 0);
    const CheckedModel& model = *run.program.model;
    if (!model.rules.grows) {
        return;
    }
    const View view = run.view();
    std::vector<ColumnChange> changes; // most meters of most objects do not change
    std::vector<double> grown;
    for (MeterIndex meter = 0; meter < model.vocabulary.meters().size(); ++meter) {
        const ExpressionProgram* const growth = run.program.growth[meter].get();
        const RowListRef& all = run.memory.rowsOfShape[run.memory.plan.shapeOfMeter[meter]];
        const RowList& rows = *all;
        if (growth == nullptr || rows.empty()) {
            continue;
        }
        const TypedExpression& expression = *model.growth[meter];
        const ColumnId column = model.layout.meter(meter, false);
        const double* const current = view.columns[column.value];
        run.memory.values.resize(expression.readsValue ? rows.size() : 0);
        for (std::size_t i = 0; i < run.memory.values.size(); ++i) {
            run.memory.values[i] = current[rows[i]];
        }
        grown.resize(rows.size());
        run.memory.faults.clear();
        evaluate(*growth, view,
                 {.source = noRow, .target = noRow, .missingAsZero = true, .world = &run.evaluator.world()}, rows,
                 run.memory.values, grown, &run.memory.faults);
        std::replace_if(grown.begin(), grown.end(), isMissing, 0.0);
        logFaults(run.writer, run.memory.faults, rows, noFiring);
        if (ColumnChange change = run.changeOf(column, all, grown); change.rows) {
            changes.push_back(std::move(change));
        }
    }
    for (const ColumnChange& change : changes) {
        run.writer.write(change.column, change.rows, change.values, {.kind = CauseKind::growth, .moment = moment});
    }
}

void capMeters(StepRun& run) {
    const std::uint32_t moment = run.writer.openMoment(Stage::cap, 0);
    const CheckedModel& model = *run.program.model;
    for (MeterIndex meter = 0; meter < model.vocabulary.meters().size(); ++meter) {
        const bool isSingle = model.vocabulary.meters()[meter].single;
        for (const StepPlan::MeterPart& part : run.memory.plan.partsOfMeter[meter]) {
            for (const bool ofMax : {true, false}) {
                if (part.clamps && !(ofMax && isSingle)) {
                    capColumn(run, meter, ofMax, run.memory.rowsOfShape[part.shape],
                              {.kind = CauseKind::cap, .moment = moment});
                }
            }
        }
    }
}

/// Destroys objects whose duration has ended. A duration ends with the last turn in which the object's groups could
/// fire. The turn of the object's creation does not count (E1.4).
bool endDurations(StepRun& run) {
    const std::uint32_t moment = run.writer.openMoment(Stage::rest, 0);
    const View view = run.view();
    RowList rows;
    RowList ended;
    std::vector<double> left;
    for (Row row = 0; row < view.rowCount; ++row) {
        const double remaining = view.builtin(Builtin::remaining, row);
        if (remaining > 0.0 && view.exists(row) && view.builtin(Builtin::created, row) < view.turn) {
            rows.push_back(row);
            left.push_back(remaining - 1.0);
            if (remaining <= 1.0) {
                ended.push_back(row);
            }
        }
    }
    if (rows.empty()) {
        return true;
    }
    Proposal proposal({.kind = CauseKind::duration, .moment = moment});
    proposal.set(view.layout->builtin(Builtin::remaining), std::make_shared<const RowList>(std::move(rows)), left);
    for (const Row row : ended) {
        proposal.destroy(row);
    }
    run.timeline->apply(std::move(proposal));
    return !run.isStopped();
}

} // namespace orrery::engine
