// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/condition_compiler.h"

#include <deque>
#include <vector>

namespace orrery::engine {

/// Compiles parts of a checked model, in any order.
class Compiler {
public:
    explicit Compiler(const CheckedModel& model) : m_model(model), m_conditions(model) {}
    Compiler(const Compiler&) = delete;
    Compiler& operator=(const Compiler&) = delete;

    // Parts of a group or an availability may point at one another. So the compiler makes each in its final place.
    /// Compiles a group. @param index its index in Program::groups
    void group(const CheckedGroup& checked, std::uint32_t index, CompiledGroup& result);
    void availability(const CheckedAvailability& checked, CompiledAvailability& result);
    CompiledScenario scenario(const CheckedScenario& checked, const Program& program);

private:
    CompiledEffect effect(const CheckedEffect& checked);
    CompiledWatch watch(const ScenarioWatch& checked);
    CompiledAction action(const ScenarioAction& checked, const Program& program) const;
    std::vector<CompiledTrigger> triggers(const std::vector<CheckedTrigger>& checked);
    void findShapes(CompiledGroup& group);

    const CheckedModel& m_model;
    ConditionCompiler m_conditions;
    Interner m_activationShapes;
    Interner m_scopeShapes;
    std::deque<SourceQuestion> m_activations; ///< question of each activation shape; groups point at these
    std::deque<SourceQuestion> m_scopes;
};

} // namespace orrery::engine
