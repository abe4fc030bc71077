// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/expr_diagnostics.h"
#include "engine/syntax/expr_parser_state.h"

#include <algorithm>
#include <charconv>

namespace orrery::engine {

using Kind = ExprTokenKind;

constexpr std::array<ExprParser::Rule, static_cast<std::size_t>(Kind::count_)> ExprParser::rules{{
    {.token = Kind::end},
    {.token = Kind::unknown},
    {.token = Kind::number, .starts = &ExprParser::number},
    {.token = Kind::dice, .starts = &ExprParser::literal},
    {.token = Kind::text, .starts = &ExprParser::literal},
    {.token = Kind::name, .starts = &ExprParser::name},
    {.token = Kind::ifWord, .starts = &ExprParser::choice},
    {.token = Kind::thenWord},
    {.token = Kind::elseWord},
    {.token = Kind::open, .starts = &ExprParser::bracket},
    {.token = Kind::close},
    {.token = Kind::openPair, .starts = &ExprParser::pair},
    {.token = Kind::closePair},
    {.token = Kind::comma},
    {.token = Kind::dot, .continues = &ExprParser::member, .power = binding::member},
    {.token = Kind::orWord, .continues = &ExprParser::infix, .power = binding::orWord},
    {.token = Kind::andWord, .continues = &ExprParser::infix, .power = binding::andWord},
    {.token = Kind::notWord, .starts = &ExprParser::prefix, .startsPower = binding::notWord},
    {.token = Kind::equal, .continues = &ExprParser::infix, .power = binding::comparison},
    {.token = Kind::notEqual, .continues = &ExprParser::infix, .power = binding::comparison},
    {.token = Kind::less, .continues = &ExprParser::infix, .power = binding::comparison},
    {.token = Kind::lessEqual, .continues = &ExprParser::infix, .power = binding::comparison},
    {.token = Kind::greater, .continues = &ExprParser::infix, .power = binding::comparison},
    {.token = Kind::greaterEqual, .continues = &ExprParser::infix, .power = binding::comparison},
    {.token = Kind::plus, .continues = &ExprParser::infix, .power = binding::sum},
    {.token = Kind::minus,
     .starts = &ExprParser::prefix,
     .continues = &ExprParser::infix,
     .startsPower = binding::sign,
     .power = binding::sum},
    {.token = Kind::times, .continues = &ExprParser::infix, .power = binding::product},
    {.token = Kind::divide, .continues = &ExprParser::infix, .power = binding::product},
    {.token = Kind::divWord, .continues = &ExprParser::infix, .power = binding::product},
    {.token = Kind::modWord, .continues = &ExprParser::infix, .power = binding::product},
    {.token = Kind::power, .continues = &ExprParser::infix, .power = binding::power},
}};

constexpr bool rowsFollowTokens(const std::array<ExprParser::Rule, static_cast<std::size_t>(Kind::count_)>& rows) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (static_cast<std::size_t>(rows[i].token) != i) {
            return false;
        }
    }
    return true;
}
static_assert(rowsFollowTokens(ExprParser::rules), "grammar rows follow ExprTokenKind");

ExprBinding exprBinding(ExprTokenKind token) {
    const ExprParser::Rule& rule = ExprParser::rules[static_cast<std::size_t>(token)];
    return {.prefix = rule.startsPower, .infix = rule.power};
}

std::uint32_t ExprParser::number() {
    const ExprToken token = m_token;
    const std::string_view digits = word(token.span);
    ExprNode node{.kind = ExprKind::number, .span = token.span, .token = token.span};
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), node.number);
    if (token.isBroken || (error != std::errc{} && error != std::errc::result_out_of_range)) {
        report(diag::expr::brokenNumber, token.span, {std::string(digits)});
        node.kind = ExprKind::bad;
    } else if (error == std::errc::result_out_of_range) {
        // from_chars reports the same for 1e999 and for 1e-999, which counts as 0.
        if (digits.find("e-") == std::string_view::npos && digits.find("E-") == std::string_view::npos) {
            report(diag::expr::hugeNumber, token.span, {std::string(digits)});
            node.kind = ExprKind::bad;
        }
        node.number = 0.0;
    }
    advance();
    return add(node);
}

/// Reads a text or dice.
std::uint32_t ExprParser::literal() {
    const ExprToken token = m_token;
    const bool isText = token.kind == Kind::text;
    ExprNode node{.kind = isText ? ExprKind::text : ExprKind::dice, .span = token.span, .token = token.span};
    if (token.isBroken) {
        const std::string written(word(token.span));
        if (isText) {
            report(diag::expr::unclosedText, {token.span.begin, token.span.begin + 1}, {written.substr(0, 1)});
        } else {
            report(diag::expr::brokenDice, token.span, {written});
        }
        node.kind = ExprKind::bad;
    }
    advance();
    return add(node);
}

std::uint32_t ExprParser::name() {
    const Span token = m_token.span;
    const std::optional<Kind> meant = inOtherLetters();
    const bool isNot = meant == Kind::notWord;
    const bool beginsChoice = meant == Kind::ifWord && beginsChoiceInOtherLetters();
    advance();
    if (beginsChoice) { // IF a THEN b ELSE c
        return choiceAfter(token, {{token, Kind::ifWord}});
    }
    if (isNot && startsValue() && !is(Kind::open)) { // NOT a
        reportMisspelt(token, Kind::notWord);
        const std::uint32_t operand = expression(rules[static_cast<std::size_t>(Kind::notWord)].startsPower);
        return add({.span = {token.begin, m_tree.nodes[operand].span.end}, .token = token}, {operand});
    }
    if (!is(Kind::open)) {
        return add({.kind = ExprKind::name, .span = token, .token = token});
    }
    const Span open = m_token.span;
    advance();
    std::vector<std::uint32_t> arguments;
    if (!is(Kind::close) && !is(Kind::end)) {
        arguments.push_back(argument());
        while (is(Kind::comma)) {
            advance();
            arguments.push_back(argument());
        }
    }
    close(open);
    return addList({.kind = ExprKind::call, .span = {token.begin, m_before.end}, .token = token}, arguments);
}

/// Reads all parts of a pair; only a pair of two operands is good.
std::uint32_t ExprParser::pair() {
    const Span open = m_token.span;
    advance();
    std::vector<std::uint32_t> parts;
    if (!is(Kind::closePair)) {
        parts.push_back(expression(0));
    }
    while (is(Kind::comma) || startsValue()) {
        if (is(Kind::comma)) {
            advance();
        } else if (!m_hasSkipped) {
            addFix(report(diag::expr::missingComma, m_token.span, {std::string(word(m_token.span))}),
                   phrase("insert '{0}'", {std::string(",")}), {m_before.end, m_before.end}, ",");
        }
        parts.push_back(expression(0));
    }
    if (close(open, Kind::closePair) && parts.size() != 2) {
        report(diag::expr::incompletePair, {open.begin, m_before.end},
               {phrase(parts.empty()       ? inPhrase("no numbers")
                       : parts.size() == 1 ? inPhrase("only one number")
                                           : inPhrase("more than two numbers"))});
    }
    const ExprKind kind = parts.size() == 2 ? ExprKind::pair : ExprKind::bad;
    return addList({.kind = kind, .span = {open.begin, m_before.end}, .token = open}, parts);
}

std::uint32_t ExprParser::bracket() {
    const Span open = m_token.span;
    advance();
    std::uint32_t inner = whole();
    if (is(Kind::comma)) {
        return pairWithoutBrackets(inner, open);
    }
    close(open);
    m_tree.nodes[inner].span = {open.begin, m_before.end};
    return inner;
}

/// Reads `5, 5` and `(5, 5)`: with two values the pair of other languages, else one number with a comma as its point.
/// @param open the round bracket before it; empty: none. @return a bad node with the parts as operands
std::uint32_t ExprParser::pairWithoutBrackets(std::uint32_t first, Span open) {
    const bool hasBrackets = !open.isEmpty();
    const Span comma = m_token.span;
    const std::size_t finding = m_diagnostics.size();
    const bool isReported = report(diag::expr::strayToken, comma, {std::string(word(comma))}) != nullptr;
    advance();
    std::vector<std::uint32_t> parts{first};
    if (startsValue()) {
        parts.push_back(whole());
    }
    const std::uint32_t begin = hasBrackets ? open.begin : m_tree.nodes[first].span.begin;
    const Span inside{m_tree.nodes[first].span.begin, m_before.end};
    const bool isPair = parts.size() == 2 && is(hasBrackets ? Kind::close : Kind::end) && isReported &&
                        m_diagnostics.size() == finding + 1;
    while (hasBrackets && is(Kind::comma)) {
        advance();
        parts.push_back(whole());
    }
    if (hasBrackets) {
        close(open);
    }
    if (isPair) {
        const Span all{begin, m_before.end};
        const std::string pair = "[" + std::string(word(inside)) + "]";
        addFix(&m_diagnostics[finding], phrase("replace with '{0}'", {pair}), all, escapeAttribute(pair, '"'));
        const auto isDigits = [&](std::uint32_t index) {
            const ExprNode& node = m_tree.nodes[index];
            return node.kind == ExprKind::number &&
                   word(node.span).find_first_not_of("0123456789") == std::string::npos;
        };
        if (isDigits(parts[0]) && isDigits(parts[1])) {
            const std::string number =
                std::string(word(m_tree.nodes[parts[0]].span)) + "." + std::string(word(m_tree.nodes[parts[1]].span));
            addFix(&m_diagnostics[finding], phrase("replace with '{0}'", {number}), all, number);
        }
    }
    return addList({.span = {begin, m_before.end}, .token = {}}, parts);
}

std::uint32_t ExprParser::prefix() {
    const Rule& row = rule();
    const Span token = m_token.span;
    advance();
    const std::uint32_t operand = expression(row.startsPower);
    return add({.kind = ExprKind::prefix,
                .span = {token.begin, m_tree.nodes[operand].span.end},
                .token = token,
                .op = exprOperatorName(row.token)},
               {operand});
}

void ExprParser::reportMisspelt(Span token, ExprTokenKind meant) {
    const auto spelling = std::ranges::find(exprSpellings(), word(token), &ExprSpelling::text);
    const std::string right(spelling != exprSpellings().end() ? spelling->meant : exprOperatorName(meant));
    addFix(report(diag::expr::misspeltOperator, token, {std::string(word(token)), right}),
           phrase("replace with '{0}'", {right}), token, escapeAttribute(right, '"'));
}

/// Reports an expression's keywords in other letters: one fault, with one fix for all.
void ExprParser::reportMisspelt(const std::vector<std::pair<Span, ExprTokenKind>>& words) {
    if (words.empty()) {
        return;
    }
    const std::string right(exprOperatorName(words.front().second));
    Diagnostic* const finding =
        report(diag::expr::misspeltOperator, words.front().first, {std::string(word(words.front().first)), right});
    if (finding != nullptr) {
        Fix fix{phrase("replace with '{0}'", {right}), {}};
        for (const auto& [span, meant] : words) {
            fix.edits.push_back({m_file, m_text.rawSpan(span), std::string(exprOperatorName(meant))});
        }
        finding->fixes.push_back(std::move(fix));
    }
}

std::uint32_t ExprParser::infix(std::uint32_t left) {
    const Rule& row = rule();
    const ExprToken token = m_token;
    if (token.isBroken) {
        reportMisspelt(token.span, row.token);
    }
    advance();
    const std::uint32_t right = expression(row.power);
    return add({.kind = token.isBroken ? ExprKind::bad : ExprKind::infix,
                .span = spanFrom(left, right),
                .token = token.span,
                .op = exprOperatorName(row.token)},
               {left, right});
}

std::uint32_t ExprParser::member(std::uint32_t left) {
    advance();
    const std::uint32_t begin = m_tree.nodes[left].span.begin;
    if (!is(Kind::name)) {
        report(diag::expr::missingName, m_before);
        return add({.span = {begin, m_before.end}, .token = {}}, {left});
    }
    const Span token = m_token.span;
    advance();
    return add({.kind = ExprKind::member, .span = {begin, token.end}, .token = token}, {left});
}

} // namespace orrery::engine
