// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/call_checker.h"

#include "engine/check/expression/arity.h"
#include "engine/check/expression/call_site.h"
#include "engine/check/expression/expression_diagnostics.h"
#include "engine/check/expression/suggestions.h"
#include "engine/check/expression/word_meanings.h"

#include <algorithm>

namespace orrery::engine {

/// Returns whether a call is an aggregate, according to its name or its arguments. The names min and max also belong to
/// functions of numbers.
bool CallChecker::isAggregate(const ExprNode& node, const ExpressionFunction* row) const {
    if (node.first != ExprNode::none && m_tools.tree.node(node.first).kind == ExprKind::selection) {
        return true;
    }
    const WordMeanings meanings(m_tools.context);
    const bool isKnown = meanings.isAggregate(m_tools.tree.tokenOf(node));
    if (!isKnown || row == nullptr) {
        return isKnown;
    }
    return node.first != ExprNode::none && m_tools.tree.node(node.first).kind == ExprKind::name &&
           meanings.isTypeWord(m_tools.tree.tokenOf(m_tools.tree.node(node.first)));
}

TypedNode CallChecker::check(const ExprNode& node, Format hint) {
    const std::string_view name = m_tools.tree.tokenOf(node);
    const ExpressionFunction* row = m_tools.context.vocabulary->function(name, ExpressionFunction::Shape::call);
    if (isAggregate(node, row)) {
        return m_aggregates.check(node);
    }
    if (row != nullptr) {
        return row->check != nullptr ? checkSpecial(node, *row, hint) : m_operations.check(node, *row, hint);
    }
    if (const Language* language = m_tools.context.language; language != nullptr) {
        if (const auto found = language->functionNames.find(name); found != language->functionNames.end()) {
            return checkDefined(node, found->second);
        }
    }
    return checkUnknown(node);
}

TypedNode CallChecker::checkSpecial(const ExprNode& node, const ExpressionFunction& row, Format hint) {
    if (!hasArity(m_tools.tree, node, row, m_tools.problems)) {
        for (const std::uint32_t operand : m_tools.tree.operands(node)) {
            // Skips names, because they may be ids instead of values.
            if (m_tools.tree.node(operand).kind != ExprKind::name) {
                m_parts.checkAny(operand);
            }
        }
        return badNode(node);
    }
    TypedNode out = row.check({node, row, hint, m_tools.tree.operands(node), m_tools, m_parts});
    if (out.kind == TypedNode::Kind::function) {
        out.function = &row;
    }
    return out;
}

/// Checks a call of a content function (V6.1).
TypedNode CallChecker::checkDefined(const ExprNode& node, FunctionIndex index) {
    const CheckedFunction& function = m_tools.context.language->functions[index];
    const std::vector<std::uint32_t> written = m_tools.tree.operands(node);
    m_tools.names.add(NameKind::function, node.token, index);
    if (m_tools.context.isConstant) {
        m_tools.problems.reportUnavailable(node.token, function.id + "()");
        m_parts.checkAll(node);
        return badNode(node);
    }
    if (written.size() != function.parameters.size()) {
        Diagnostic& finding =
            m_tools.problems.report(expressionDiagnostics["expr.arity"], node.token,
                                    {function.id, valueCount(function.parameters.size()), valueCount(written.size())});
        finding.notes.push_back({function.where, phrase("defined here")});
        m_parts.checkAll(node);
        return badNode(node);
    }
    TypedNode out = makeNode(TypedNode::Kind::call, node, function.result);
    out.index = index;
    for (std::size_t i = 0; i < written.size(); ++i) {
        out.operands.push_back(m_parts.require(written[i], function.parameters[i].format));
    }
    if (function.result.isBad() || std::ranges::any_of(out.operands, &TypedNode::isBad)) {
        return badNode(node);
    }
    m_tools.reads.addBody(function.body.get());
    return out;
}

TypedNode CallChecker::checkUnknown(const ExprNode& node) {
    const WordMeanings meanings(m_tools.context);
    if (node.first != ExprNode::none && m_tools.tree.node(node.first).kind == ExprKind::name) {
        const std::string_view word = m_tools.tree.tokenOf(m_tools.tree.node(node.first));
        if (meanings.isTypeWord(word) && !meanings.isReading(word)) {
            return m_aggregates.check(node); // a call such as sum(planets, …), with another word in place of sum
        }
    }
    m_tools.problems.reportUnknown(expressionDiagnostics["expr.unknown-function"], node,
                                   [&] { return Suggestions(m_tools.context).calls(); });
    m_parts.checkAll(node);
    return badNode(node);
}

} // namespace orrery::engine
