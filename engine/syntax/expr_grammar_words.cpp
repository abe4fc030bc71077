// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/expr_diagnostics.h"
#include "engine/syntax/expr_parser_state.h"

#include <utility>

namespace orrery::engine {

using Kind = ExprTokenKind;

/// Reads `if(c, a, b)` and `if c then a else b`, from the `if` on.
std::uint32_t ExprParser::choice() {
    const Span ifWord = m_token.span;
    advance();
    return choiceAfter(ifWord, {});
}

/// Distinguishes the two forms, which begin alike: `if(c, a, b)` and `if (c) and d then a else b`.
/// @param misspelt the keywords so far that were in other letters
std::uint32_t ExprParser::choiceAfter(Span ifWord, MisspeltWords misspelt) {
    if (!is(Kind::open)) {
        return choiceWords(expression(0), ifWord, std::move(misspelt));
    }
    const Span open = m_token.span;
    advance();
    std::vector<std::uint32_t> parts{whole()};
    if (!is(Kind::comma)) {
        close(open);
        m_tree.nodes[parts[0]].span = {open.begin, m_before.end};
        return choiceWords(continueFrom(parts[0], 0), ifWord, std::move(misspelt));
    }
    while (is(Kind::comma)) {
        advance();
        parts.push_back(whole());
    }
    close(open);
    reportMisspelt(misspelt);
    return addList({.kind = ExprKind::choice, .span = {ifWord.begin, m_before.end}, .token = ifWord}, parts);
}

/// Reads on without a missing `then` or `else`, as if it were there.
std::uint32_t ExprParser::choiceWords(std::uint32_t condition, Span ifWord, MisspeltWords misspelt) {
    std::vector<std::uint32_t> parts{condition};
    ExprKind kind = ExprKind::choice;
    for (const Kind wanted : {Kind::thenWord, Kind::elseWord}) {
        const bool isMisspelt = inOtherLetters() == wanted;
        if (isMisspelt) {
            misspelt.emplace_back(m_token.span, wanted);
        }
        if (is(wanted) || isMisspelt) {
            advance();
        } else {
            report(diag::expr::missingWord, ifWord, {std::string(exprOperatorName(wanted))});
            kind = ExprKind::bad;
            if (!startsValue()) {
                break;
            }
        }
        parts.push_back(expression(0));
    }
    reportMisspelt(misspelt);
    return addList({.kind = kind, .span = {ifWord.begin, m_tree.nodes[parts.back()].span.end}, .token = ifWord}, parts);
}

/// Returns whether the current name, an `if` in other letters, begins a choice: a THEN follows it. Otherwise it may be
/// a function of the content.
bool ExprParser::beginsChoiceInOtherLetters() {
    if (!m_lastThen) {
        m_lastThen = 0;
        for (const ExprToken& token : lexExpression(m_tree.text)) {
            if (token.kind == Kind::thenWord || meantBy(token) == Kind::thenWord) {
                m_lastThen = token.span.begin;
            }
        }
    }
    return *m_lastThen > m_token.span.begin;
}

/// Reads an argument of a call. Only a selection begins with two words in a row. Name resolution later finds their
/// meaning, so that a new relation or aggregate needs no grammar (X3.3).
std::uint32_t ExprParser::argument() {
    if (beginsSelection()) {
        return afterSelection(selection());
    }
    const Span begin = m_token.span;
    const bool isName = is(Kind::name);
    const std::uint32_t left = expression(0);
    const ExprNode& node = m_tree.nodes[left];
    const ExprNode* only = node.first == ExprNode::none ? nullptr : &m_tree.nodes[node.first];
    const bool isWordAndNumber = isName && is(Kind::name) && node.kind == ExprKind::call && node.token == begin &&
                                 only != nullptr && only->next == ExprNode::none && only->kind != ExprKind::selection;
    return isWordAndNumber ? afterSelection(selection(wordAndNumber(left))) : whole(left);
}

bool ExprParser::beginsSelection() const {
    if (!is(Kind::name) || m_gaveUp) {
        return false;
    }
    const ExprToken next = nextExprToken(m_tree.text, m_token.span.end);
    const auto meant = inOtherLetters();
    const bool isPrefix = meant == Kind::notWord || meant == Kind::ifWord;
    return !isPrefix && ((next.kind == Kind::name && !meantBy(next)) || next.kind == Kind::number);
}

/// Turns a call into a word and a number: `near (2 * Range) jumps`.
std::vector<std::uint32_t> ExprParser::wordAndNumber(std::uint32_t call) {
    ExprNode& node = m_tree.nodes[call];
    const std::uint32_t number = node.first;
    m_tree.nodes[number].span = {node.token.end, node.span.end};
    node = {.kind = ExprKind::name, .span = node.token, .token = node.token};
    return {call, number};
}

/// @param parts the parts that were read already
std::uint32_t ExprParser::selection(std::vector<std::uint32_t> parts) {
    const std::uint32_t begin = parts.empty() ? m_token.span.begin : m_tree.nodes[parts.front()].span.begin;
    while (!isClauseWord() && (is(Kind::name) || is(Kind::number) || (is(Kind::open) && !parts.empty()))) {
        if (is(Kind::name)) {
            const Span token = m_token.span;
            advance();
            parts.push_back(add({.kind = ExprKind::name, .span = token, .token = token}));
        } else {
            parts.push_back(is(Kind::number) ? number() : bracket());
        }
    }
    const Span words{begin, parts.empty() ? begin : m_before.end};
    bool hasOf = false;
    bool hasWhere = false;
    while (isClauseWord()) {
        const std::string_view kind = word(m_token.span);
        if (std::exchange(kind == ofClause ? hasOf : hasWhere, true)) {
            report(diag::expr::secondClause, m_token.span, {std::string(kind)});
        }
        parts.push_back(clause());
    }
    return addList({.kind = ExprKind::selection, .span = {begin, m_before.end}, .token = words}, parts);
}

bool ExprParser::isClauseWord() const {
    return is(Kind::name) && (word(m_token.span) == ofClause || word(m_token.span) == whereClause);
}

std::uint32_t ExprParser::clause() {
    const Span token = m_token.span;
    const bool isOf = word(token) == ofClause;
    advance();
    const std::uint32_t operand = expression(isOf ? binding::power : 0);
    return add({.kind = ExprKind::clause,
                .span = {token.begin, m_before.end},
                .token = token,
                .op = isOf ? ofClause : whereClause},
               {operand});
}

/// Reads tokens after a selection up to the end of the argument. They were meant to belong to it, and become operands
/// of a bad node.
std::uint32_t ExprParser::afterSelection(std::uint32_t selected) {
    if (!startsValue() && rule().continues == nullptr) {
        return selected;
    }
    if (!m_hasSkipped) {
        const DiagnosticSpec& spec =
            rule().continues != nullptr ? diag::expr::selectionOperator : diag::expr::missingOperator;
        report(spec, m_token.span, {std::string(word(m_token.span))});
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
