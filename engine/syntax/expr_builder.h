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

/// Reads the tokens of one expression, makes nodes of its tree, and reports problems; within the limits.
class ExprBuilder {
public:
    ExprBuilder(ExprTree& tree, const DecodedText& text, FileId file, std::vector<Diagnostic>& diagnostics,
                const ExprLimits& limits)
        : m_tree(tree), m_text(text), m_file(file), m_diagnostics(diagnostics), m_limits(limits) {}

    /// Returns the current token.
    const ExprToken& current() const { return m_token; }
    bool is(ExprTokenKind kind) const { return m_token.kind == kind; }
    /// Returns the token before the current one.
    Span before() const { return m_before; }
    std::string_view word(Span span) const { return m_tree.slice(span); }
    const std::string& text() const { return m_tree.text; }
    /// Returns whether a reported token stood right before the current one.
    bool hasSkipped() const { return m_hasSkipped; }
    bool hasGivenUp() const { return m_gaveUp; }
    /// Returns the keyword that a name stands for: it has other letters (capitals, say) or is from another language.
    std::optional<ExprTokenKind> meantBy(const ExprToken& token) const;

    /// Reads the next token, and reports unknown characters before it.
    void advance();
    /// Skips a token that was reported.
    void skip() {
        advance();
        m_hasSkipped = true;
    }
    /// Takes the current token as a misspelt one of another kind.
    void takeAs(ExprTokenKind kind) {
        m_token.kind = kind;
        m_token.isBroken = true;
    }
    /// Skips a closing bracket, or reports that it is missing. @return whether it was there
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

    /// Adds a problem. @return null where there are too many; else valid until the next one
    Diagnostic* report(const DiagnosticSpec& spec, Span where, std::vector<Phrase> args = {});
    void addFix(Diagnostic* finding, Phrase label, Span where, std::string text) const;
    void reportMisspelt(Span token, ExprTokenKind meant);
    /// Reports an expression's keywords in other letters: one fault, with one fix for all.
    void reportMisspelt(const std::vector<std::pair<Span, ExprTokenKind>>& words);
    /// Returns the number of problems in the list, and one of them.
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
