// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace orrery::bench {

// P1's four expressions as hand-written loops over the same columns (expression_limits.cpp): the limit for an evaluator
// of columns. s, t and b are columns of n doubles.
void handSum(const double* s, double* out, std::size_t n);                       // 4 + s
void handProducts(const double* s, const double* t, double* out, std::size_t n); // 3 * s - 2 * t
void handMaximum(const double* t, double* out, std::size_t n);                   // max(t - 1, 1)
void handChoice(const double* s, const double* t, const double* b, double* out, std::size_t n);
// if(t > 5 and s < 3, t * 1.5 + b, 0)

} // namespace orrery::bench
