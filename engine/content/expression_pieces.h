// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element.h"
#include "engine/syntax/expr_parser.h"

#include <string_view>

namespace orrery::engine {

/// The data that decide whether an expression's text needs brackets next to other text.
struct ExpressionFit {
    static constexpr int never = 100; ///< tighter than every operator

    int binding = never; ///< of its outermost operator; never for prefixes, which may begin wherever a value may
    int capture = never; ///< operators that bind tighter than this and follow it become part of its end

    bool isInBrackets = false; ///< all of it is in brackets, as written

    bool isAtom() const { return binding == never && capture == never; }
};

/// Returns the fit of a tree's text.
ExpressionFit fitOf(const ExprTree& tree);

/// Text that becomes part of an expression, in the order of the file.
struct ExpressionPiece {
    DecodedText text;
    ExpressionFit fit;
    Span where;         ///< the part of the file from which it was made
    bool isGood = true; ///< false: a problem was reported

    /// Appends text that is not in the file, in place of a part of the file.
    void put(std::string_view words, Span raw);
    void put(const ExpressionPiece& piece) {
        copy(piece.text, {0, static_cast<std::uint32_t>(piece.text.text.size())});
    }
    /// Appends part of a text of the same file, and keeps its positions.
    void copy(const DecodedText& from, Span part);
    /// Appends a text without the blanks around it.
    void copyTrimmed(const DecodedText& from);
    void putInBrackets(const ExpressionPiece& piece);
};

/// Returns the text between an element's tags, without the text of inner elements and comments.
DecodedText innerText(Element element);

} // namespace orrery::engine
