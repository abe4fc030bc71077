// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/step_plan.h"

#include "engine/universe/class_list.h"

#include <algorithm>
#include <map>

namespace orrery::engine {

namespace {

/// Returns whether the effect and all of its outer effects are enabled.
bool isOn(const CheckedGroup& group, const CheckedEffect& effect) {
    return effect.enabled && (effect.parent == noEffect || isOn(group, group.effects[effect.parent]));
}

bool runs(const CheckedGroup& group) {
    return group.enabled && group.isRunnable && std::ranges::any_of(group.effects, &CheckedEffect::enabled);
}

/// Returns whether the group fires once a turn. Such a group runs, and is neither triggered nor called.
bool firesOnceATurn(const CheckedGroup& group) {
    return runs(group) && !group.isTriggered() && !group.isCalled;
}

/// Returns whether the meter stage applies the effect. Conditionals contain meter effects, but are no meter effects.
bool isOfMeterStage(const CheckedGroup& group, const CheckedEffect& effect) {
    return isOn(group, effect) && effect.spec->operation != MeterOperation::none;
}

/// Returns whether a group that alters meters has other effects, too (G6.6).
bool isMixed(const CheckedGroup& group) {
    return group.altersMeters && std::ranges::any_of(group.effects, [&](const CheckedEffect& effect) {
               return isOn(group, effect) && effect.spec->operation == MeterOperation::none &&
                      effect.spec->timeline != TimelineWork::branch;
           });
}

bool compares(const CheckedModel& model, StackingIndex name) {
    return name < model.stackingPolicies.size() && model.stackingPolicies[name] != StackingPolicy::first;
}

void sortUnique(std::vector<int>& values) {
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
}

template <typename Value, typename Projection = std::identity>
std::uint32_t placeOf(const std::vector<Value>& sorted, int value, Projection projection = {}) {
    return static_cast<std::uint32_t>(std::ranges::lower_bound(sorted, value, {}, projection) - sorted.begin());
}

/// The columns that one level writes, and the columns that its amounts read.
struct Traffic {
    std::vector<bool> written;
    std::vector<bool> read;
};

void note(const CheckedEffect& effect, const CheckedModel& model, Traffic& traffic) {
    if (const auto column = namedColumn(model, effect.arguments, effect.spec->ofMax)) {
        traffic.written[column->value] = true;
    }
    const auto noteRead = [&](const std::vector<ColumnId>& columns) {
        for (const ColumnId column : columns) {
            traffic.read[column.value] = true;
        }
    };
    for (const CheckedArgument& argument : effect.arguments) {
        if (const TypedExpression* const expression = evaluatedExpression(argument)) {
            noteRead(expression->columns);
            for (const VariableIndex variable : expression->variables) {
                noteRead(model.language.variables[variable].reads.columns);
            }
        }
    }
}

} // namespace

StepPlan::StepPlan(const Program& program) : m_program(program), m_groupsOfClass(program.model->classes.size()) {
    triggeredOfClass.resize(m_groupsOfClass.size());
    std::vector<int> levelPriorities;
    for (std::uint32_t index = 0; index < program.groups.size(); ++index) {
        const CheckedGroup& group = program.groupAsRead(index);
        if (runs(group) && group.isTriggered()) {
            triggeredOfClass[group.owner].push_back(index);
            hasTriggers = true;
        }
        if (!firesOnceATurn(group)) {
            continue;
        }
        if (!group.altersMeters || isMixed(group)) {
            priorities.push_back(group.priority);
        }
        if (!group.altersMeters) {
            continue;
        }
        for (const CheckedEffect& effect : group.effects) {
            if (isOfMeterStage(group, effect)) {
                levelPriorities.push_back(effect.priority);
            }
        }
    }
    const std::vector<Type>& types = program.model->vocabulary.types();
    lends = std::ranges::any_of(types, [](const Type& type) { return !type.lends.empty(); });
    lendingColumns = orrery::engine::lendingColumns(*program.model);
    sortUnique(priorities);
    sortUnique(levelPriorities);
    for (const int priority : levelPriorities) {
        levels.push_back({.priority = priority});
    }
    m_classOrder.resize(program.model->classes.size());
    std::uint32_t place = 0;
    for (const auto& [id, objectClass] : program.model->classNames) {
        m_classOrder[objectClass] = place++;
    }
    findLevels();
    findShapes();
}

/// Finds the levels for all content. The levels do not depend on the objects in the game.
void StepPlan::findLevels() {
    const CheckedModel& model = *m_program.model;
    const std::vector<bool> none(model.layout.size());
    std::vector<Traffic> traffic(levels.size(), Traffic{none, none});
    for (std::uint32_t index = 0; index < m_program.groups.size(); ++index) {
        const CheckedGroup& group = m_program.groupAsRead(index);
        if (!group.altersMeters || !firesOnceATurn(group)) {
            continue;
        }
        for (const CheckedEffect& effect : group.effects) {
            if (!isOfMeterStage(group, effect)) {
                continue;
            }
            const std::uint32_t place = placeOf(levels, effect.priority, &PlannedLevel::priority);
            PlannedLevel& level = levels[place];
            level.stacks |= effect.stacking != 0 || group.stacking != 0;
            level.compares |= compares(model, effect.stacking) || compares(model, group.stacking);
            note(effect, model, traffic[place]);
        }
    }
    for (std::size_t i = 0; i < levels.size(); ++i) {
        for (std::uint16_t column = 0; column < model.layout.size(); ++column) {
            if (traffic[i].written[column] && traffic[i].read[column]) {
                levels[i].copied.push_back({column});
            }
        }
    }
}

std::uint32_t StepPlan::shapeOf(std::vector<bool> types) {
    const auto [entry, isNew] = m_knownShapes.try_emplace(types, static_cast<std::uint32_t>(shapes.size()));
    if (isNew) {
        shapes.push_back(std::move(types));
    }
    return entry->second;
}

void StepPlan::findShapes() {
    const CheckedModel& model = *m_program.model;
    const std::vector<Type>& types = model.vocabulary.types();
    for (MeterIndex index = 0; index < model.vocabulary.meters().size(); ++index) {
        const Meter& meter = model.vocabulary.meters()[index];
        std::vector<bool> all;
        std::map<std::pair<std::optional<double>, bool>, std::vector<bool>> parts;
        for (TypeIndex type = 0; type < types.size(); ++type) {
            const bool hasMeter = types[type].hasMeter(index);
            all.push_back(hasMeter);
            if (hasMeter) {
                std::vector<bool>& part = parts[{types[type].resetOf(index, meter), types[type].clamps(index)}];
                part.resize(types.size());
                part[type] = true;
            }
        }
        shapeOfMeter.push_back(shapeOf(std::move(all)));
        std::vector<MeterPart>& ofMeter = partsOfMeter.emplace_back();
        for (auto& [way, part] : parts) {
            ofMeter.push_back({.shape = shapeOf(std::move(part)), .reset = way.first, .clamps = way.second});
        }
        for (const bool ofMax : {false, true}) {
            if (!ofMeter.empty() && !(ofMax && meter.single)) {
                meterColumns.push_back(model.layout.meter(index, ofMax));
            }
        }
    }
}

const std::vector<PlannedGroup>& StepPlan::groupsOf(ClassIndex objectClass) {
    auto& known = m_groupsOfClass[objectClass];
    if (known == nullptr) {
        std::vector<PlannedGroup> groups;
        for (const std::uint32_t index : m_program.groupsOf(objectClass)) {
            const CheckedGroup& checked = m_program.groupAsRead(index);
            if (!firesOnceATurn(checked)) {
                continue;
            }
            groups.push_back(planned(m_program.groups[index], checked.altersMeters));
            if (isMixed(checked)) { // the meter effects fire in the meter stage, the others later (G6.6)
                groups.push_back(planned(m_program.groups[index], false));
            }
        }
        std::ranges::stable_sort(groups, {}, &PlannedGroup::order);
        known = std::make_unique<const std::vector<PlannedGroup>>(std::move(groups));
    }
    return *known;
}

PlannedGroup StepPlan::planned(const CompiledGroup& group, bool ofMeters) {
    const CheckedGroup& checked = *group.checked;
    PlannedGroup planned{.group = group.index,
                         .compiled = &group,
                         .altersMeters = ofMeters,
                         .readsGiven = !checked.runtime.empty(),
                         .source = group.source,
                         .order = checked.order,
                         .place = {.kind = m_program.model->classes.asRead(checked.owner).type,
                                   .named = m_classOrder[checked.owner],
                                   .group = checked.order},
                         .point = checked.point};
    for (std::uint16_t e = 0; ofMeters && e < group.effects.size(); ++e) {
        const CompiledEffect& effect = group.effects[e];
        if (!isOfMeterStage(checked, *effect.checked)) {
            continue;
        }
        const CompiledArgument& amount = effect.arguments[static_cast<std::size_t>(effect.amount)];
        const bool hasProgram = amount.program != nullptr;
        planned.meterEffects.push_back({.level = placeOf(levels, effect.checked->priority, &PlannedLevel::priority),
                                        .effect = e,
                                        .operation = effect.spec->operation,
                                        .isConditional = !effect.active.empty(),
                                        .isInBranch = effect.checked->parent != noEffect,
                                        .readsValue = hasProgram && amount.checked->expression->readsValue,
                                        .column = effect.column,
                                        .stacking = effect.checked->stacking,
                                        .groupStacking = checked.stacking,
                                        .constant = amount.constant,
                                        .shared = hasProgram ? m_amounts.of(*amount.program) : nullptr,
                                        .compiled = &effect,
                                        .amount = &amount});
    }
    std::ranges::stable_sort(planned.meterEffects, {}, &PlannedEffect::level);
    planned.bucket = ofMeters ? planned.meterEffects.front().level : placeOf(priorities, checked.priority);
    return planned;
}

} // namespace orrery::engine
