// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/expression_reader.h"

#include "engine/content/constants.h"
#include "engine/content/content_diagnostics.h"
#include "engine/content/structure.h"
#include "engine/syntax/expr_diagnostics.h"

#include <algorithm>

namespace orrery::engine {

namespace {

constexpr DiagnosticSpec operandCount{"expr.element-operands", Severity::error, "<{0}> holds {1} expressions, not {2}"};
constexpr DiagnosticSpec emptyHolder{"expr.element-empty", Severity::error, "<{0}> holds no expression",
                                     "Write one in it, as text or in elements."};
constexpr DiagnosticSpec fullHolder{"expr.element-full", Severity::error, "<{0}> holds one expression, not more",
                                    "Join them with an operator's element, such as <And> or <Plus>."};
constexpr DiagnosticSpec filledTwice{"expr.element-given", Severity::error,
                                     "<{0}> is given in play, and holds an expression too",
                                     "Leave one of the two out."};
constexpr DiagnosticSpec textBetween{"expr.element-text", Severity::error, "text in <{0}> belongs to no expression",
                                     "Write it in <Value>."};
constexpr DiagnosticSpec givenTwice{"expr.element-twice", Severity::error, "<{0}> stands in <{1}> before"};

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

/// An expression of any length would be refused when it is parsed; here nothing longer is built.
void ExpressionReader::checkLength(Element element, ExpressionPiece& piece) {
    if (piece.text.text.size() > ExprLimits{}.maxBytes) {
        report(piece, diag::expr::tooLong, element.head(), {std::to_string(ExprLimits{}.maxBytes)});
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
        return isText || !children.empty() ? report(piece, filledTwice, holder.head(), {std::string(holder.tag())})
                                           : piece;
    }
    if (children.empty()) {
        ExpressionPiece piece = begun(holder);
        return isText ? leaf(holder, innerText(holder))
                      : report(piece, emptyHolder, holder.head(), {std::string(holder.tag())});
    }
    Parts all = parts(holder);
    if (children.size() == 1 && all.operands.size() == 1) {
        return std::move(all.operands.front());
    }
    ExpressionPiece piece = begun(holder);
    piece.isGood = false; // text beside an element was reported
    return children.size() == 1 ? piece : report(piece, fullHolder, children[1].head(), {std::string(holder.tag())});
}

/// `<amount runtime="bonus"/>` is runtime(bonus).
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
            report(out.operands.emplace_back(begun(element)), textBetween, tree.location(tree.node(index).tag),
                   {std::string(element.tag())});
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
                report(out.operands.emplace_back(begun(child)), givenTwice, child.head(),
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
    m_diagnostics.push_back(
        {&operandCount, element.head(), {std::string(row.tag), countText(row), std::to_string(count)}, {}, {}});
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

/// A call or an if: what is called, then its operands in brackets.
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

} // namespace orrery::engine
