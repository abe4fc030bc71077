// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/expression_walk.h"

#include "engine/check/expression/expression_kernels.h"
#include "engine/check/model/model.h"
#include "engine/program/expression_batch.h"
#include "engine/program/function_call.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace orrery::engine {

namespace {

/// The cost of a function call, in addition to the cost of its body.
constexpr std::size_t callSteps = 16;

} // namespace

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
    case Kind::function:
        return function(node);
    case Kind::call:
        return call(node);
    case Kind::parameter:
        return node.index < m_bindings.parameters.size() ? m_bindings.parameters[node.index] : missingValue;
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
            return result; // the left side decides, so a fault on the right side does not matter
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

/// Evaluates a node with another walker. That walker shares this walker's faults and terms.
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

double ExpressionWalker::function(const TypedNode& node) {
    Scratch<double, 4> values(node.operands.size());
    Scratch<LaneOperand, 4> operands(node.operands.size());
    for (std::size_t i = 0; i < node.operands.size(); ++i) {
        values[i] = walk(node.operands[i]);
        operands[i] = {&values[i], true};
    }
    double out = missingValue;
    std::optional<EvaluationFault::Kind> found;
    node.function->evaluate(
        {m_context, node, {operands.data(), node.operands.size()}, {&m_candidate, 1}, {&out, 1}, found});
    if (found) {
        fault(node, *found);
    }
    return out;
}

/// Calls a function of the content. Evaluates each argument once, then the body. The body reads only the arguments
/// (V6.1).
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

/// Explains the first few objects that counted, each with its contribution.
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
        if (m_terms->size() == place) { // the object counts because it exists; the aggregate reads no value of it
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
