// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/call_checker.h"
#include "engine/check/expression/literal_checker.h"
#include "engine/check/expression/name_checker.h"

namespace orrery::engine {

/// Converts the tree of one expression into a typed tree: passes each node to the checker of its kind. Reports a wrong
/// node once and makes it bad. Nodes that contain a bad node report nothing.
class ExpressionChecker {
public:
    explicit ExpressionChecker(CheckTools& tools)
        : m_tools(tools), m_parts(tools, [this](std::uint32_t index, Format hint) { return check(index, hint); }),
          m_literals(tools, m_parts), m_names(tools, m_parts), m_operations(tools, m_parts),
          m_calls(tools, m_parts, m_operations) {}
    ExpressionChecker(const ExpressionChecker&) = delete;
    ExpressionChecker& operator=(const ExpressionChecker&) = delete;

    /// @param hint the required format, which decides the meaning of words; badFormat: unknown
    TypedNode check(std::uint32_t index, Format hint);

private:
    /// Checks an operator, or `if`.
    TypedNode checkOperation(const ExprNode& node, std::string_view name, ExpressionFunction::Shape shape, Format hint);

    CheckTools& m_tools;
    PartChecker m_parts;
    LiteralChecker m_literals;
    NameChecker m_names;
    OperationChecker m_operations;
    CallChecker m_calls;
};

} // namespace orrery::engine
