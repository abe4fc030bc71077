// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/expr_parser.h"

#include <string>
#include <vector>

namespace orrery::engine::fixture {

/// Returns a tree as text, without its spans. In a selection, a star marks a name in brackets, in contrast to a word.
inline std::string expressionShape(const ExprTree& tree, std::uint32_t index) {
    const ExprNode& node = tree.node(index);
    std::string out = "(" + std::to_string(static_cast<int>(node.kind)) + " ";
    if (node.kind == ExprKind::infix || node.kind == ExprKind::prefix || node.kind == ExprKind::clause) {
        out += node.op;
    } else if (node.kind != ExprKind::choice && node.kind != ExprKind::selection && node.kind != ExprKind::pair) {
        out += tree.tokenOf(node);
    }
    for (const std::uint32_t operand : tree.operands(node)) {
        const ExprNode& one = tree.node(operand);
        const bool isNoWord = node.kind == ExprKind::selection && one.kind == ExprKind::name && one.span != one.token;
        out += (isNoWord ? " *" : " ") + expressionShape(tree, operand);
    }
    return out + ")";
}

/// Returns the shape of a text, or the code of its first problem.
inline std::string expressionShape(const std::string& text) {
    std::vector<Diagnostic> diagnostics;
    const ExprTree tree = parseExpression({.text = text}, {}, diagnostics);
    return diagnostics.empty() ? expressionShape(tree, tree.root) : std::string(diagnostics.front().code());
}

} // namespace orrery::engine::fixture
