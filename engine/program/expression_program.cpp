// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/expression_program.h"

#include <algorithm>
#include <limits>

namespace orrery::engine {

namespace {

using Kind = TypedNode::Kind;

bool readsTarget(const TypedNode& node) {
    return (node.kind == Kind::object && node.root == ExpressionRoot::target) ||
           std::ranges::any_of(node.operands, readsTarget);
}

/// Returns whether a node reads a parameter or the running value. Both may differ between the lanes of a batch.
bool readsLane(const TypedNode& node) {
    return node.kind == Kind::parameter || node.kind == Kind::value || std::ranges::any_of(node.operands, readsLane);
}

bool drawsForCandidate(const TypedNode& node) {
    return node.kind == Kind::function && node.function->drawsForCandidate;
}

/// Returns whether a node needs more than columns.
bool asksWorld(const TypedNode& node) {
    return node.kind >= Kind::game || std::ranges::any_of(node.operands, asksWorld);
}

/// The context of the compiled part. It decides which values all lanes share.
enum class Nesting : std::uint8_t {
    none,
    condition, ///< a nested condition: `Target` is one object for all lanes
    aggregate, ///< an aggregate: the lanes are related objects, and the rest refers to the one evaluating object
};

/// Compiles a tree to steps. Keeps results on a stack, because only one step uses each result.
class LaneCompiler {
public:
    LaneCompiler(Nesting nesting, bool readsChance) : m_nesting(nesting), m_readsChance(readsChance) {}

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
            std::ranges::for_each(step.arguments, renumber);
            renumber(step.out);
        }
        renumber(m_code.result);
        return std::move(m_code);
    }

private:
    // During compilation, a slot is an index into one of three lists. The lengths of these lists are not known yet.
    static constexpr int kindShift = 30;
    static constexpr LaneSlot indexMask = (1u << kindShift) - 1;
    static constexpr LaneSlot loadKind = 1u << kindShift;
    static constexpr LaneSlot intermediateKind = 2u << kindShift;

    /// The result of compiling a node: lanes in a slot, or a uniform, which has no slot yet.
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
        return node.kind == Kind::object && (node.root == ExpressionRoot::candidate ||
                                             (node.root == ExpressionRoot::target && m_nesting == Nesting::none));
    }

    static bool isSameReading(const TypedNode& a, const TypedNode& b) {
        return a.kind == b.kind && (a.kind != Kind::member || (a.access == b.access && a.column == b.column)) &&
               ((a.kind != Kind::member && a.kind != Kind::parameter) || a.index == b.index);
    }

    /// Returns whether an operand that refers to other objects depends on the evaluating lane.
    bool varies(const TypedNode& node) const {
        return (m_nesting == Nesting::none && readsTarget(node)) ||
               (m_nesting != Nesting::aggregate && readsLane(node));
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
        m_code.steps.push_back({kernel, &node, operands, out, {}});
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
        const bool isOfLane = node.kind == Kind::value || node.kind == Kind::parameter;
        if (isCandidate(node) || (isOfLane && m_nesting != Nesting::aggregate) ||
            (node.kind == Kind::member && isCandidate(node.operands[0]))) {
            return load(node);
        }
        const std::size_t level = m_level;
        std::vector<Emitted> operands;
        bool isUniform = !drawsForCandidate(node) && (node.kind != Kind::call || !m_readsChance);
        for (std::size_t i = 0; i < node.operands.size(); ++i) {
            if (isAskedElsewhere(node, i)) {
                isUniform = isUniform && !varies(node.operands[i]);
            } else {
                operands.push_back(emit(node.operands[i]));
                isUniform = isUniform && operands.back().uniform != nullptr;
            }
        }
        if (isUniform) {
            return {.uniform = &node};
        }
        if (node.kind != Kind::operation) {
            return readingStep(node, operands, level);
        }
        const Kernel& kernel = *node.function->kernel;
        if (operands.size() == 1) {
            const LaneSlot slot = place(operands[0]);
            return step(kernel.lanes, node, {slot, slot}, level);
        }
        return chain(node, kernel, operands, level);
    }

    /// Returns whether an operand refers to other objects than the rest of the expression.
    static bool isAskedElsewhere(const TypedNode& node, std::size_t operand) {
        return (node.kind == Kind::aggregate && operand >= node.aggregate()->whereAt()) ||
               (node.kind == Kind::context && operand == 1);
    }

    Emitted readingStep(const TypedNode& node, const std::vector<Emitted>& operands, std::size_t level) {
        std::vector<LaneSlot> slots;
        for (const Emitted& operand : operands) {
            slots.push_back(place(operand));
        }
        std::array<LaneSlot, 3> few{};
        std::copy_n(slots.begin(), std::min(slots.size(), few.size()), few.begin());
        const Emitted out = step(nullptr, node, few, level);
        if (node.kind == Kind::call || node.kind == Kind::function) {
            m_code.steps.back().arguments = std::move(slots);
        }
        return out;
    }

    /// Compiles min(a, b, c) as min(min(a, b), c). Intermediate results lie above the operands that are still needed.
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

    Nesting m_nesting;
    bool m_readsChance;
    LaneCode m_code;
    std::size_t m_level = 0;
};

} // namespace

ExpressionProgram::ExpressionProgram(const TypedExpression& expression)
    : m_expression(expression), m_code(LaneCompiler(Nesting::none, expression.readsChance).run(*expression.root)) {
    if (expression.readsTarget) {
        m_nestedCode = LaneCompiler(Nesting::condition, expression.readsChance).run(*expression.root);
    }
    look(*m_expression.root);
    if (m_asksWorld) {
        findGuard();
    }
}

void ExpressionProgram::findGuard() {
    const auto isAnd = [](const TypedNode& node) {
        return node.kind == Kind::operation && !node.constant && node.operands.size() > 1 &&
               node.function->signature == Signature::boolean &&
               node.function->kernel->one(0.0, std::numeric_limits<double>::quiet_NaN()) == 0.0;
    };
    const TypedNode* node = m_expression.root.get();
    while (isAnd(*node) && orrery::engine::asksWorld(node->operands.front())) {
        node = &node->operands.front();
    }
    if (!isAnd(*node)) {
        return;
    }
    const TypedNode& first = node->operands.front();
    LaneCode code = LaneCompiler(Nesting::none, m_expression.readsChance).run(first);
    if (code.isUniform(code.result)) {
        return; // the guard has one value for all candidates
    }
    m_guard = {.node = &first, .code = std::move(code), .nestedCode = {}};
    if (m_expression.readsTarget) {
        m_guard.nestedCode = LaneCompiler(Nesting::condition, m_expression.readsChance).run(first);
    }
}

/// Compiles the separate parts, collects the rolls, and finds whether any part needs the World.
void ExpressionProgram::look(const TypedNode& node) {
    if (drawsForCandidate(node)) {
        m_rolls.push_back(&node);
    }
    if (node.kind == Kind::aggregate) {
        for (std::size_t i = node.aggregate()->whereAt(); i < node.operands.size(); ++i) {
            const TypedNode& operand = node.operands[i];
            m_inner[&operand] = {LaneCompiler(Nesting::aggregate, m_expression.readsChance).run(operand),
                                 readsTarget(operand)};
        }
    }
    m_asksWorld |= node.kind >= Kind::game;
    std::ranges::for_each(node.operands, [this](const TypedNode& operand) { look(operand); });
}

std::uint64_t ExpressionProgram::ordinalOf(const TypedNode& roll) const {
    return static_cast<std::uint64_t>(std::ranges::find(m_rolls, &roll) - m_rolls.begin());
}

std::shared_ptr<const ExpressionProgram> compileExpression(const TypedExpression& expression) {
    return std::make_shared<const ExpressionProgram>(expression);
}

} // namespace orrery::engine
