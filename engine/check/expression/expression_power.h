// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace orrery::engine {

/// Returns base raised to exponent, with the same bits on every system (R3.2). Uses only additions and multiplications
/// of doubles, in a fixed order. Computes about 100 bits and rounds once. The last bit may differ from the correctly
/// rounded result about once in 10^12.
/// x^0 is 1, also for x = 0. 0 to a negative exponent is an infinity (X1.3: a division by zero). A negative base with a
/// fractional exponent gives NaN. A NaN as base or exponent gives NaN too.
double power(double base, double exponent);

} // namespace orrery::engine
