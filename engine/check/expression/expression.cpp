// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/expression.h"

#include "engine/check/expression/expression_node.h"
#include "engine/check/model/check_diagnostics.h"

#include <algorithm>

namespace orrery::engine {

namespace {

using Kind = TypedNode::Kind;

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
        // A run-time property counts as a constant (E7.9).
        const bool isGiven = node.kind == Kind::member && node.access == Access::runtime;
        if (node.kind == Kind::constant || isNegative || isMeter || isGiven) {
            return;
        }
        report(node, node.function != nullptr ? node.function->strict
                                              : inPhrase("use constants and the meters of Source and Target"));
    }

    void report(const TypedNode& node, std::string_view instead) {
        const std::string text = m_expression.text.substr(node.written.begin, node.written.size());
        m_diagnostics.push_back(
            {&checkDiagnostics["expr.strict"], m_expression.placeOf(node), {text, phrase(instead)}});
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
    const std::uint32_t moved = where.span.begin - decoding->begin; // wraps around if the text moved back
    return {then.begin + moved, then.end + moved};
}

Location TypedExpression::placeOf(const TypedNode& node) const {
    return {where.file, spanOf(node.written)};
}

std::string wordFor(std::string_view objectName) {
    std::string word(objectName);
    std::ranges::replace(word, ' ', '_');
    return word;
}

void checkStrict(const TypedExpression& expression, std::vector<Diagnostic>& diagnostics) {
    if (expression.isGood()) {
        StrictChecker(expression, diagnostics).sum(*expression.root);
    }
}

} // namespace orrery::engine
