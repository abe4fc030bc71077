// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/called_meters.h"

#include "engine/evaluation/run_diagnostics.h"
#include "engine/turn/effect_arguments.h"
#include "engine/turn/meter_operations.h"
#include "engine/turn/stepper.h"

#include <algorithm>
#include <cmath>

namespace orrery::engine {

void changeMeter(const EffectCall& call) {
    const CheckedModel& model = *call.run.program.model;
    const ColumnId column = call.effect.column;
    const MeterIndex meter = model.layout[column].of;
    const Meter& spec = model.vocabulary.meters()[meter];
    const CompiledArgument& argument = call.effect.arguments[static_cast<std::size_t>(call.effect.amount)];
    const RowList& rows = *call.rows;
    std::vector<double> before;
    for (const Row row : rows) {
        before.push_back(call.view.at(column, row));
    }
    const bool readsValue = argument.checked->expression && argument.checked->expression->readsValue;
    const std::vector<double> amounts =
        amountsOf(call, argument, rows, readsValue ? std::span<const double>(before) : std::span<const double>());
    std::vector<double> after = amounts;
    applyTo(call.effect.spec->operation, after, rows, call.view.columns[column.value], nullptr, call.run.memory.before,
            model.rules.isSingle);
    const ColumnId maximum = model.layout.meter(meter, true);
    const auto clamps = [&](TypeIndex type) { return model.vocabulary.types()[type].clamps(meter); };
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!std::isfinite(after[i])) { // X1.3
            const bool isDivision = call.effect.spec->operation == MeterOperation::divide && amounts[i] == 0.0;
            logFault(call.run.writer,
                     isDivision ? runDiagnostics["run.division-by-zero"] : runDiagnostics["run.overflow"],
                     argument.checked->where, call.cause.firing, rows[i]);
            after[i] = 0.0;
        }
        if (clamps(call.view.typeOf(rows[i]))) {
            const double ceiling = spec.single ? spec.maximum : call.view.at(maximum, rows[i]);
            after[i] = std::max(std::min(after[i], ceiling), spec.minimum);
        }
    }
    call.run.writer.write(column, call.rows, after, call.cause);
}

} // namespace orrery::engine
