// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/format.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace orrery::engine {

struct CallSite;     // defined in check/expression/call_site.h
struct FunctionCall; // defined in program/function_call.h
struct ExpressionContext;
struct TypedNode;

/// Computes n lanes: out[i] from a[i] and b[i]. If an operand is the same for all lanes, its pointer leads to one
/// double. `out` may be an operand's own array. @return whether a lane may have an error that the processor's overflow
/// flag does not show (division by 0). If so, the caller evaluates again lane by lane (X1.3).
using LaneKernel = bool (*)(const double* a, const double* b, double* out, std::size_t n);

/// All forms of one operation on plain values. They agree bit for bit, because they come from one inline function
/// (expression_kernels.cpp). A missing operand gives a missing result, except that `and` and `or` follow Kleene (E4.5).
struct Kernel {
    double (*one)(double a, double b) = nullptr; ///< unary operations ignore b
    LaneKernel lanes = nullptr;                  ///< form for lanes as both operands, or as the only operand
    LaneKernel lanesWithOne = nullptr;           ///< form for one double as b
    LaneKernel oneWithLanes = nullptr;           ///< form for one double as a
    LaneKernel oneWithOne = nullptr;             ///< form for one double as each operand
    /// Returns whether these operands divide by zero; null: never.
    bool (*dividesByZero)(double a, double b) = nullptr;
};

/// The formats of the operands and the result of an operator or function.
enum class Signature : std::uint8_t {
    number,  ///< numbers → number
    compare, ///< numbers → boolean
    equal,   ///< two of one format → boolean
    boolean, ///< booleans → boolean
    choice,  ///< a boolean and two of one format → that format
    special, ///< ExpressionFunction::check decides
};

/// The kind of word or value that a call takes as an argument, for completion.
enum class ArgumentKind : std::uint8_t {
    value, ///< an expression of any format
    object,
    objectClass,
    kind,        ///< a kind of has()
    idOfKind,    ///< an id of the kind in the first argument
    optionOwner, ///< game or empire
    option,      ///< an option of the type in the first argument
    table,
    tableKey,    ///< a key of the table in the first argument
    tableColumn, ///< a column of the table in the first argument
    scope,
    maximum,         ///< a meter's maximum
    partMeter,       ///< a meter, or a meter's maximum, that objects have once for each part
    runtimeProperty, ///< a run-time property (E7.9)
    text,            ///< a text that completion cannot offer
};

/// The kinds of a call's arguments. The last one stands for all further arguments.
struct ArgumentKinds {
    constexpr ArgumentKinds(std::initializer_list<ArgumentKind> kinds) {
        for (std::size_t i = 0; i < all.size(); ++i) {
            all[i] = kinds.begin()[std::min(i, kinds.size() - 1)];
        }
    }
    constexpr ArgumentKind at(std::size_t argument) const { return all[std::min(argument, all.size() - 1)]; }

    std::array<ArgumentKind, 4> all{};
};

/// Checks a call of a function that reads more than plain values.
using CheckCall = TypedNode (*)(const CallSite& call);
/// Evaluates a call of such a function, for one or more candidates, from the values of its operands.
using EvaluateCall = void (*)(const FunctionCall& call);

/// All data about one operator or function (X2). An ordinary function of plain values needs one row and its inline
/// function; no other place lists it. A function that reads more has a `check`, which makes its node. If the node is of
/// TypedNode::Kind::function, the row also has an `evaluate`.
struct ExpressionFunction {
    enum class Shape : std::uint8_t { prefix, infix, call };
    static constexpr std::uint8_t anyNumber = 255;

    std::string_view name; ///< name in expressions
    Shape shape = Shape::call;
    Signature signature = Signature::number;
    std::uint8_t least = 2; ///< minimum number of operands; with more than two, an operation works from left to right
    std::uint8_t most = 2;  ///< maximum number of operands; anyNumber: no limit
    std::string_view usage; ///< "min(a, b, …)"
    std::string_view label;
    std::string_view help;
    std::string_view example;
    std::string_view result{};      ///< displayed value of the example; empty if the example reads an object
    std::string_view strict{};      ///< replacement in strict projects (E7.1); empty if these may use the function
    const Kernel* kernel = nullptr; ///< null if the evaluator needs more than plain values
    CheckCall check = nullptr;      ///< checker of calls, for Signature::special
    EvaluateCall evaluate = nullptr;
    bool drawsForCandidate = false; ///< true if it draws a random number for each candidate
    ArgumentKinds arguments{ArgumentKind::value};
    /// The part of the context that the function needs. Without it, completion does not offer the function. Null: none.
    bool ExpressionContext::*needs = nullptr;

    /// Returns the name of a function as messages write it: "has()".
    std::string title() const { return std::string(name) + "()"; }
};

} // namespace orrery::engine
