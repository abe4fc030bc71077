// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/step_plan.h"

#include <algorithm>
#include <map>

namespace orrery::engine {

namespace {

bool runs(const CompiledGroup& group) {
    return group.checked->enabled && group.checked->isRunnable &&
           std::any_of(group.effects.begin(), group.effects.end(), [](const auto& e) { return e.checked->enabled; });
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
        if (!runs(group)) {
            continue;
        }
        if (!group.altersMeters) {
            priorities.push_back(group.checked->priority);
            continue;
        }
        for (const CompiledEffect& effect : group.effects) {
            if (effect.checked->enabled) {
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
    groupsOfClass.resize(program.groupsOfClass.size());
    for (std::size_t c = 0; c < groupsOfClass.size(); ++c) {
        for (const std::uint32_t index : program.groupsOfClass[c]) {
            const CompiledGroup& group = program.groups[index];
            if (!runs(group)) {
                continue;
            }
            PlannedGroup planned{.group = index, .altersMeters = group.altersMeters};
            for (std::uint16_t e = 0; e < group.effects.size(); ++e) {
                const CompiledEffect& effect = group.effects[e];
                if (!effect.checked->enabled) {
                    continue;
                }
                if (!group.altersMeters) {
                    planned.effects.push_back(e);
                    continue;
                }
                const std::uint32_t level = placeOf(levelPriorities, effect.checked->priority);
                planned.meterEffects.push_back({level, e, effect.spec->operation});
                levels[level].stacks |= effect.checked->stacking != 0 || group.checked->stacking != 0;
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
