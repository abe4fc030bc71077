// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

// Functions that read and write constants of content. They skip white space around a constant.

std::string_view trimmed(std::string_view text);
/// Reads a finite decimal number: "5", "-0.25", "1e3".
std::optional<double> parseNumber(std::string_view text);
std::optional<std::int64_t> parseInteger(std::string_view text);
/// Reads "true" or "false".
std::optional<bool> parseBoolean(std::string_view text);
/// Returns a number as content writes it: integers without a decimal point, others with enough digits to keep their
/// value.
std::string numberText(double value);

/// A number of dice with equal sides, and the constant that is added to their sum (X1.1).
struct Dice {
    std::uint32_t count = 0;
    std::uint32_t sides = 1;
    std::int64_t added = 0;
    friend bool operator==(const Dice&, const Dice&) = default;
};
inline constexpr std::uint32_t maxDice = 10'000;
/// Reads "2d6", "2d6+1" or "2d6-1", without blanks inside. Accepts at most maxDice dice of 1 to a million sides, and a
/// constant from minus a million to a million.
std::optional<Dice> parseDice(std::string_view text);
/// Returns the canonical text of dice. Omits the constant if it is 0.
std::string diceText(const Dice& dice);

struct NumberPair {
    double first = 0.0;
    double second = 0.0;
    friend bool operator==(const NumberPair&, const NumberPair&) = default;
};
/// Reads "[3, -4]".
std::optional<NumberPair> parsePair(std::string_view text);
/// Returns the canonical text of a pair, with one blank after the comma.
std::string pairText(const NumberPair& pair);

/// Returns whether a text is a name that expressions can contain: letters, digits and underscores, not beginning with a
/// digit.
bool isName(std::string_view text);
/// Returns whether a text is such a name, possibly with '-' and '.', as the ids of groups and scenarios may be.
bool isLooseName(std::string_view text);
/// Splits a list into its words, at white space.
std::vector<std::string_view> splitWords(std::string_view text);
/// Returns whether a list contains a word.
bool containsWord(std::string_view text, std::string_view word);
/// Returns the words of a list with one blank between them: the canonical text of a list.
std::string joinedWords(std::string_view text);

} // namespace orrery::engine
