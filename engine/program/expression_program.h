// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression_node.h"
#include "engine/program/evaluate.h"

#include <array>
#include <cstdint>
#include <map>
#include <vector>

namespace orrery::engine {

/// An operand or the result of a step, as an index into one list. The list holds the uniforms, which do not depend on
/// the candidate (one double each). Then come the loads from the candidates (lanes), and the intermediate results
/// (lanes).
using LaneSlot = std::uint32_t;

/// One operation over all lanes of a batch.
struct LaneStep {
    LaneKernel kernel = nullptr;     ///< null: `node` needs more than plain values
    const TypedNode* node = nullptr; ///< the node that it computes
    std::array<LaneSlot, 3> operands{};
    LaneSlot out = 0;
    std::vector<LaneSlot> arguments{}; ///< of a call of a function, instead of `operands`
};

/// Straight-line code for batches. `uniforms` are the nodes that depend on no candidate, each evaluated once (P1.3).
struct LaneCode {
    std::vector<const TypedNode*> uniforms;
    std::vector<const TypedNode*> loads; ///< members of the candidate, the candidate itself, value(), parameters; each
                                         ///< once
    std::vector<LaneStep> steps;         ///< operands before the steps that use them
    std::size_t intermediates = 0;       ///< the most results alive at once
    LaneSlot result = 0;

    bool isUniform(LaneSlot slot) const { return slot < uniforms.size(); }
    bool isLoad(LaneSlot slot) const { return !isUniform(slot) && slot < uniforms.size() + loads.size(); }
    std::size_t slotCount() const { return uniforms.size() + loads.size() + intermediates; }
};

/// A compiled expression: its typed tree, which is walked to evaluate one lane, and code for many lanes at once. Both
/// give the same bits.
class ExpressionProgram {
public:
    explicit ExpressionProgram(const TypedExpression& expression);

    const TypedExpression& expression() const { return m_expression; }
    /// @param targetIsCandidate false in a condition inside another one, where `Target` is one object for all lanes.
    const LaneCode& code(bool targetIsCandidate) const {
        return targetIsCandidate || !m_expression.readsTarget ? m_code : m_nestedCode;
    }

    /// The beginning of a chain of `and` that reads plain columns, while the rest needs the World. If it is false for a
    /// candidate, so is the whole chain, and the rest is not evaluated. guard() is null if there is none.
    struct Guard {
        const TypedNode* node = nullptr;
        LaneCode code;
        LaneCode nestedCode; ///< see m_nestedCode
    };
    const Guard* guard() const { return m_guard.node != nullptr ? &m_guard : nullptr; }
    const LaneCode& guardCode(bool targetIsCandidate) const {
        return targetIsCandidate || !m_expression.readsTarget ? m_guard.code : m_guard.nestedCode;
    }

    /// An operand of an aggregate that refers to each related object, compiled separately: there `Target` is one
    /// object.
    struct Inner {
        LaneCode code;
        bool readsTarget = false;
    };
    const Inner& inner(const TypedNode& node) const { return m_inner.at(&node); }
    /// Returns whether its evaluation needs a World.
    bool asksWorld() const { return m_asksWorld; }
    /// Returns the index of a roll among the expression's rolls (X1.5).
    std::uint64_t ordinalOf(const TypedNode& roll) const;

private:
    void look(const TypedNode& node);
    void findGuard();

    TypedExpression m_expression;
    LaneCode m_code;
    LaneCode m_nestedCode; ///< empty if it would be the same
    std::map<const TypedNode*, Inner> m_inner;
    std::vector<const TypedNode*> m_rolls; ///< in written order
    bool m_asksWorld = false;
    Guard m_guard;
};

} // namespace orrery::engine
