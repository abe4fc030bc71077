// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/evaluate.h"

#include "engine/program/expression_walk.h"
#include "engine/program/world_caches.h"

#include <cassert>

namespace orrery::engine {

namespace {

/// What one call from outside needs: the world it is given, or one for itself, where the expression asks one at all.
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
    const Outermost outermost(program, view, bindings);
    evaluateLanes(outermost.context(), *program.expression().root, program.code(bindings.target == noRow), candidates,
                  values, out, faults, counts != nullptr ? *counts : ignored);
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
