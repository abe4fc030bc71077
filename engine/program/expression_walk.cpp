// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/expression_walk.h"

#include "engine/check/expression_kernels.h"
#include "engine/check/model.h"

#include <cmath>
#include <utility>

namespace orrery::engine {

using Kind = TypedNode::Kind;

double ExpressionWalker::walk(const TypedNode& node) {
    const bool isLeaf = node.kind == Kind::constant || node.kind == Kind::text || node.kind == Kind::object;
    if (m_terms != nullptr && !isLeaf) {
        return explained(node);
    }
    return node.constant ? *node.constant : valueOf(node);
}

double ExpressionWalker::explained(const TypedNode& node) {
    if (m_terms->size() >= maxTerms) {
        std::vector<EvaluatedTerm>* const terms = std::exchange(m_terms, nullptr);
        const double value = walk(node);
        m_terms = terms;
        return value;
    }
    const std::size_t place = m_terms->size();
    EvaluatedTerm term;
    term.where = m_expression.placeOf(node);
    term.text = m_expression.text.substr(node.written.begin, node.written.size());
    term.format = node.format;
    term.depth = m_depth;
    m_terms->push_back(std::move(term));
    ++m_depth;
    const std::size_t outer = std::exchange(m_term, place);
    const double value = node.constant ? *node.constant : valueOf(node);
    m_term = outer;
    --m_depth;
    (*m_terms)[place].value = value;
    if (isText(node.format)) {
        (*m_terms)[place].shown = formatValue(value, node.format, m_view, m_expression, m_bindings.world);
    }
    return value;
}

double ExpressionWalker::valueOf(const TypedNode& node) {
    switch (node.kind) {
    case Kind::bad:
        return missingValue;
    case Kind::constant:
        return *node.constant;
    case Kind::text:
        return m_bindings.world != nullptr ? m_bindings.world->textValue(m_view, node.text())
                                           : literalText(node, m_view);
    case Kind::turn:
        return static_cast<double>(m_view.turn);
    case Kind::value:
        return m_value;
    case Kind::amount:
        return m_bindings.occurrence.amount;
    case Kind::object: {
        const Row row = node.root == ExpressionRoot::source    ? m_bindings.source
                        : node.root == ExpressionRoot::target  ? target()
                        : node.root == ExpressionRoot::subject ? m_bindings.occurrence.subject
                                                               : m_candidate;
        return row == noRow ? noneValue : static_cast<double>(row);
    }
    case Kind::named:
        return namedObject(node, m_view);
    case Kind::member:
        return member(node);
    case Kind::choice: {
        const double condition = walk(node.operands[0]);
        return isMissing(condition) ? condition : walk(node.operands[condition == 1.0 ? 1 : 2]);
    }
    case Kind::operation:
        return operation(node);
    case Kind::game: {
        const Row row = m_context.world().game(m_view);
        return row == noRow ? noneValue : static_cast<double>(row);
    }
    case Kind::variable:
        return variable(node);
    case Kind::aggregate:
        return aggregated(node);
    case Kind::has:
        return has(node);
    case Kind::ownedBy: {
        const double object = walk(node.operands[0]);
        return readOwnedBy(m_view, object, walk(node.operands[1]));
    }
    case Kind::canHave: {
        const double object = walk(node.operands[0]);
        return m_context.world().canHave(m_view, object, walk(node.operands[1]));
    }
    case Kind::call:
        return call(node);
    case Kind::parameter:
        return node.index < m_bindings.parameters.size() ? m_bindings.parameters[node.index] : missingValue;
    case Kind::lookup:
        return lookup(node);
    case Kind::fact:
        return readFact(m_context, node, walk(node.operands[0]));
    case Kind::roll:
        return roll(node);
    case Kind::context:
        return inContext(node, walk(node.operands[0]));
    }
    return missingValue;
}

double ExpressionWalker::member(const TypedNode& node) {
    const TypedNode& owner = node.operands[0];
    const Row row = memberRow(owner, walk(owner), m_view);
    if (m_terms != nullptr) {
        EvaluatedTerm& term = (*m_terms)[m_term];
        term.object = holderOfMember(node, m_view, row);
        term.column = node.column;
        term.isReading = term.object != noRow;
    }
    return readMember(node, m_view, row, m_bindings.missingAsZero);
}

double ExpressionWalker::operation(const TypedNode& node) {
    double result = walk(node.operands[0]);
    if (node.operands.size() == 1) {
        return apply(node, result, 0.0);
    }
    for (std::size_t i = 1; i < node.operands.size(); ++i) {
        if (node.function->signature == Signature::boolean && !isMissing(result) &&
            node.function->kernel->one(result, missingValue) == result) {
            return result; // decided by the left side: a fault on the right side does not matter
        }
        result = apply(node, result, walk(node.operands[i]));
    }
    return result;
}

double ExpressionWalker::apply(const TypedNode& node, double a, double b) {
    const Kernel& kernel = *node.function->kernel;
    const double result = kernel.one(a, b);
    if (std::isfinite(result) || isMissing(a) || isMissing(b)) {
        return result;
    }
    if (kernel.dividesByZero != nullptr && kernel.dividesByZero(a, b)) {
        fault(node, EvaluationFault::Kind::divisionByZero);
    } else {
        fault(node, std::isnan(result) ? EvaluationFault::Kind::notANumber : EvaluationFault::Kind::overflow);
    }
    return 0.0;
}

void ExpressionWalker::fault(const TypedNode& node, EvaluationFault::Kind kind) {
    m_hasFaults = true;
    if (m_faults != nullptr && m_faults->size() < maxFaults) {
        m_faults->push_back({m_lane, m_expression.placeOf(node), kind});
    }
}

} // namespace orrery::engine
