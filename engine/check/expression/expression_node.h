// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression.h"
#include "engine/check/expression/expression_members.h"
#include "engine/check/model/language.h"
#include "engine/vocabulary/functions.h"

#include <limits>

namespace orrery::engine {

/// The objects that an aggregate evaluates, and how (X3). Its operands are the object from which the relation starts,
/// then number, where and value, as far as given, in this order. In `where` and `value` the candidate is the related
/// object.
struct AggregateCall {
    const AggregateSpec* row = nullptr;      ///< null: an aggregate that content defines
    std::optional<AggregateIndex> defined{}; ///< into Language::aggregates
    const RelationSpec* relation = nullptr;
    std::optional<TypeIndex> type{}; ///< of the related objects; none: any
    bool hasNumber = false;
    bool inJumps = false;
    bool hasWhere = false;
    bool hasValue = false;

    std::size_t numberAt() const { return 1; }
    std::size_t whereAt() const { return 1 + (hasNumber ? 1u : 0u); }
    std::size_t valueAt() const { return whereAt() + (hasWhere ? 1u : 0u); }
};

/// The subject of `has` (X4): exactly one.
struct HasCall {
    std::optional<TypeIndex> kindType{};     ///< matches the object itself by its type, not its belongings
    std::string kindGrouping{};              ///< likewise by a grouping of its class; empty: none
    std::optional<ClassIndex> objectClass{}; ///< an object of the class
    std::string grouping{};                  ///< an object whose class has the grouping
    std::optional<ColumnId> column{};        ///< an object with `value` in that column
    double value = 0.0;
    bool isOption = false; ///< the column is an option of empires: for other objects, read from their sole owner
};

/// A finite number, or none: half as large as std::optional, because trees contain many.
class OptionalNumber {
public:
    constexpr OptionalNumber() = default;
    constexpr OptionalNumber(double value) : m_value(value) {}
    constexpr OptionalNumber(std::optional<double> value) : m_value(value.value_or(none)) {}

    constexpr bool has_value() const { return m_value == m_value; }
    constexpr explicit operator bool() const { return has_value(); }
    constexpr double operator*() const { return m_value; }
    constexpr double value_or(double other) const { return has_value() ? m_value : other; }
    constexpr operator std::optional<double>() const { return has_value() ? std::optional(m_value) : std::nullopt; }
    friend constexpr bool operator==(OptionalNumber a, double b) { return a.m_value == b; }

private:
    static constexpr double none = std::numeric_limits<double>::quiet_NaN();
    double m_value = none;
};

/// Data that only few nodes have.
struct NodeDetail {
    std::string text{};
    std::vector<VariableIndex> variables{};
    std::optional<AggregateCall> aggregate{};
    std::optional<HasCall> has{};
};

/// A node of a TypedExpression. It stores only its place in the text, so an expression that moves in its file keeps its
/// tree (TypedExpression::spanOf).
struct TypedNode {
    enum class Kind : std::uint8_t {
        bad,       ///< already reported
        constant,  ///< TypedNode::constant
        text,      ///< TypedNode::text(); also pairs and dice
        turn,      ///< the turn number
        value,     ///< value()
        amount,    ///< amount()
        object,    ///< the object for TypedNode::root
        named,     ///< object("…"): TypedNode::text()
        member,    ///< of operand 0, read by TypedNode::access
        operation, ///< TypedNode::function over its operands, by its kernel
        choice,    ///< if: condition, then, else
        game,      ///< the game object
        variable,  ///< TypedNode::variables() of operand 0; without operands, of the whole run
        aggregate, ///< TypedNode::aggregate()
        function,  ///< TypedNode::function over its operands; its row evaluates it
        call,      ///< the content's function TypedNode::index over its operands
        parameter, ///< of the function or aggregate that contains it: TypedNode::index
        context,   ///< dropIntoContext: operand 1 with operand 0 as its candidate, in part TypedNode::index
    };

    Kind kind = Kind::bad;
    ExpressionRoot root = ExpressionRoot::candidate;
    Access access = Access::column;
    Format format;
    ColumnId column{};       ///< of a member: the column that it reads (lastMax: the max column)
    std::uint16_t index = 0; ///< classProperty, runtime: the property; lastMax: the meter; planet: the type; text: its
                             ///< index in the expression; a function's check and `evaluate` agree on its use
    Span written;            ///< in TypedExpression::text
    OptionalNumber constant; ///< the folded value; an operation over constants still keeps its operands
    const ExpressionFunction* function = nullptr; ///< of an operation, choice or function; lives for ever
    std::shared_ptr<const NodeDetail> detail;     ///< null: no such data
    std::vector<TypedNode> operands;

    bool isBad() const { return format.isBad(); }
    const std::string& text() const { return detailOrNone().text; }
    /// Returns the variables of one name. An object has at most one of them: its own, or that of its nearest host.
    const std::vector<VariableIndex>& variables() const { return detailOrNone().variables; }
    /// Returns the call of an aggregate node; null for other nodes.
    const AggregateCall* aggregate() const { return detail && detail->aggregate ? &*detail->aggregate : nullptr; }
    const HasCall* has() const { return detail && detail->has ? &*detail->has : nullptr; }

private:
    const NodeDetail& detailOrNone() const {
        static const NodeDetail none;
        return detail ? *detail : none;
    }
};

} // namespace orrery::engine
