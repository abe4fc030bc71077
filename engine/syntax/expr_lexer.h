// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The kind of a token. The grammar's rows have the same order (expr_grammar.cpp).
enum class ExprTokenKind : std::uint8_t {
    end,
    unknown, ///< characters without a meaning
    number,
    dice, ///< `2d6+1` as one token
    text, ///< a text in single or double quotes
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
        false; ///< true for a text without closing quote, a malformed number, malformed dice, or a misspelt operator
};

/// One spelling of an operator or keyword. Several spellings may have the same meaning.
struct ExprSpelling {
    std::string_view text;
    ExprTokenKind kind = ExprTokenKind::unknown;
    std::string_view meant{}; ///< right spelling, if `text` is the spelling of another language; else empty
};

/// Returns every operator, keyword and bracket, and the misspellings that the lexer understands.
std::span<const ExprSpelling> exprSpellings();
/// Returns an operator's name in messages and in the table of functions, such as "and" for `&&`. Returns an empty text
/// for other tokens.
std::string_view exprOperatorName(ExprTokenKind kind);

/// Returns the next token at or after `offset`, without white space before it; the kind is `end` if there is none.
ExprToken nextExprToken(std::string_view text, std::uint32_t offset);
/// Returns all tokens except the end, for colouring and completion. Accepts any text.
std::vector<ExprToken> lexExpression(std::string_view text);

} // namespace orrery::engine
