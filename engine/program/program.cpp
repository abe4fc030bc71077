// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/program.h"

#include "engine/program/compiler.h"

#include <algorithm>
#include <numeric>

namespace orrery::engine {

namespace {

bool asksVisibility(const std::vector<CheckedCondition>& conditions);

bool asksVisibility(const CheckedCondition& condition) {
    return condition.spec != nullptr && (condition.spec->readsVisibility || asksVisibility(condition.children));
}

bool asksVisibility(const std::vector<CheckedCondition>& conditions) {
    return std::ranges::any_of(conditions, [](const CheckedCondition& one) { return asksVisibility(one); });
}

bool asksVisibility(const std::vector<CheckedTrigger>& triggers) {
    return std::ranges::any_of(triggers, [](const CheckedTrigger& one) { return asksVisibility(one.conditions); });
}

bool asksVisibility(const CheckedGroup& group) {
    const auto ofEffect = [](const CheckedEffect& effect) {
        const auto ofBlock = [](const std::vector<CheckedCondition>& block) { return asksVisibility(block); };
        return asksVisibility(effect.active) || asksVisibility(effect.awaits) ||
               std::ranges::any_of(effect.conditions, ofBlock);
    };
    return asksVisibility(group.activation) || asksVisibility(group.include) || asksVisibility(group.exclude) ||
           asksVisibility(group.triggers) || std::ranges::any_of(group.effects, ofEffect);
}

bool asksVisibility(const CheckedClass& objectClass) {
    const CheckedAvailability& availability = objectClass.availability;
    return asksVisibility(availability.ofEmpire) || asksVisibility(availability.ofPlace) ||
           std::ranges::any_of(objectClass.groups, [](const CheckedGroup& group) { return asksVisibility(group); });
}

bool asksVisibility(const ScenarioWatch& watch) {
    return asksVisibility(watch.expression) ||
           std::ranges::any_of(watch.of, [](const ScenarioWatch& one) { return asksVisibility(one); });
}

bool asksVisibility(const CheckedScenario& scenario) {
    return std::ranges::any_of(scenario.conditions, [](const ScenarioCondition& one) {
        return asksVisibility(one.when) || asksVisibility(one.active);
    });
}

bool asksVisibility(const CheckedModel& model) {
    return std::ranges::any_of(model.classes.asRead(), [](const auto& one) { return asksVisibility(*one); }) ||
           std::ranges::any_of(model.scenarios, [](const CheckedScenario& one) { return asksVisibility(one); });
}

std::vector<std::shared_ptr<const ExpressionProgram>>
compileAll(const std::vector<std::shared_ptr<const TypedExpression>>& expressions) {
    std::vector<std::shared_ptr<const ExpressionProgram>> programs;
    for (const auto& expression : expressions) {
        programs.push_back(expression ? compileExpression(*expression) : nullptr);
    }
    return programs;
}

std::size_t groupCount(const CheckedModel& model) {
    std::size_t count = 0;
    for (const auto& objectClass : model.classes.asRead()) {
        count += objectClass->groups.size();
    }
    return count;
}

} // namespace

Program::Program(std::shared_ptr<const CheckedModel> checked)
    : model(std::move(checked)), groups(groupCount(*model), m_compiling,
                                        [this](std::size_t index, CompiledGroup& group) {
                                            m_compiler->group(checkedGroup(static_cast<std::uint32_t>(index)),
                                                              static_cast<std::uint32_t>(index), group);
                                        }),
      availability(model->classes.size(), m_compiling,
                   [this](std::size_t index, CompiledAvailability& result) {
                       m_compiler->availability(model->classes[index].availability, result);
                   }),
      growth(compileAll(model->growth)), income(compileAll(model->income)), readsVisibility(asksVisibility(*model)),
      m_compiler(std::make_unique<Compiler>(*model)) {
    m_owners.reserve(groups.size());
    m_firstGroups.reserve(model->classes.size() + 1);
    for (ClassIndex index = 0; index < model->classes.size(); ++index) {
        m_firstGroups.push_back(static_cast<std::uint32_t>(m_owners.size()));
        m_owners.insert(m_owners.end(), model->classes.asRead(index).groups.size(), index);
    }
    m_firstGroups.push_back(static_cast<std::uint32_t>(m_owners.size()));
    m_indices.resize(m_owners.size());
    std::iota(m_indices.begin(), m_indices.end(), 0u);
    for (const CheckedScenario& scenario : model->scenarios) {
        scenarios.push_back(m_compiler->scenario(scenario, *this));
    }
}

Program::~Program() = default;

std::shared_ptr<const Program> compile(std::shared_ptr<const CheckedModel> model) {
    return std::make_shared<const Program>(std::move(model));
}

} // namespace orrery::engine
