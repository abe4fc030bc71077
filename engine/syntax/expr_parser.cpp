// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/expr_parser.h"

#include "engine/syntax/expr_diagnostics.h"
#include "engine/syntax/expr_parser_state.h"
#include "engine/text/invisible.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

using Kind = ExprTokenKind;

/// Reads the next token, and reports unknown characters before it.
void ExprParser::advance() {
    m_before = m_token.span;
    if (m_gaveUp) {
        return;
    }
    m_token = nextExprToken(m_tree.text, m_token.span.end);
    m_hasSkipped = is(Kind::unknown);
    while (is(Kind::unknown)) {
        const std::string_view written = word(m_token.span);
        Diagnostic* const finding = report(diag::expr::unknownCharacter, m_token.span, {std::string(written)});
        if (const auto invisible = invisibleCharacter(written)) {
            addFix(finding, phrase("replace with '{0}'", {std::string(" ")}), m_token.span, " ");
        }
        m_token = nextExprToken(m_tree.text, m_token.span.end);
    }
}

Diagnostic* ExprParser::report(const DiagnosticSpec& spec, Span where, std::vector<Phrase> args) {
    if (m_gaveUp || m_findings++ >= m_limits.maxFindings) {
        return nullptr;
    }
    m_diagnostics.push_back({&spec, {m_file, m_text.rawSpan(where)}, withVisibleCharacters(std::move(args))});
    return &m_diagnostics.back();
}

void ExprParser::addFix(Diagnostic* finding, Phrase label, Span where, std::string text) const {
    if (finding != nullptr) {
        finding->fixes.push_back({std::move(label), {{m_file, m_text.rawSpan(where), std::move(text)}}});
    }
}

std::uint32_t ExprParser::add(ExprNode node, std::initializer_list<std::uint32_t> operands) {
    return addList(node, operands);
}

std::uint32_t ExprParser::addList(ExprNode node, const std::vector<std::uint32_t>& operands) {
    std::uint32_t* link = &node.first;
    for (const std::uint32_t operand : operands) {
        ExprNode& child = m_tree.nodes[operand];
        *link = operand;
        link = &child.next;
        node.depth = std::max(node.depth, static_cast<std::uint16_t>(child.depth + 1));
    }
    if (node.depth > m_limits.maxDepth) {
        giveUp();
        return add({.span = node.span, .token = node.token}); // cut off, so that recursion over the tree is safe
    }
    m_tree.nodes.push_back(node);
    return static_cast<std::uint32_t>(m_tree.nodes.size() - 1);
}

/// Reports that the expression is too deep, and skips the rest.
void ExprParser::giveUp() {
    report(diag::expr::tooDeep, m_token.span, {std::to_string(m_limits.maxDepth)});
    m_gaveUp = true;
    const auto end = static_cast<std::uint32_t>(m_tree.text.size());
    m_token = {Kind::end, {end, end}};
}

std::uint32_t ExprParser::run() {
    advance();
    if (is(Kind::end)) {
        report(diag::expr::emptyExpression, {0, static_cast<std::uint32_t>(m_tree.text.size())});
        return add({.span = m_token.span, .token = {}});
    }
    std::uint32_t root = whole();
    if (is(Kind::comma)) {
        root = whole(pairWithoutBrackets(root, {}));
    }
    while (!is(Kind::end)) { // a bracket, comma, `then` or `else` without a use
        report(diag::expr::strayToken, m_token.span, {std::string(word(m_token.span))});
        advance();
        m_hasSkipped = true;
        root = whole(root);
    }
    return root;
}

std::uint32_t ExprParser::expression(int power) {
    if (m_depth >= m_limits.maxDepth) {
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
            m_token.kind = *meant; // a AND b
            m_token.isBroken = true;
        }
        if (rule().power <= power) {
            return left;
        }
        left = (this->*rule().continues)(left);
    }
}

/// Reads on as far as values follow. A bad node joins two values side by side, so that the names in both are checked.
std::uint32_t ExprParser::whole(std::uint32_t left) {
    left = continueFrom(left, 0);
    while (startsValue()) {
        if (!m_hasSkipped) { // otherwise the skipped tokens stood for the operator
            report(diag::expr::missingOperator, m_token.span, {std::string(word(m_token.span))});
        }
        const std::uint32_t right = expression(0);
        left = continueFrom(add({.span = spanFrom(left, right), .token = {}}, {left, right}), 0);
    }
    return left;
}

/// Returns the keyword that a name stands for: it has other letters (capitals, say) or is from another language.
std::optional<ExprTokenKind> ExprParser::meantBy(const ExprToken& token) const {
    struct Foreign {
        std::string_view word;
        ExprTokenKind meant;
    };
    static constexpr std::array foreign{Foreign{"modulo", Kind::modWord}, Foreign{"rem", Kind::modWord},
                                        Foreign{"equals", Kind::equal}};
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

/// Reports that a value is missing. Skips nothing: the next token may continue the bad node.
std::uint32_t ExprParser::missing() {
    const bool isFirst = m_before.isEmpty();
    const Span where = isFirst ? m_token.span : m_before;
    report(diag::expr::missingValue, where,
           {phrase(isFirst ? inPhrase("before '{0}'") : inPhrase("after '{0}'"), {std::string(word(where))})});
    return add({.span = {m_before.end, m_before.end}, .token = {}});
}

bool ExprParser::close(Span open, Kind bracket) {
    if (is(bracket)) {
        advance();
        return true;
    }
    const std::string missed(exprOperatorName(bracket));
    const DiagnosticSpec& spec = bracket == Kind::close ? diag::expr::unclosedBracket : diag::expr::unclosedPair;
    addFix(report(spec, open), phrase("insert '{0}'", {missed}), {m_before.end, m_before.end}, missed);
    return false;
}

std::string_view ExprTree::textOf(const ExprNode& node) const {
    return slice({node.token.begin + 1, node.token.end - 1});
}

std::vector<std::uint32_t> ExprTree::operands(const ExprNode& node) const {
    std::vector<std::uint32_t> list;
    for (std::uint32_t at = node.first; at != ExprNode::none; at = nodes[at].next) {
        list.push_back(at);
    }
    return list;
}

ExprTree parseExpression(const DecodedText& text, FileId file, std::vector<Diagnostic>& diagnostics,
                         const ExprLimits& limits) {
    ExprTree tree;
    if (text.text.size() > limits.maxBytes) {
        const Span beginning = text.rawSpan({0, 1});
        diagnostics.push_back({&diag::expr::tooLong, {file, beginning}, {std::to_string(limits.maxBytes)}});
        tree.nodes.emplace_back();
        return tree;
    }
    tree.text = text.text;
    ExprParser parser(tree, text, file, diagnostics, limits);
    tree.root = parser.run();
    return tree;
}

} // namespace orrery::engine
