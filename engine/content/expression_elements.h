// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/expr_lexer.h"
#include "engine/vocabulary/rows.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace orrery::engine {

/// How an element says its expression.
enum class ExpressionForm : std::uint8_t {
    infix,     ///< an operator between its operands
    prefix,    ///< an operator before its operand
    choice,    ///< if: condition, value, other value
    call,      ///< `function`, over its operands
    aggregate, ///< `function` over the selection `over`, then what to aggregate
    has,       ///< a kind and an id
    member,    ///< `name` of its operand
    value,     ///< anything as text
    count_
};

/// One element in which expressions are written (X5.1): everything the program knows about it.
struct ExpressionElement {
    static constexpr std::size_t anyNumber = ~std::size_t{0};

    std::string_view tag;
    ExpressionForm form = ExpressionForm::value;
    ExprTokenKind token = ExprTokenKind::end; ///< its operator
    std::size_t least = 0;                    ///< how many operands it takes
    std::size_t most = 0;
    std::string_view help;
    std::span<const ParameterSpec> attributes{};
    std::span<const std::string_view> parts{}; ///< elements that may stand beside its operands
};

/// Every element of expressions, in the order of the reference.
std::span<const ExpressionElement> expressionElements();
/// The row of that tag; null where no expression begins with it.
const ExpressionElement* findExpressionElement(std::string_view tag);

inline constexpr std::string_view functionAttribute = "function"; ///< of Call and Aggregate
inline constexpr std::string_view overAttribute = "over";         ///< of Aggregate: the words of a selection
inline constexpr std::string_view memberAttribute = "name";       ///< of Member
/// Of an element that stands for an attribute: the property that is given in play instead (E7.9).
inline constexpr std::string_view runtimeAttribute = "runtime";
inline constexpr ParameterSpec runtimeParameter{.name = runtimeAttribute,
                                                .kind = ParameterKind::property,
                                                .label = inPhrase("Run-time property"),
                                                .help = inPhrase("The run-time property to read instead.")};

/// What may stand in an aggregate beside what is aggregated.
inline constexpr std::string_view withinTag = "Within";
inline constexpr std::string_view ofTag = "Of"; ///< in Has, too
inline constexpr std::string_view whereTag = "Where";
/// What stands in Has.
inline constexpr std::string_view kindTag = "GOMType";
inline constexpr std::string_view idTag = "ID";
/// The word behind the number of a selection, as in `near 2 jumps`.
inline constexpr std::string_view jumpsWord = "jumps";

} // namespace orrery::engine
