// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression.h"

#include "engine/check/expression_checker.h"

#include <algorithm>

namespace orrery::engine {

namespace {

using Kind = TypedNode::Kind;

constexpr DiagnosticSpec beyondStrict{"expr.strict", Severity::error, "strict rules do not allow '{0}': {1}",
                                      "Or use rules=\"extended\" in the project."};

/// Checks the form that E7.1 allows: sums, products, and their operands.
class StrictChecker {
public:
    StrictChecker(const TypedExpression& expression, std::vector<Diagnostic>& diagnostics)
        : m_expression(expression), m_diagnostics(diagnostics) {}

    void sum(const TypedNode& node) {
        if (isOperation(node, "+") || (isOperation(node, "-") && node.operands.size() == 2)) {
            sum(node.operands[0]);
            sum(node.operands[1]);
        } else {
            product(node);
        }
    }

private:
    static bool isOperation(const TypedNode& node, std::string_view name) {
        return node.kind == Kind::operation && node.function->name == name;
    }

    void product(const TypedNode& node) {
        if (isOperation(node, "*")) {
            product(node.operands[0]);
            product(node.operands[1]);
        } else if (isOperation(node, "+") || (isOperation(node, "-") && node.operands.size() == 2)) {
            report(node, inPhrase("multiply each term separately: a * c + b * c instead of (a + b) * c"));
        } else {
            factor(node);
        }
    }

    void factor(const TypedNode& node) {
        const bool isNegative = isOperation(node, "-") && node.operands[0].kind == Kind::constant;
        const bool isMeter =
            node.kind == Kind::member && node.access == Access::meter && node.operands[0].kind == Kind::object;
        const bool isGiven = node.kind == Kind::member && node.access == Access::runtime; // E7.9
        if (node.kind == Kind::constant || isNegative || isMeter || isGiven) {
            return;
        }
        report(node, node.function != nullptr ? node.function->strict
                                              : inPhrase("use constants and the meters of Source and Target"));
    }

    void report(const TypedNode& node, std::string_view instead) {
        const std::string text = m_expression.text.substr(node.written.begin, node.written.size());
        m_diagnostics.push_back({&beyondStrict, m_expression.placeOf(node), {text, phrase(instead)}});
    }

    const TypedExpression& m_expression;
    std::vector<Diagnostic>& m_diagnostics;
};

} // namespace

Span TypedExpression::spanOf(Span written) const {
    if (!decoding) {
        return {where.span.begin + written.begin, where.span.begin + written.end};
    }
    const Span then = rawSpanOf(decoding->changes, decoding->begin, written);
    const std::uint32_t moved = where.span.begin - decoding->begin; // wraps around if it moved back
    return {then.begin + moved, then.end + moved};
}

Location TypedExpression::placeOf(const TypedNode& node) const {
    return {where.file, spanOf(node.written)};
}

TypedExpression checkExpression(const DecodedText& text, FileId file, Format expected, const ExpressionContext& context,
                                std::vector<Diagnostic>& diagnostics) {
    const std::size_t before = diagnostics.size();
    const ExprTree tree = parseExpression(text, file, diagnostics);
    TypedExpression result;
    result.text = tree.text;
    result.where = {file, text.rawSpan({0, static_cast<std::uint32_t>(text.text.size())})};
    if (!text.changes.empty()) {
        result.decoding = std::make_shared<const TypedExpression::Decoding>(
            TypedExpression::Decoding{text.changes, result.where.span.begin});
    }
    ExpressionChecker checker(tree, text, file, context, result, diagnostics);
    TypedNode root = checker.check(tree.root, expected);
    checker.require(root, expected);
    const bool isWrong = std::any_of(diagnostics.begin() + static_cast<std::ptrdiff_t>(before), diagnostics.end(),
                                     [](const Diagnostic& d) { return d.severity() == Severity::error; });
    if (isWrong) {
        root.format = badFormat; // a tree with an unclosed bracket may look correct
    }
    result.format = root.format;
    if (result.isGood() && result.format != textFormat) {
        result.constant = root.constant;
    }
    result.identity = context.identity;
    std::ranges::sort(result.variables);
    result.variables.erase(std::unique(result.variables.begin(), result.variables.end()), result.variables.end());
    std::ranges::sort(result.runtime);
    result.runtime.erase(std::unique(result.runtime.begin(), result.runtime.end()), result.runtime.end());
    std::ranges::sort(result.columns);
    result.columns.erase(std::unique(result.columns.begin(), result.columns.end()), result.columns.end());
    result.root = std::make_shared<const TypedNode>(std::move(root));
    return result;
}

void checkStrict(const TypedExpression& expression, std::vector<Diagnostic>& diagnostics) {
    if (expression.isGood()) {
        StrictChecker(expression, diagnostics).sum(*expression.root);
    }
}

} // namespace orrery::engine
