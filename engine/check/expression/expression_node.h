// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression.h"
#include "engine/check/expression/expression_members.h"
#include "engine/check/model/language.h"
#include "engine/vocabulary/functions.h"

#include <limits>

namespace orrery::engine {

/// The objects that an aggregate evaluates, and the way of evaluation (X3). The node's first operand is the object from
/// which the relation starts. Then come number, `where` and `value`, as far as given, in this order. In `where` and
/// `value` the candidate is the related object.
struct AggregateCall {
    const AggregateSpec* row = nullptr;      ///< null for an aggregate that content defines
    std::optional<AggregateIndex> defined{}; ///< index into Language::aggregates
    const RelationSpec* relation = nullptr;
    std::optional<TypeIndex> type{}; ///< type of the related objects; none: any
    bool hasNumber = false;
    bool inJumps = false;
    bool hasWhere = false;
    bool hasValue = false;

    std::size_t numberAt() const { return 1; }
    std::size_t whereAt() const { return 1 + (hasNumber ? 1u : 0u); }
    std::size_t valueAt() const { return whereAt() + (hasWhere ? 1u : 0u); }
};

/// The second argument of `has` (X4). Exactly one of `objectClass`, `grouping` and `column` is set.
struct HasCall {
    /// Type of objects that `has` tests themselves, instead of the objects that they have.
    std::optional<TypeIndex> kindType{};
    std::string kindGrouping{};              ///< grouping of objects that `has` tests themselves; empty: none
    std::optional<ClassIndex> objectClass{}; ///< class of the object to find
    std::string grouping{};                  ///< grouping of the class of the object to find; empty: none
    std::optional<ColumnId> column{};        ///< column that must contain `value`
    double value = 0.0;
    /// True if the column is an option of empires: other objects read the option of their sole owner.
    bool isOption = false;
};

/// A finite number, or none. Has half the size of std::optional, because trees contain many of them.
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

/// A node of a TypedExpression. Stores its place relative to the text. So an expression that moves in its file keeps
/// its tree (TypedExpression::spanOf).
struct TypedNode {
    enum class Kind : std::uint8_t {
        bad,       ///< a wrong part, which is already reported
        constant,  ///< the value TypedNode::constant
        text,      ///< the text, pair or dice TypedNode::text()
        turn,      ///< the turn number
        value,     ///< value()
        amount,    ///< amount()
        object,    ///< the object that TypedNode::root names
        named,     ///< object("…"), with the name TypedNode::text()
        member,    ///< a member of operand 0, read as TypedNode::access says
        operation, ///< TypedNode::function over its operands, computed by its kernel
        choice,    ///< `if`; operands: condition, then, else
        game,      ///< the game object
        variable,  ///< one of TypedNode::variables() of operand 0; without operands, of the whole run
        aggregate, ///< the aggregate TypedNode::aggregate()
        function,  ///< TypedNode::function over its operands; its row evaluates it
        call,      ///< the content's function TypedNode::index over its operands
        parameter, ///< parameter TypedNode::index of the enclosing function or aggregate
        context,   ///< dropIntoContext: operand 1, with operand 0 as candidate, in part TypedNode::index
    };

    Kind kind = Kind::bad;
    ExpressionRoot root = ExpressionRoot::candidate;
    Access access = Access::column;
    Format format;
    ColumnId column{};       ///< column that a member reads (lastMax: the max column)
    std::uint16_t index = 0; ///< index of the property (classProperty, runtime), meter (lastMax) or type (planet); for
                             ///< texts: index in the expression; a function's check and `evaluate` agree on its use
    Span written;            ///< span in TypedExpression::text
    OptionalNumber constant; ///< the folded value; an operation over constants keeps its operands too
    const ExpressionFunction* function = nullptr; ///< row of an operation, choice or function; lives for ever
    std::shared_ptr<const NodeDetail> detail;     ///< null if the node has no such data
    std::vector<TypedNode> operands;

    bool isBad() const { return format.isBad(); }
    const std::string& text() const { return detailOrNone().text; }
    /// Returns the variables of one name. An object reads at most one of them: its own variable, or the variable of its
    /// nearest host.
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
