// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/constants.h"
#include "engine/content/element_diagnostics.h"
#include "engine/content/expression_elements.h"
#include "engine/content/expression_text.h"

#include <algorithm>

namespace orrery::engine {

namespace {

using Form = ExpressionForm;

/// The maximum depth of the elements of an expression. Deeper elements are harder to read than text, and files have a
/// limited depth (R2.1).
constexpr std::size_t maxLevels = 64;

/// Replaces every line end and tab between tokens with a blank.
std::string onOneLine(std::string text) {
    std::size_t done = 0;
    const auto flatten = [&](std::size_t end) {
        std::replace_if(
            text.begin() + static_cast<std::ptrdiff_t>(done), text.begin() + static_cast<std::ptrdiff_t>(end),
            [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    };
    for (const ExprToken& token : lexExpression(text)) {
        flatten(token.span.begin);
        done = token.span.end;
    }
    return text;
}

/// Writes an expression tree as elements.
class ElementWriter {
public:
    ElementWriter(const ExprTree& tree, std::size_t indent) : m_tree(tree), m_indent(indent) {}

    void write(std::uint32_t index) {
        const ExprNode& node = m_tree.node(index);
        if (m_levels >= maxLevels) {
            return value(node);
        }
        switch (node.kind) {
        case ExprKind::infix:
            return infix(node);
        case ExprKind::prefix:
            return in(rowOf(Form::prefix, node)->tag, "", {node.first});
        case ExprKind::choice:
            return choice(node);
        case ExprKind::call:
            return call(node);
        case ExprKind::member:
            return member(node);
        default:
            return value(node);
        }
    }
    std::string take() { return std::move(m_out); }

private:
    static const ExpressionElement* rowOf(Form form, const ExprNode& node) {
        for (const ExpressionElement& row : expressionElements()) {
            if (row.form == form && exprOperatorName(row.token) == node.op) {
                return &row;
            }
        }
        return nullptr;
    }
    static std::string_view tagOf(Form form) {
        return std::ranges::find(expressionElements(), form, &ExpressionElement::form)->tag;
    }
    std::string_view token(std::uint32_t index) const { return m_tree.tokenOf(m_tree.node(index)); }

    void line(std::string_view text) {
        m_out.append(m_indent + 2 * m_levels, ' ');
        m_out += text;
        m_out += '\n';
    }
    void leaf(std::string_view tag, std::string_view text) {
        line("<" + std::string(tag) + ">" + escapeText(text) + "</" + std::string(tag) + ">");
    }
    void value(const ExprNode& node) {
        const bool isToken = node.kind == ExprKind::number || node.kind == ExprKind::text ||
                             node.kind == ExprKind::dice || node.kind == ExprKind::name;
        const bool isMember = node.kind == ExprKind::member;
        const Span inner{isMember ? m_tree.node(node.first).span.begin : node.token.begin, node.token.end};
        leaf(tagOf(Form::value), onOneLine(std::string(m_tree.slice(isToken || isMember ? inner : node.span))));
    }
    template <typename Content>
    void block(std::string_view tag, const std::string& attributes, Content content) {
        line("<" + std::string(tag) + attributes + ">");
        ++m_levels;
        content();
        --m_levels;
        line("</" + std::string(tag) + ">");
    }
    void in(std::string_view tag, const std::string& attributes, const std::vector<std::uint32_t>& operands) {
        if (operands.empty()) {
            return line("<" + std::string(tag) + attributes + "/>");
        }
        block(tag, attributes, [&] { writeAll(operands); });
    }
    void writeAll(const std::vector<std::uint32_t>& operands) {
        for (const std::uint32_t operand : operands) {
            write(operand);
        }
    }
    static std::string attribute(std::string_view name, std::string_view text) {
        return " " + std::string(name) + "=\"" + escapeAttribute(text, '"') + "\"";
    }

    /// Writes one element for all operands of a repeated operator, if its element takes any number: `a and b and c`.
    void infix(const ExprNode& node) {
        const ExpressionElement& row = *rowOf(Form::infix, node);
        const std::vector<std::uint32_t> operands = m_tree.operands(node);
        std::vector<std::uint32_t> reversed{operands[1]};
        std::uint32_t left = operands[0];
        while (row.most == ExpressionElement::anyNumber && m_tree.node(left).kind == ExprKind::infix &&
               m_tree.node(left).op == node.op) {
            const std::vector<std::uint32_t> inner = m_tree.operands(m_tree.node(left));
            reversed.push_back(inner[1]);
            left = inner[0];
        }
        reversed.push_back(left);
        std::ranges::reverse(reversed);
        in(row.tag, "", reversed);
    }

    void choice(const ExprNode& node) {
        const std::vector<std::uint32_t> parts = m_tree.operands(node);
        parts.size() == 3 ? in(tagOf(Form::choice), "", parts) : value(node);
    }

    void call(const ExprNode& node) {
        const std::vector<std::uint32_t> arguments = m_tree.operands(node);
        const auto isSelection = [&](std::uint32_t index) { return m_tree.node(index).kind == ExprKind::selection; };
        const auto isName = [&](std::uint32_t index) { return m_tree.node(index).kind == ExprKind::name; };
        const std::string_view name = m_tree.tokenOf(node);
        if (std::any_of(arguments.begin() + (arguments.empty() ? 0 : 1), arguments.end(), isSelection)) {
            value(node);
        } else if (!arguments.empty() && isSelection(arguments[0])) {
            aggregate(node, arguments);
        } else if (name == "has" && (arguments.size() == 2 || arguments.size() == 3) && isName(arguments[0]) &&
                   isName(arguments[1])) {
            block(tagOf(Form::has), "", [&] {
                leaf(kindTag, token(arguments[0]));
                leaf(idTag, token(arguments[1]));
                if (arguments.size() == 3) {
                    in(ofTag, "", {arguments[2]});
                }
            });
        } else {
            in(tagOf(Form::call), attribute(functionAttribute, name), arguments);
        }
    }

    /// Writes the number of a selection as an element of its own if `over` has one place for it.
    void aggregate(const ExprNode& node, const std::vector<std::uint32_t>& arguments) {
        const ExprNode& selection = m_tree.node(arguments[0]);
        std::string over;
        std::vector<std::uint32_t> numbers;
        std::vector<std::uint32_t> clauses;
        std::size_t place = 0; // number of words after the number
        for (const std::uint32_t part : m_tree.operands(selection)) {
            const ExprNode& one = m_tree.node(part);
            if (one.kind == ExprKind::clause) {
                clauses.push_back(part);
            } else if (one.kind == ExprKind::name && one.span == one.token) {
                over += (over.empty() ? "" : " ") + std::string(token(part));
                ++place;
            } else {
                numbers.push_back(part);
                place = 0;
            }
        }
        const bool endsInJumps = over.ends_with(" " + std::string(jumpsWord));
        const bool hasPlace = numbers.size() == 1 && place == (endsInJumps ? 1u : 0u);
        if (!hasPlace) {
            over = onOneLine(std::string(m_tree.slice(selection.token)));
        }
        const std::string attributes =
            attribute(functionAttribute, m_tree.tokenOf(node)) + attribute(overAttribute, over);
        if (arguments.size() == 1 && clauses.empty() && !hasPlace) {
            return in(tagOf(Form::aggregate), attributes, {});
        }
        block(tagOf(Form::aggregate), attributes, [&] {
            if (hasPlace) {
                in(withinTag, "", numbers);
            }
            for (const std::uint32_t clause : clauses) {
                const ExprNode& one = m_tree.node(clause);
                in(one.op == ofClause ? ofTag : whereTag, "", {one.first});
            }
            writeAll({arguments.begin() + 1, arguments.end()});
        });
    }

    /// Writes a path of names as text, and a member of anything else as an element.
    void member(const ExprNode& node) {
        const ExprNode* object = &node;
        while (object->kind == ExprKind::member) {
            object = &m_tree.node(object->first);
        }
        if (object->kind == ExprKind::name) {
            return value(node);
        }
        in(tagOf(Form::member), attribute(memberAttribute, m_tree.tokenOf(node)), {node.first});
    }

    const ExprTree& m_tree;
    std::size_t m_indent;
    std::size_t m_levels = 0;
    std::string m_out;
};

} // namespace

std::string toElements(const ExprTree& tree, std::size_t indent) {
    ElementWriter writer(tree, indent);
    writer.write(tree.root);
    return writer.take();
}

std::optional<std::string> convertToElements(std::string_view text, std::vector<Diagnostic>& diagnostics) {
    if (!isXmlText(text)) {
        diagnostics.push_back(
            {&elementDiagnostics["expr.not-for-xml"], {{}, {0, static_cast<std::uint32_t>(text.size())}}, {}, {}, {}});
        return std::nullopt;
    }
    const std::size_t before = diagnostics.size();
    const ExprTree tree = parseExpression({.text = std::string(text)}, {}, diagnostics);
    return diagnostics.size() > before ? std::nullopt : std::optional(toElements(tree));
}

std::optional<std::string> convertToText(std::string_view elements, std::vector<Diagnostic>& diagnostics) {
    const XmlTree tree = parseXml(std::make_shared<SourceText>("", std::string(elements)), {});
    diagnostics.insert(diagnostics.end(), tree.diagnostics().begin(), tree.diagnostics().end());
    const auto isError = [](const Diagnostic& finding) { return finding.severity() == Severity::error; };
    if (tree.root() == XmlTree::none || std::ranges::any_of(tree.diagnostics(), isError)) {
        return std::nullopt;
    }
    const Element root{&tree, tree.root()};
    const bool isExpression = findExpressionElement(root.tag()) != nullptr;
    auto text = isExpression ? expressionOfElement(root, diagnostics) : expressionInside(root, diagnostics);
    return text ? std::optional(onOneLine(std::move(text->text))) : std::nullopt;
}

} // namespace orrery::engine
