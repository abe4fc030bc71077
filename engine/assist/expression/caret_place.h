// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/expr_lexer.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The position of a caret in an incomplete expression, according to its tokens.
struct CaretPlace {
    /// An open bracket before the caret.
    struct Bracket {
        Span called;                 ///< name before the bracket; empty for a grouping bracket
        std::size_t first = 0;       ///< index of the first token of the argument at the caret
        std::size_t argument = 0;    ///< number of the argument, from 0
        std::vector<Span> earlier{}; ///< spans of the earlier arguments
    };

    std::vector<ExprToken> tokens; ///< tokens before the word at the caret
    std::uint32_t begin = 0;       ///< start of the word at the caret
    bool isInLiteral = false;      ///< true in a text or a number, where there are no completions
    std::vector<Bracket> brackets; ///< open brackets, outermost first; the first one represents the whole text
    std::size_t openChoices = 0;   ///< number of `if` words in the argument that have no `else` yet

    const Bracket& innermost() const { return brackets.back(); }
    /// Returns the tokens of the argument at the caret, up to the caret.
    std::vector<ExprToken> argument() const;
    ExprTokenKind before() const { return tokens.empty() ? ExprTokenKind::end : tokens.back().kind; }
    /// Returns whether a complete value precedes the caret. Then only an operator can follow.
    bool isBehindValue() const;
};

/// Parses the text before a caret. Accepts any text.
CaretPlace caretPlace(std::string_view text, std::uint32_t offset);

} // namespace orrery::engine
