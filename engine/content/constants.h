// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

// How constants are written in content. White space around them does not count.

std::string_view trimmed(std::string_view text);
/// A finite decimal number: "5", "-0.25", "1e3".
std::optional<double> parseNumber(std::string_view text);
std::optional<std::int64_t> parseInteger(std::string_view text);
/// "true" or "false".
std::optional<bool> parseBoolean(std::string_view text);
/// A number as content writes it: whole ones without a decimal point, others so that they read back the same.
std::string numberText(double value);

/// So many dice of so many sides, and what is added to their sum (X1.1).
struct Dice {
    std::uint32_t count = 0;
    std::uint32_t sides = 1;
    std::int64_t added = 0;
    friend bool operator==(const Dice&, const Dice&) = default;
};
inline constexpr std::uint32_t maxDice = 10'000;
/// "2d6", "2d6+1", "2d6-1", without blanks inside. At most maxDice, of 1 to a million sides; up to a million is added.
std::optional<Dice> parseDice(std::string_view text);
/// Its one spelling: nothing is added where that is 0.
std::string diceText(const Dice& dice);

struct NumberPair {
    double first = 0.0;
    double second = 0.0;
    friend bool operator==(const NumberPair&, const NumberPair&) = default;
};
/// "[3, -4]".
std::optional<NumberPair> parsePair(std::string_view text);
/// Its one spelling, with one blank behind the comma.
std::string pairText(const NumberPair& pair);

/// Letters, digits and underscores, not beginning with a digit: what an expression can say.
bool isName(std::string_view text);
/// A name that may also hold '-' and '.': the ids of groups and scenarios.
bool isLooseName(std::string_view text);
/// The words of a list, which white space separates.
std::vector<std::string_view> splitWords(std::string_view text);

} // namespace orrery::engine
