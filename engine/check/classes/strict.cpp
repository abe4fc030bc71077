// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of strict projects beyond the form of single expressions (E6.2, E7.3).
#include "engine/check/classes/checker.h"
#include "engine/check/classes/reads.h"
#include "engine/check/model/check_diagnostics.h"

#include <algorithm>

namespace orrery::engine {

namespace {

using Reads = std::vector<ColumnRead>;

bool isMeter(const Checker& checker, ColumnId column) {
    const ColumnRole role = checker.model.layout[column].role;
    return role == ColumnRole::meterCurrent || role == ColumnRole::meterMax;
}

Reads readsOf(const Checker& checker, const std::vector<CheckedCondition>& conditions) {
    Reads reads;
    for (const CheckedCondition& condition : conditions) {
        eachRead(condition, checker.model.layout, [&](const ColumnRead& read) { reads.push_back(read); });
    }
    return reads;
}

/// Returns the first use of a meter value (E7.3). An expression is a use; a meter-value condition with a constant is
/// not.
std::optional<ColumnRead> firstUse(const Checker& checker, const Reads& reads) {
    const auto found = std::find_if(reads.begin(), reads.end(), [&](const ColumnRead& read) {
        return read.inExpression && isMeter(checker, read.column);
    });
    return found == reads.end() ? std::nullopt : std::optional(*found);
}

std::optional<ColumnRead> firstUse(const Checker& checker, const std::vector<CheckedArgument>& arguments) {
    Reads reads;
    eachRead(arguments, [&](const ColumnRead& read) { reads.push_back(read); });
    return firstUse(checker, reads);
}

std::optional<ColumnRead> firstUse(const Checker& checker, const CheckedEffect& effect) {
    return firstUse(checker, effect.arguments);
}

void checkActivation(Checker& checker, CheckedGroup& group, const Reads& reads, const CheckedEffect& meterEffect) {
    for (const ColumnRead& read : reads) {
        const ColumnSpec& column = checker.model.layout[read.column];
        if (column.role != ColumnRole::meterCurrent && column.role != ColumnRole::stockpile) {
            continue;
        }
        const bool isStockpile = column.role == ColumnRole::stockpile;
        Diagnostic& diagnostic = checker.report(
            checkDiagnostics["check.strict-activation"], read.where,
            {phrase(isStockpile ? inPhrase("the stockpile of {0}") : inPhrase("the current value of {0}"),
                    {column.name})});
        diagnostic.notes.push_back({meterEffect.head, phrase("this effect changes a meter")});
        group.isRunnable = false;
    }
}

} // namespace

void checkStrictGroup(Checker& checker, CheckedGroup& group) {
    Reads activationReads = readsOf(checker, group.activation);
    for (const CheckedEffect& effect : group.effects) {
        const Reads reads = effect.enabled ? readsOf(checker, effect.active) : Reads{};
        activationReads.insert(activationReads.end(), reads.begin(), reads.end());
    }
    Reads conditionReads = activationReads;
    const auto addConditions = [&](const std::vector<CheckedCondition>& list) {
        const Reads reads = readsOf(checker, list);
        conditionReads.insert(conditionReads.end(), reads.begin(), reads.end());
    };
    addConditions(group.include);
    addConditions(group.exclude);
    for (const CheckedTrigger& trigger : group.triggers) {
        addConditions(trigger.conditions);
    }
    for (const CheckedEffect& effect : group.effects) {
        for (const std::vector<CheckedCondition>& block : effect.conditions) {
            if (effect.enabled) {
                addConditions(block);
            }
        }
    }
    const auto conditionUse = firstUse(checker, conditionReads);
    const auto meterEffect = std::find_if(group.effects.begin(), group.effects.end(), [](const CheckedEffect& effect) {
        return effect.enabled && effect.spec->operation != MeterOperation::none;
    });

    if (meterEffect != group.effects.end()) {
        checkActivation(checker, group, activationReads, *meterEffect);
        if (conditionUse) {
            Diagnostic& diagnostic = checker.report(checkDiagnostics["check.strict-condition"], conditionUse->where);
            diagnostic.notes.push_back({meterEffect->head, phrase("this effect changes a meter")});
            group.isRunnable = false;
        }
    }
    for (const CheckedEffect& effect : group.effects) {
        const auto use = effect.enabled ? firstUse(checker, effect) : std::nullopt;
        if (!use) {
            continue;
        }
        const std::string tag(effect.spec->tag);
        if (effect.spec->operation != MeterOperation::none) {
            Diagnostic& diagnostic = checker.report(checkDiagnostics["check.strict-meter-effect"], use->where, {tag});
            diagnostic.notes.push_back({effect.head, phrase("this effect changes a meter")});
            group.isRunnable = false;
        } else if (conditionUse) {
            Diagnostic& diagnostic =
                checker.report(checkDiagnostics["check.strict-effect-and-condition"], use->where, {tag});
            diagnostic.notes.push_back({conditionUse->where, phrase("this condition uses a meter value")});
            group.isRunnable = false;
        }
    }
    for (const CheckedCost& cost : group.costs) {
        const auto use = firstUse(checker, std::vector{cost.amount});
        if (use && conditionUse) {
            Diagnostic& diagnostic = checker.report(checkDiagnostics["check.strict-effect-and-condition"], use->where,
                                                    {std::string("cost")});
            diagnostic.notes.push_back({conditionUse->where, phrase("this condition uses a meter value")});
            group.isRunnable = false;
        }
    }
}

} // namespace orrery::engine
