// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/functions.h"

namespace orrery::engine::kernels {

// The operations on plain values. Each row of functions that has a kernel uses one of them.
extern const Kernel add, subtract, multiply, divide, wholeDivide, remainder, power, negate;
extern const Kernel absolute, ceiling, floor, round, least, greatest;
extern const Kernel equal, notEqual, less, lessEqual, greater, greaterEqual;
extern const Kernel both, either, opposite;

/// Computes `if`: returns one of the two values, or a missing value if the condition is missing.
inline double chooseOne(double condition, double thenValue, double elseValue) {
    const double chosen = condition == 1.0 ? thenValue : elseValue;
    return condition != condition ? condition : chosen;
}

/// Computes `if` over lanes. If an operand is the same for all lanes, its pointer points to one double.
void choose(const double* condition, bool conditionIsOne, const double* thenValue, bool thenIsOne,
            const double* elseValue, bool elseIsOne, double* out, std::size_t n);

} // namespace orrery::engine::kernels
