// SPDX-License-Identifier: GPL-3.0-or-later
// Income and expenses of stockpiles in each turn (E8.6).
#include "engine/turn/effect_arguments.h"
#include "engine/turn/stepper.h"
#include "engine/turn/timeline.h"

#include <algorithm>
#include <limits>

namespace orrery::engine {

/// Adds all incomes. Evaluates all of them on one state before it adds any, so their order does not matter.
bool addIncome(StepRun& run) {
    const std::uint32_t moment = run.writer.openMoment(Stage::income, 0);
    const CheckedModel& model = *run.program.model;
    const View view = run.view();
    Proposal proposal({.kind = CauseKind::income, .moment = moment});
    for (ResourceIndex resource = 0; resource < run.program.income.size(); ++resource) {
        const ExpressionProgram* const income = run.program.income[resource].get();
        if (income == nullptr) {
            continue;
        }
        const ColumnId column = model.layout.stockpile(resource);
        RowList rows;
        for (Row row = 0; row < view.rowCount; ++row) {
            if (view.exists(row) && view.has(row, column)) {
                rows.push_back(row);
            }
        }
        if (rows.empty()) {
            continue;
        }
        std::vector<double> amounts(rows.size());
        run.memory.faults.clear();
        evaluate(*income, view,
                 {.source = noRow, .target = noRow, .missingAsZero = true, .world = &run.evaluator.world()}, rows, {},
                 amounts, &run.memory.faults);
        std::replace_if(amounts.begin(), amounts.end(), isMissing, 0.0);
        logFaults(run.writer, run.memory.faults, rows, noFiring);
        const double floor =
            model.vocabulary.resources()[resource].debt ? -std::numeric_limits<double>::infinity() : 0.0;
        proposal.add(column, std::make_shared<const RowList>(std::move(rows)), amounts, floor);
    }
    if (!proposal.changes().empty()) {
        run.timeline->apply(std::move(proposal));
    }
    return !run.isStopped();
}

} // namespace orrery::engine
