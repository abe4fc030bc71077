// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/xml_text.h"
#include "engine/text/diagnostic.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

enum class ClassicObject : std::uint8_t { source, target };

/// One node of an expression of FreeOrion's.
struct ClassicNode {
    enum class Kind : std::uint8_t { number, constant, read, negate, infix };
    static constexpr int noMeter = -1;

    Kind kind = Kind::number;
    double number = 0.0;
    std::string_view word{};   ///< of a constant: what imported projects call it; of a reading: the member
    std::string_view format{}; ///< an enumeration's id, "object" or "type"; empty: a number
    ClassicObject object = ClassicObject::source;
    std::string_view via{}; ///< "planet" or "system", where the reading goes over one
    int meter = noMeter;    ///< of a reading of a meter: its place in classicMeters()
    bool ofMax = false;
    char op = 0; ///< + - * /
    std::uint32_t left = 0;
    std::uint32_t right = 0;
};

/// An expression that was understood. An index names a node; operands stand before what is made of them.
struct ClassicExpression {
    std::vector<ClassicNode> nodes;
    std::uint32_t root = 0;
    std::string written;      ///< as in the file, without comments
    bool isRegrouped = false; ///< usual precedence would have meant something else (F3)
    std::vector<std::string> comments;
    std::string unsupported{}; ///< what is well written, and nothing in the engine stands for; empty: all does

    const ClassicNode& node(std::uint32_t index) const { return nodes[index]; }
    /// The maxima that it reads, as bits by meter.
    std::uint32_t maxima(std::uint32_t index) const;
    /// Whether a meter is read anywhere below, of whatever object, current or maximum.
    bool readsMeter(std::uint32_t index, int meter) const;
    bool readsObject(std::uint32_t index, ClassicObject object) const;
    bool readsMember(std::uint32_t index, std::string_view member) const;
    bool isConstant(std::uint32_t index) const;
    /// The value of a number that reads nothing.
    std::optional<double> constant(std::uint32_t index) const;
};

/// How the target is named: in effects as Target, in conditions by nothing at all, which is the candidate at any depth.
enum class TargetStyle : std::uint8_t { named, bare };

/// Writes an expression in our language: usual precedence, brackets where the meaning needs them.
std::string printExpression(const ClassicExpression& expression, std::uint32_t index, TargetStyle style);

/// Reads an expression with the precedence that the game had: * over / over + over -, each from right to left (F3).
/// @return false where it is faulty: the faults are added.
bool parseClassicExpression(const DecodedText& text, FileId file, ClassicExpression& out,
                            std::vector<Diagnostic>& faults);

} // namespace orrery::engine
