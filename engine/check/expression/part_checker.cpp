// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/part_checker.h"

#include "engine/check/expression/expression_diagnostics.h"

namespace orrery::engine {

TypedNode PartChecker::require(std::uint32_t index, Format wanted) {
    TypedNode out = check(index, wanted);
    m_tools.problems.require(out, wanted);
    return out;
}

TypedNode PartChecker::checkInner(std::uint32_t index, Format hint, ScopeIndex scope) {
    const BareNames::Inside inside(m_tools.bareNames, scope);
    return check(index, hint);
}

void PartChecker::checkAll(const ExprNode& node) {
    for (const std::uint32_t operand : m_tools.tree.operands(node)) {
        checkAny(operand);
    }
}

void PartChecker::checkAny(std::uint32_t index) {
    const ExprNode& node = m_tools.tree.node(index);
    if (node.kind == ExprKind::selection) {
        for (const std::uint32_t operand : m_tools.tree.operands(node)) {
            // Skips words, which have a meaning only in aggregates.
            if (m_tools.tree.node(operand).kind != ExprKind::name) {
                checkAny(operand);
            }
        }
    } else if (node.kind == ExprKind::clause) {
        const bool isWhere = node.op == whereClause;
        isWhere ? checkInner(node.first, booleanFormat, globalScope) : check(node.first, objectFormat);
    } else {
        check(index, badFormat);
    }
}

std::optional<std::string_view> PartChecker::word(const ExprNode& node, std::string_view wanted) {
    switch (node.kind) {
    case ExprKind::name:
        return m_tools.tree.tokenOf(node);
    case ExprKind::text:
        return m_tools.tree.textOf(node);
    case ExprKind::bad:
        checkAll(node);
        return std::nullopt;
    default:
        m_tools.problems.report(expressionDiagnostics["expr.wants-word"], node.span,
                                {m_tools.problems.written(node.span), Phrase::said(std::string(wanted))});
        return std::nullopt;
    }
}

} // namespace orrery::engine
