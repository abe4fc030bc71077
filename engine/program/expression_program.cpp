// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/expression_program.h"

#include <algorithm>

namespace orrery::engine {

namespace {

using Kind = TypedNode::Kind;

/// Turns a tree into steps. Results live on a stack, since each is used once.
class LaneCompiler {
public:
    explicit LaneCompiler(bool targetIsCandidate) : m_targetIsCandidate(targetIsCandidate) {}

    LaneCode run(const TypedNode& root) {
        m_code.result = place(emit(root));
        const auto renumber = [this](LaneSlot& slot) {
            const std::size_t kind = slot >> kindShift;
            slot &= indexMask;
            slot = static_cast<LaneSlot>(slot + (kind > 0 ? m_code.uniforms.size() : 0) +
                                         (kind > 1 ? m_code.loads.size() : 0));
        };
        for (LaneStep& step : m_code.steps) {
            std::ranges::for_each(step.operands, renumber);
            renumber(step.out);
        }
        renumber(m_code.result);
        return std::move(m_code);
    }

private:
    // While compiling, a slot is an index into one of three lists, whose lengths are not known yet.
    static constexpr int kindShift = 30;
    static constexpr LaneSlot indexMask = (1u << kindShift) - 1;
    static constexpr LaneSlot loadKind = 1u << kindShift;
    static constexpr LaneSlot intermediateKind = 2u << kindShift;

    /// What a node became: lanes in a slot, or nothing yet because it is the same for all lanes.
    struct Emitted {
        const TypedNode* uniform = nullptr;
        LaneSlot slot = 0;
    };

    LaneSlot place(Emitted emitted) {
        if (emitted.uniform == nullptr) {
            return emitted.slot;
        }
        m_code.uniforms.push_back(emitted.uniform);
        return static_cast<LaneSlot>(m_code.uniforms.size() - 1);
    }

    bool isCandidate(const TypedNode& node) const {
        return node.kind == Kind::object &&
               (node.root == ExpressionRoot::candidate || (node.root == ExpressionRoot::target && m_targetIsCandidate));
    }

    static bool isSameReading(const TypedNode& a, const TypedNode& b) {
        return a.kind == b.kind &&
               (a.kind != Kind::member || (a.access == b.access && a.column == b.column && a.index == b.index));
    }

    Emitted load(const TypedNode& node) {
        const auto found =
            std::ranges::find_if(m_code.loads, [&](const TypedNode* other) { return isSameReading(*other, node); });
        const auto index = found - m_code.loads.begin();
        if (found == m_code.loads.end()) {
            m_code.loads.push_back(&node);
        }
        return {.slot = static_cast<LaneSlot>(loadKind + index)};
    }

    Emitted step(LaneKernel kernel, const TypedNode& node, std::array<LaneSlot, 3> operands, std::size_t level) {
        const auto out = static_cast<LaneSlot>(intermediateKind + level);
        m_code.steps.push_back({kernel, &node, operands, out});
        m_level = level + 1;
        m_code.intermediates = std::max(m_code.intermediates, m_level);
        return {.slot = out};
    }

    static LaneKernel shapeFor(const Kernel& kernel, Emitted a, Emitted b) {
        if (a.uniform != nullptr) {
            return b.uniform != nullptr ? kernel.oneWithOne : kernel.oneWithLanes;
        }
        return b.uniform != nullptr ? kernel.lanesWithOne : kernel.lanes;
    }

    Emitted emit(const TypedNode& node) {
        if (node.constant) {
            return {.uniform = &node};
        }
        if (isCandidate(node) || node.kind == Kind::value ||
            (node.kind == Kind::member && isCandidate(node.operands[0]))) {
            return load(node);
        }
        const std::size_t level = m_level;
        std::vector<Emitted> operands;
        operands.reserve(node.operands.size());
        for (const TypedNode& operand : node.operands) {
            operands.push_back(emit(operand));
        }
        if (std::ranges::all_of(operands, [](const Emitted& operand) { return operand.uniform != nullptr; })) {
            return {.uniform = &node};
        }
        if (node.kind == Kind::member) {
            return step(nullptr, node, {place(operands[0])}, level);
        }
        if (node.kind == Kind::choice) {
            return step(nullptr, node, {place(operands[0]), place(operands[1]), place(operands[2])}, level);
        }
        const Kernel& kernel = *node.function->kernel;
        if (operands.size() == 1) {
            const LaneSlot slot = place(operands[0]);
            return step(kernel.lanes, node, {slot, slot}, level);
        }
        return chain(node, kernel, operands, level);
    }

    /// min(a, b, c) is min(min(a, b), c). What comes in between stands above the operands that still wait.
    Emitted chain(const TypedNode& node, const Kernel& kernel, const std::vector<Emitted>& operands,
                  std::size_t level) {
        const std::size_t above = m_level;
        Emitted left = operands[0];
        for (std::size_t i = 1; i < operands.size(); ++i) {
            const LaneKernel shape = shapeFor(kernel, left, operands[i]);
            left = step(shape, node, {place(left), place(operands[i])}, i + 1 == operands.size() ? level : above);
        }
        return left;
    }

    bool m_targetIsCandidate;
    LaneCode m_code;
    std::size_t m_level = 0;
};

} // namespace

ExpressionProgram::ExpressionProgram(const TypedExpression& expression)
    : m_expression(expression), m_code(LaneCompiler(true).run(*expression.root)) {
    if (expression.readsTarget) {
        m_nestedCode = LaneCompiler(false).run(*expression.root);
    }
}

std::shared_ptr<const ExpressionProgram> compileExpression(const TypedExpression& expression) {
    return std::make_shared<const ExpressionProgram>(expression);
}

} // namespace orrery::engine
