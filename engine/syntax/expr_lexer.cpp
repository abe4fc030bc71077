// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/expr_lexer.h"

#include "engine/text/blanks.h"
#include "engine/text/invisible.h"

#include <algorithm>
#include <array>
#include <optional>

namespace orrery::engine {

namespace {

using Kind = ExprTokenKind;

// If one symbol begins with another, the longer stands first. The first right spelling of a kind is its name.
constexpr std::array spellings{
    ExprSpelling{"if", Kind::ifWord},
    ExprSpelling{"then", Kind::thenWord},
    ExprSpelling{"else", Kind::elseWord},
    ExprSpelling{"or", Kind::orWord},
    ExprSpelling{"and", Kind::andWord},
    ExprSpelling{"not", Kind::notWord},
    ExprSpelling{"div", Kind::divWord},
    ExprSpelling{"mod", Kind::modWord},
    ExprSpelling{"===", Kind::equal, "=="},
    ExprSpelling{"!==", Kind::notEqual, "!="},
    ExprSpelling{"==", Kind::equal},
    ExprSpelling{"!=", Kind::notEqual},
    ExprSpelling{"<>", Kind::notEqual, "!="},
    ExprSpelling{"=<", Kind::lessEqual, "<="},
    ExprSpelling{"=>", Kind::greaterEqual, ">="},
    ExprSpelling{"<=", Kind::lessEqual},
    ExprSpelling{">=", Kind::greaterEqual},
    ExprSpelling{"||", Kind::orWord},
    ExprSpelling{"&&", Kind::andWord},
    ExprSpelling{"**", Kind::power, "^"},
    ExprSpelling{":=", Kind::equal, "=="},
    ExprSpelling{"=", Kind::equal, "=="},
    ExprSpelling{"≠", Kind::notEqual, "!="},
    ExprSpelling{"≤", Kind::lessEqual, "<="},
    ExprSpelling{"≥", Kind::greaterEqual, ">="},
    ExprSpelling{"−", Kind::minus, "-"},
    ExprSpelling{"×", Kind::times, "*"},
    ExprSpelling{"÷", Kind::divide, "/"},
    ExprSpelling{"<", Kind::less},
    ExprSpelling{">", Kind::greater},
    ExprSpelling{"|", Kind::orWord, "or"},
    ExprSpelling{"&", Kind::andWord, "and"},
    ExprSpelling{"!", Kind::notWord},
    ExprSpelling{"+", Kind::plus},
    ExprSpelling{"-", Kind::minus},
    ExprSpelling{"*", Kind::times},
    ExprSpelling{"/", Kind::divide},
    ExprSpelling{"%", Kind::modWord},
    ExprSpelling{"^", Kind::power},
    ExprSpelling{"(", Kind::open},
    ExprSpelling{")", Kind::close},
    ExprSpelling{"[", Kind::openPair},
    ExprSpelling{"]", Kind::closePair},
    ExprSpelling{",", Kind::comma},
    ExprSpelling{".", Kind::dot},
};

constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
/// Returns whether a character is a letter. Bytes beyond ASCII count as letters, so a word in any script is one token.
constexpr bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

static_assert(std::ranges::none_of(spellings,
                                   [](const ExprSpelling& later) {
                                       return std::any_of(
                                           spellings.begin(), spellings.end(), [&](const ExprSpelling& row) {
                                               return row.text.size() < later.text.size() && !isLetter(row.text[0]) &&
                                                      later.text.starts_with(row.text) &&
                                                      &row - spellings.data() < &later - spellings.data();
                                           });
                                   }),
              "of two symbols that begin alike the longer stands first");

std::size_t skipDigits(std::string_view text, std::size_t at) {
    while (at < text.size() && isDigit(text[at])) {
        ++at;
    }
    return at;
}

/// Returns the length of the blank at the beginning if it is not ASCII, otherwise 0. Such a blank has no meaning in
/// expressions, but separates words.
std::size_t blankBeyondAscii(std::string_view text) {
    const auto found = static_cast<unsigned char>(text.front()) >= 0x80 ? invisibleCharacter(text) : std::nullopt;
    return found && found->isBlank ? std::size_t{found->length} : std::size_t{0};
}

/// Returns the misspelt operator at the beginning if it is not ASCII; null if there is none. It separates words.
const ExprSpelling* symbolBeyondAscii(std::string_view text) {
    if (static_cast<unsigned char>(text.front()) < 0x80) {
        return nullptr;
    }
    const auto found =
        std::ranges::find_if(spellings, [&](const ExprSpelling& row) { return text.starts_with(row.text); });
    return found == spellings.end() ? nullptr : &*found;
}

/// Returns the end of a word or number that continues at `at` without a gap.
std::size_t skipWord(std::string_view text, std::size_t at) {
    while (at < text.size() && (isLetter(text[at]) || isDigit(text[at])) && !blankBeyondAscii(text.substr(at)) &&
           symbolBeyondAscii(text.substr(at)) == nullptr) {
        ++at;
    }
    return at;
}

/// Reads the dice that begin at a digit (`2d6`, `2d6-1`); returns nullopt if there are none. Characters that follow
/// without a gap ("2d6x", "2d6+1.5"), or a missing number of sides, make the token broken.
std::optional<ExprToken> dice(std::string_view text, std::size_t begin) {
    const std::size_t sides = skipDigits(text, begin) + 1;
    if (sides > text.size() || text[sides - 1] != 'd' || (sides < text.size() && isLetter(text[sides]))) {
        return std::nullopt;
    }
    std::size_t end = skipDigits(text, sides);
    bool isBroken = end == sides;
    if (!isBroken && end < text.size() && (text[end] == '+' || text[end] == '-')) {
        const std::size_t added = skipDigits(text, end + 1);
        end = added > end + 1 ? added : end;
    }
    if (const std::size_t rest = skipWord(text, end); rest > end) {
        end = rest;
        isBroken = true;
    }
    if (end + 1 < text.size() && text[end] == '.' && isDigit(text[end + 1])) {
        end = skipWord(text, end + 1);
        isBroken = true;
    }
    return ExprToken{Kind::dice, {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)}, isBroken};
}

/// Reads a number that begins with a digit, or with a point before a digit. A word right after it ("12abc") makes the
/// token broken.
ExprToken number(std::string_view text, std::size_t begin) {
    std::size_t at = skipDigits(text, begin);
    if (at + 1 < text.size() && text[at] == '.' && isDigit(text[at + 1])) {
        at = skipDigits(text, at + 1);
    }
    if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
        const std::size_t sign = at + 1 < text.size() && (text[at + 1] == '+' || text[at + 1] == '-') ? 1 : 0;
        if (const std::size_t end = skipDigits(text, at + 1 + sign); end > at + 1 + sign) {
            at = end;
        }
    }
    const std::size_t end = skipWord(text, at);
    return {Kind::number, {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)}, end != at};
}

} // namespace

std::span<const ExprSpelling> exprSpellings() {
    return spellings;
}

std::string_view exprOperatorName(ExprTokenKind kind) {
    for (const ExprSpelling& row : spellings) {
        if (row.kind == kind && row.meant.empty()) {
            return row.text;
        }
    }
    return {};
}

ExprToken nextExprToken(std::string_view text, std::uint32_t offset) {
    std::size_t at = offset;
    while (at < text.size() && isBlank(text[at])) {
        ++at;
    }
    const auto span = [at](std::size_t end) {
        return Span{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)};
    };
    if (at >= text.size()) {
        return {Kind::end, {static_cast<std::uint32_t>(text.size()), static_cast<std::uint32_t>(text.size())}};
    }
    const char first = text[at];
    if (isDigit(first) || (first == '.' && at + 1 < text.size() && isDigit(text[at + 1]))) {
        const auto found = dice(text, at);
        return found ? *found : number(text, at);
    }
    if (first == '"' || first == '\'') {
        const std::size_t close = text.find(first, at + 1);
        const bool isOpen = close == std::string_view::npos;
        return {Kind::text, span(isOpen ? text.size() : close + 1), isOpen};
    }
    if (const std::size_t length = blankBeyondAscii(text.substr(at))) {
        return {Kind::unknown, span(at + length)};
    }
    if (const ExprSpelling* const symbol = symbolBeyondAscii(text.substr(at))) {
        return {symbol->kind, span(at + symbol->text.size()), true};
    }
    if (isLetter(first)) {
        const std::size_t end = skipWord(text, at + 1);
        const std::string_view word = text.substr(at, end - at);
        for (const ExprSpelling& row : spellings) {
            if (row.text == word) {
                return {row.kind, span(end)};
            }
        }
        return {Kind::name, span(end)};
    }
    for (const ExprSpelling& row : spellings) {
        if (!isLetter(row.text[0]) && text.substr(at).starts_with(row.text)) {
            return {row.kind, span(at + row.text.size()), !row.meant.empty()};
        }
    }
    std::size_t end = at + 1; // an unknown token ends where a known one may begin
    while (end < text.size() && !isBlank(text[end]) && !isLetter(text[end]) && !isDigit(text[end]) &&
           text[end] != '"' && text[end] != '\'' &&
           std::ranges::none_of(spellings, [&](const ExprSpelling& row) { return row.text[0] == text[end]; })) {
        ++end;
    }
    return {Kind::unknown, span(end)};
}

std::vector<ExprToken> lexExpression(std::string_view text) {
    std::vector<ExprToken> tokens;
    for (ExprToken token = nextExprToken(text, 0); token.kind != Kind::end;
         token = nextExprToken(text, token.span.end)) {
        tokens.push_back(token);
    }
    return tokens;
}

} // namespace orrery::engine
