// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace orrery::engine {

/// base raised to exponent, the same bits on every system (R3.2): computed with additions and multiplications of
/// doubles only, in one written order, to some 100 bits, and rounded once. Of the last bit it may differ from the
/// correctly rounded result about once in 10^12.
/// x^0 is 1, also for x = 0. 0 to a negative exponent is an infinity (X1.3: a division by zero), a negative base with
/// an exponent that is not whole NaN. A NaN gives NaN.
double power(double base, double exponent);

} // namespace orrery::engine
