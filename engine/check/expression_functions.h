// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/format.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace orrery::engine {

/// Works on n lanes: out[i] from a[i] and b[i]. An operand that is the same for all lanes is one double. `out` may be
/// an operand's own array. @return whether a lane may have gone wrong in a way that the overflow flag of the processor
/// does not show (a divisor of 0): the caller then evaluates again lane by lane (X1.3).
using LaneKernel = bool (*)(const double* a, const double* b, double* out, std::size_t n);

/// One operation on plain values in all its shapes, which agree bit for bit: they are made from one inline function
/// (expression_kernels.cpp). A missing operand gives a missing result, save that `and` and `or` follow Kleene (E4.5).
struct Kernel {
    double (*one)(double a, double b) = nullptr; ///< unary operations ignore b
    LaneKernel lanes = nullptr;                  ///< both operands are lanes (or the only one)
    LaneKernel lanesWithOne = nullptr;           ///< b is one double
    LaneKernel oneWithLanes = nullptr;           ///< a is one double
    LaneKernel oneWithOne = nullptr;             ///< both are
    /// Whether these operands divide by zero; null: never.
    bool (*dividesByZero)(double a, double b) = nullptr;
};

/// What a row of the table takes and gives.
enum class Signature : std::uint8_t {
    number,  ///< numbers → number
    compare, ///< numbers → boolean
    equal,   ///< two of one format → boolean
    boolean, ///< booleans → boolean
    choice,  ///< a boolean and two of one format → that format
    value,   ///< nothing → number: value()
    amount,  ///< nothing → number: amount()
    last,    ///< a meter's maximum → number
    runtime, ///< a property that is given in play → its value (E7.9)
    ownedBy, ///< an empire, perhaps an object → boolean
    canHave, ///< a class, perhaps an object → boolean (E3.9)
    named,   ///< a literal text → object
    roll,    ///< dice → number
    has,     ///< a kind, an id, perhaps an object → boolean (X4)
    option,  ///< of what, which → its value (X1.4)
    get,     ///< a type and an id, both literal texts → class
    fact,    ///< the same and a property → its value
    lookup,  ///< a table, a key, a column → its value (V6.1)
    context, ///< a scope, an object, perhaps a part, an expression → its value (V6.3)
};

/// One operator or function: everything that the program knows about it (X2). An ordinary function of plain values is
/// one row and its inline function; nothing else lists them.
struct ExpressionFunction {
    enum class Shape : std::uint8_t { prefix, infix, call };
    static constexpr std::uint8_t anyNumber = 255;

    std::string_view name; ///< as it is written
    Shape shape = Shape::call;
    Signature signature = Signature::number;
    std::uint8_t least = 2; ///< operands; with more than two, an operation goes from left to right
    std::uint8_t most = 2;  ///< anyNumber: no limit
    std::string_view usage; ///< "min(a, b, …)"
    std::string_view label;
    std::string_view help;
    std::string_view example;
    std::string_view result{};      ///< what the example gives, as it is shown; empty where it reads an object
    std::string_view strict{};      ///< what strict projects write instead (E7.1); empty: they may use it
    const Kernel* kernel = nullptr; ///< null where the evaluator works on more than plain values
};

/// Every operator and function, in the order of the reference.
std::span<const ExpressionFunction> functionRows();
/// The row of an operator (`-` is both prefix and infix) or function; null where there is none.
const ExpressionFunction* findFunction(std::string_view name, ExpressionFunction::Shape shape);

} // namespace orrery::engine
