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

/// The input of ExpressionFunction::evaluate: one call of a function that reads more than plain values, for some
/// candidates.
struct FunctionCall {
    const EvaluationContext& context;
    const TypedNode& node;
    std::span<const LaneOperand> operands;       ///< values of the operands; with several lanes, at least one operand
                                                 ///< has a value for each lane
    std::span<const Row> candidates;             ///< candidates, one for each lane
    std::span<double> out;                       ///< receives the values, one for each lane
    std::optional<EvaluationFault::Kind>& fault; ///< receives a fault of any lane; the caller then finds the lane

    /// Sets the value of each lane to evaluate(lane).
    template <typename Evaluate>
    void forEachLane(Evaluate&& evaluate) const {
        for (std::size_t lane = 0; lane < out.size(); ++lane) {
            out[lane] = evaluate(lane);
        }
    }
};

} // namespace orrery::engine
