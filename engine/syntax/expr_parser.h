// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/expr_lexer.h"
#include "engine/syntax/xml_text.h"
#include "engine/text/diagnostic.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

enum class ExprKind : std::uint8_t {
    bad, ///< a part with a reported problem; its readable parts are its operands
    number,
    text,
    dice, ///< the token as written, `2d6+1`
    pair, ///< a pair of two operands
    name,
    member, ///< a name after a dot; its operand is the object
    call,   ///< a call: its token is the name, its operands are the arguments
    prefix,
    infix,
    choice, ///< either form of `if`; its operands are the condition and the two values
    /// The list that an aggregate iterates over (X3), as an argument of a call. Its operands are words (names), numbers
    /// and bracketed expressions in the order written, then at most one clause of each kind. A name in brackets is an
    /// expression, not a word: its span is wider than its token.
    selection,
    clause, ///< a clause of a selection: op "of" with an object, or op "where" with a condition
};

/// One node of an ExprTree. Spans are in the decoded text.
struct ExprNode {
    static constexpr std::uint32_t none = ~0u;

    ExprKind kind = ExprKind::bad;
    std::uint16_t depth = 1; ///< depth of the tree below, including the node
    Span span;               ///< span of the node, with its brackets if it has any
    Span token; ///< span of the operator, the literal, or the name; for a selection, the part before its clauses
    std::string_view op{}; ///< name of the operator for prefix, infix and clause ("and" for `&&` too)
    double number = 0.0;
    std::uint32_t first = none; ///< first operand; `next` links the operands to a list
    std::uint32_t next = none;
};

/// The tree of one expression. Operands stand before the nodes that use them. A tree always has a root.
struct ExprTree {
    std::string text;
    std::vector<ExprNode> nodes;
    std::uint32_t root = 0;

    const ExprNode& node(std::uint32_t index) const { return nodes[index]; }
    std::string_view slice(Span span) const { return std::string_view(text).substr(span.begin, span.size()); }
    std::string_view tokenOf(const ExprNode& node) const { return slice(node.token); }
    /// Returns the content of a text literal.
    std::string_view textOf(const ExprNode& node) const;
    std::vector<std::uint32_t> operands(const ExprNode& node) const;
};

/// The kinds of clause that a selection can have.
inline constexpr std::string_view ofClause = "of";
inline constexpr std::string_view whereClause = "where";

/// The binding strengths of an operator or a dot: as a prefix, and to the operand on its left. 0 means that it is no
/// such operator. Operators of equal strength associate to the left.
struct ExprBinding {
    int prefix = 0;
    int infix = 0;
};
ExprBinding exprBinding(ExprTokenKind token);

struct ExprLimits {
    std::uint32_t maxBytes = 64u * 1024;
    std::uint16_t maxDepth = 256; ///< limit for brackets and for the tree; a sum of n terms has depth n
    std::size_t maxFindings = 20; ///< maximum number of diagnostics for one expression
};

/// Parses any text in linear time. Reports each problem as a diagnostic ("expr.…") at its place in the file, adds a bad
/// node, and reads the rest (X7.3).
ExprTree parseExpression(const DecodedText& text, FileId file, std::vector<Diagnostic>& diagnostics,
                         const ExprLimits& limits = {});

} // namespace orrery::engine
