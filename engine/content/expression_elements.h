// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/expr_lexer.h"
#include "engine/vocabulary/rows.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace orrery::engine {

/// The way in which an element contains its expression.
enum class ExpressionForm : std::uint8_t {
    infix,     ///< an operator between its operands
    prefix,    ///< an operator before its operand
    choice,    ///< if: condition, value, other value
    call,      ///< a call of `function` with its operands
    aggregate, ///< `function` applied to the selection `over`; its operand is the expression to aggregate
    has,       ///< has(), with a kind and an id
    member,    ///< the member `name` of its operand
    value,     ///< any expression, as text
    count_
};

/// All data about one element of expressions (X5.1).
struct ExpressionElement {
    static constexpr std::size_t anyNumber = ~std::size_t{0};

    std::string_view tag;
    ExpressionForm form = ExpressionForm::value;
    ExprTokenKind token = ExprTokenKind::end; ///< token of its operator
    std::size_t least = 0;                    ///< minimum number of operands
    std::size_t most = 0;
    std::string_view help;
    std::span<const ParameterSpec> attributes{};
    std::span<const std::string_view> parts{}; ///< tags of elements that may stand beside its operands
};

/// Returns every element of expressions, in the order of the reference.
std::span<const ExpressionElement> expressionElements();
/// Returns the row of a tag; null if no expression begins with such an element.
const ExpressionElement* findExpressionElement(std::string_view tag);

inline constexpr std::string_view functionAttribute = "function"; ///< attribute of Call and Aggregate
inline constexpr std::string_view overAttribute = "over";   ///< attribute of Aggregate: the words of its selection
inline constexpr std::string_view memberAttribute = "name"; ///< attribute of Member
/// The attribute that names a run-time property to use instead of an expression (E7.9). Elements that stand for an
/// attribute may have it.
inline constexpr std::string_view runtimeAttribute = "runtime";
inline constexpr ParameterSpec runtimeParameter{.name = runtimeAttribute,
                                                .kind = ParameterKind::property,
                                                .label = inPhrase("Run-time property"),
                                                .help = inPhrase("The run-time property to read instead.")};

/// The tags of an aggregate's parts, except the expression to aggregate.
inline constexpr std::string_view withinTag = "Within";
inline constexpr std::string_view ofTag = "Of"; ///< also a part of Has
inline constexpr std::string_view whereTag = "Where";
/// The tags of Has and its parts.
inline constexpr std::string_view kindTag = "GOMType";
inline constexpr std::string_view idTag = "ID";
/// The word after the number of a selection, as in `near 2 jumps`.
inline constexpr std::string_view jumpsWord = "jumps";

} // namespace orrery::engine
