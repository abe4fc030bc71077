// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/expr_parser.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>

using namespace orrery::engine;
using orrery::fuzz::claim;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = orrery::fuzz::textOf(data, size);
    for (const DecodedText& decoded : {DecodedText{.text = std::string(text)}, decodeAttribute(text, 7)}) {
        std::vector<Diagnostic> diagnostics;
        const ExprLimits limits;
        const ExprTree tree = parseExpression(decoded, {}, diagnostics, limits);
        claim(tree.root < tree.nodes.size(), "there is a root", text);
        claim(tree.node(tree.root).depth <= limits.maxDepth, "no tree is deeper than the limit", text);
        claim(diagnostics.size() <= limits.maxFindings, "there are not too many findings", text);
        for (std::uint32_t index = 0; index < tree.nodes.size(); ++index) {
            const ExprNode& node = tree.node(index);
            claim(node.span.begin <= node.span.end && node.span.end <= tree.text.size(), "spans are in the text", text);
            for (const std::uint32_t operand : tree.operands(node)) {
                claim(operand < index && tree.node(operand).depth < node.depth, "operands stand before", text);
            }
            claim(node.kind != ExprKind::bad || !diagnostics.empty(), "what is bad was reported", text);
        }
        for (const Diagnostic& finding : diagnostics) {
            const Span where = finding.where.span;
            claim(where.begin <= where.end && where.end <= size + 7, "findings are in the file", text);
        }
    }
    return 0;
}
