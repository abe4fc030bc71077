// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/constant_folder.h"
#include "engine/check/expression/part_checker.h"

namespace orrery::engine {

/// Checks operators, `if` and functions of plain values.
class OperationChecker {
public:
    OperationChecker(CheckTools& tools, PartChecker& parts)
        : m_tools(tools), m_parts(parts), m_folder(tools.problems) {}

    /// @param row the row of a function without a `check` of its own
    TypedNode check(const ExprNode& node, const ExpressionFunction& row, Format hint);

private:
    void checkPair(std::uint32_t left, std::uint32_t right, Format hint, std::vector<TypedNode>& out);
    void requireComparable(TypedNode& node, const ExprNode& written);
    bool isHungry(std::uint32_t index) const;

    CheckTools& m_tools;
    PartChecker& m_parts;
    ConstantFolder m_folder;
};

} // namespace orrery::engine
