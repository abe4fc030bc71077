// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/payments.h"

#include "engine/turn/effect_arguments.h"

#include <algorithm>

namespace orrery::engine {

namespace {

/// Returns whether an effect fires at the same time as its group. If so, the effect and its outer effects are enabled
/// and not delayed.
bool isAtOnce(const CompiledGroup& group, const CheckedEffect& effect) {
    const bool isLater = effect.spec->timeline == TimelineWork::delay || effect.spec->timeline == TimelineWork::await;
    return effect.enabled && !isLater &&
           (effect.parent == noEffect || isAtOnce(group, group.checked->effects[effect.parent]));
}

} // namespace

bool canAfford(const View& view, Row empire, ResourceIndex resource, double amount) {
    const ColumnId column = view.layout->stockpile(resource);
    return empire != noRow && view.exists(empire) && view.has(empire, column) &&
           (view.model->vocabulary.resources()[resource].debt || view.at(column, empire) >= amount);
}

double costOf(StepRun& run, const CompiledCost& cost, const View& view, Row source) {
    double amount = cost.amount.constant;
    if (!cost.amount.isConstant && cost.amount.program) {
        Bindings bindings = run.evaluator.bindingsOf(source, noRow);
        bindings.missingAsZero = true;
        std::vector<EvaluationFault> faults;
        evaluate(*cost.amount.program, view, bindings, {&source, 1}, {}, {&amount, 1}, &faults);
        logFaults(run.writer, faults, {&source, 1}, noFiring);
    }
    return std::max(0.0, amount); // also returns 0 for NaN
}

bool isProducer(const Program& program, std::uint32_t group, ResourceIndex resource) {
    const ColumnId column = program.model->layout.stockpile(resource);
    const CompiledGroup& compiled = program.groups[group];
    return std::ranges::any_of(compiled.effects, [&](const CompiledEffect& effect) {
        return effect.spec->timeline == TimelineWork::none && effect.column == column &&
               isAtOnce(compiled, *effect.checked);
    });
}

} // namespace orrery::engine
