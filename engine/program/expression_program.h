// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression/expression_node.h"
#include "engine/program/evaluate.h"

#include <array>
#include <cstdint>
#include <map>
#include <vector>

namespace orrery::engine {

/// The slot of an operand or a result: an index into one list. First in the list are the uniforms, which do not depend
/// on the candidate (one double each). Then come the loads from the candidates, and the intermediate results (one
/// double for each lane).
using LaneSlot = std::uint32_t;

/// One operation over all lanes of a batch.
struct LaneStep {
    LaneKernel kernel = nullptr;     ///< the operation; null if `node` needs more than plain values
    const TypedNode* node = nullptr; ///< the node that the step computes
    std::array<LaneSlot, 3> operands{};
    LaneSlot out = 0;
    std::vector<LaneSlot> arguments{}; ///< arguments of a function call, instead of `operands`
};

/// Straight-line code for batches. `uniforms` are the nodes that depend on no candidate. An evaluation computes each of
/// them once (P1.3).
struct LaneCode {
    std::vector<const TypedNode*> uniforms;
    std::vector<const TypedNode*> loads; ///< values to load for each candidate: members, the candidate itself, value(),
                                         ///< parameters; each once
    std::vector<LaneStep> steps;         ///< steps in order: operands come before the steps that use them
    std::size_t intermediates = 0;       ///< maximum number of intermediate results that are alive at once
    LaneSlot result = 0;

    bool isUniform(LaneSlot slot) const { return slot < uniforms.size(); }
    bool isLoad(LaneSlot slot) const { return !isUniform(slot) && slot < uniforms.size() + loads.size(); }
    std::size_t slotCount() const { return uniforms.size() + loads.size() + intermediates; }
};

/// A compiled expression: its typed tree, and code for many lanes at once. A walk of the tree evaluates one lane. Both
/// give the same bits.
class ExpressionProgram {
public:
    explicit ExpressionProgram(const TypedExpression& expression);

    const TypedExpression& expression() const { return m_expression; }
    /// Returns the code for batches.
    /// @param targetIsCandidate false in a nested condition, where `Target` is one object for all lanes
    const LaneCode& code(bool targetIsCandidate) const {
        return targetIsCandidate || !m_expression.readsTarget ? m_code : m_nestedCode;
    }

    /// The beginning of a chain of `and`. The guard reads only plain columns, but the rest needs the World. If the
    /// guard is false for a candidate, the whole chain is false, and evaluation skips the rest. guard() returns null if
    /// there is no guard.
    struct Guard {
        const TypedNode* node = nullptr;
        LaneCode code;
        LaneCode nestedCode; ///< code for nested conditions; see m_nestedCode
    };
    const Guard* guard() const { return m_guard.node != nullptr ? &m_guard : nullptr; }
    const LaneCode& guardCode(bool targetIsCandidate) const {
        return targetIsCandidate || !m_expression.readsTarget ? m_guard.code : m_guard.nestedCode;
    }

    /// The code of an aggregate's operand that refers to each related object. In this code, `Target` is one object.
    struct Inner {
        LaneCode code;
        bool readsTarget = false;
    };
    const Inner& inner(const TypedNode& node) const { return m_inner.at(&node); }
    /// Returns whether the expression's evaluation needs a World.
    bool asksWorld() const { return m_asksWorld; }
    /// Returns the index of a roll among the expression's rolls (X1.5).
    std::uint64_t ordinalOf(const TypedNode& roll) const;

private:
    void look(const TypedNode& node);
    void findGuard();

    TypedExpression m_expression;
    LaneCode m_code;
    LaneCode m_nestedCode; ///< code for nested conditions; empty if m_code serves them too
    std::map<const TypedNode*, Inner> m_inner;
    std::vector<const TypedNode*> m_rolls; ///< rolls of dice, in written order
    bool m_asksWorld = false;
    Guard m_guard;
};

} // namespace orrery::engine
