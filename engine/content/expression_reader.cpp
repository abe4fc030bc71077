// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/expression_reader.h"

#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/element_diagnostics.h"
#include "engine/content/structure.h"
#include "engine/syntax/expr_diagnostics.h"
#include "engine/syntax/expr_lexer.h"

#include <algorithm>

namespace orrery::engine {

namespace {

Phrase countText(const ExpressionElement& row) {
    const std::string least = std::to_string(row.least);
    return row.least == row.most ? Phrase(least) : phrase("{0} or more", {least});
}

bool hasText(const XmlTree& tree, std::uint32_t child) {
    const XmlKind kind = tree.node(child).kind;
    return (kind == XmlKind::text || kind == XmlKind::cdata) && !trimmed(tree.slice(tree.content(child))).empty();
}

} // namespace

constexpr std::array<ExpressionReader::Form, static_cast<std::size_t>(ExpressionForm::count_)> ExpressionReader::forms{
    &ExpressionReader::infix,     &ExpressionReader::prefix, &ExpressionReader::call,   &ExpressionReader::call,
    &ExpressionReader::aggregate, &ExpressionReader::has,    &ExpressionReader::member, &ExpressionReader::value};

ExpressionPiece ExpressionReader::begun(Element element) const {
    ExpressionPiece piece;
    piece.where = element.tree->span(element.index);
    return piece;
}

ExpressionPiece& ExpressionReader::report(ExpressionPiece& piece, const DiagnosticSpec& spec, Location where,
                                          std::vector<Phrase> args) {
    m_diagnostics.push_back({&spec, where, std::move(args), {}, {}});
    piece.isGood = false;
    return piece;
}

/// Reports and drops an expression that is too long for the parser, before it becomes part of a longer one.
void ExpressionReader::checkLength(Element element, ExpressionPiece& piece) {
    if (piece.text.text.size() > ExprLimits{}.maxBytes) {
        report(piece, exprDiagnostics["expr.too-long"], element.head(), {std::to_string(ExprLimits{}.maxBytes)});
        piece.text = {};
    }
}

ExpressionPiece ExpressionReader::element(Element element, const ExpressionElement& row,
                                          std::span<const ParameterSpec> common) {
    const bool isComplete = checkPresence(element, row.attributes, m_diagnostics);
    const bool isWell =
        checkUnknownAttributes(element, row.attributes, common, m_diagnostics, &m_nearSearches) && isComplete;
    ExpressionPiece piece = (this->*forms[static_cast<std::size_t>(row.form)])(element, row);
    piece.isGood = piece.isGood && isWell;
    if (piece.isGood) {
        checkLength(element, piece);
    }
    return piece;
}

ExpressionPiece ExpressionReader::inside(Element holder) {
    const std::vector<Element> children = holder.children();
    const XmlTree& tree = *holder.tree;
    const bool isText = std::any_of(tree.children(holder.index).begin(), tree.children(holder.index).end(),
                                    [&](std::uint32_t child) { return hasText(tree, child); });
    if (holder.has(runtimeAttribute)) {
        ExpressionPiece piece = givenInPlay(holder);
        return isText || !children.empty()
                   ? report(piece, elementDiagnostics["expr.element-given"], holder.head(), {std::string(holder.tag())})
                   : piece;
    }
    if (children.empty()) {
        ExpressionPiece piece = begun(holder);
        return isText ? leaf(holder, innerText(holder))
                      : report(piece, elementDiagnostics["expr.element-empty"], holder.head(),
                               {std::string(holder.tag())});
    }
    Parts all = parts(holder);
    if (children.size() == 1 && all.operands.size() == 1) {
        return std::move(all.operands.front());
    }
    ExpressionPiece piece = begun(holder);
    piece.isGood = false; // text beside an element is already reported
    return children.size() == 1 ? piece
                                : report(piece, elementDiagnostics["expr.element-full"], children[1].head(),
                                         {std::string(holder.tag())});
}

/// Reads `<amount runtime="bonus"/>` as runtime(bonus).
ExpressionPiece ExpressionReader::givenInPlay(Element holder) {
    const ExpressionPiece property = name(holder, runtimeAttribute);
    ExpressionPiece piece = begun(holder);
    piece.put("runtime(", holder.node().name);
    piece.put(property);
    piece.put(")", {piece.where.end, piece.where.end});
    piece.isGood = property.isGood;
    return piece;
}

ExpressionReader::Parts ExpressionReader::parts(Element element, std::initializer_list<std::string_view> beside) {
    Parts out;
    const XmlTree& tree = *element.tree;
    for (const std::uint32_t index : tree.children(element.index)) {
        if (hasText(tree, index)) {
            report(out.operands.emplace_back(begun(element)), elementDiagnostics["expr.element-text"],
                   tree.location(tree.node(index).tag), {std::string(element.tag())});
            continue;
        }
        if (!tree.isElement(index)) {
            continue;
        }
        const Element child{element.tree, index};
        const bool isBeside = std::ranges::find(beside, child.tag()) != beside.end();
        const ExpressionElement* childRow = isBeside ? nullptr : findExpressionElement(child.tag());
        if (isBeside) {
            if (out.find(child.tag()) != nullptr) {
                report(out.operands.emplace_back(begun(child)), elementDiagnostics["expr.element-twice"], child.head(),
                       {std::string(child.tag()), std::string(element.tag())});
            }
            out.named.push_back(child);
        } else if (childRow != nullptr) {
            out.operands.push_back(this->element(child, *childRow));
        } else {
            std::vector<std::string> known(beside.begin(), beside.end());
            for (const ExpressionElement& other : expressionElements()) {
                known.emplace_back(other.tag);
            }
            reportUnknownElement(child, element.tag(), known, m_diagnostics, &m_nearSearches);
            out.operands.emplace_back(begun(child)).isGood = false;
        }
    }
    return out;
}

const Element* ExpressionReader::Parts::find(std::string_view tag) const {
    const auto found = std::ranges::find(named, tag, &Element::tag);
    return found == named.end() ? nullptr : &*found;
}

bool ExpressionReader::checkCount(Element element, const ExpressionElement& row, std::size_t count) {
    if (row.least <= count && count <= row.most) {
        return true;
    }
    m_diagnostics.push_back({&elementDiagnostics["expr.element-operands"],
                             element.head(),
                             {std::string(row.tag), std::to_string(count), countText(row)},
                             {},
                             {}});
    return false;
}

ExpressionPiece ExpressionReader::infix(Element element, const ExpressionElement& row) {
    ExpressionPiece out = begun(element);
    const std::vector<ExpressionPiece> operands = parts(element).operands;
    out.isGood = std::ranges::all_of(operands, &ExpressionPiece::isGood);
    if (!out.isGood || !checkCount(element, row, operands.size())) {
        out.isGood = false;
        return out;
    }
    if (operands.size() == 1) {
        return operands.front();
    }
    const int power = exprBinding(row.token).infix;
    const std::string sign = " " + std::string(exprOperatorName(row.token)) + " ";
    for (std::size_t i = 0; i < operands.size() && out.text.text.size() <= ExprLimits{}.maxBytes; ++i) {
        const ExpressionPiece& operand = operands[i];
        const bool isLast = i + 1 == operands.size();
        if (i > 0) {
            out.put(sign, {operand.where.begin, operand.where.begin});
        }
        const bool losesSign = i > 0 && operand.fit.binding <= power;
        const bool takesNext = !isLast && operand.fit.capture < power;
        losesSign || takesNext ? out.putInBrackets(operand) : out.put(operand);
        out.fit = {.binding = power, .capture = losesSign ? power : std::min(power, operand.fit.capture)};
    }
    return out;
}

ExpressionPiece ExpressionReader::prefix(Element element, const ExpressionElement& row) {
    ExpressionPiece out = begun(element);
    const ExpressionPiece operand = inside(element);
    const int power = exprBinding(row.token).prefix;
    const std::string sign(exprOperatorName(row.token));
    out.isGood = operand.isGood;
    out.put(sign == "not" ? "not " : sign, element.node().name);
    const bool losesSign = operand.fit.binding <= power;
    losesSign ? out.putInBrackets(operand) : out.put(operand);
    out.fit.capture = losesSign ? power : std::min(power, operand.fit.capture);
    return out;
}

/// Reads a call or an `if`: the name, then the operands in brackets.
ExpressionPiece ExpressionReader::call(Element element, const ExpressionElement& row) {
    ExpressionPiece out = begun(element);
    if (row.form == ExpressionForm::call) {
        out = name(element, functionAttribute);
    } else {
        out.put(exprOperatorName(row.token), element.node().name);
    }
    out.put("(", {out.text.rawOffset(static_cast<std::uint32_t>(out.text.text.size())), element.node().tag.end});
    const std::vector<ExpressionPiece> operands = parts(element).operands;
    out.isGood = out.isGood && std::ranges::all_of(operands, &ExpressionPiece::isGood) &&
                 checkCount(element, row, operands.size());
    for (std::size_t i = 0; i < operands.size() && out.isGood && out.text.text.size() <= ExprLimits{}.maxBytes; ++i) {
        if (i > 0) {
            out.put(", ", {operands[i].where.begin, operands[i].where.begin});
        }
        out.put(operands[i]);
    }
    out.put(")", {element.where().span.end, element.where().span.end});
    return out;
}

ExpressionPiece ExpressionReader::checkedName(ExpressionPiece piece, Location where) {
    const std::vector<ExprToken> tokens = lexExpression(piece.text.text);
    if (tokens.size() != 1 || tokens[0].kind != ExprTokenKind::name) {
        report(piece, elementDiagnostics["expr.element-name"], where, {piece.text.text});
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

/// Returns whether the words are a selection. Parses them separately, inside a call. So other text cannot affect
/// anything outside of the call.
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
    m_diagnostics.push_back({&elementDiagnostics["expr.element-selection"],
                             element.valueWhere(overAttribute),
                             {std::string(trimmed(over.text))},
                             {},
                             {}});
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
    // The number goes before a last word `jumps`, or else to the end.
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
            report(out, elementDiagnostics["expr.element-incomplete"], element.head(),
                   {std::string(row.tag), std::string(tag)});
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
