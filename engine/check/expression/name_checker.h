// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/content_names.h"
#include "engine/check/expression/member_resolver.h"
#include "engine/check/expression/part_checker.h"
#include "engine/check/expression/value_resolver.h"
#include "engine/check/expression/variable_resolver.h"

namespace orrery::engine {

/// Checks words and members. Tries the resolvers in a fixed order; the first meaning counts (X1.6, X1.7;
/// checkExpression()).
class NameChecker {
public:
    NameChecker(CheckTools& tools, PartChecker& parts)
        : m_tools(tools), m_parts(parts), m_content(tools), m_members(tools.tree, tools.context, tools.names),
          m_values(tools.tree, tools.context, tools.problems, tools.names), m_variables(tools) {}

    TypedNode checkName(const ExprNode& node, Format hint);
    /// Checks a name after a dot.
    TypedNode checkMember(const ExprNode& node);

private:
    TypedNode checkWord(const ExprNode& node, const WordRow& row, Format hint);
    std::optional<TypedNode> find(const ExprNode& node, Format hint);
    TypedNode readMember(TypedNode member, TypedNode base);

    CheckTools& m_tools;
    PartChecker& m_parts;
    ContentNames m_content;
    MemberResolver m_members;
    ValueResolver m_values;
    VariableResolver m_variables;
};

} // namespace orrery::engine
