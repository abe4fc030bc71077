// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/expression_reader.h"
#include "engine/content/structure.h"
#include "engine/syntax/expr_lexer.h"

#include <algorithm>

namespace orrery::engine {

namespace {

constexpr DiagnosticSpec missingPart{"expr.element-incomplete", Severity::error, "<{0}> needs a <{1}>"};
constexpr DiagnosticSpec noName{"expr.element-name", Severity::error, "'{0}' is no name here",
                                "Names are letters, digits and underscores, and do not begin with a digit."};
constexpr DiagnosticSpec noSelection{"expr.element-selection", Severity::error, "'{0}' selects nothing",
                                     "Write a type and perhaps a relation, as in over=\"owned planets\"; conditions "
                                     "stand in <Where>, objects in <Of>."};

} // namespace

ExpressionPiece ExpressionReader::checkedName(ExpressionPiece piece, Location where) {
    const std::vector<ExprToken> tokens = lexExpression(piece.text.text);
    if (tokens.size() != 1 || tokens[0].kind != ExprTokenKind::name) {
        report(piece, noName, where, {piece.text.text});
    }
    return piece;
}

ExpressionPiece ExpressionReader::name(Element element, std::string_view attribute) {
    ExpressionPiece piece = begun(element);
    const XmlAttribute* found = element.tree->attribute(element.index, attribute);
    if (found == nullptr) {
        piece.isGood = false; // reported with the other attributes
        return piece;
    }
    piece.copyTrimmed(decodeAttribute(element.tree->slice(found->value), found->value.begin));
    return checkedName(std::move(piece), valueLocation(*element.tree, *found));
}

ExpressionPiece ExpressionReader::nameInside(Element element) {
    ExpressionPiece piece = begun(element);
    piece.copyTrimmed(innerText(element));
    for (const Element child : element.children()) {
        reportUnknownElement(child, element.tag(), {}, m_diagnostics);
        piece.isGood = false;
    }
    return checkedName(std::move(piece), element.head());
}

ExpressionPiece ExpressionReader::aggregate(Element element, const ExpressionElement&) {
    ExpressionPiece out = name(element, functionAttribute);
    const Parts all = parts(element, {withinTag, ofTag, whereTag});
    out.isGood = out.isGood && std::ranges::all_of(all.operands, &ExpressionPiece::isGood);
    const auto add = [&out](std::string_view between, const ExpressionPiece& piece, bool isLoose) {
        out.put(between, {piece.where.begin, piece.where.begin});
        isLoose ? out.putInBrackets(piece) : out.put(piece);
        out.isGood = out.isGood && piece.isGood;
    };
    add("(", words(element, all.find(withinTag)), false);
    for (const Element clause : all.named) {
        if (clause.tag() == ofTag) {
            const ExpressionPiece object = inside(clause);
            add(" of ", object, !object.fit.isAtom());
        } else if (clause.tag() == whereTag) {
            add(" where ", inside(clause), false);
        }
    }
    for (const ExpressionPiece& operand : all.operands) {
        if (out.isGood && out.text.text.size() <= ExprLimits{}.maxBytes) {
            add(", ", operand, false);
        }
    }
    const std::uint32_t end = element.where().span.end;
    out.put(")", {end, end});
    return out;
}

/// The words are asked in a call of their own, so that what has no place there cannot reach beyond it.
bool ExpressionReader::isSelection(Element element, const DecodedText& over) {
    ExpressionPiece asked;
    const std::uint32_t begin = over.rawOffset(0);
    const std::uint32_t end = over.rawOffset(static_cast<std::uint32_t>(over.text.size()));
    asked.put("f(", {begin, begin});
    asked.copyTrimmed(over);
    asked.put(")", {end, end});
    const std::size_t before = m_diagnostics.size();
    const ExprTree tree = parseExpression(asked.text, element.tree->file(), m_diagnostics);
    if (m_diagnostics.size() > before) {
        return false;
    }
    const ExprNode& call = tree.node(tree.root);
    if (call.kind == ExprKind::call && call.token.begin == 0 && call.first != ExprNode::none) {
        const ExprNode& selected = tree.node(call.first);
        const bool isWords = selected.kind == ExprKind::selection || selected.kind == ExprKind::name;
        if (isWords && selected.span == selected.token && selected.next == ExprNode::none) {
            return true;
        }
    }
    m_diagnostics.push_back(
        {&noSelection, element.valueWhere(overAttribute), {std::string(trimmed(over.text))}, {}, {}});
    return false;
}

ExpressionPiece ExpressionReader::words(Element element, const Element* within) {
    ExpressionPiece out = begun(element);
    const XmlAttribute* attribute = element.tree->attribute(element.index, overAttribute);
    if (attribute == nullptr) {
        out.isGood = false; // reported with the other attributes
        return out;
    }
    const DecodedText over = decodeAttribute(element.tree->slice(attribute->value), attribute->value.begin);
    out.where = attribute->value;
    out.isGood = isSelection(element, over);
    if (within == nullptr) {
        out.copyTrimmed(over);
        return out;
    }
    // The number stands in front of a last word `jumps`, or at the end.
    const ExpressionPiece number = inside(*within);
    out.isGood = out.isGood && number.isGood;
    const std::vector<ExprToken> tokens = lexExpression(over.text);
    if (!out.isGood || tokens.empty()) {
        return out;
    }
    const Span last = tokens.back().span;
    const bool isInJumps =
        tokens.size() > 1 && std::string_view(over.text).substr(last.begin, last.size()) == jumpsWord;
    const std::uint32_t end = isInJumps ? tokens[tokens.size() - 2].span.end : last.end;
    out.copy(over, {tokens.front().span.begin, end});
    out.put(" ", {number.where.begin, number.where.begin});
    const std::vector<ExprToken> numberTokens = lexExpression(number.text.text);
    const bool isPlain = numberTokens.size() == 1 && numberTokens[0].kind == ExprTokenKind::number;
    isPlain || number.fit.isInBrackets ? out.put(number) : out.putInBrackets(number);
    if (isInJumps) {
        out.put(" ", {number.where.end, number.where.end});
        out.copy(over, last);
    }
    return out;
}

ExpressionPiece ExpressionReader::has(Element element, const ExpressionElement& row) {
    ExpressionPiece out = begun(element);
    const Parts all = parts(element, {kindTag, idTag, ofTag});
    out.isGood =
        std::ranges::all_of(all.operands, &ExpressionPiece::isGood) && checkCount(element, row, all.operands.size());
    out.put("has", element.node().name);
    for (const std::string_view tag : {kindTag, idTag}) {
        const Element* part = all.find(tag);
        if (part == nullptr) {
            report(out, missingPart, element.head(), {std::string(row.tag), std::string(tag)});
            continue;
        }
        const ExpressionPiece piece = nameInside(*part);
        out.put(tag == kindTag ? "(" : ", ", {piece.where.begin, piece.where.begin});
        out.put(piece);
        out.isGood = out.isGood && piece.isGood;
    }
    if (const Element* object = all.find(ofTag)) {
        const ExpressionPiece piece = inside(*object);
        out.put(", ", {piece.where.begin, piece.where.begin});
        out.put(piece);
        out.isGood = out.isGood && piece.isGood;
    }
    const std::uint32_t end = element.where().span.end;
    out.put(")", {end, end});
    return out;
}

ExpressionPiece ExpressionReader::member(Element element, const ExpressionElement&) {
    ExpressionPiece out = begun(element);
    const ExpressionPiece object = inside(element);
    const ExpressionPiece read = name(element, memberAttribute);
    out.isGood = object.isGood && read.isGood;
    object.fit.isAtom() ? out.put(object) : out.putInBrackets(object);
    out.put(".", {object.where.end, object.where.end});
    out.put(read);
    return out;
}

ExpressionPiece ExpressionReader::value(Element element, const ExpressionElement& row) {
    if (!element.children().empty()) {
        ExpressionPiece piece = begun(element);
        for (const Element child : element.children()) {
            reportUnknownElement(child, row.tag, {}, m_diagnostics);
        }
        piece.isGood = false;
        return piece;
    }
    return inside(element);
}

ExpressionPiece ExpressionReader::leaf(Element element, const DecodedText& text) {
    ExpressionPiece out = begun(element);
    out.copyTrimmed(text);
    const std::size_t before = m_diagnostics.size();
    const ExprTree tree = parseExpression(out.text, element.tree->file(), m_diagnostics);
    out.isGood = m_diagnostics.size() == before;
    if (out.isGood) {
        out.fit = fitOf(tree);
    }
    return out;
}

} // namespace orrery::engine
