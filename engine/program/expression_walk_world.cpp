// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/model.h"
#include "engine/program/expression_walk.h"

#include <algorithm>
#include <utility>

// Walks nodes that refer to more than one object, or to definitions of the content.
namespace orrery::engine {

namespace {

/// The cost of a call of a function, beside that of its body.
constexpr std::size_t callSteps = 16;

} // namespace

/// Continues in another part, which shares this walker's faults and terms.
double ExpressionWalker::walkWith(ExpressionWalker& other, const TypedNode& node, Row candidate, double value) {
    other.m_faults = m_faults;
    other.explainTo(m_terms, m_depth);
    other.setLane(m_lane, candidate, value);
    const double result = other.walk(node);
    m_hasFaults |= other.m_hasFaults;
    return result;
}

double ExpressionWalker::variable(const TypedNode& node) {
    const Row row = node.operands.empty() ? noRow : variableRow(node, walk(node.operands[0]), m_view);
    std::optional<VariableCell> cell;
    std::vector<SolvingFault> faults;
    const double value = readVariable(m_context, node, row, faults, &cell);
    for (const SolvingFault& one : faults) {
        m_hasFaults = true;
        if (m_faults != nullptr && m_faults->size() < maxFaults) {
            m_faults->push_back({m_lane, one.where, one.kind});
        }
    }
    if (m_terms != nullptr && cell) {
        EvaluatedTerm& term = (*m_terms)[m_term];
        term.variable = cell->variable;
        term.object = cell->row;
        term.part = cell->part;
    }
    return value;
}

double ExpressionWalker::has(const TypedNode& node) {
    const double asked = walk(node.operands[0]);
    double answer = missingValue;
    m_context.world().has(m_view, *node.has(), {&asked, 1}, &answer);
    return answer;
}

double ExpressionWalker::lookup(const TypedNode& node) {
    bool isThere = true;
    const double value = lookUp(m_context, node, walk(node.operands[0]), isThere);
    if (!isThere) {
        fault(node, EvaluationFault::Kind::noTableRow);
    }
    return value;
}

double ExpressionWalker::roll(const TypedNode& node) {
    bool isPaid = true;
    const double value = rollDice(m_context, node, walk(node.operands[0]), m_candidate, isPaid);
    if (!isPaid) {
        fault(node, EvaluationFault::Kind::tooMuchWork);
    }
    return value;
}

/// Calls a function of the content: evaluates each argument once, then the body, which reads nothing else (V6.1).
double ExpressionWalker::call(const TypedNode& node) {
    std::vector<double> arguments;
    arguments.reserve(node.operands.size());
    for (const TypedNode& operand : node.operands) {
        arguments.push_back(walk(operand));
    }
    const CheckedFunction& function = m_view.model->language.functions[node.index];
    if (!function.body) {
        return missingValue;
    }
    if (m_context.depth >= maxNesting || !m_context.world().pay(callSteps)) {
        fault(node, EvaluationFault::Kind::tooMuchWork);
        return missingValue;
    }
    EvaluationContext body{.program = m_context.world().compiled(*function.body),
                           .view = m_view,
                           .bindings = m_bindings,
                           .memo = m_context.memo,
                           .isInner = m_context.isInner,
                           .depth = m_context.depth + 1};
    body.bindings.parameters = arguments;
    ExpressionWalker walker(body);
    return walkWith(walker, *body.program.expression().root, m_candidate, m_value);
}

/// Evaluates a node in which bare names refer to another object; `Target` and `Source` stay the same.
double ExpressionWalker::inContext(const TypedNode& node, double object) {
    const Row row = rowOf(object, m_view);
    if (!m_view.exists(row)) {
        return missingValue;
    }
    EvaluationContext inner = m_context;
    inner.bindings.target = target();
    inner.bindings.part = node.index;
    inner.isInner = true;
    ExpressionWalker walker(inner);
    return walkWith(walker, node.operands[1], row, m_value);
}

double ExpressionWalker::aggregated(const TypedNode& node) {
    const AggregateCall& call = *node.aggregate();
    const double from = walk(node.operands[0]);
    const double number = call.hasNumber ? walk(node.operands[call.numberAt()]) : 0.0;
    Aggregated own;
    const Aggregated& result = aggregate(m_context, node, from, number, target(), own, m_terms != nullptr);
    for (const EvaluationFault& one : result.faults) {
        m_hasFaults = true;
        if (m_faults != nullptr && m_faults->size() < maxFaults) {
            m_faults->push_back({m_lane, one.where, one.kind});
        }
    }
    if (m_terms != nullptr) {
        if (!isMissing(result.value)) {
            (*m_terms)[m_term].objects = result.count;
        }
        explainObjects(node, result);
    }
    return result.value;
}

/// Explains the first of the objects that counted, each with its contribution.
void ExpressionWalker::explainObjects(const TypedNode& node, const Aggregated& result) {
    const AggregateCall& call = *node.aggregate();
    const EvaluationContext inner = contextOfRelated(m_context, target());
    const std::size_t shown = std::min(result.objects.size(), maxTermObjects);
    for (std::size_t i = 0; i < shown && m_terms->size() < maxTerms; ++i) {
        const std::size_t place = m_terms->size();
        if (call.hasValue) {
            ExpressionWalker walker(inner);
            walker.explainTo(m_terms, m_depth);
            walker.setLane(m_lane, result.objects[i], 0.0);
            walker.walk(node.operands[call.valueAt()]);
        }
        if (m_terms->size() == place) { // it counts by existing: nothing of it is read
            EvaluatedTerm term;
            term.where = m_expression.placeOf(node);
            term.text = m_view.nameOf(result.objects[i]);
            term.value = call.hasValue ? node.operands[call.valueAt()].constant.value_or(1.0) : 1.0;
            term.format = numberFormat;
            term.depth = m_depth;
            m_terms->push_back(std::move(term));
        }
        (*m_terms)[place].related = result.objects[i];
    }
}

} // namespace orrery::engine
