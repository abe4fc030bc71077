// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tutorial/meaning.h"

#include "engine/content/expression_text.h"
#include "engine/content/schema.h"
#include "engine/syntax/expr_parser.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <vector>

namespace orrery::widgets {

namespace {

using engine::Element;
using engine::ExprKind;
using engine::ExprNode;
using engine::ExprTree;

/// An expression as a sum: a constant, and the coefficients of its terms by their meaning.
struct Sum {
    double constant = 0.0;
    std::map<std::string, double> terms;

    bool isConstant() const { return terms.empty(); }
    void add(const Sum& other, double factor) {
        constant += other.constant * factor;
        for (const auto& [words, count] : other.terms) {
            if ((terms[words] += count * factor) == 0.0) {
                terms.erase(words);
            }
        }
    }
    static Sum of(double number) { return {number, {}}; }
    static Sum of(const std::string& words) { return {0.0, {{words, 1.0}}}; }
};

std::string numberText(double number) {
    std::array<char, 32> text{};
    // Prints fewer digits than a double has, because authors expect 0.1 + 0.2 to equal 0.3.
    const int length = std::snprintf(text.data(), text.size(), "%.12g", number == 0.0 ? 0.0 : number);
    return {text.data(), static_cast<std::size_t>(std::max(length, 0))};
}

std::string textOf(const Sum& sum) {
    if (sum.constant == 0.0 && sum.terms.size() == 1 && sum.terms.begin()->second == 1.0) {
        return sum.terms.begin()->first;
    }
    std::string text = numberText(sum.constant);
    for (const auto& [words, count] : sum.terms) {
        text += '+' + numberText(count) + '*' + words;
    }
    return sum.isConstant() ? text : '(' + text + ')';
}

std::string listed(std::string_view head, const std::vector<std::string>& parts) {
    std::string text(head);
    for (const std::string& part : parts) {
        text += (&part == &parts.front() ? '(' : ',') + part;
    }
    return parts.empty() ? text : text + ')';
}

class ExpressionReading {
public:
    explicit ExpressionReading(const ExprTree& tree) : m_tree(tree) {}

    // Recursion is safe, because expressions are at most ExprLimits::maxDepth deep.
    Sum sumOf(std::uint32_t index) const {
        const ExprNode& node = m_tree.node(index);
        const std::vector<std::uint32_t> operands = m_tree.operands(node);
        if (node.kind == ExprKind::number) {
            return Sum::of(node.number);
        }
        if (node.kind == ExprKind::prefix && operands.size() == 1 && (node.op == "-" || node.op == "+")) {
            Sum sum;
            sum.add(sumOf(operands[0]), node.op == "-" ? -1.0 : 1.0);
            return sum;
        }
        if (node.kind == ExprKind::infix && operands.size() == 2) {
            return infix(node, operands[0], operands[1]);
        }
        return Sum::of(words(node, operands));
    }

private:
    std::string textAt(std::uint32_t index) const { return textOf(sumOf(index)); }

    Sum infix(const ExprNode& node, std::uint32_t left, std::uint32_t right) const {
        Sum sum = sumOf(left);
        const Sum other = sumOf(right);
        if (node.op == "+" || node.op == "-") {
            sum.add(other, node.op == "-" ? -1.0 : 1.0);
            return sum;
        }
        if (node.op == "*" && (sum.isConstant() || other.isConstant())) {
            Sum product;
            product.add(sum.isConstant() ? other : sum, sum.isConstant() ? sum.constant : other.constant);
            return product;
        }
        if (node.op == "/" && other.isConstant() && other.constant != 0.0) {
            Sum quotient;
            quotient.add(sum, 1.0 / other.constant);
            return quotient;
        }
        std::vector<std::string> parts{textOf(sum), textOf(other)};
        static constexpr std::array<std::string_view, 5> either{"*", "and", "or", "==", "!="};
        if (node.op == ">" || node.op == ">=") {
            return Sum::of(listed(node.op == ">" ? "<" : "<=", {parts[1], parts[0]}));
        }
        if (std::ranges::find(either, node.op) != either.end()) {
            std::ranges::sort(parts);
        }
        return Sum::of(listed(node.op, parts));
    }

    std::string words(const ExprNode& node, const std::vector<std::uint32_t>& operands) const {
        if (node.kind == ExprKind::bad) {
            return "bad " + m_tree.text;
        }
        std::vector<std::string> parts;
        for (const std::uint32_t operand : operands) {
            parts.push_back(textAt(operand));
        }
        if (node.kind == ExprKind::prefix || node.kind == ExprKind::clause) {
            return listed(node.op, parts);
        }
        // The token of a choice or selection depends on its notation, so it is not part of the meaning.
        const bool hasWord = node.kind != ExprKind::choice && node.kind != ExprKind::selection;
        const std::string kind = std::to_string(static_cast<int>(node.kind)) + ' ';
        return listed(kind + (hasWord ? std::string(m_tree.tokenOf(node)) : std::string()), parts);
    }

    const ExprTree& m_tree;
};

std::string meaningOf(const std::optional<engine::DecodedText>& text) {
    return text ? expressionMeaning(text->text) : std::string("bad");
}

std::string defaultMeaning(const engine::ParameterSpec& spec) {
    const bool isExpression = engine::takesElements(spec) && !spec.fallback.empty();
    return isExpression ? expressionMeaning(spec.fallback) : std::string(spec.fallback);
}

/// Adds the conditions inside a condition that combines others. Flattens nested ones with the same tag, such as `and`
/// in `and`.
void addFlat(Element condition, std::string_view tag, const engine::Vocabulary& vocabulary,
             std::vector<std::string>& out) {
    for (const Element child : condition.children()) {
        if (child.tag() == tag) {
            addFlat(child, tag, vocabulary, out);
        } else {
            out.push_back(conditionMeaning(child, vocabulary));
        }
    }
}

} // namespace

std::string expressionMeaning(std::string_view expression) {
    std::vector<engine::Diagnostic> ignored;
    engine::DecodedText text;
    text.text = expression;
    const ExprTree tree = engine::parseExpression(text, {}, ignored);
    return engine::hasErrors(ignored) ? "bad " + std::string(expression)
                                      : textOf(ExpressionReading(tree).sumOf(tree.root));
}

std::string attributeMeaning(Element element, const engine::ParameterSpec& spec) {
    if (engine::takesElements(spec)) {
        std::vector<engine::Diagnostic> ignored;
        if (const auto written = engine::writtenExpression(element, spec.name, ignored)) {
            return meaningOf(written->text);
        }
        return defaultMeaning(spec);
    }
    const std::string value = element.value(spec.name);
    return value.empty() ? defaultMeaning(spec) : value;
}

std::string conditionMeaning(Element condition, const engine::Vocabulary& vocabulary) {
    const engine::ElementRow row = rowOf(condition, vocabulary);
    std::vector<engine::Diagnostic> ignored;
    if (row.expression != nullptr) {
        return "if " + meaningOf(engine::writtenCondition(condition, ignored).text);
    }
    std::vector<std::string> parts;
    const bool isJoined = condition.tag() == "and" || condition.tag() == "or";
    if (isJoined) {
        addFlat(condition, condition.tag(), vocabulary, parts);
        if (parts.size() == 1) {
            return parts.front();
        }
        std::ranges::sort(parts);
    }
    const auto [specs, words] = attributesOf(condition, row, vocabulary);
    for (const engine::ParameterSpec& spec : specs) {
        const std::string value = attributeMeaning(condition, spec);
        if (condition.tag() == "expression" && spec.name == "if") {
            return "if " + value;
        }
        if (!value.empty() && value != defaultMeaning(spec)) {
            parts.push_back(std::string(spec.name) + '=' + value);
        }
    }
    if (!isJoined) {
        for (const Element child : condition.children()) {
            if (!engine::isWrittenChild(child, specs)) {
                parts.push_back(conditionMeaning(child, vocabulary));
            }
        }
    }
    return listed(condition.tag(), parts);
}

} // namespace orrery::widgets
