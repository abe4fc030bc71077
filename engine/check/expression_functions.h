// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/format.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace orrery::engine {

/// Works on n lanes: out[i] from a[i] and b[i]. An operand that is the same for all lanes is one double. `out` may be
/// an operand's own array. @return whether a lane may have an error that the processor's overflow flag does not show
/// (division by 0). The caller then evaluates again lane by lane (X1.3).
using LaneKernel = bool (*)(const double* a, const double* b, double* out, std::size_t n);

/// One operation on plain values in all its forms, which agree bit for bit: they come from one inline function
/// (expression_kernels.cpp). A missing operand gives a missing result, except that `and` and `or` follow Kleene (E4.5).
struct Kernel {
    double (*one)(double a, double b) = nullptr; ///< unary operations ignore b
    LaneKernel lanes = nullptr;                  ///< both operands are lanes (or the only operand)
    LaneKernel lanesWithOne = nullptr;           ///< b is one double
    LaneKernel oneWithLanes = nullptr;           ///< a is one double
    LaneKernel oneWithOne = nullptr;             ///< both are one double
    /// Returns whether these operands divide by zero; null: never.
    bool (*dividesByZero)(double a, double b) = nullptr;
};

/// The operands and result of a row of the table.
enum class Signature : std::uint8_t {
    number,  ///< numbers → number
    compare, ///< numbers → boolean
    equal,   ///< two of one format → boolean
    boolean, ///< booleans → boolean
    choice,  ///< a boolean and two of one format → that format
    value,   ///< nothing → number: value()
    amount,  ///< nothing → number: amount()
    last,    ///< a meter's maximum → number
    runtime, ///< a run-time property → its value (E7.9)
    ownedBy, ///< an empire, optionally an object → boolean
    canHave, ///< a class, optionally an object → boolean (E3.9)
    named,   ///< a literal text → object
    roll,    ///< dice → number
    has,     ///< a kind, an id, optionally an object → boolean (X4)
    option,  ///< the owner's type, the option → its value (X1.4)
    get,     ///< a type and an id, both literal texts → class
    fact,    ///< the same, and a property → its value
    lookup,  ///< a table, a key, a column → its value (V6.1)
    context, ///< a scope, an object, optionally a part, an expression → its value (V6.3)
};

/// All data about one operator or function (X2). An ordinary function of plain values needs one row and its inline
/// function; no other place lists it.
struct ExpressionFunction {
    enum class Shape : std::uint8_t { prefix, infix, call };
    static constexpr std::uint8_t anyNumber = 255;

    std::string_view name; ///< in source form
    Shape shape = Shape::call;
    Signature signature = Signature::number;
    std::uint8_t least = 2; ///< operands; with more than two, an operation works from left to right
    std::uint8_t most = 2;  ///< anyNumber: no limit
    std::string_view usage; ///< "min(a, b, …)"
    std::string_view label;
    std::string_view help;
    std::string_view example;
    std::string_view result{};      ///< the displayed value of the example; empty where it reads an object
    std::string_view strict{};      ///< the replacement in strict projects (E7.1); empty: they may use it
    const Kernel* kernel = nullptr; ///< null where the evaluator needs more than plain values
};

/// Returns every operator and function, in the order of the reference.
std::span<const ExpressionFunction> functionRows();
/// Returns the row of an operator (`-` is both prefix and infix) or function; null where there is none.
const ExpressionFunction* findFunction(std::string_view name, ExpressionFunction::Shape shape);

} // namespace orrery::engine
