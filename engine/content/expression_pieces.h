// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/element.h"
#include "engine/syntax/expr_parser.h"

#include <string_view>

namespace orrery::engine {

/// The data that decide whether an expression's text needs brackets next to other text.
struct ExpressionFit {
    static constexpr int never = 100; ///< a strength above that of every operator

    int binding = never; ///< binding strength of its outermost operator; `never` for prefixes, which may begin wherever
                         ///< a value may
    int capture = never; ///< strength above which a following operator becomes part of the expression's last operand

    bool isInBrackets = false; ///< true if brackets enclose the whole expression, as written

    bool isAtom() const { return binding == never && capture == never; }
};

/// Returns the fit of a tree's text.
ExpressionFit fitOf(const ExprTree& tree);

/// Text that becomes part of an expression, in the order of the file.
struct ExpressionPiece {
    DecodedText text;
    ExpressionFit fit;
    Span where;         ///< part of the file from which the text comes
    bool isGood = true; ///< false if it has a problem, which is already reported

    /// Appends text that is not in the file. Its place is `raw`, a part of the file.
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
