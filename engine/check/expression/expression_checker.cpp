// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/expression_checker.h"

#include "engine/check/expression/expression_diagnostics.h"
#include "engine/check/expression/typed_nodes.h"

#include <algorithm>

namespace orrery::engine {

namespace {

using Shape = ExpressionFunction::Shape;

template <typename Value>
void sortOnce(std::vector<Value>& values) {
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
}

} // namespace

TypedNode ExpressionChecker::check(std::uint32_t index, Format hint) {
    const ExprNode& node = m_tools.tree.node(index);
    switch (node.kind) {
    case ExprKind::number:
        return constantNode(node, numberFormat, node.number);
    case ExprKind::text:
        return m_literals.checkText(node);
    case ExprKind::dice:
        return m_literals.checkDice(node);
    case ExprKind::pair:
        return m_literals.checkPair(node);
    case ExprKind::name:
        return m_names.checkName(node, hint);
    case ExprKind::member:
        return m_names.checkMember(node);
    case ExprKind::call:
        return m_calls.check(node, hint);
    case ExprKind::prefix:
        return checkOperation(node, node.op, Shape::prefix, hint);
    case ExprKind::infix:
        return checkOperation(node, node.op, Shape::infix, hint);
    case ExprKind::choice:
        return checkOperation(node, "if", Shape::call, hint);
    case ExprKind::selection:
        m_tools.problems.report(expressionDiagnostics["expr.stray-selection"], node.span,
                                {m_tools.problems.written(node.span)});
        break;
    case ExprKind::clause:
    case ExprKind::bad:
        break;
    }
    m_parts.checkAll(node);
    return badNode(node);
}

TypedNode ExpressionChecker::checkOperation(const ExprNode& node, std::string_view name,
                                            ExpressionFunction::Shape shape, Format hint) {
    const ExpressionFunction* row = m_tools.context.vocabulary->function(name, shape);
    if (row == nullptr) { // an embedding program has no row for this operation
        m_parts.checkAll(node);
        m_tools.problems.reportUnavailable(node.token, std::string(name));
        return badNode(node);
    }
    return m_operations.check(node, *row, hint);
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
    CheckTools tools(tree, text, file, context, result, diagnostics);
    TypedNode root = ExpressionChecker(tools).check(tree.root, expected);
    tools.problems.require(root, expected);
    const bool isWrong = std::any_of(diagnostics.begin() + static_cast<std::ptrdiff_t>(before), diagnostics.end(),
                                     [](const Diagnostic& d) { return d.severity() == Severity::error; });
    if (isWrong) {
        root.format = badFormat; // the tree may look correct, for example with an unclosed bracket
    }
    result.format = root.format;
    if (result.isGood() && result.format != textFormat) {
        result.constant = root.constant;
    }
    result.identity = context.identity;
    sortOnce(result.variables);
    sortOnce(result.runtime);
    sortOnce(result.columns);
    result.root = std::make_shared<const TypedNode>(std::move(root));
    return result;
}

} // namespace orrery::engine
