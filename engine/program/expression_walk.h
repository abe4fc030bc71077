// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/expression_context.h"

namespace orrery::engine {

/// Evaluates a typed tree for one lane by walking it. This is the exact evaluation (X1.3). Evaluates only the chosen
/// branch of `if`, and the right side of `and` and `or` only if it matters. Reports an operation that divides by zero
/// or whose result is too large; its value is then 0.
class ExpressionWalker {
public:
    /// @param context must outlive the walker
    explicit ExpressionWalker(const EvaluationContext& context)
        : m_context(context), m_expression(context.program.expression()), m_view(context.view),
          m_bindings(context.bindings) {}

    /// The maximum number of fault locations to report.
    static constexpr std::size_t maxFaults = 16;

    void reportTo(std::vector<EvaluationFault>* faults) { m_faults = faults; }
    /// @param depth the depth of the outermost term
    void explainTo(std::vector<EvaluatedTerm>* terms, std::uint32_t depth = 0) {
        m_terms = terms;
        m_depth = depth;
    }
    void setLane(std::size_t lane, Row candidate, double value) {
        m_lane = lane;
        m_candidate = candidate;
        m_value = value;
    }

    double walk(const TypedNode& node);
    /// Evaluates a node of Kind::context. @param object the value of the node's first operand
    double inContext(const TypedNode& node, double object);
    /// Returns the object that `Target` refers to in this lane.
    Row target() const { return m_context.isInner || m_bindings.target != noRow ? m_bindings.target : m_candidate; }
    /// Returns whether the walker has found any fault so far, reported or not.
    bool hasFaults() const { return m_hasFaults; }

private:
    double explained(const TypedNode& node);
    double valueOf(const TypedNode& node);
    double operation(const TypedNode& node);
    double apply(const TypedNode& node, double a, double b);
    double member(const TypedNode& node);
    double variable(const TypedNode& node);
    double function(const TypedNode& node);
    double call(const TypedNode& node);
    double aggregated(const TypedNode& node);
    void explainObjects(const TypedNode& node, const Aggregated& result);
    double walkWith(ExpressionWalker& other, const TypedNode& node, Row candidate, double value);
    void fault(const TypedNode& node, EvaluationFault::Kind kind);

    const EvaluationContext& m_context;
    const TypedExpression& m_expression;
    const View& m_view;
    const Bindings& m_bindings;
    std::vector<EvaluationFault>* m_faults = nullptr;
    std::vector<EvaluatedTerm>* m_terms = nullptr;
    std::size_t m_lane = 0;
    Row m_candidate = noRow;
    double m_value = 0.0;
    std::uint32_t m_depth = 0;
    std::size_t m_term = 0; ///< index in m_terms of the node being evaluated
    bool m_hasFaults = false;
};

} // namespace orrery::engine
