// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/content/constants.h"
#include "engine/text/blanks.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace orrery::engine {

namespace {

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Drops a plus sign before a number, because from_chars accepts none.
std::string_view withoutPlus(std::string_view text) {
    const bool hasPlus = text.size() > 1 && text[0] == '+' && (isDigit(text[1]) || text[1] == '.');
    return hasPlus ? text.substr(1) : text;
}

} // namespace

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && isBlank(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && isBlank(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

std::optional<double> parseNumber(std::string_view text) {
    const std::string_view digits = withoutPlus(trimmed(text));
    double value = 0.0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (digits.empty() || error != std::errc{} || end != digits.data() + digits.size() || !std::isfinite(value)) {
        return std::nullopt;
    }
    return value;
}

std::optional<std::int64_t> parseInteger(std::string_view text) {
    const std::string_view digits = withoutPlus(trimmed(text));
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (digits.empty() || error != std::errc{} || end != digits.data() + digits.size()) {
        return std::nullopt;
    }
    return value;
}

std::optional<bool> parseBoolean(std::string_view text) {
    const std::string_view word = trimmed(text);
    return word == "true" ? std::optional(true) : word == "false" ? std::optional(false) : std::nullopt;
}

std::string numberText(double value) {
    std::array<char, 40> buffer{};
    const bool isWhole = value == std::floor(value) && std::fabs(value) <= 1e15;
    const auto written =
        isWhole ? std::to_chars(buffer.data(), buffer.data() + buffer.size(), static_cast<std::int64_t>(value))
                : std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), written.ptr};
}

std::optional<Dice> parseDice(std::string_view text) {
    constexpr std::int64_t million = 1'000'000;
    const std::string_view word = trimmed(text);
    const std::size_t d = word.find('d');
    if (d == word.npos || word.find_first_of(" \t\r\n") != word.npos) {
        return std::nullopt;
    }
    const std::size_t sign = std::min(word.find_first_of("+-", d), word.size());
    const auto isPlain = [](std::string_view digits) {
        return !digits.empty() && std::ranges::all_of(digits, isDigit);
    };
    const std::string_view count = word.substr(0, d);
    const std::string_view sides = word.substr(d + 1, sign - d - 1);
    if (!isPlain(count) || !isPlain(sides) || (sign < word.size() && !isPlain(word.substr(sign + 1)))) {
        return std::nullopt;
    }
    const auto dice = parseInteger(count);
    const auto faces = parseInteger(sides);
    const auto added = sign < word.size() ? parseInteger(word.substr(sign)) : std::optional<std::int64_t>(0);
    if (!dice || *dice > maxDice || !faces || *faces < 1 || *faces > million || !added || *added > million ||
        *added < -million) {
        return std::nullopt;
    }
    return Dice{static_cast<std::uint32_t>(*dice), static_cast<std::uint32_t>(*faces), *added};
}

std::string diceText(const Dice& dice) {
    std::string text = std::to_string(dice.count) + "d" + std::to_string(dice.sides);
    if (dice.added != 0) {
        text += (dice.added > 0 ? "+" : "") + std::to_string(dice.added);
    }
    return text;
}

std::optional<NumberPair> parsePair(std::string_view text) {
    const std::string_view inside = trimmed(text);
    const std::size_t comma = inside.find(',');
    if (!inside.starts_with('[') || !inside.ends_with(']') || comma == inside.npos) {
        return std::nullopt;
    }
    const auto first = parseNumber(inside.substr(1, comma - 1));
    const auto second = parseNumber(inside.substr(comma + 1, inside.size() - comma - 2));
    return first && second ? std::optional(NumberPair{*first, *second}) : std::nullopt;
}

std::string pairText(const NumberPair& pair) {
    return "[" + numberText(pair.first) + ", " + numberText(pair.second) + "]";
}

bool isName(std::string_view text) {
    return !text.empty() && isLetter(text[0]) &&
           std::ranges::all_of(text, [](char c) { return isLetter(c) || isDigit(c); });
}

bool isLooseName(std::string_view text) {
    return !text.empty() && isLetter(text[0]) &&
           std::ranges::all_of(text, [](char c) { return isLetter(c) || isDigit(c) || c == '-' || c == '.'; });
}

std::vector<std::string_view> splitWords(std::string_view text) {
    std::vector<std::string_view> words;
    for (std::size_t begin = 0; begin < text.size();) {
        if (isBlank(text[begin])) {
            ++begin;
            continue;
        }
        std::size_t end = begin;
        while (end < text.size() && !isBlank(text[end])) {
            ++end;
        }
        words.push_back(text.substr(begin, end - begin));
        begin = end;
    }
    return words;
}

bool containsWord(std::string_view text, std::string_view word) {
    const auto isEdge = [&](std::size_t at) { return at >= text.size() || isBlank(text[at]); };
    for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        if ((at == 0 || isEdge(at - 1)) && isEdge(at + word.size())) {
            return !word.empty();
        }
    }
    return false;
}

std::string joinedWords(std::string_view text) {
    std::string joined;
    for (const std::string_view word : splitWords(text)) {
        joined.append(joined.empty() ? "" : " ").append(word);
    }
    return joined;
}

} // namespace orrery::engine
