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

/// One node of a FreeOrion expression.
struct ClassicNode {
    enum class Kind : std::uint8_t { number, constant, read, negate, infix };
    static constexpr int noMeter = -1;

    Kind kind = Kind::number;
    double number = 0.0;
    std::string_view word{};   ///< for a constant: its name in imported projects; for a reading: the member
    std::string_view format{}; ///< id of an enumeration, "object" or "type"; empty: a number
    ClassicObject object = ClassicObject::source;
    std::string_view via{}; ///< "planet" or "system" if the reading goes through one
    int meter = noMeter;    ///< for a reading of a meter: index in classicMeters()
    bool ofMax = false;
    char op = 0; ///< operator: + - * /
    std::uint32_t left = 0;
    std::uint32_t right = 0;
};

/// A parsed expression. Nodes refer to each other by index. Operands come before the nodes that use them.
struct ClassicExpression {
    std::vector<ClassicNode> nodes;
    std::uint32_t root = 0;
    std::string written;      ///< text as in the file, without comments
    bool isRegrouped = false; ///< true if the usual precedence would give another meaning (F3)
    std::vector<std::string> comments;
    std::string unsupported{}; ///< correct part for which the engine has no equivalent; empty: none

    const ClassicNode& node(std::uint32_t index) const { return nodes[index]; }
    /// Returns the meters whose maxima the node or its operands read, as bits.
    std::uint32_t maxima(std::uint32_t index) const;
    /// Returns whether a node or its operands read a meter, of any object, current or maximum.
    bool readsMeter(std::uint32_t index, int meter) const;
    bool readsObject(std::uint32_t index, ClassicObject object) const;
    bool readsMember(std::uint32_t index, std::string_view member) const;
    bool isConstant(std::uint32_t index) const;
    /// Returns the value of a constant number. Returns nullopt for other nodes.
    std::optional<double> constant(std::uint32_t index) const;
};

/// The spelling of the target: `Target` in effects, no prefix in conditions. In conditions, the target is the
/// candidate, at any depth.
enum class TargetStyle : std::uint8_t { named, bare };

/// Returns an expression in Orrery's language, with the usual precedence and only the necessary brackets.
std::string printExpression(const ClassicExpression& expression, std::uint32_t index, TargetStyle style);

/// Parses an expression with the precedence of the game: * over / over + over -, each from right to left (F3).
/// @return false if the expression has an error; the function adds its diagnostics
bool parseClassicExpression(const DecodedText& text, FileId file, ClassicExpression& out,
                            std::vector<Diagnostic>& faults);

} // namespace orrery::engine
