// SPDX-License-Identifier: GPL-3.0-or-later
// The options -O3 -fno-trapping-math (CMakeLists.txt) turn the loops into vector code. Comparisons may then also run
// for lanes with an unused result. The options do not change the values.
#include "engine/check/expression/expression_kernels.h"

#include "engine/check/expression/expression_power.h"
#include "engine/check/expression/vector_width.h"

#include <algorithm>
#include <cmath>
#include <limits>

// Lanes do not depend on each other: the arrays of a kernel are identical or disjoint, never shifted.
#if defined(__clang__)
#define ORRERY_LANES _Pragma("clang loop vectorize(assume_safety)")
#else
#define ORRERY_LANES _Pragma("GCC ivdep")
#endif

namespace orrery::engine::kernels {

namespace {

constexpr double missing = std::numeric_limits<double>::quiet_NaN();

/// The size from which all doubles are whole numbers: 2^52. Adding and subtracting it rounds a smaller number in the
/// processor's rounding mode. The compiler can vectorise this addition and subtraction, unlike a library call.
constexpr double wholeFrom = 4503599627370496.0;

inline double nearest(double x) {
    const double size = std::fabs(x);
    return size < wholeFrom ? std::copysign((size + wholeFrom) - wholeFrom, x) : x;
}
inline double down(double x) {
    const double whole = nearest(x);
    return whole > x ? whole - 1.0 : whole;
}
inline double up(double x) {
    const double whole = nearest(x);
    return whole < x ? whole + 1.0 : whole;
}

inline double truth(bool isMissing, bool value) {
    const double answer = value ? 1.0 : 0.0;
    return isMissing ? missing : answer;
}

// One struct for each operation. Its function `of` is the only definition of the operation.
struct Add {
    static double of(double a, double b) { return a + b; }
};
struct Subtract {
    static double of(double a, double b) { return a - b; }
};
struct Multiply {
    static double of(double a, double b) { return a * b; }
};
struct ByDivisor {
    static bool dividesByZero(double /*a*/, double b) { return b == 0.0; }
};
struct Divide : ByDivisor {
    static double of(double a, double b) { return a / b; }
};
struct WholeDivide : ByDivisor {
    static double of(double a, double b) {
        const double quotient = a / b; // never rounds up to the next whole number, for whole numbers below 2^53
        return std::copysign(down(std::fabs(quotient)), quotient);
    }
};
struct Remainder : ByDivisor {
    static double of(double a, double b) { return std::fmod(a, b); } // exact, and thus the same on every machine
};
struct Power {
    static double of(double a, double b) { return engine::power(a, b); }
    static bool dividesByZero(double a, double b) { return a == 0.0 && b < 0.0; }
    static bool isSuspect(double a, double b, double result) { // power() sets no reliable processor flags
        return !std::isfinite(result) && std::isfinite(a) && std::isfinite(b);
    }
};
struct Negate {
    static double of(double a, double /*b*/) { return -a; }
};
struct Absolute {
    static double of(double a, double /*b*/) { return std::fabs(a); }
};
struct Ceiling {
    static double of(double a, double /*b*/) { return up(a); }
};
struct Floor {
    static double of(double a, double /*b*/) { return down(a); }
};
struct Round {
    static double of(double a, double /*b*/) {
        const double whole = down(a);
        return a - whole >= 0.5 ? whole + 1.0 : whole; // not floor(a + .5), which rounds .49999999999999994 up
    }
};
struct Least {
    static double of(double a, double b) {
        const double smaller = a < b ? a : b; // b if one operand is missing
        return a != a ? a : smaller;
    }
};
struct Greatest {
    static double of(double a, double b) {
        const double larger = a > b ? a : b;
        return a != a ? a : larger;
    }
};
struct Equal {
    static double of(double a, double b) { return truth((a != a) | (b != b), a == b); }
};
struct NotEqual {
    static double of(double a, double b) { return truth((a != a) | (b != b), a != b); }
};
struct Less {
    static double of(double a, double b) { return truth((a != a) | (b != b), a < b); }
};
struct LessEqual {
    static double of(double a, double b) { return truth((a != a) | (b != b), a <= b); }
};
struct Greater {
    static double of(double a, double b) { return truth((a != a) | (b != b), a > b); }
};
struct GreaterEqual {
    static double of(double a, double b) { return truth((a != a) | (b != b), a >= b); }
};
// Truths are 0, 1 and missing (NaN). Products and sums are missing exactly if the result is missing.
struct Both {
    static double of(double a, double b) { return ((a == 0.0) | (b == 0.0)) ? 0.0 : a * b; }
};
struct Either {
    static double of(double a, double b) { return ((a == 1.0) | (b == 1.0)) ? 1.0 : a + b; }
};
struct Opposite {
    static double of(double a, double /*b*/) { return 1.0 - a; }
};

template <typename Operation>
concept Divides = requires {
    Operation::dividesByZero(0.0, 0.0);
};
template <typename Operation>
concept Suspects = requires {
    Operation::isSuspect(0.0, 0.0, 0.0);
};

template <typename Operation>
double one(double a, double b) {
    return Operation::of(a, b);
}

template <typename Operation>
bool isSuspect([[maybe_unused]] double a, [[maybe_unused]] double b, [[maybe_unused]] double result) {
    if constexpr (Suspects<Operation>) {
        return Operation::isSuspect(a, b, result);
    } else if constexpr (Divides<Operation>) {
        return Operation::dividesByZero(a, b);
    } else {
        return false;
    }
}

template <typename Operation, bool aIsOne, bool bIsOne>
ORRERY_INLINE bool lanes(const double* a, const double* b, double* out, std::size_t n) {
    const double firstA = a[0];
    const double firstB = b[0];
    std::uint64_t suspect = 0;
    ORRERY_LANES
    for (std::size_t i = 0; i < n; ++i) {
        const double x = aIsOne ? firstA : a[i];
        const double y = bIsOne ? firstB : b[i];
        const double result = Operation::of(x, y);
        suspect |= isSuspect<Operation>(x, y, result) ? 1u : 0u;
        out[i] = result;
    }
    return suspect != 0;
}

template <typename Operation>
ORRERY_INLINE bool lanesOfOne(const double* a, const double* /*b*/, double* out, std::size_t n) {
    ORRERY_LANES
    for (std::size_t i = 0; i < n; ++i) {
        out[i] = Operation::of(a[i], 0.0);
    }
    return false;
}

template <typename Operation>
constexpr Kernel unary() {
    return {.one = one<Operation>, .lanes = Widths<lanesOfOne<Operation>>::run};
}

template <typename Operation>
constexpr Kernel binary() {
    Kernel kernel{
        .one = one<Operation>,
        .lanes = Widths<lanes<Operation, false, false>>::run,
        .lanesWithOne = Widths<lanes<Operation, false, true>>::run,
        .oneWithLanes = Widths<lanes<Operation, true, false>>::run,
        .oneWithOne = Widths<lanes<Operation, true, true>>::run,
    };
    if constexpr (Divides<Operation>) {
        kernel.dividesByZero = Operation::dividesByZero;
    }
    return kernel;
}

template <bool thenIsOne, bool elseIsOne>
ORRERY_INLINE void chooseLanes(const double* condition, const double* thenValue, const double* elseValue, double* out,
                               std::size_t n) {
    const double firstThen = thenValue[0];
    const double firstElse = elseValue[0];
    ORRERY_LANES
    for (std::size_t i = 0; i < n; ++i) {
        out[i] = chooseOne(condition[i], thenIsOne ? firstThen : thenValue[i], elseIsOne ? firstElse : elseValue[i]);
    }
}

} // namespace

constinit const Kernel add = binary<Add>();
constinit const Kernel subtract = binary<Subtract>();
constinit const Kernel multiply = binary<Multiply>();
constinit const Kernel divide = binary<Divide>();
constinit const Kernel wholeDivide = binary<WholeDivide>();
constinit const Kernel remainder = binary<Remainder>();
constinit const Kernel power = binary<Power>();
constinit const Kernel negate = unary<Negate>();
constinit const Kernel absolute = unary<Absolute>();
constinit const Kernel ceiling = unary<Ceiling>();
constinit const Kernel floor = unary<Floor>();
constinit const Kernel round = unary<Round>();
constinit const Kernel least = binary<Least>();
constinit const Kernel greatest = binary<Greatest>();
constinit const Kernel equal = binary<Equal>();
constinit const Kernel notEqual = binary<NotEqual>();
constinit const Kernel less = binary<Less>();
constinit const Kernel lessEqual = binary<LessEqual>();
constinit const Kernel greater = binary<Greater>();
constinit const Kernel greaterEqual = binary<GreaterEqual>();
constinit const Kernel both = binary<Both>();
constinit const Kernel either = binary<Either>();
constinit const Kernel opposite = unary<Opposite>();

void choose(const double* condition, bool conditionIsOne, const double* thenValue, bool thenIsOne,
            const double* elseValue, bool elseIsOne, double* out, std::size_t n) {
    if (conditionIsOne) {
        const bool isThen = condition[0] == 1.0;
        const double* from = isMissing(condition[0]) ? condition : isThen ? thenValue : elseValue;
        if (from == condition || (isThen ? thenIsOne : elseIsOne)) {
            std::fill_n(out, n, from[0]);
        } else if (from != out) {
            std::copy_n(from, n, out);
        }
        return;
    }
    using Choose = void (*)(const double*, const double*, const double*, double*, std::size_t);
    constexpr Choose loops[2][2] = {
        {Widths<chooseLanes<false, false>>::run, Widths<chooseLanes<false, true>>::run},
        {Widths<chooseLanes<true, false>>::run, Widths<chooseLanes<true, true>>::run},
    };
    loops[thenIsOne][elseIsOne](condition, thenValue, elseValue, out, n);
}

} // namespace orrery::engine::kernels
