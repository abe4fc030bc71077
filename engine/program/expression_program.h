// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/expression_node.h"
#include "engine/program/evaluate.h"

#include <array>
#include <cstdint>
#include <map>
#include <vector>

namespace orrery::engine {

/// Where a step finds an operand and leaves its result: an index into one list of what does not depend on the candidate
/// (one double each), then what is read from the candidates (lanes), then intermediate results (lanes).
using LaneSlot = std::uint32_t;

/// One operation over all lanes of a batch.
struct LaneStep {
    LaneKernel kernel = nullptr;     ///< null: `node` asks for more than plain values
    const TypedNode* node = nullptr; ///< what it computes
    std::array<LaneSlot, 3> operands{};
    LaneSlot out = 0;
    std::vector<LaneSlot> arguments{}; ///< of a call of a function, instead of `operands`
};

/// Straight-line code for batches. What depends on no candidate stands in `uniforms` and is evaluated once (P1.3).
struct LaneCode {
    std::vector<const TypedNode*> uniforms;
    std::vector<const TypedNode*> loads; ///< members of the candidate, the candidate itself, value(), parameters; each
                                         ///< once
    std::vector<LaneStep> steps;         ///< operands before what is made of them
    std::size_t intermediates = 0;       ///< results that are alive at once
    LaneSlot result = 0;

    bool isUniform(LaneSlot slot) const { return slot < uniforms.size(); }
    bool isLoad(LaneSlot slot) const { return !isUniform(slot) && slot < uniforms.size() + loads.size(); }
    std::size_t slotCount() const { return uniforms.size() + loads.size() + intermediates; }
};

/// A compiled expression: its typed tree, which one lane is evaluated by walking, and code for many lanes at once,
/// which gives the same bits.
class ExpressionProgram {
public:
    explicit ExpressionProgram(const TypedExpression& expression);

    const TypedExpression& expression() const { return m_expression; }
    /// @param targetIsCandidate false in a condition inside another one, where `Target` is one object for all lanes.
    const LaneCode& code(bool targetIsCandidate) const {
        return targetIsCandidate || !m_expression.readsTarget ? m_code : m_nestedCode;
    }

    /// The beginning of a chain of `and` that reads plain columns, where what follows asks the World: of candidates of
    /// which it is false so is all of it, and the rest need not be asked. Null where there is none.
    struct Guard {
        const TypedNode* node = nullptr;
        LaneCode code;
        LaneCode nestedCode; ///< as m_nestedCode
    };
    const Guard* guard() const { return m_guard.node != nullptr ? &m_guard : nullptr; }
    const LaneCode& guardCode(bool targetIsCandidate) const {
        return targetIsCandidate || !m_expression.readsTarget ? m_guard.code : m_guard.nestedCode;
    }

    /// An operand of an aggregate that speaks of each related object, compiled for itself: there `Target` is one
    /// object.
    struct Inner {
        LaneCode code;
        bool readsTarget = false;
    };
    const Inner& inner(const TypedNode& node) const { return m_inner.at(&node); }
    /// Whether it cannot be evaluated without a World.
    bool asksWorld() const { return m_asksWorld; }
    /// Which of the expression's rolls this one is (X1.5).
    std::uint64_t ordinalOf(const TypedNode& roll) const;

private:
    void look(const TypedNode& node);
    void findGuard();

    TypedExpression m_expression;
    LaneCode m_code;
    LaneCode m_nestedCode; ///< empty where it would be the same
    std::map<const TypedNode*, Inner> m_inner;
    std::vector<const TypedNode*> m_rolls; ///< in written order
    bool m_asksWorld = false;
    Guard m_guard;
};

} // namespace orrery::engine
