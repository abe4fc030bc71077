// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/step_plan.h"

#include "engine/program/expression_share.h"

#include <algorithm>
#include <map>

namespace orrery::engine {

namespace {

/// Switched on, and so is each effect in whose block it stands.
bool isOn(const CompiledGroup& group, const CompiledEffect& effect) {
    return effect.checked->enabled &&
           (effect.checked->parent == noEffect || isOn(group, group.effects[effect.checked->parent]));
}

bool runs(const CompiledGroup& group) {
    return group.checked->enabled && group.checked->isRunnable &&
           std::any_of(group.effects.begin(), group.effects.end(), [](const auto& e) { return e.checked->enabled; });
}

/// Of those that run: neither an answer to something nor called by something.
bool firesOnceATurn(const CompiledGroup& group) {
    return runs(group) && !group.checked->isTriggered() && !group.checked->isCalled;
}

/// Conditionals hold meter effects, and are none themselves.
bool isOfMeterStage(const CompiledGroup& group, const CompiledEffect& effect) {
    return isOn(group, effect) && effect.spec->operation != MeterOperation::none;
}

bool compares(const CheckedModel& model, StackingIndex name) {
    return name < model.stackingPolicies.size() && model.stackingPolicies[name] != StackingPolicy::first;
}

void sortUnique(std::vector<int>& values) {
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
}

std::uint32_t placeOf(const std::vector<int>& sorted, int value) {
    return static_cast<std::uint32_t>(std::lower_bound(sorted.begin(), sorted.end(), value) - sorted.begin());
}

/// What one level writes and what its amounts read.
struct Traffic {
    std::vector<bool> written;
    std::vector<bool> read;
};

void note(const CompiledEffect& effect, const Language& language, Traffic& traffic) {
    traffic.written[effect.column.value] = true;
    const auto noteRead = [&](const std::vector<ColumnId>& columns) {
        for (const ColumnId column : columns) {
            traffic.read[column.value] = true;
        }
    };
    for (const CompiledArgument& argument : effect.arguments) {
        if (argument.program) {
            noteRead(argument.checked->expression->columns);
            for (const VariableIndex variable : argument.checked->expression->variables) {
                noteRead(language.variables[variable].reads.columns);
            }
        }
    }
}

} // namespace

StepPlan::StepPlan(const Program& program) {
    const CheckedModel& model = *program.model;
    std::vector<int> levelPriorities;
    for (const CompiledGroup& group : program.groups) {
        if (!firesOnceATurn(group)) {
            continue;
        }
        if (!group.altersMeters) {
            priorities.push_back(group.checked->priority);
            continue;
        }
        for (const CompiledEffect& effect : group.effects) {
            if (isOfMeterStage(group, effect)) {
                levelPriorities.push_back(effect.checked->priority);
            }
        }
    }
    sortUnique(priorities);
    sortUnique(levelPriorities);

    std::vector<Traffic> traffic;
    for (const int priority : levelPriorities) {
        levels.push_back({.priority = priority});
        traffic.push_back({std::vector<bool>(model.layout.size()), std::vector<bool>(model.layout.size())});
    }
    SharedExpressions amounts;
    groupsOfClass.resize(program.groupsOfClass.size());
    triggeredOfClass.resize(program.groupsOfClass.size());
    topEffects.resize(program.groups.size());
    for (std::size_t c = 0; c < groupsOfClass.size(); ++c) {
        for (const std::uint32_t index : program.groupsOfClass[c]) {
            const CompiledGroup& group = program.groups[index];
            if (!runs(group)) {
                continue;
            }
            if (!group.altersMeters) {
                for (std::uint16_t e = 0; e < group.effects.size(); ++e) {
                    const CheckedEffect& effect = *group.effects[e].checked;
                    if (effect.enabled && effect.parent == noEffect) {
                        topEffects[index].push_back(e);
                    }
                }
            }
            if (!firesOnceATurn(group)) {
                if (group.checked->isTriggered()) {
                    triggeredOfClass[c].push_back(index);
                    hasTriggers = true;
                }
                continue;
            }
            PlannedGroup planned{.group = index,
                                 .altersMeters = group.altersMeters,
                                 .readsGiven = !group.checked->runtime.empty(),
                                 .source = group.source,
                                 .order = group.checked->order,
                                 .point = group.checked->point,
                                 .effects = topEffects[index]};
            for (std::uint16_t e = 0; group.altersMeters && e < group.effects.size(); ++e) {
                const CompiledEffect& effect = group.effects[e];
                if (!isOfMeterStage(group, effect)) {
                    continue;
                }
                const std::uint32_t level = placeOf(levelPriorities, effect.checked->priority);
                const CompiledArgument& amount = effect.arguments[static_cast<std::size_t>(effect.amount)];
                const bool hasProgram = amount.program != nullptr;
                planned.meterEffects.push_back({.level = level,
                                                .effect = e,
                                                .operation = effect.spec->operation,
                                                .isConditional = !effect.active.empty(),
                                                .isInBranch = effect.checked->parent != noEffect,
                                                .readsValue = hasProgram && amount.checked->expression->readsValue,
                                                .column = effect.column,
                                                .stacking = effect.checked->stacking,
                                                .groupStacking = group.checked->stacking,
                                                .constant = amount.constant,
                                                .shared = hasProgram ? amounts.of(*amount.program) : nullptr,
                                                .compiled = &effect,
                                                .amount = &amount});
                levels[level].stacks |= effect.checked->stacking != 0 || group.checked->stacking != 0;
                levels[level].compares |=
                    compares(model, effect.checked->stacking) || compares(model, group.checked->stacking);
                note(effect, model.language, traffic[level]);
            }
            std::stable_sort(planned.meterEffects.begin(), planned.meterEffects.end(),
                             [](const PlannedEffect& a, const PlannedEffect& b) { return a.level < b.level; });
            planned.bucket =
                group.altersMeters ? planned.meterEffects.front().level : placeOf(priorities, group.checked->priority);
            groupsOfClass[c].push_back(std::move(planned));
        }
        std::stable_sort(groupsOfClass[c].begin(), groupsOfClass[c].end(), [&](const auto& a, const auto& b) {
            return program.groups[a.group].checked->order < program.groups[b.group].checked->order;
        });
    }
    for (std::size_t i = 0; i < levels.size(); ++i) {
        for (std::uint16_t column = 0; column < model.layout.size(); ++column) {
            if (traffic[i].written[column] && traffic[i].read[column]) {
                levels[i].copied.push_back({column});
            }
        }
    }

    std::map<std::vector<bool>, std::uint32_t> known;
    for (MeterIndex meter = 0; meter < model.vocabulary.meters().size(); ++meter) {
        std::vector<bool> types;
        for (const Type& type : model.vocabulary.types()) {
            types.push_back(type.hasMeter(meter));
        }
        const auto [entry, isNew] = known.try_emplace(types, static_cast<std::uint32_t>(shapes.size()));
        if (isNew) {
            shapes.push_back(std::move(types));
        }
        shapeOfMeter.push_back(entry->second);
    }
}

} // namespace orrery::engine
