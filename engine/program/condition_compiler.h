// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/program.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Assigns numbers to keys, counting up from 0. Equal keys get the same number.
class Interner {
public:
    std::uint32_t operator()(const std::string& key) {
        return m_numbers.emplace(key, static_cast<std::uint32_t>(m_numbers.size())).first->second;
    }

private:
    std::map<std::string, std::uint32_t> m_numbers;
};

/// Compiles conditions: the columns that they test, the inputs of their results, and their shapes. Numbers shapes in
/// the order of first compilation; only caches depend on these numbers.
class ConditionCompiler {
public:
    explicit ConditionCompiler(const CheckedModel& model) : m_model(model), m_layout(model.layout) {}

    CompiledCondition condition(const CheckedCondition& checked);
    std::vector<CompiledCondition> conditions(const std::vector<CheckedCondition>& checked);
    SourceQuestion questionOf(std::span<const CompiledCondition* const> conditions) const;

private:
    std::optional<ColumnId> propertyColumn(std::string_view id, std::string_view enumeration) const;
    void findSubjects(CompiledCondition& condition) const;
    void findDependencies(CompiledCondition& condition) const;
    VariableReads readsOf(const TypedExpression& expression) const;
    void addArgument(const CompiledArgument& argument, CompiledCondition& condition) const;
    std::uint32_t shapeOf(const CompiledCondition& condition);

    const CheckedModel& m_model;
    const ColumnLayout& m_layout;
    std::uint32_t m_drawingConditions = 0; ///< number of compiled conditions that draw random numbers
    Interner m_shapes;
};

/// Returns the inputs of a group's scope.
Dependencies scopeDependencies(const CompiledGroup& group);

} // namespace orrery::engine
