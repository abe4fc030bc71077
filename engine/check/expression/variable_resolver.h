// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/check_tools.h"

#include <optional>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Resolves names of variables by the scope of the object from which the expression reads them (V2.2).
class VariableResolver {
public:
    explicit VariableResolver(CheckTools& tools) : m_tools(tools) {}

    /// Returns a node for a variable by its bare name, with the object that the name reads. Returns nullopt if no
    /// variable has the name.
    std::optional<TypedNode> bare(const ExprNode& node);
    /// Returns a node for a variable after a dot; nullopt if no variable has the name.
    std::optional<TypedNode> of(const ExprNode& node, TypedNode base);

private:
    bool isVariable(std::string_view name) const;
    ScopeIndex scopeOf(const TypedNode& object) const;
    std::vector<VariableIndex> called(std::string_view name, ScopeIndex from) const;
    std::vector<VariableIndex> seenByNamed(const TypedNode& object, std::vector<VariableIndex> variables) const;
    std::optional<VariableIndex> globalOf(const std::vector<VariableIndex>& variables) const;
    TypedNode readFrom(const ExprNode& node, TypedNode base, ScopeIndex from);
    TypedNode read(const ExprNode& node, std::vector<VariableIndex> variables);
    void reportInvisible(const ExprNode& node, ScopeIndex from);

    CheckTools& m_tools;
};

} // namespace orrery::engine
