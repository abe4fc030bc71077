// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/evaluate.h"

#include "engine/check/expression_kernels.h"
#include "engine/program/expression_lanes.h"
#include "engine/program/expression_program.h"
#include "engine/program/expression_walk.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cfenv>
#include <optional>

namespace orrery::engine {

namespace {

using Kind = TypedNode::Kind;

/// Few enough that a handful of intermediate results stay in the first-level cache.
constexpr std::size_t lanesPerBatch = 1024;

/// The processor's overflow flag, clear as it begins. A division by zero is not asked of the flags: kernels that divide
/// look at their divisors, since the flags cannot tell 0/0 from a comparison with something missing.
class OverflowWatch {
public:
    OverflowWatch() { clear(); }
    /// Whether anything has overflowed since it was last asked.
    bool takeOverflow() {
        const bool overflowed = std::fetestexcept(FE_OVERFLOW) != 0;
        if (overflowed) {
            std::feclearexcept(FE_OVERFLOW);
        }
        return overflowed;
    }

private:
    void clear() { takeOverflow(); }
};

/// An array that stands on the stack as long as it is small.
template <typename T, std::size_t small>
class Scratch {
public:
    explicit Scratch(std::size_t n) : m_data(n <= small ? m_small.data() : new T[n]) {}
    ~Scratch() {
        if (m_data != m_small.data()) {
            delete[] m_data;
        }
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    T* data() { return m_data; }
    T& operator[](std::size_t i) { return m_data[i]; }

private:
    std::array<T, small> m_small; // left as it is: it is written before it is read
    T* m_data;
};

/// The candidates of one batch, and what is known of all of them.
class Batch {
public:
    Batch(const View& view, const Row* rows, std::size_t n, bool missingAsZero)
        : m_view(view), m_rows(rows), m_size(n), m_missingAsZero(missingAsZero), m_isRun(lanes::isRun(rows, n)) {}

    std::size_t size() const { return m_size; }

    /// The lanes of a member: in place where they stand side by side in a column, else in `buffer`.
    const double* read(const TypedNode& member, double* buffer) {
        switch (member.access) {
        case Access::column:
            return column(m_view.columns[member.column.value], buffer);
        case Access::meter:
        case Access::property:
            if (const auto type = commonType(); type && m_view.layout->has(*type, member.column)) {
                return column(m_view.columns[member.column.value], buffer);
            }
            break;
        case Access::lastMax:
            if (const auto type = commonType();
                type && m_view.layout->has(*type, member.column) && member.index < m_view.lastMax.size()) {
                return column(m_view.lastMax[member.index], buffer);
            }
            break;
        default:
            break;
        }
        for (std::size_t i = 0; i < m_size; ++i) {
            buffer[i] = readMember(member, m_view, m_rows[i], m_missingAsZero);
        }
        return buffer;
    }

    const double* rowNumbers(double* buffer) const {
        lanes::rowNumbers(m_rows, buffer, m_size);
        return buffer;
    }

private:
    const double* column(const double* values, double* buffer) const {
        if (m_isRun) {
            return values + m_rows[0];
        }
        lanes::gather(values, m_rows, buffer, m_size);
        return buffer;
    }

    /// The type of all candidates, if they have one: whether they have a column is then asked once.
    std::optional<TypeIndex> commonType() {
        if (!m_isTypeKnown) {
            m_isTypeKnown = true;
            const double* types = m_view.columns[static_cast<std::size_t>(Builtin::objectType)];
            const double first = types[m_rows[0]];
            if (m_isRun ? isTypedRun(types, first) : lanes::isAll(types, first, m_rows, m_size)) {
                m_type = static_cast<TypeIndex>(first);
            }
        }
        return m_type;
    }

    /// Whether a run of rows has one type. The same planets are asked about over and over while a turn is made, so the
    /// last answer is kept, by the stamp of the column.
    bool isTypedRun(const double* types, double type) const {
        struct KnownRun {
            std::uint64_t stamp = 0;
            Row begin = 0;
            Row end = 0;
        };
        static thread_local KnownRun known;
        constexpr auto column = static_cast<std::size_t>(Builtin::objectType);
        const std::uint64_t stamp = column < m_view.stamps.size() ? m_view.stamps[column] : 0;
        const Row begin = m_rows[0];
        const Row end = begin + static_cast<Row>(m_size);
        const bool isSameColumn = stamp != 0 && known.stamp == stamp;
        if (isSameColumn && known.begin <= begin && end <= known.end) {
            return true;
        }
        if (!lanes::isAll(types + begin, type, m_size)) {
            return false;
        }
        if (isSameColumn && known.end == begin && types[known.begin] == type) {
            known.end = end;
        } else {
            known = {stamp, begin, end};
        }
        return true;
    }

    const View& m_view;
    const Row* m_rows;
    std::size_t m_size;
    bool m_missingAsZero;
    bool m_isRun;
    bool m_isTypeKnown = false;
    std::optional<TypeIndex> m_type;
};

/// Runs straight-line code over batches of lanes.
class LaneRunner {
public:
    LaneRunner(const LaneCode& code, const View& view, const Bindings& bindings, std::size_t lanes)
        : m_code(code), m_view(view), m_bindings(bindings), m_stride(std::min(lanes, lanesPerBatch)),
          m_uniforms(code.uniforms.size()), m_pointers(code.slots()),
          m_buffers((code.loads.size() + code.intermediates) * m_stride) {
        for (std::size_t i = 0; i < code.uniforms.size(); ++i) {
            m_pointers[i] = &m_uniforms[i];
        }
    }

    /// @return false where one of them cannot be computed, which matters only if it is used.
    bool setUniforms(ExpressionWalker& walker) {
        for (std::size_t i = 0; i < m_code.uniforms.size(); ++i) {
            m_uniforms[i] = walker.walk(*m_code.uniforms[i]);
        }
        return !walker.hasFaults();
    }

    double uniformResult() { return m_uniforms[m_code.result]; }

    /// @return whether a lane may have gone wrong.
    bool run(Batch& batch, const double* values, double* out) {
        for (std::size_t i = 0; i < m_code.loads.size(); ++i) {
            const TypedNode& node = *m_code.loads[i];
            double* buffer = m_buffers.data() + i * m_stride;
            m_pointers[m_code.uniforms.size() + i] = node.kind == Kind::value    ? values
                                                     : node.kind == Kind::object ? batch.rowNumbers(buffer)
                                                                                 : batch.read(node, buffer);
        }
        if (m_code.isLoad(m_code.result)) {
            std::copy_n(m_pointers[m_code.result], batch.size(), out);
            return false;
        }
        bool isSuspect = false;
        for (const LaneStep& step : m_code.steps) {
            double* to = &step == &m_code.steps.back() ? out : buffer(step.out);
            isSuspect |= take(step, batch.size(), to);
            m_pointers[step.out] = to;
        }
        return isSuspect;
    }

private:
    double* buffer(LaneSlot slot) { return m_buffers.data() + (slot - m_code.uniforms.size()) * m_stride; }

    bool take(const LaneStep& step, std::size_t n, double* to) {
        const double* a = m_pointers[step.operands[0]];
        const double* b = m_pointers[step.operands[1]];
        if (step.kernel != nullptr) {
            return step.kernel(a, b, to, n);
        }
        if (step.node->kind == Kind::member) {
            for (std::size_t i = 0; i < n; ++i) {
                const Row row = memberRow(step.node->operands[0], a[i], m_view);
                to[i] = readMember(*step.node, m_view, row, m_bindings.missingAsZero);
            }
            return false;
        }
        const double* c = m_pointers[step.operands[2]];
        const bool bIsOne = m_code.isUniform(step.operands[1]);
        const bool cIsOne = m_code.isUniform(step.operands[2]);
        kernels::choose(a, m_code.isUniform(step.operands[0]), b, bIsOne, c, cIsOne, to, n);
        return false;
    }

    const LaneCode& m_code;
    const View& m_view;
    const Bindings& m_bindings;
    std::size_t m_stride;
    Scratch<double, 16> m_uniforms;
    Scratch<const double*, 32> m_pointers;
    Scratch<double, 1024> m_buffers;
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
    EvaluationCounts& count = counts != nullptr ? *counts : ignored;
    const TypedExpression& expression = program.expression();
    const LaneCode& code = program.code(bindings.target == noRow);

    ExpressionWalker walker(expression, view, bindings);
    const auto exactly = [&](std::size_t begin, std::size_t end) {
        walker.reportTo(faults);
        for (std::size_t i = begin; i < end; ++i) {
            walker.setLane(i, candidates[i], values.empty() ? 0.0 : values[i]);
            out[i] = walker.walk(*expression.root);
        }
        count.exactLanes += end - begin;
    };
    if (candidates.size() == 1) { // setting up lanes costs more than one walk
        exactly(0, 1);
        return;
    }

    OverflowWatch watch;
    LaneRunner runner(code, view, bindings, candidates.size());
    const bool isGood = runner.setUniforms(walker);
    count.uniforms += code.uniforms.size();
    if (code.isUniform(code.result)) {
        if (!isGood) {
            exactly(0, 1);
        }
        std::ranges::fill(out, isGood ? runner.uniformResult() : out[0]);
        return;
    }
    watch.takeOverflow(); // of the uniforms, which the walker has looked at itself
    for (std::size_t begin = 0; begin < candidates.size(); begin += lanesPerBatch) {
        const std::size_t n = std::min(lanesPerBatch, candidates.size() - begin);
        Batch batch(view, candidates.data() + begin, n, bindings.missingAsZero);
        const bool isSuspect = runner.run(batch, values.empty() ? nullptr : values.data() + begin, out.data() + begin);
        count.steps += code.steps.size();
        if (watch.takeOverflow() || isSuspect || !isGood) {
            exactly(begin, begin + n);
        }
    }
}

double evaluateOne(const ExpressionProgram& program, const View& view, const Bindings& bindings, Row candidate,
                   double value, std::vector<EvaluationFault>* faults, std::vector<EvaluatedTerm>* terms) {
    ExpressionWalker walker(program.expression(), view, bindings);
    walker.reportTo(faults);
    walker.explainTo(terms);
    walker.setLane(0, candidate, value);
    return walker.walk(*program.expression().root);
}

} // namespace orrery::engine
