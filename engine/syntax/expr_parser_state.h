// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/expr_lexer.h"
#include "engine/syntax/expr_parser.h"

#include <array>
#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

namespace orrery::engine {

// The binding strengths of the operators, loosest first.
namespace binding {
inline constexpr int orWord = 1;
inline constexpr int andWord = 2;
inline constexpr int notWord = 3;
inline constexpr int comparison = 4;
inline constexpr int sum = 5;
inline constexpr int product = 6;
inline constexpr int sign = 7;
inline constexpr int power = 8;
inline constexpr int member = 9;
} // namespace binding

/// One run over one expression: a Pratt parser over the rows of the grammar. If something is missing, it reports that
/// and continues with a bad node, so that it always reaches the end of the text.
class ExprParser {
public:
    ExprParser(ExprTree& tree, const DecodedText& text, FileId file, std::vector<Diagnostic>& diagnostics,
               const ExprLimits& limits)
        : m_tree(tree), m_text(text), m_file(file), m_diagnostics(diagnostics), m_limits(limits) {}

    std::uint32_t run();

    /// A row of the grammar: how a token starts an expression, how it continues one, and how tightly it binds.
    struct Rule {
        ExprTokenKind token = ExprTokenKind::end;
        std::uint32_t (ExprParser::*starts)() = nullptr;
        std::uint32_t (ExprParser::*continues)(std::uint32_t left) = nullptr;
        int startsPower = 0; ///< the binding strength of a prefix operator
        int power = 0;       ///< the binding strength to the operand on its left
    };
    static const std::array<Rule, static_cast<std::size_t>(ExprTokenKind::count_)> rules;

private:
    const Rule& rule() const { return rules[static_cast<std::size_t>(m_token.kind)]; }
    bool startsValue() const { return rule().starts != nullptr; }
    bool is(ExprTokenKind kind) const { return m_token.kind == kind; }
    std::string_view word(Span span) const { return m_tree.slice(span); }

    void advance();
    Diagnostic* report(const DiagnosticSpec& spec, Span where, std::vector<Phrase> args = {});
    void addFix(Diagnostic* finding, Phrase label, Span where, std::string text) const;
    std::uint32_t add(ExprNode node, std::initializer_list<std::uint32_t> operands = {});
    std::uint32_t addList(ExprNode node, const std::vector<std::uint32_t>& operands);
    void giveUp();

    std::uint32_t expression(int power);
    std::uint32_t continueFrom(std::uint32_t left, int power);
    std::uint32_t whole(std::uint32_t left);
    std::uint32_t whole() { return whole(expression(0)); }
    std::uint32_t missing();
    std::optional<ExprTokenKind> inOtherLetters() const { return meantBy(m_token); }
    std::optional<ExprTokenKind> meantBy(const ExprToken& token) const;
    void reportMisspelt(Span token, ExprTokenKind meant);
    void reportMisspelt(const std::vector<std::pair<Span, ExprTokenKind>>& words);
    std::uint32_t pairWithoutBrackets(std::uint32_t first, Span open);
    bool close(Span open, ExprTokenKind bracket = ExprTokenKind::close);
    Span spanFrom(std::uint32_t first, std::uint32_t last) const {
        return {m_tree.nodes[first].span.begin, m_tree.nodes[last].span.end};
    }

    // The start and continuation of values (expr_grammar.cpp).
    std::uint32_t number();
    std::uint32_t literal();
    std::uint32_t name();
    std::uint32_t pair();
    std::uint32_t bracket();
    std::uint32_t prefix();
    std::uint32_t infix(std::uint32_t left);
    std::uint32_t member(std::uint32_t left);

    // Constructs made of words (expr_grammar_words.cpp).
    std::uint32_t choice();
    using MisspeltWords = std::vector<std::pair<Span, ExprTokenKind>>;
    std::uint32_t choiceAfter(Span ifWord, MisspeltWords misspelt);
    std::uint32_t choiceWords(std::uint32_t condition, Span ifWord, MisspeltWords misspelt);
    bool beginsChoiceInOtherLetters();
    std::uint32_t argument();
    bool beginsSelection() const;
    std::vector<std::uint32_t> wordAndNumber(std::uint32_t call);
    std::uint32_t selection(std::vector<std::uint32_t> parts = {});
    bool isClauseWord() const;
    std::uint32_t clause();
    std::uint32_t afterSelection(std::uint32_t selected);

    ExprTree& m_tree;
    const DecodedText& m_text;
    FileId m_file;
    std::vector<Diagnostic>& m_diagnostics;
    ExprLimits m_limits;
    ExprToken m_token;
    Span m_before;                           ///< the token before m_token
    std::optional<std::uint32_t> m_lastThen; ///< the beginning of the last THEN in any letters, once searched
    std::uint16_t m_depth = 0;
    std::size_t m_findings = 0;
    bool m_hasSkipped = false; ///< a reported token stood right before m_token
    bool m_gaveUp = false;
};

} // namespace orrery::engine
