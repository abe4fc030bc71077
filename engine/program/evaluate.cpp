// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/evaluate.h"

#include "engine/program/expression_walk.h"
#include "engine/program/world_caches.h"

#include <cassert>

namespace orrery::engine {

namespace {

/// The context of one outermost call. If the expression needs a World, uses the given one or makes its own.
class Outermost {
public:
    Outermost(const ExpressionProgram& program, const View& view, const Bindings& bindings)
        : m_context{.program = program, .view = view, .bindings = bindings, .memo = m_memo} {
        if (!program.asksWorld()) {
            return;
        }
        if (bindings.world == nullptr) {
            m_own.emplace(*view.model);
            m_context.bindings.world = &*m_own;
        }
        m_call.emplace(*m_context.bindings.world, view);
    }
    const EvaluationContext& context() const { return m_context; }

private:
    AggregateMemo m_memo;
    std::optional<World> m_own;
    EvaluationContext m_context;
    std::optional<WorldCall> m_call;
};

/// Evaluates the guard first. Evaluates the whole expression only for candidates whose guard is not false. The parts
/// that need the World cost far more. As in a walk, faults in skipped parts do not matter.
/// @return false if this saves nothing or the guard has a fault; the caller must then evaluate everything
bool evaluateGuarded(const EvaluationContext& context, std::span<const Row> candidates, std::span<const double> values,
                     std::span<double> out, std::vector<EvaluationFault>* faults, EvaluationCounts& counts) {
    const ExpressionProgram& program = context.program;
    const bool targetIsCandidate = context.bindings.target == noRow;
    std::vector<EvaluationFault> ofGuard;
    if (evaluateLanes(context, *program.guard()->node, program.guardCode(targetIsCandidate), candidates, values, out,
                      &ofGuard, counts)) {
        return false;
    }
    std::vector<std::size_t> lanes;
    std::vector<Row> rows;
    std::vector<double> ofRows;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        if (out[i] != 0.0) { // the guard is true or missing
            lanes.push_back(i);
            rows.push_back(candidates[i]);
            if (!values.empty()) {
                ofRows.push_back(values[i]);
            }
        }
    }
    if (rows.size() == candidates.size()) {
        return false;
    }
    std::ranges::fill(out, 0.0);
    if (rows.empty()) {
        return true;
    }
    std::vector<double> results(rows.size());
    const std::size_t before = faults != nullptr ? faults->size() : 0;
    evaluateLanes(context, *program.expression().root, program.code(targetIsCandidate), rows, ofRows, results, faults,
                  counts);
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        out[lanes[i]] = results[i];
    }
    for (std::size_t i = before; faults != nullptr && i < faults->size(); ++i) {
        (*faults)[i].lane = lanes[(*faults)[i].lane];
    }
    return true;
}

} // namespace

void evaluate(const ExpressionProgram& program, const View& view, const Bindings& bindings,
              std::span<const Row> candidates, std::span<const double> values, std::span<double> out,
              std::vector<EvaluationFault>* faults, EvaluationCounts* counts) {
    assert(out.size() == candidates.size());
    assert(!program.expression().readsValue || values.size() == candidates.size());
    if (candidates.empty()) {
        return;
    }
    EvaluationCounts ignored;
    EvaluationCounts& counted = counts != nullptr ? *counts : ignored;
    const Outermost outermost(program, view, bindings);
    constexpr std::size_t few = 16; // two passes over so few candidates save nothing
    if (program.guard() != nullptr && candidates.size() > few &&
        evaluateGuarded(outermost.context(), candidates, values, out, faults, counted)) {
        return;
    }
    evaluateLanes(outermost.context(), *program.expression().root, program.code(bindings.target == noRow), candidates,
                  values, out, faults, counted);
}

double evaluateOne(const ExpressionProgram& program, const View& view, const Bindings& bindings, Row candidate,
                   double value, std::vector<EvaluationFault>* faults, std::vector<EvaluatedTerm>* terms) {
    const Outermost outermost(program, view, bindings);
    ExpressionWalker walker(outermost.context());
    walker.reportTo(faults);
    walker.explainTo(terms);
    walker.setLane(0, candidate, value);
    return walker.walk(*program.expression().root);
}

} // namespace orrery::engine
