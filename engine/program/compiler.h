// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/program.h"

#include <deque>
#include <map>
#include <span>
#include <string>

namespace orrery::engine {

/// Gives the same number to the same key, counting up from 0.
class Interner {
public:
    std::uint32_t operator()(const std::string& key) {
        return m_numbers.emplace(key, static_cast<std::uint32_t>(m_numbers.size())).first->second;
    }

private:
    std::map<std::string, std::uint32_t> m_numbers;
};

/// Compiles parts of a checked model, in any order. Shapes are numbered in the order in which they are met; only caches
/// depend on these numbers.
class Compiler {
public:
    explicit Compiler(const CheckedModel& model) : m_model(model), m_layout(model.layout) {}
    Compiler(const Compiler&) = delete;
    Compiler& operator=(const Compiler&) = delete;

    // Parts of a group or an availability may point at one another, so each is made in its final place.
    /// @param index in Program::groups
    void group(const CheckedGroup& checked, std::uint32_t index, CompiledGroup& result);
    void availability(const CheckedAvailability& checked, CompiledAvailability& result);
    CompiledScenario scenario(const CheckedScenario& checked, const Program& program);

private:
    CompiledArgument argument(const ParameterSpec& spec, const CheckedArgument* checked) const;
    std::vector<CompiledArgument> arguments(std::span<const ParameterSpec> specs,
                                            const std::vector<CheckedArgument>& checked) const;
    CompiledCondition condition(const CheckedCondition& checked);
    std::vector<CompiledCondition> conditions(const std::vector<CheckedCondition>& checked);
    CompiledEffect effect(const CheckedEffect& checked);
    CompiledWatch watch(const ScenarioWatch& checked);
    CompiledAction action(const ScenarioAction& checked, const Program& program) const;
    std::vector<CompiledTrigger> triggers(const std::vector<CheckedTrigger>& checked);

    double fallbackOf(const TypedExpression& expression) const;
    std::optional<ColumnId> propertyColumn(std::string_view id, std::string_view enumeration) const;
    void findSubjects(CompiledCondition& condition) const;
    void findDependencies(CompiledCondition& condition) const;
    VariableReads readsOf(const TypedExpression& expression) const;
    void addArgument(const CompiledArgument& argument, CompiledCondition& condition) const;
    std::uint32_t shapeOf(const CompiledCondition& condition);
    SourceQuestion questionOf(std::span<const CompiledCondition* const> conditions) const;
    void findShapes(CompiledGroup& group);
    static Dependencies scopeDependencies(const CompiledGroup& group);

    const CheckedModel& m_model;
    const ColumnLayout& m_layout;
    std::uint32_t m_drawingConditions = 0; ///< the number of those with a shape
    Interner m_conditionShapes;
    Interner m_activationShapes;
    Interner m_scopeShapes;
    std::deque<SourceQuestion> m_activations; ///< by shape; groups point at them
    std::deque<SourceQuestion> m_scopes;
};

} // namespace orrery::engine
