// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/expr_parser.h"

#include "engine/syntax/expr_diagnostics.h"
#include "engine/syntax/expr_grammar.h"

namespace orrery::engine {

std::string_view ExprTree::textOf(const ExprNode& node) const {
    return slice({node.token.begin + 1, node.token.end - 1});
}

std::vector<std::uint32_t> ExprTree::operands(const ExprNode& node) const {
    std::vector<std::uint32_t> list;
    for (std::uint32_t at = node.first; at != ExprNode::none; at = nodes[at].next) {
        list.push_back(at);
    }
    return list;
}

ExprTree parseExpression(const DecodedText& text, FileId file, std::vector<Diagnostic>& diagnostics,
                         const ExprLimits& limits) {
    ExprTree tree;
    if (text.text.size() > limits.maxBytes) {
        const Span beginning = text.rawSpan({0, 1});
        diagnostics.push_back(
            {&exprDiagnostics["expr.too-long"], {file, beginning}, {std::to_string(limits.maxBytes)}});
        tree.nodes.emplace_back();
        return tree;
    }
    tree.text = text.text;
    ExprParser parser(tree, text, file, diagnostics, limits);
    tree.root = parser.run();
    return tree;
}

} // namespace orrery::engine
