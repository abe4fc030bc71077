// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/expr_grammar.h"

#include "engine/syntax/expr_diagnostics.h"

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

std::uint32_t ExprParser::run() {
    advance();
    if (is(Kind::end)) {
        report(exprDiagnostics["expr.empty"], {0, static_cast<std::uint32_t>(text().size())});
        return add({.span = current().span, .token = {}});
    }
    std::uint32_t root = whole();
    if (is(Kind::comma)) {
        root = whole(pairWithoutBrackets(root, {}));
    }
    while (!is(Kind::end)) { // an unused bracket, comma, `then` or `else`
        report(exprDiagnostics["expr.unexpected"], current().span, {std::string(word(current().span))});
        skip();
        root = whole(root);
    }
    return root;
}

std::uint32_t ExprParser::expression(int power) {
    if (m_depth >= m_maxDepth) {
        giveUp();
    }
    ++m_depth;
    const std::uint32_t left = startsValue() ? (this->*rule().starts)() : missing();
    const std::uint32_t result = continueFrom(left, power);
    --m_depth;
    return result;
}

std::uint32_t ExprParser::continueFrom(std::uint32_t left, int power) {
    for (;;) {
        if (const auto meant = inOtherLetters(); meant && rules[static_cast<std::size_t>(*meant)].continues) {
            takeAs(*meant); // for example: a AND b
        }
        if (rule().power <= power) {
            return left;
        }
        left = (this->*rule().continues)(left);
    }
}

/// Continues to read while values follow. Joins two adjacent values in a bad node; later steps check the names in both.
std::uint32_t ExprParser::whole(std::uint32_t left) {
    left = continueFrom(left, 0);
    while (startsValue()) {
        if (!hasSkipped()) { // otherwise the skipped tokens stand for the operator
            report(exprDiagnostics["expr.missing-operator"], current().span, {std::string(word(current().span))});
        }
        const std::uint32_t right = expression(0);
        left = continueFrom(add({.span = spanFrom(left, right), .token = {}}, {left, right}), 0);
    }
    return left;
}

/// Reports that a value is missing. Skips nothing: the next token may continue the bad node.
std::uint32_t ExprParser::missing() {
    const bool isFirst = before().isEmpty();
    const Span where = isFirst ? current().span : before();
    report(exprDiagnostics["expr.missing-value"], where,
           {phrase(isFirst ? inPhrase("before '{0}'") : inPhrase("after '{0}'"), {std::string(word(where))})});
    return add({.span = {before().end, before().end}, .token = {}});
}

std::uint32_t ExprParser::number() {
    const ExprToken token = current();
    const std::string_view digits = word(token.span);
    ExprNode node{.kind = ExprKind::number, .span = token.span, .token = token.span};
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), node.number);
    if (token.isBroken || (error != std::errc{} && error != std::errc::result_out_of_range)) {
        report(exprDiagnostics["expr.bad-number"], token.span, {std::string(digits)});
        node.kind = ExprKind::bad;
    } else if (error == std::errc::result_out_of_range) {
        // from_chars reports the same error for 1e999 and for 1e-999. The second counts as 0.
        if (digits.find("e-") == std::string_view::npos && digits.find("E-") == std::string_view::npos) {
            report(exprDiagnostics["expr.huge-number"], token.span, {std::string(digits)});
            node.kind = ExprKind::bad;
        }
        node.number = 0.0;
    }
    advance();
    return add(node);
}

/// Reads a text or dice.
std::uint32_t ExprParser::literal() {
    const ExprToken token = current();
    const bool isText = token.kind == Kind::text;
    ExprNode node{.kind = isText ? ExprKind::text : ExprKind::dice, .span = token.span, .token = token.span};
    if (token.isBroken) {
        const std::string written(word(token.span));
        if (isText) {
            report(exprDiagnostics["expr.unclosed-text"], {token.span.begin, token.span.begin + 1},
                   {written.substr(0, 1)});
        } else {
            report(exprDiagnostics["expr.bad-dice"], token.span, {written});
        }
        node.kind = ExprKind::bad;
    }
    advance();
    return add(node);
}

std::uint32_t ExprParser::name() {
    const Span token = current().span;
    const std::optional<Kind> meant = inOtherLetters();
    const bool isNot = meant == Kind::notWord;
    const bool beginsChoice = meant == Kind::ifWord && beginsChoiceInOtherLetters();
    advance();
    if (beginsChoice) { // for example: IF a THEN b ELSE c
        return choiceAfter(token, {{token, Kind::ifWord}});
    }
    if (isNot && startsValue() && !is(Kind::open)) { // for example: NOT a
        reportMisspelt(token, Kind::notWord);
        const std::uint32_t operand = expression(rules[static_cast<std::size_t>(Kind::notWord)].startsPower);
        return add({.span = {token.begin, nodeAt(operand).span.end}, .token = token}, {operand});
    }
    if (!is(Kind::open)) {
        return add({.kind = ExprKind::name, .span = token, .token = token});
    }
    const Span open = current().span;
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
    return addList({.kind = ExprKind::call, .span = {token.begin, before().end}, .token = token}, arguments);
}

/// Reads all parts of a pair. Makes a bad node if there are not exactly two.
std::uint32_t ExprParser::pair() {
    const Span open = current().span;
    advance();
    std::vector<std::uint32_t> parts;
    if (!is(Kind::closePair)) {
        parts.push_back(expression(0));
    }
    while (is(Kind::comma) || startsValue()) {
        if (is(Kind::comma)) {
            advance();
        } else if (!hasSkipped()) {
            addFix(report(exprDiagnostics["expr.missing-comma"], current().span, {std::string(word(current().span))}),
                   phrase("insert '{0}'", {std::string(",")}), {before().end, before().end}, ",");
        }
        parts.push_back(expression(0));
    }
    if (close(open, Kind::closePair) && parts.size() != 2) {
        report(exprDiagnostics["expr.incomplete-pair"], {open.begin, before().end},
               {phrase(parts.empty()       ? inPhrase("no numbers")
                       : parts.size() == 1 ? inPhrase("only one number")
                                           : inPhrase("more than two numbers"))});
    }
    const ExprKind kind = parts.size() == 2 ? ExprKind::pair : ExprKind::bad;
    return addList({.kind = kind, .span = {open.begin, before().end}, .token = open}, parts);
}

std::uint32_t ExprParser::bracket() {
    const Span open = current().span;
    advance();
    std::uint32_t inner = whole();
    if (is(Kind::comma)) {
        return pairWithoutBrackets(inner, open);
    }
    close(open);
    nodeAt(inner).span = {open.begin, before().end};
    return inner;
}

/// Reads and reports `5, 5` or `(5, 5)`. Two values can be a pair as other languages write it, or one number with a
/// decimal comma. The fixes offer both.
/// @param open the round bracket before the values; empty if there is none. @return a bad node with the parts as
/// operands
std::uint32_t ExprParser::pairWithoutBrackets(std::uint32_t first, Span open) {
    const bool hasBrackets = !open.isEmpty();
    const Span comma = current().span;
    const std::size_t finding = problemCount();
    const bool isReported = report(exprDiagnostics["expr.unexpected"], comma, {std::string(word(comma))}) != nullptr;
    advance();
    std::vector<std::uint32_t> parts{first};
    if (startsValue()) {
        parts.push_back(whole());
    }
    const std::uint32_t begin = hasBrackets ? open.begin : nodeAt(first).span.begin;
    const Span inside{nodeAt(first).span.begin, before().end};
    const bool isPair =
        parts.size() == 2 && is(hasBrackets ? Kind::close : Kind::end) && isReported && problemCount() == finding + 1;
    while (hasBrackets && is(Kind::comma)) {
        advance();
        parts.push_back(whole());
    }
    if (hasBrackets) {
        close(open);
    }
    if (isPair) {
        const Span all{begin, before().end};
        const std::string pair = "[" + std::string(word(inside)) + "]";
        addFix(problem(finding), phrase("replace with '{0}'", {pair}), all, escapeAttribute(pair, '"'));
        const auto isDigits = [&](std::uint32_t index) {
            const ExprNode& node = nodeAt(index);
            return node.kind == ExprKind::number &&
                   word(node.span).find_first_not_of("0123456789") == std::string::npos;
        };
        if (isDigits(parts[0]) && isDigits(parts[1])) {
            const std::string number =
                std::string(word(nodeAt(parts[0]).span)) + "." + std::string(word(nodeAt(parts[1]).span));
            addFix(problem(finding), phrase("replace with '{0}'", {number}), all, number);
        }
    }
    return addList({.span = {begin, before().end}, .token = {}}, parts);
}

std::uint32_t ExprParser::prefix() {
    const Rule& row = rule();
    const ExprToken token = current();
    if (token.isBroken) {
        reportMisspelt(token.span, row.token);
    }
    advance();
    const std::uint32_t operand = expression(row.startsPower);
    return add({.kind = token.isBroken ? ExprKind::bad : ExprKind::prefix,
                .span = {token.span.begin, nodeAt(operand).span.end},
                .token = token.span,
                .op = exprOperatorName(row.token)},
               {operand});
}

std::uint32_t ExprParser::infix(std::uint32_t left) {
    const Rule& row = rule();
    const ExprToken token = current();
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
    const std::uint32_t begin = nodeAt(left).span.begin;
    if (!is(Kind::name)) {
        report(exprDiagnostics["expr.missing-name"], before());
        return add({.span = {begin, before().end}, .token = {}}, {left});
    }
    const Span token = current().span;
    advance();
    return add({.kind = ExprKind::member, .span = {begin, token.end}, .token = token}, {left});
}

/// Reads `if(c, a, b)` and `if c then a else b`, from the `if` on.
std::uint32_t ExprParser::choice() {
    const Span ifWord = current().span;
    advance();
    return choiceAfter(ifWord, {});
}

/// Reads `if` after its keyword. Distinguishes its two forms, which begin alike: `if(c, a, b)` and `if (c) and d then a
/// else b`.
/// @param misspelt the misspelt keywords so far
std::uint32_t ExprParser::choiceAfter(Span ifWord, MisspeltWords misspelt) {
    if (!is(Kind::open)) {
        return choiceWords(expression(0), ifWord, std::move(misspelt));
    }
    const Span open = current().span;
    advance();
    std::vector<std::uint32_t> parts{whole()};
    if (!is(Kind::comma)) {
        close(open);
        nodeAt(parts[0]).span = {open.begin, before().end};
        return choiceWords(continueFrom(parts[0], 0), ifWord, std::move(misspelt));
    }
    while (is(Kind::comma)) {
        advance();
        parts.push_back(whole());
    }
    close(open);
    reportMisspelt(misspelt);
    return addList({.kind = ExprKind::choice, .span = {ifWord.begin, before().end}, .token = ifWord}, parts);
}

/// Reads the rest of `if c then a else b` after the condition. Reports a missing `then` or `else`, and continues as if
/// it were there.
std::uint32_t ExprParser::choiceWords(std::uint32_t condition, Span ifWord, MisspeltWords misspelt) {
    std::vector<std::uint32_t> parts{condition};
    ExprKind kind = ExprKind::choice;
    for (const Kind wanted : {Kind::thenWord, Kind::elseWord}) {
        const bool isMisspelt = inOtherLetters() == wanted;
        if (isMisspelt) {
            misspelt.emplace_back(current().span, wanted);
        }
        if (is(wanted) || isMisspelt) {
            advance();
        } else {
            report(exprDiagnostics["expr.incomplete-if"], ifWord, {std::string(exprOperatorName(wanted))});
            kind = ExprKind::bad;
            if (!startsValue()) {
                break;
            }
        }
        parts.push_back(expression(0));
    }
    reportMisspelt(misspelt);
    return addList({.kind = kind, .span = {ifWord.begin, nodeAt(parts.back()).span.end}, .token = ifWord}, parts);
}

/// Returns whether the current name, a misspelt `if`, begins a choice: a `then` in any spelling follows. Otherwise the
/// name may be a function of the content.
bool ExprParser::beginsChoiceInOtherLetters() {
    if (!m_lastThen) {
        m_lastThen = 0;
        for (const ExprToken& token : lexExpression(text())) {
            if (token.kind == Kind::thenWord || meantBy(token) == Kind::thenWord) {
                m_lastThen = token.span.begin;
            }
        }
    }
    return *m_lastThen > current().span.begin;
}

/// Reads an argument of a call. Only a selection begins with two words in a row. Name resolution finds their meaning
/// later. So a new relation or aggregate needs no change of the grammar (X3.3).
std::uint32_t ExprParser::argument() {
    if (beginsSelection()) {
        return afterSelection(selection());
    }
    const Span begin = current().span;
    const bool isName = is(Kind::name);
    const std::uint32_t left = expression(0);
    const ExprNode& node = nodeAt(left);
    const ExprNode* only = node.first == ExprNode::none ? nullptr : &nodeAt(node.first);
    const bool isWordAndNumber = isName && is(Kind::name) && node.kind == ExprKind::call && node.token == begin &&
                                 only != nullptr && only->next == ExprNode::none && only->kind != ExprKind::selection;
    return isWordAndNumber ? afterSelection(selection(wordAndNumber(left))) : whole(left);
}

bool ExprParser::beginsSelection() const {
    if (!is(Kind::name) || hasGivenUp()) {
        return false;
    }
    const ExprToken next = nextExprToken(text(), current().span.end);
    const auto meant = inOtherLetters();
    const bool isPrefix = meant == Kind::notWord || meant == Kind::ifWord;
    return !isPrefix && ((next.kind == Kind::name && !meantBy(next)) || next.kind == Kind::number);
}

/// Turns a call into a word and a number: `near (2 * Range) jumps`.
std::vector<std::uint32_t> ExprParser::wordAndNumber(std::uint32_t call) {
    ExprNode& node = nodeAt(call);
    const std::uint32_t number = node.first;
    nodeAt(number).span = {node.token.end, node.span.end};
    node = {.kind = ExprKind::name, .span = node.token, .token = node.token};
    return {call, number};
}

/// Reads a selection. @param parts the parts that are already read
std::uint32_t ExprParser::selection(std::vector<std::uint32_t> parts) {
    const std::uint32_t begin = parts.empty() ? current().span.begin : nodeAt(parts.front()).span.begin;
    while (!isClauseWord() && (is(Kind::name) || is(Kind::number) || (is(Kind::open) && !parts.empty()))) {
        if (is(Kind::name)) {
            const Span token = current().span;
            advance();
            parts.push_back(add({.kind = ExprKind::name, .span = token, .token = token}));
        } else {
            parts.push_back(is(Kind::number) ? number() : bracket());
        }
    }
    const Span words{begin, parts.empty() ? begin : before().end};
    bool hasOf = false;
    bool hasWhere = false;
    while (isClauseWord()) {
        const std::string_view kind = word(current().span);
        if (std::exchange(kind == ofClause ? hasOf : hasWhere, true)) {
            report(exprDiagnostics["expr.second-clause"], current().span, {std::string(kind)});
        }
        parts.push_back(clause());
    }
    return addList({.kind = ExprKind::selection, .span = {begin, before().end}, .token = words}, parts);
}

bool ExprParser::isClauseWord() const {
    return is(Kind::name) && (word(current().span) == ofClause || word(current().span) == whereClause);
}

std::uint32_t ExprParser::clause() {
    const Span token = current().span;
    const bool isOf = word(token) == ofClause;
    advance();
    const std::uint32_t operand = expression(isOf ? binding::power : 0);
    return add({.kind = ExprKind::clause,
                .span = {token.begin, before().end},
                .token = token,
                .op = isOf ? ofClause : whereClause},
               {operand});
}

/// Reads the tokens between a selection and the end of the argument, and reports them. They probably belong to the
/// selection, so they become operands of a bad node.
std::uint32_t ExprParser::afterSelection(std::uint32_t selected) {
    if (!startsValue() && rule().continues == nullptr) {
        return selected;
    }
    if (!hasSkipped()) {
        const DiagnosticSpec& spec = rule().continues != nullptr ? exprDiagnostics["expr.selection-operator"]
                                                                 : exprDiagnostics["expr.missing-operator"];
        report(spec, current().span, {std::string(word(current().span))});
    }
    std::vector<std::uint32_t> parts{selected};
    while (startsValue() || rule().continues != nullptr) {
        if (rule().continues != nullptr) {
            advance();
        } else {
            parts.push_back(expression(binding::power));
        }
    }
    return addList({.span = spanFrom(selected, parts.back()), .token = {}}, parts);
}

} // namespace orrery::engine
