// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression.h"
#include "engine/check/expression_functions.h"

namespace orrery::engine {

/// How a member is read from the object before the dot, or from the object that a bare name speaks of.
enum class Access : std::uint8_t {
    column,        ///< a builtin column, as it stands
    row,           ///< the object's id
    soleOwner,     ///< the owner, if there is exactly one
    position,      ///< x and y: missing without a position
    planet,        ///< the nearest planet up the attachment tree, itself included
    age,           ///< turns since its creation
    meter,         ///< missing (in amounts: 0) where the object has not got it
    stockpile,     ///< its own, else the sole owner's
    property,      ///< climbs the attachment tree (E4.4)
    classProperty, ///< belongs to the object's class; climbs as well
    lastMax,       ///< a maximum at the end of last turn (E8.1)
};

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
    ColumnId column{};                            ///< of a member: what it reads (lastMax: the max column)
    std::uint16_t index = 0;                      ///< classProperty: the property; lastMax: the meter; planet: the type
    const ExpressionFunction* function = nullptr; ///< of an operation or choice: points into functionRows()
    std::string text;
    std::vector<TypedNode> operands;

    bool isBad() const { return format.isBad(); }
};

} // namespace orrery::engine
