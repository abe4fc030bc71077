// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/operation_checker.h"

#include "engine/check/expression/arity.h"
#include "engine/check/expression/expression_diagnostics.h"
#include "engine/check/expression/typed_nodes.h"
#include "engine/check/expression/word_meanings.h"

#include <algorithm>

namespace orrery::engine {

namespace {

using Kind = TypedNode::Kind;

} // namespace

void OperationChecker::requireComparable(TypedNode& node, const ExprNode& written) {
    const ExpressionFunction* row =
        written.kind == ExprKind::infix
            ? m_tools.context.vocabulary->function(written.op, ExpressionFunction::Shape::infix)
            : nullptr;
    if (!node.isBad() && row != nullptr && row->signature == Signature::compare) {
        m_tools.problems.report(expressionDiagnostics["expr.chained-comparison"], written.span,
                                {m_tools.problems.written(written.span)});
        node.format = badFormat;
    }
    m_tools.problems.require(node, numberFormat);
}

/// Returns whether a node may need the format of its neighbour.
bool OperationChecker::isHungry(std::uint32_t index) const {
    const ExprNode& node = m_tools.tree.node(index);
    if (node.kind == ExprKind::choice) {
        const std::vector<std::uint32_t> parts = m_tools.tree.operands(node);
        return parts.size() == 3 && isHungry(parts[1]) && isHungry(parts[2]);
    }
    if (node.kind != ExprKind::name) {
        return false;
    }
    const std::string_view name = m_tools.tree.tokenOf(node);
    const WordRow* word = findWord(name);
    return word != nullptr ? word->meaning == WordRow::Meaning::none : !WordMeanings(m_tools.context).isReading(name);
}

/// Checks two values of one format. The format of one side gives a bare word on the other side its meaning (`size ==
/// large`, `large == size`).
void OperationChecker::checkPair(std::uint32_t left, std::uint32_t right, Format hint, std::vector<TypedNode>& out) {
    // Checks a word last if the other side is not a word. A word may be both a member and a type (`system`).
    const auto isName = [&](std::uint32_t index) { return m_tools.tree.node(index).kind == ExprKind::name; };
    const bool mayMeanMore = isHungry(left) || (isName(left) && !isName(right));
    const bool rightFirst = hint.isBad() && mayMeanMore && !isHungry(right);
    TypedNode first = m_parts.check(rightFirst ? right : left, hint);
    TypedNode second = m_parts.check(rightFirst ? left : right, first.isBad() ? hint : first.format);
    if (!first.isBad() && !second.isBad() && first.format != second.format) {
        const TypedNode& a = rightFirst ? second : first;
        const TypedNode& b = rightFirst ? first : second;
        ProblemReporter& problems = m_tools.problems;
        problems.report(expressionDiagnostics["expr.different-formats"], {a.written.begin, b.written.end},
                        {problems.written(a.written), problems.nameOf(a.format), problems.written(b.written),
                         problems.nameOf(b.format)});
        first.format = badFormat;
    }
    out.push_back(std::move(rightFirst ? second : first));
    out.push_back(std::move(rightFirst ? first : second));
}

TypedNode OperationChecker::check(const ExprNode& node, const ExpressionFunction& row, Format hint) {
    if (!hasArity(m_tools.tree, node, row, m_tools.problems)) {
        m_parts.checkAll(node);
        return badNode(node);
    }
    const std::vector<std::uint32_t> written = m_tools.tree.operands(node);
    TypedNode out = makeNode(Kind::operation, node, booleanFormat);
    out.function = &row;
    out.operands.reserve(written.size());
    switch (row.signature) {
    case Signature::equal:
        checkPair(written[0], written[1], badFormat, out.operands);
        break;
    case Signature::choice:
        out.kind = Kind::choice;
        out.operands.push_back(m_parts.require(written[0], booleanFormat));
        checkPair(written[1], written[2], hint, out.operands);
        out.format = out.operands[1].format;
        break;
    default:
        for (const std::uint32_t operand : written) {
            const bool wantsTruth = row.signature == Signature::boolean;
            out.operands.push_back(m_parts.check(operand, wantsTruth ? booleanFormat : numberFormat));
            if (row.signature == Signature::compare) {
                requireComparable(out.operands.back(), m_tools.tree.node(operand));
            } else {
                m_tools.problems.require(out.operands.back(), wantsTruth ? booleanFormat : numberFormat);
            }
        }
        out.format = row.signature == Signature::number ? numberFormat : booleanFormat;
        break;
    }
    if (std::ranges::any_of(out.operands, &TypedNode::isBad)) {
        return badNode(node);
    }
    if (out.kind == Kind::choice) {
        m_folder.foldChoice(out);
    } else {
        m_folder.fold(out);
    }
    return out;
}

} // namespace orrery::engine
