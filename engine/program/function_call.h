// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/expression_context.h"

#include <optional>
#include <span>

namespace orrery::engine {

/// The values of an operand: one for each lane, or one for all of them.
struct LaneOperand {
    const double* values = nullptr;
    bool isOne = false;
    double operator[](std::size_t lane) const { return values[isOne ? 0 : lane]; }
};

/// One evaluation of a call of a function that reads more than plain values, for some candidates: everything that
/// ExpressionFunction::evaluate needs.
struct FunctionCall {
    const EvaluationContext& context;
    const TypedNode& node;
    std::span<const LaneOperand> operands;       ///< at least one of several lanes is not the same for all
    std::span<const Row> candidates;             ///< one for each lane
    std::span<double> out;                       ///< receives the values, likewise
    std::optional<EvaluationFault::Kind>& fault; ///< receives a fault of any lane; the caller then finds its lane

    /// Sets the value of each lane to evaluate(lane).
    template <typename Evaluate>
    void forEachLane(Evaluate&& evaluate) const {
        for (std::size_t lane = 0; lane < out.size(); ++lane) {
            out[lane] = evaluate(lane);
        }
    }
};

} // namespace orrery::engine
