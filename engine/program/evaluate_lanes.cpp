// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/expression_kernels.h"
#include "engine/check/model/model.h"
#include "engine/program/expression_batch.h"
#include "engine/program/expression_walk.h"
#include "engine/program/function_call.h"
#include "engine/program/turn_work.h"

#include <algorithm>
#include <cassert>

namespace orrery::engine {

namespace {

using Kind = TypedNode::Kind;

/// Runs straight-line code over batches of lanes.
class LaneRunner {
public:
    LaneRunner(const LaneCode& code, const EvaluationContext& context, std::size_t lanes)
        : m_code(code), m_context(context), m_view(context.view), m_stride(std::min(lanes, lanesPerBatch)),
          m_uniforms(code.uniforms.size()), m_pointers(code.slotCount()),
          m_buffers((code.loads.size() + code.intermediates) * m_stride) {
        for (std::size_t i = 0; i < code.uniforms.size(); ++i) {
            m_pointers[i] = &m_uniforms[i];
        }
    }

    /// Evaluates the uniforms. @return false if one has a fault; the fault matters only if a lane uses the uniform
    bool setUniforms(ExpressionWalker& walker) {
        for (std::size_t i = 0; i < m_code.uniforms.size(); ++i) {
            m_uniforms[i] = walker.walk(*m_code.uniforms[i]);
        }
        return !walker.hasFaults();
    }

    double uniformResult() { return m_uniforms[m_code.result]; }

    /// Runs the code over one batch. @param parameters the function's arguments, if the code is its body
    /// @return whether a lane may have a fault
    bool run(Batch& batch, const double* values, std::span<const LaneOperand> parameters, double* out) {
        for (std::size_t i = 0; i < m_code.loads.size(); ++i) {
            const TypedNode& node = *m_code.loads[i];
            double* buffer = m_buffers.data() + i * m_stride;
            m_pointers[m_code.uniforms.size() + i] = node.kind == Kind::value    ? values
                                                     : node.kind == Kind::object ? batch.rowNumbers(buffer)
                                                     : node.kind == Kind::parameter
                                                         ? lanesOf(parameters[node.index], batch.size(), buffer)
                                                         : batch.read(node, buffer);
        }
        if (m_code.isLoad(m_code.result)) {
            std::copy_n(m_pointers[m_code.result], batch.size(), out);
            return false;
        }
        bool isSuspect = false;
        for (const LaneStep& step : m_code.steps) {
            double* to = &step == &m_code.steps.back() ? out : buffer(step.out);
            isSuspect |= take(step, batch, values, to);
            m_pointers[step.out] = to;
        }
        return isSuspect;
    }

private:
    double* buffer(LaneSlot slot) { return m_buffers.data() + (slot - m_code.uniforms.size()) * m_stride; }

    static const double* lanesOf(const LaneOperand& operand, std::size_t n, double* buffer) {
        if (!operand.isOne) {
            return operand.values;
        }
        std::fill_n(buffer, n, *operand.values);
        return buffer;
    }

    LaneOperand operand(LaneSlot slot) { return {m_pointers[slot], m_code.isUniform(slot)}; }

    bool take(const LaneStep& step, Batch& batch, const double* values, double* to) {
        const double* a = m_pointers[step.operands[0]];
        const double* b = m_pointers[step.operands[1]];
        const std::size_t n = batch.size();
        if (step.kernel != nullptr) {
            return step.kernel(a, b, to, n);
        }
        if (step.node->kind == Kind::choice) {
            const double* c = m_pointers[step.operands[2]];
            const bool bIsOne = m_code.isUniform(step.operands[1]);
            const bool cIsOne = m_code.isUniform(step.operands[2]);
            kernels::choose(a, m_code.isUniform(step.operands[0]), b, bIsOne, c, cIsOne, to, n);
            return false;
        }
        if (step.node->kind == Kind::member) {
            m_rows.resize(n);
            for (std::size_t i = 0; i < n; ++i) {
                m_rows[i] = memberRow(step.node->operands[0], a[i], m_view);
            }
            readMembers(*step.node, m_view, m_rows, m_context.bindings.missingAsZero, to);
            return false;
        }
        // The nested evaluation checks for its own overflows.
        const bool hasOverflowed = OverflowWatch::takeOverflow();
        const bool isSuspect = ask(step, batch, values, to);
        return OverflowWatch::takeOverflow() || isSuspect || hasOverflowed;
    }

    bool ask(const LaneStep& step, Batch& batch, const double* values, double* to) {
        const TypedNode& node = *step.node;
        if (node.kind == Kind::call) {
            return call(step, batch, values, to);
        }
        const std::size_t n = batch.size();
        const LaneOperand first = operand(step.operands[0]);
        const LaneOperand second = operand(step.operands[1]);
        if (node.kind == Kind::function) {
            return function(step, batch, to);
        }
        ExpressionWalker walker(m_context);
        bool isSuspect = false;
        for (std::size_t i = 0; i < n; ++i) {
            const double a = first[i];
            bool isGood = true;
            switch (node.kind) {
            case Kind::variable:
                to[i] = readVariable(m_context, node, variableRow(node, a, m_view), m_solving);
                isGood = m_solving.empty();
                m_solving.clear();
                break;
            case Kind::aggregate: {
                walker.setLane(i, batch.row(i), 0.0);
                const double number = node.aggregate()->hasNumber ? second[i] : 0.0;
                const Aggregated& result = aggregate(m_context, node, a, number, walker.target(), m_aggregated);
                to[i] = result.value;
                isGood = result.faults.empty();
                break;
            }
            default:
                walker.setLane(i, batch.row(i), values == nullptr ? 0.0 : values[i]);
                to[i] = walker.inContext(node, a);
                isGood = !walker.hasFaults();
                break;
            }
            isSuspect |= !isGood;
        }
        return isSuspect;
    }

    bool function(const LaneStep& step, Batch& batch, double* to) {
        m_operands.clear();
        for (const LaneSlot slot : step.arguments) {
            m_operands.push_back(operand(slot));
        }
        std::optional<EvaluationFault::Kind> found;
        step.node->function->evaluate({m_context, *step.node, m_operands, batch.rows(), {to, batch.size()}, found});
        return found.has_value();
    }

    /// Calls a function of the content: evaluates its body over the same lanes.
    bool call(const LaneStep& step, Batch& batch, const double* values, double* to) {
        const CheckedFunction& function = m_view.model->language.functions[step.node->index];
        if (!function.body || m_context.depth >= maxNesting || !m_context.world().pay(batch.size())) {
            std::fill_n(to, batch.size(), missingValue);
            return true;
        }
        std::vector<LaneOperand> parameters;
        for (const LaneSlot slot : step.arguments) {
            parameters.push_back(operand(slot));
        }
        const EvaluationContext context{.program = m_context.world().compiled(*function.body),
                                        .view = m_view,
                                        .bindings = m_context.bindings,
                                        .memo = m_context.memo,
                                        .isInner = m_context.isInner,
                                        .depth = m_context.depth + 1};
        ExpressionWalker walker(context);
        const LaneCode& code = context.program.code(true);
        LaneRunner body(code, context, batch.size());
        const bool isGood = body.setUniforms(walker);
        if (code.isUniform(code.result)) {
            std::fill_n(to, batch.size(), body.uniformResult());
            return !isGood;
        }
        return body.run(batch, values, parameters, to) || !isGood;
    }

    const LaneCode& m_code;
    const EvaluationContext& m_context;
    const View& m_view;
    Aggregated m_aggregated;
    std::vector<SolvingFault> m_solving;
    std::vector<LaneOperand> m_operands;
    std::vector<Row> m_rows;
    std::size_t m_stride;
    Scratch<double, 16> m_uniforms;
    Scratch<const double*, 32> m_pointers;
    Scratch<double, 1024> m_buffers;
};

} // namespace

bool evaluateLanes(const EvaluationContext& context, const TypedNode& root, const LaneCode& code,
                   std::span<const Row> candidates, std::span<const double> values, std::span<double> out,
                   std::vector<EvaluationFault>* faults, EvaluationCounts& counts) {
    ExpressionWalker walker(context);
    const auto exactly = [&](std::size_t begin, std::size_t end) {
        walker.reportTo(faults);
        for (std::size_t i = begin; i < end; ++i) {
            walker.setLane(i, candidates[i], values.empty() ? 0.0 : values[i]);
            out[i] = walker.walk(root);
        }
        counts.exactLanes += end - begin;
    };
    if (candidates.size() == 1) { // setting up lanes costs more than one walk
        exactly(0, 1);
        return walker.hasFaults();
    }

    if (code.isUniform(code.result)) { // all lanes have the same result
        const double value = walker.walk(*code.uniforms[code.result]);
        counts.uniforms += code.uniforms.size();
        if (walker.hasFaults()) {
            exactly(0, 1);
        }
        std::ranges::fill(out, walker.hasFaults() ? out[0] : value);
        return walker.hasFaults();
    }

    OverflowWatch::takeOverflow();
    LaneRunner runner(code, context, candidates.size());
    const bool isGood = runner.setUniforms(walker);
    counts.uniforms += code.uniforms.size();
    OverflowWatch::takeOverflow(); // drops overflows of the uniforms: the walker checked them itself
    for (std::size_t begin = 0; begin < candidates.size(); begin += lanesPerBatch) {
        const std::size_t n = std::min(lanesPerBatch, candidates.size() - begin);
        Batch batch(context.view, candidates.data() + begin, n, context.bindings.missingAsZero);
        const bool isSuspect =
            runner.run(batch, values.empty() ? nullptr : values.data() + begin, {}, out.data() + begin);
        counts.steps += code.steps.size();
        if (context.bindings.world != nullptr) {
            turnWork(context.world()).done += work::operation * n * code.steps.size();
        }
        if (OverflowWatch::takeOverflow() || isSuspect || !isGood) {
            exactly(begin, begin + n);
        }
    }
    return walker.hasFaults();
}

} // namespace orrery::engine
