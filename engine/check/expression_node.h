// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression.h"
#include "engine/check/expression_functions.h"
#include "engine/check/expression_members.h"

namespace orrery::engine {

/// A node of a TypedExpression.
struct TypedNode {
    enum class Kind : std::uint8_t {
        bad,       ///< already reported
        constant,  ///< TypedNode::constant
        text,      ///< TypedNode::text
        turn,      ///< the turn number
        value,     ///< value()
        object,    ///< what TypedNode::root names
        named,     ///< object("…"): TypedNode::text
        member,    ///< of operand 0, read by TypedNode::access
        operation, ///< TypedNode::function over its operands
        choice,    ///< if: condition, then, else
    };

    Kind kind = Kind::bad;
    Format format;
    Span where;                     ///< in the file's bytes
    Span written;                   ///< in TypedExpression::text
    std::optional<double> constant; ///< folded; an operation over constants keeps its operands all the same
    ExpressionRoot root = ExpressionRoot::candidate;
    Access access = Access::column;
    ColumnId column{}; ///< of a member: what it reads (lastMax: the max column)
    std::uint16_t index =
        0; ///< classProperty: the property; lastMax: the meter; planet: the type; text: which of the expression's
    const ExpressionFunction* function = nullptr; ///< of an operation or choice: points into functionRows()
    std::string text;
    std::vector<TypedNode> operands;

    bool isBad() const { return format.isBad(); }
};

} // namespace orrery::engine
