// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/expr_lexer.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The position of a caret in an incomplete expression, according to its tokens.
struct CaretPlace {
    /// A bracket that is open at the caret.
    struct Bracket {
        Span called;                 ///< the name before it; empty for a grouping bracket
        std::size_t first = 0;       ///< the first token of the argument at the caret
        std::size_t argument = 0;    ///< from 0
        std::vector<Span> earlier{}; ///< the arguments before it
    };

    std::vector<ExprToken> tokens; ///< before the word at the caret
    std::uint32_t begin = 0;       ///< start of the word at the caret
    bool isInLiteral = false;      ///< in a text or a number, where there are no completions
    std::vector<Bracket> brackets; ///< outermost first; the first one stands for the whole text
    std::size_t openChoices = 0;   ///< `if` words of the argument without their `else` yet

    const Bracket& innermost() const { return brackets.back(); }
    /// Returns the tokens of the argument at the caret, up to the caret.
    std::vector<ExprToken> argument() const;
    ExprTokenKind before() const { return tokens.empty() ? ExprTokenKind::end : tokens.back().kind; }
    /// Returns whether a complete value stands before the caret, so that only an operator can follow.
    bool isBehindValue() const;
};

/// Parses the text before a caret. Accepts any text.
CaretPlace caretPlace(std::string_view text, std::uint32_t offset);

} // namespace orrery::engine
