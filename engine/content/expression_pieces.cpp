// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/expression_pieces.h"

#include "engine/content/constants.h"

#include <algorithm>

namespace orrery::engine {

namespace {

std::uint32_t sizeOf(const DecodedText& text) {
    return static_cast<std::uint32_t>(text.text.size());
}

ExpressionFit fitOf(const ExprTree& tree, std::uint32_t index) {
    const ExprNode& node = tree.node(index);
    const std::vector<std::uint32_t> operands = tree.operands(node);
    const bool beginsWithOperand = node.kind == ExprKind::infix || node.kind == ExprKind::member;
    if (node.span.begin < (beginsWithOperand ? tree.node(operands[0]).span.begin : node.token.begin)) {
        return {.isInBrackets = true};
    }
    const ExprBinding power = exprBinding(nextExprToken(tree.text, node.token.begin).kind);
    switch (node.kind) {
    case ExprKind::infix:
        return {power.infix, std::min(power.infix, fitOf(tree, operands[1]).capture)};
    case ExprKind::prefix:
        return {ExpressionFit::never, std::min(power.prefix, fitOf(tree, operands[0]).capture)};
    case ExprKind::choice: {
        // The form with `then` and `else` ends with its last part. Every following operator becomes part of it.
        const bool isInWords = node.span.end == tree.node(operands.back()).span.end;
        return {ExpressionFit::never, isInWords ? 0 : ExpressionFit::never};
    }
    default:
        return {};
    }
}

} // namespace

ExpressionFit fitOf(const ExprTree& tree) {
    return fitOf(tree, tree.root);
}

void ExpressionPiece::put(std::string_view words, Span raw) {
    if (text.text.empty()) {
        text.rawBegin = raw.begin;
    }
    const std::uint32_t begin = sizeOf(text);
    text.text += words;
    text.changes.push_back({{begin, sizeOf(text)}, raw});
}

void ExpressionPiece::copy(const DecodedText& from, Span part) {
    const std::uint32_t rawBegin = from.rawOffset(part.begin);
    put({}, {rawBegin, rawBegin}); // from here on, positions advance with those in the file
    const std::uint32_t begin = sizeOf(text);
    text.text += std::string_view(from.text).substr(part.begin, part.size());
    const auto first = std::ranges::lower_bound(from.changes, part.begin, {},
                                                [](const DecodedText::Change& change) { return change.decoded.begin; });
    for (auto change = first; change != from.changes.end() && change->decoded.begin < part.end; ++change) {
        text.changes.push_back(
            {{change->decoded.begin - part.begin + begin, std::min(change->decoded.end, part.end) - part.begin + begin},
             change->raw});
    }
}

void ExpressionPiece::copyTrimmed(const DecodedText& from) {
    const std::string_view inner = trimmed(from.text);
    const auto begin = inner.empty() ? 0u : static_cast<std::uint32_t>(inner.data() - from.text.data());
    copy(from, {begin, begin + static_cast<std::uint32_t>(inner.size())});
}

void ExpressionPiece::putInBrackets(const ExpressionPiece& piece) {
    put("(", {piece.where.begin, piece.where.begin});
    put(piece);
    put(")", {piece.where.end, piece.where.end});
}

DecodedText innerText(Element element) {
    const XmlTree& tree = *element.tree;
    ExpressionPiece out;
    for (const std::uint32_t child : tree.children(element.index)) {
        const XmlKind kind = tree.node(child).kind;
        if (kind == XmlKind::text || kind == XmlKind::cdata) {
            const Span raw = tree.content(child);
            const DecodedText part = kind == XmlKind::text ? decodeText(tree.slice(raw), raw.begin)
                                                           : DecodedText{tree.text(child), raw.begin};
            out.copy(part, {0, sizeOf(part)});
        }
    }
    if (out.text.changes.empty()) {
        out.text.rawBegin = tree.content(element.index).begin;
    }
    return std::move(out.text);
}

} // namespace orrery::engine
