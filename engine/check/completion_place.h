// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/expr_lexer.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Where in a half-written expression a caret stands, as its tokens tell.
struct CaretPlace {
    /// A bracket that is open at the caret.
    struct Bracket {
        Span called;                 ///< the name before it; empty where it only groups
        std::size_t first = 0;       ///< the token that the argument at the caret begins with
        std::size_t argument = 0;    ///< from 0
        std::vector<Span> earlier{}; ///< the arguments before it
    };

    std::vector<ExprToken> tokens; ///< before the word at the caret
    std::uint32_t begin = 0;       ///< of the word at the caret
    bool isInLiteral = false;      ///< in a text or a number, where nothing can be offered
    std::vector<Bracket> brackets; ///< outermost first; the first one is the whole text
    std::size_t openChoices = 0;   ///< `if` words of the argument whose `else` is still to come

    const Bracket& innermost() const { return brackets.back(); }
    /// The tokens of the argument at the caret that stand before it.
    std::vector<ExprToken> argument() const;
    ExprTokenKind before() const { return tokens.empty() ? ExprTokenKind::end : tokens.back().kind; }
    /// Whether a whole value stands before the caret, so that only an operator can follow.
    bool isBehindValue() const;
};

/// Reads the text before a caret. Any text can be read.
CaretPlace caretPlace(std::string_view text, std::uint32_t offset);

} // namespace orrery::engine
