// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/compiler.h"

#include "engine/program/compile_arguments.h"

#include <algorithm>

namespace orrery::engine {

CompiledEffect Compiler::effect(const CheckedEffect& checked) {
    CompiledEffect result;
    result.checked = &checked;
    result.spec = checked.spec;
    result.arguments = compileArguments(m_model, checked.spec->parameters, checked.arguments);
    result.active = m_conditions.conditions(checked.active);
    result.column = namedColumn(m_model, checked.arguments, checked.spec->ofMax).value_or(ColumnId{});
    for (std::size_t i = 0; i < checked.spec->parameters.size(); ++i) {
        if (!checked.spec->amount.empty() && checked.spec->parameters[i].name == checked.spec->amount) {
            result.amount = static_cast<int>(i);
        }
    }
    result.parent = checked.parent;
    result.blocks.resize(checked.spec->blocks.size());
    for (std::size_t i = 0; i < std::min(result.blocks.size(), checked.conditions.size()); ++i) {
        result.blocks[i].conditions = m_conditions.conditions(checked.conditions[i]);
    }
    result.awaits = triggers(checked.awaits);
    return result;
}

std::vector<CompiledTrigger> Compiler::triggers(const std::vector<CheckedTrigger>& checked) {
    std::vector<CompiledTrigger> result;
    for (const CheckedTrigger& one : checked) {
        result.push_back({&one, m_conditions.conditions(one.conditions)});
    }
    return result;
}

void Compiler::availability(const CheckedAvailability& checked, CompiledAvailability& result) {
    if (checked.ofEmpire.spec != nullptr) {
        result.ofEmpire = m_conditions.condition(checked.ofEmpire);
        result.ofPlace = m_conditions.condition(checked.ofPlace);
    }
    const auto part = [&](int place) -> const CompiledCondition* {
        const auto index = static_cast<std::size_t>(place);
        return place >= 0 && index < result.ofEmpire.children.size() ? &result.ofEmpire.children[index] : nullptr;
    };
    result.flag = part(checked.flag);
    result.buildable = part(checked.buildable);
}

/// Sets the numbers of the group's shapes. Groups with equal conditions share one SourceQuestion.
void Compiler::findShapes(CompiledGroup& group) {
    std::string shape;
    std::vector<const CompiledCondition*> asked;
    for (const CompiledCondition& one : group.activation) {
        asked.push_back(&one);
        shape += std::to_string(one.shape) + ',';
    }
    group.activationShape = m_activationShapes(shape);
    if (group.activationShape == m_activations.size()) {
        m_activations.push_back(m_conditions.questionOf(asked));
    }
    group.activationQuestion = &m_activations[group.activationShape];
    shape.clear();
    asked.clear();
    for (const std::vector<CompiledCondition>* list : {&group.include, &group.exclude}) {
        for (const CompiledCondition& one : *list) {
            asked.push_back(&one);
            shape += std::to_string(one.shape) + ',';
        }
        shape += '-';
    }
    group.scopeShape = m_scopeShapes(shape);
    if (group.scopeShape == m_scopes.size()) {
        m_scopes.push_back(m_conditions.questionOf(asked));
    }
    group.scopeQuestion = &m_scopes[group.scopeShape];
}

void Compiler::group(const CheckedGroup& checked, std::uint32_t index, CompiledGroup& result) {
    result.checked = &checked;
    result.index = index;
    result.objectClass = checked.owner;
    result.altersMeters = checked.altersMeters;
    result.source = m_model.vocabulary.types()[m_model.classes.asRead(checked.owner).type].source;
    result.activation = m_conditions.conditions(checked.activation);
    result.include = m_conditions.conditions(checked.include);
    result.exclude = m_conditions.conditions(checked.exclude);

    std::optional<int> priority;
    for (const CheckedEffect& one : checked.effects) {
        if (one.spec) {
            result.effects.push_back(effect(one));
        }
        const bool alters = one.spec && one.spec->operation != MeterOperation::none;
        if (one.enabled && alters == checked.altersMeters) { // conditionals have no level of their own
            priority = std::min(priority.value_or(one.priority), one.priority);
        }
    }
    result.priority = priority.value_or(checked.priority);
    const bool fires = checked.enabled && checked.isRunnable;
    for (std::size_t i = 0; i < result.effects.size(); ++i) {
        const CheckedEffect& one = *result.effects[i].checked;
        const auto place = static_cast<std::uint16_t>(i);
        if (one.enabled && one.parent != noEffect) {
            result.effects[one.parent].blocks[one.block].effects.push_back(place);
        } else if (one.enabled && one.parent == noEffect && fires) {
            result.topEffects.push_back(place);
        }
    }
    result.triggers = triggers(checked.triggers);
    for (const CheckedCost& cost : checked.costs) {
        result.costs.push_back({&cost, compileArgument(m_model, *cost.amount.spec, &cost.amount)});
    }
    findShapes(result);
    result.scopeDepends = scopeDependencies(result);
    result.scopeOutlivesTurn =
        !result.scopeDepends.readsTurn &&
        std::ranges::none_of(result.scopeDepends.readings, [](const SourceReading& reading) {
            return reading.kind == SourceReading::Kind::value; // it may read the turn, and costs work
        });
}

CompiledWatch Compiler::watch(const ScenarioWatch& checked) {
    CompiledWatch result;
    result.checked = &checked;
    if (checked.spec != nullptr) {
        result.arguments = compileArguments(m_model, checked.spec->parameters, checked.arguments);
    }
    result.expression = m_conditions.conditions(checked.expression);
    for (const ScenarioWatch& one : checked.of) {
        result.of.push_back(watch(one));
    }
    return result;
}

CompiledAction Compiler::action(const ScenarioAction& checked, const Program& program) const {
    CompiledAction result;
    result.checked = &checked;
    result.arguments = compileArguments(m_model, checked.spec->parameters, checked.arguments);
    for (const CheckedArgument& page : checked.pages) {
        result.pages.push_back(compileArgument(m_model, *page.spec, &page));
    }
    if (checked.group) {
        result.group = program.groupsOf(checked.group->first)[checked.group->second];
    }
    return result;
}

CompiledScenario Compiler::scenario(const CheckedScenario& checked, const Program& program) {
    CompiledScenario result;
    result.checked = &checked;
    for (const ScenarioCondition& one : checked.conditions) {
        CompiledScenarioCondition compiled{
            .checked = &one, .when = watch(one.when), .active = m_conditions.conditions(one.active)};
        for (const ScenarioAction& done : one.actions) {
            compiled.actions.push_back(action(done, program));
        }
        result.conditions.push_back(std::move(compiled));
    }
    return result;
}

} // namespace orrery::engine
