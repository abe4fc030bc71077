// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/expr_builder.h"

#include "engine/syntax/expr_diagnostics.h"
#include "engine/text/invisible.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

using Kind = ExprTokenKind;

void ExprBuilder::advance() {
    m_before = m_token.span;
    if (m_gaveUp) {
        return;
    }
    m_token = nextExprToken(m_tree.text, m_token.span.end);
    m_hasSkipped = is(Kind::unknown);
    while (is(Kind::unknown)) {
        const std::string_view written = word(m_token.span);
        Diagnostic* const finding =
            report(exprDiagnostics["expr.unknown-character"], m_token.span, {std::string(written)});
        if (const auto invisible = invisibleCharacter(written)) {
            addFix(finding, phrase("replace with '{0}'", {std::string(" ")}), m_token.span, " ");
        }
        m_token = nextExprToken(m_tree.text, m_token.span.end);
    }
}

Diagnostic* ExprBuilder::report(const DiagnosticSpec& spec, Span where, std::vector<Phrase> args) {
    if (m_gaveUp || m_findings++ >= m_limits.maxFindings) {
        return nullptr;
    }
    m_diagnostics.push_back({&spec, {m_file, m_text.rawSpan(where)}, std::move(args)});
    return &m_diagnostics.back();
}

void ExprBuilder::addFix(Diagnostic* finding, Phrase label, Span where, std::string text) const {
    if (finding != nullptr) {
        finding->fixes.push_back({std::move(label), {{m_file, m_text.rawSpan(where), std::move(text)}}});
    }
}

std::uint32_t ExprBuilder::add(ExprNode node, std::initializer_list<std::uint32_t> operands) {
    return addList(node, operands);
}

std::uint32_t ExprBuilder::addList(ExprNode node, const std::vector<std::uint32_t>& operands) {
    std::uint32_t* link = &node.first;
    for (const std::uint32_t operand : operands) {
        ExprNode& child = m_tree.nodes[operand];
        *link = operand;
        link = &child.next;
        node.depth = std::max(node.depth, static_cast<std::uint16_t>(child.depth + 1));
    }
    if (node.depth > m_limits.maxDepth) {
        giveUp();
        return add({.span = node.span, .token = node.token}); // no operands: recursion over the tree stays safe
    }
    m_tree.nodes.push_back(node);
    return static_cast<std::uint32_t>(m_tree.nodes.size() - 1);
}

void ExprBuilder::giveUp() {
    report(exprDiagnostics["expr.too-deep"], m_token.span, {std::to_string(m_limits.maxDepth)});
    m_gaveUp = true;
    const auto end = static_cast<std::uint32_t>(m_tree.text.size());
    m_token = {Kind::end, {end, end}};
}

std::optional<Kind> ExprBuilder::meantBy(const ExprToken& token) const {
    struct Foreign {
        std::string_view word;
        ExprTokenKind meant;
    };
    static constexpr std::array foreign{Foreign{"modulo", Kind::modWord}, Foreign{"rem", Kind::modWord},
                                        Foreign{"equals", Kind::equal}, Foreign{"is", Kind::equal}};
    const std::string_view written = word(token.span);
    const auto isSame = [&](std::string_view spelling) {
        return std::ranges::equal(spelling, written, [](char wanted, char c) {
            return wanted == (c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c);
        });
    };
    if (token.kind != Kind::name) {
        return std::nullopt;
    }
    const auto spelt = std::ranges::find_if(exprSpellings(), isSame, &ExprSpelling::text);
    if (spelt != exprSpellings().end()) {
        return spelt->kind;
    }
    const auto found = std::ranges::find_if(foreign, isSame, &Foreign::word);
    return found != foreign.end() ? std::optional(found->meant) : std::nullopt;
}

bool ExprBuilder::close(Span open, Kind bracket) {
    if (is(bracket)) {
        advance();
        return true;
    }
    const std::string missed(exprOperatorName(bracket));
    const DiagnosticSpec& spec =
        bracket == Kind::close ? exprDiagnostics["expr.unclosed-bracket"] : exprDiagnostics["expr.unclosed-pair"];
    addFix(report(spec, open), phrase("insert '{0}'", {missed}), {m_before.end, m_before.end}, missed);
    return false;
}

void ExprBuilder::reportMisspelt(Span token, ExprTokenKind meant) {
    const auto spelling = std::ranges::find(exprSpellings(), word(token), &ExprSpelling::text);
    const std::string right(spelling != exprSpellings().end() ? spelling->meant : exprOperatorName(meant));
    addFix(report(exprDiagnostics["expr.misspelt-operator"], token, {std::string(word(token)), right}),
           phrase("replace with '{0}'", {right}), token, escapeAttribute(right, '"'));
}

void ExprBuilder::reportMisspelt(const std::vector<std::pair<Span, ExprTokenKind>>& words) {
    if (words.empty()) {
        return;
    }
    const std::string right(exprOperatorName(words.front().second));
    Diagnostic* const finding = report(exprDiagnostics["expr.misspelt-operator"], words.front().first,
                                       {std::string(word(words.front().first)), right});
    if (finding != nullptr) {
        Fix fix{phrase("replace with '{0}'", {right}), {}};
        for (const auto& [span, meant] : words) {
            fix.edits.push_back({m_file, m_text.rawSpan(span), std::string(exprOperatorName(meant))});
        }
        finding->fixes.push_back(std::move(fix));
    }
}

} // namespace orrery::engine
