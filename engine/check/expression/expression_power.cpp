// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/expression_power.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>

namespace orrery::engine {

namespace {

/// The exact sum of two doubles: about 106 bits. The second double is at most half a unit in the last place of the
/// first.
struct Pair {
    double high = 0.0;
    double low = 0.0;
};

constexpr Pair quickSum(double a, double b) { // |a| >= |b|
    const double sum = a + b;
    return {sum, b - (sum - a)};
}

constexpr Pair sum(double a, double b) {
    const double s = a + b;
    const double part = s - a;
    return {s, (a - (s - part)) + (b - part)};
}

/// Returns the exact product, by Veltkamp splitting. Does not use fused multiply-add, because not every processor has
/// it.
constexpr Pair product(double a, double b) {
    constexpr double splitter = 134217729.0; // 2^27 + 1
    const double ta = splitter * a;
    const double tb = splitter * b;
    const double aHigh = ta - (ta - a);
    const double bHigh = tb - (tb - b);
    const double aLow = a - aHigh;
    const double bLow = b - bHigh;
    const double p = a * b;
    return {p, ((aHigh * bHigh - p) + aHigh * bLow + aLow * bHigh) + aLow * bLow};
}

constexpr Pair operator+(Pair a, Pair b) {
    const Pair high = sum(a.high, b.high);
    const Pair low = sum(a.low, b.low);
    const Pair first = quickSum(high.high, high.low + low.high);
    return quickSum(first.high, first.low + low.low);
}

constexpr Pair operator-(Pair a) {
    return {-a.high, -a.low};
}

constexpr Pair operator*(Pair a, Pair b) {
    const Pair p = product(a.high, b.high);
    return quickSum(p.high, p.low + (a.high * b.low + a.low * b.high));
}

constexpr Pair operator/(Pair a, Pair b) {
    const double first = a.high / b.high;
    const Pair rest = a + -(b * Pair{first});
    const double second = rest.high / b.high;
    const Pair last = rest + -(b * Pair{second});
    return quickSum(first, second) + Pair{last.high / b.high};
}

constexpr Pair ln2{0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56};
constexpr double sqrtHalf = 0x1.6a09e667f3bcdp-1;

// log m = 2 (s + s³/3 + s⁵/5 + …) with |s| < 0.172: 22 terms leave less than 2^-112.
constexpr std::size_t logTerms = 22;
// exp g = 1 + g + g²/2! + … with |g| < 0.347: 27 terms leave less than 2^-130.
constexpr std::size_t expTerms = 27;

constexpr auto logCoefficients = [] {
    std::array<Pair, logTerms> terms{};
    for (std::size_t i = 0; i < logTerms; ++i) {
        terms[i] = Pair{1.0} / Pair{static_cast<double>(2 * i + 1)};
    }
    return terms;
}();

constexpr auto expCoefficients = [] {
    std::array<Pair, expTerms> terms{};
    terms[0] = {1.0};
    for (std::size_t i = 1; i < expTerms; ++i) {
        terms[i] = terms[i - 1] / Pair{static_cast<double>(i)};
    }
    return terms;
}();

template <std::size_t count>
Pair polynomial(const std::array<Pair, count>& coefficients, Pair x) {
    Pair result = coefficients[count - 1];
    for (std::size_t i = count - 1; i-- > 0;) {
        result = result * x + coefficients[i];
    }
    return result;
}

/// A number x > 0 as mantissa · 2^exponent, with a mantissa around 1.
struct Scaled {
    double mantissa = 1.0;
    int exponent = 0;
};

Scaled scale(double x) {
    Scaled scaled;
    scaled.mantissa = std::frexp(x, &scaled.exponent); // exact
    if (scaled.mantissa < sqrtHalf) {
        scaled.mantissa *= 2.0;
        --scaled.exponent;
    }
    return scaled;
}

/// Computes a power with a whole exponent up to 1024 by repeated squaring. The powers of the mantissa stay far from
/// overflow.
double wholePower(double magnitude, std::uint32_t exponent, bool isNegative) {
    const Scaled x = scale(magnitude);
    Pair result{1.0};
    Pair square{x.mantissa};
    for (std::uint32_t bits = exponent; bits != 0;) {
        if ((bits & 1u) != 0) {
            result = result * square;
        }
        bits >>= 1;
        if (bits != 0) {
            square = square * square;
        }
    }
    const int shift = x.exponent * static_cast<int>(exponent);
    return isNegative ? std::ldexp((Pair{1.0} / result).high, -shift) : std::ldexp(result.high, shift);
}

double anyPower(double magnitude, double exponent) {
    const Scaled x = scale(magnitude);
    const Pair ratio = Pair{x.mantissa - 1.0} / sum(x.mantissa, 1.0);
    const Pair series = ratio * polynomial(logCoefficients, ratio * ratio);
    const Pair log = Pair{static_cast<double>(x.exponent)} * ln2 + (series + series);
    if (std::abs(log.high) * std::abs(exponent) > 2000.0) { // also keeps huge exponents in the range of the splitting
        return (log.high > 0.0) == (exponent > 0.0) ? std::numeric_limits<double>::infinity() : 0.0;
    }
    const Pair target = log * Pair{exponent};
    const double twos = std::floor(target.high / ln2.high + 0.5);
    const Pair rest = target + -(ln2 * Pair{twos});
    return std::ldexp(polynomial(expCoefficients, rest).high, static_cast<int>(twos));
}

} // namespace

double power(double base, double exponent) {
    if (base != base || exponent != exponent) {
        return std::numeric_limits<double>::quiet_NaN();
    }
    if (exponent == 0.0 || base == 1.0) {
        return 1.0;
    }
    if (base == 0.0) {
        return exponent > 0.0 ? 0.0 : std::numeric_limits<double>::infinity();
    }
    const bool isWhole = std::trunc(exponent) == exponent;
    if (base < 0.0 && !isWhole) {
        return std::numeric_limits<double>::quiet_NaN();
    }
    const double magnitude = std::abs(base);
    const double size = std::abs(exponent);
    const double result = isWhole && size <= 1024.0
                              ? wholePower(magnitude, static_cast<std::uint32_t>(size), exponent < 0.0)
                              : (magnitude == 1.0 ? 1.0 : anyPower(magnitude, exponent));
    return base < 0.0 && std::fmod(size, 2.0) == 1.0 ? -result : result;
}

} // namespace orrery::engine
