// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/expression_limits.h"

namespace orrery::bench {

void handSum(const double* s, double* out, std::size_t n) {
#pragma GCC ivdep
    for (std::size_t i = 0; i < n; ++i) {
        out[i] = 4.0 + s[i];
    }
}

void handProducts(const double* s, const double* t, double* out, std::size_t n) {
#pragma GCC ivdep
    for (std::size_t i = 0; i < n; ++i) {
        out[i] = 3.0 * s[i] - 2.0 * t[i];
    }
}

void handMaximum(const double* t, double* out, std::size_t n) {
#pragma GCC ivdep
    for (std::size_t i = 0; i < n; ++i) {
        const double less = t[i] - 1.0;
        out[i] = less > 1.0 ? less : 1.0;
    }
}

void handChoice(const double* s, const double* t, const double* b, double* out, std::size_t n) {
#pragma GCC ivdep
    for (std::size_t i = 0; i < n; ++i) {
        const double chosen = t[i] * 1.5 + b[i];
        out[i] = (t[i] > 5.0) & (s[i] < 3.0) ? chosen : 0.0;
    }
}

} // namespace orrery::bench
