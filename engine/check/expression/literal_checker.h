// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/part_checker.h"

namespace orrery::engine {

/// Checks texts, dice and pairs (X1.1, X1.4).
class LiteralChecker {
public:
    LiteralChecker(CheckTools& tools, PartChecker& parts) : m_tools(tools), m_parts(parts) {}

    TypedNode checkText(const ExprNode& node);
    TypedNode checkDice(const ExprNode& node);
    /// Checks a pair. Its numbers must be constant.
    TypedNode checkPair(const ExprNode& node);

private:
    CheckTools& m_tools;
    PartChecker& m_parts;
};

} // namespace orrery::engine
