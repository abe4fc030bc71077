// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/syntax/expr_lexer.h"
#include "engine/syntax/expr_parser.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace orrery::engine {

/// Reads the tokens of one expression, makes the nodes of its tree, and reports problems. Stays within the limits.
class ExprBuilder {
public:
    ExprBuilder(ExprTree& tree, const DecodedText& text, FileId file, std::vector<Diagnostic>& diagnostics,
                const ExprLimits& limits)
        : m_tree(tree), m_text(text), m_file(file), m_diagnostics(diagnostics), m_limits(limits) {}

    /// Returns the current token.
    const ExprToken& current() const { return m_token; }
    bool is(ExprTokenKind kind) const { return m_token.kind == kind; }
    /// Returns the span of the token before the current one.
    Span before() const { return m_before; }
    std::string_view word(Span span) const { return m_tree.slice(span); }
    const std::string& text() const { return m_tree.text; }
    /// Returns whether the parser skipped a reported token right before the current one.
    bool hasSkipped() const { return m_hasSkipped; }
    bool hasGivenUp() const { return m_gaveUp; }
    /// Returns the keyword that a name probably stands for. The name has other letters (capitals, for example), or is
    /// the keyword of another language.
    std::optional<ExprTokenKind> meantBy(const ExprToken& token) const;

    /// Reads the next token, and reports unknown characters before it.
    void advance();
    /// Skips a token with a reported problem.
    void skip() {
        advance();
        m_hasSkipped = true;
    }
    /// Treats the current token as a misspelt token of another kind.
    void takeAs(ExprTokenKind kind) {
        m_token.kind = kind;
        m_token.isBroken = true;
    }
    /// Skips a closing bracket, or reports that it is missing. @return whether the bracket is there
    bool close(Span open, ExprTokenKind bracket = ExprTokenKind::close);
    /// Reports that the expression is too deep, and skips the rest.
    void giveUp();

    ExprNode& nodeAt(std::uint32_t index) { return m_tree.nodes[index]; }
    const ExprNode& nodeAt(std::uint32_t index) const { return m_tree.nodes[index]; }
    std::uint32_t add(ExprNode node, std::initializer_list<std::uint32_t> operands = {});
    std::uint32_t addList(ExprNode node, const std::vector<std::uint32_t>& operands);
    /// Returns the span of two nodes and everything between them.
    Span spanFrom(std::uint32_t first, std::uint32_t last) const {
        return {nodeAt(first).span.begin, nodeAt(last).span.end};
    }

    /// Adds a diagnostic. @return the diagnostic, valid until the next one; null if there are too many
    Diagnostic* report(const DiagnosticSpec& spec, Span where, std::vector<Phrase> args = {});
    void addFix(Diagnostic* finding, Phrase label, Span where, std::string text) const;
    void reportMisspelt(Span token, ExprTokenKind meant);
    /// Reports all misspelt keywords of an expression in one diagnostic, with one fix for all.
    void reportMisspelt(const std::vector<std::pair<Span, ExprTokenKind>>& words);
    /// Returns the number of diagnostics in the list. problem() returns one of them.
    std::size_t problemCount() const { return m_diagnostics.size(); }
    Diagnostic* problem(std::size_t index) { return &m_diagnostics[index]; }

private:
    ExprTree& m_tree;
    const DecodedText& m_text;
    FileId m_file;
    std::vector<Diagnostic>& m_diagnostics;
    ExprLimits m_limits;
    ExprToken m_token;
    Span m_before;
    std::size_t m_findings = 0;
    bool m_hasSkipped = false;
    bool m_gaveUp = false;
};

} // namespace orrery::engine
