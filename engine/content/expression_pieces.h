// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element.h"
#include "engine/syntax/expr_parser.h"

#include <string_view>

namespace orrery::engine {

/// How an expression's text gets on with its neighbours.
struct ExpressionFit {
    static constexpr int never = 100; ///< tighter than every operator

    int binding = never; ///< of the operator that was applied last; a prefix starts wherever a value may
    int capture = never; ///< operators that bind tighter than this and stand behind it become part of its end

    bool isInBrackets = false; ///< all of it, as it was written

    bool isAtom() const { return binding == never && capture == never; }
};

/// How the text of a tree gets on with its neighbours.
ExpressionFit fitOf(const ExprTree& tree);

/// Text on its way to an expression, in the order of the file.
struct ExpressionPiece {
    DecodedText text;
    ExpressionFit fit;
    Span where;         ///< in the file: what it was made of
    bool isGood = true; ///< else reported

    /// Words that stand nowhere, for a stretch of the file.
    void put(std::string_view words, Span raw);
    void put(const ExpressionPiece& piece) {
        copy(piece.text, {0, static_cast<std::uint32_t>(piece.text.text.size())});
    }
    /// Part of a text of the same file, which keeps its places.
    void copy(const DecodedText& from, Span part);
    /// Copies without the blanks around it.
    void copyTrimmed(const DecodedText& from);
    void putInBrackets(const ExpressionPiece& piece);
};

/// The text between an element's tags, without that in elements and comments.
DecodedText innerText(Element element);

} // namespace orrery::engine
