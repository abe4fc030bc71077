// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/expr_builder.h"

#include <array>
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

/// A Pratt parser that reads one expression by the rows of the grammar. It reports each missing part and continues with
/// a bad node. So it always reaches the end of the text.
class ExprParser : private ExprBuilder {
public:
    ExprParser(ExprTree& tree, const DecodedText& text, FileId file, std::vector<Diagnostic>& diagnostics,
               const ExprLimits& limits)
        : ExprBuilder(tree, text, file, diagnostics, limits), m_maxDepth(limits.maxDepth) {}

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
    const Rule& rule() const { return rules[static_cast<std::size_t>(current().kind)]; }
    bool startsValue() const { return rule().starts != nullptr; }

    std::uint32_t expression(int power);
    std::uint32_t continueFrom(std::uint32_t left, int power);
    std::uint32_t whole(std::uint32_t left);
    std::uint32_t whole() { return whole(expression(0)); }
    std::uint32_t missing();
    std::optional<ExprTokenKind> inOtherLetters() const { return meantBy(current()); }
    std::uint32_t pairWithoutBrackets(std::uint32_t first, Span open);

    // Functions of the rows: each reads a value that starts with the current token, or continues with it.
    std::uint32_t number();
    std::uint32_t literal();
    std::uint32_t name();
    std::uint32_t pair();
    std::uint32_t bracket();
    std::uint32_t prefix();
    std::uint32_t infix(std::uint32_t left);
    std::uint32_t member(std::uint32_t left);

    // Constructs made of words.
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

    std::optional<std::uint32_t> m_lastThen; ///< offset of the last `then` in any spelling, once searched
    std::uint16_t m_maxDepth;
    std::uint16_t m_depth = 0;
};

} // namespace orrery::engine
