// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// What a stretch of an expression's text is. In step with the grammar's rows (expr_grammar.cpp).
enum class ExprTokenKind : std::uint8_t {
    end,
    unknown, ///< characters that mean nothing
    number,
    dice, ///< `2d6+1`, in one piece
    text, ///< in quotes of either kind
    name,
    ifWord,
    thenWord,
    elseWord,
    open,
    close,
    openPair,  ///< `[`
    closePair, ///< `]`
    comma,
    dot,
    orWord,
    andWord,
    notWord,
    equal,
    notEqual,
    less,
    lessEqual,
    greater,
    greaterEqual,
    plus,
    minus,
    times,
    divide,
    divWord,
    modWord,
    power,
    count_
};

struct ExprToken {
    ExprTokenKind kind = ExprTokenKind::end;
    Span span;
    bool isBroken =
        false; ///< a text without its closing quote, a number or dice that is none, an operator's misspelling
};

/// One way to write an operator or keyword; several may mean the same.
struct ExprSpelling {
    std::string_view text;
    ExprTokenKind kind = ExprTokenKind::unknown;
    std::string_view meant{}; ///< a misspelling from another language: what it should be; empty: it is right
};

/// Every operator, keyword and bracket, and the misspellings that are understood.
std::span<const ExprSpelling> exprSpellings();
/// How an operator is written in messages and in the table of functions: "and" for `&&` too. Empty for what is none.
std::string_view exprOperatorName(ExprTokenKind kind);

/// The token that begins at or after `offset`, white space skipped; the kind is `end` where there is none.
ExprToken nextExprToken(std::string_view text, std::uint32_t offset);
/// All tokens but the end, for colouring and completion. Any text can be read.
std::vector<ExprToken> lexExpression(std::string_view text);

} // namespace orrery::engine
