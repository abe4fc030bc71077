// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/syntax/expr_parser.h"

#include "engine/syntax/expr_lexer.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace orrery::engine {

namespace {

using Kind = ExprTokenKind;

constexpr DiagnosticSpec unknownCharacter{"expr.unknown-character", Severity::error,
                                          "'{0}' means nothing in an expression"};
constexpr DiagnosticSpec misspeltOperator{"expr.misspelt-operator", Severity::error, "'{0}' is written '{1}' here"};
constexpr DiagnosticSpec brokenNumber{"expr.bad-number", Severity::error, "'{0}' is not a number",
                                      "Write digits, with a point before the fraction: 12.5"};
constexpr DiagnosticSpec hugeNumber{"expr.huge-number", Severity::error, "'{0}' is too large for a number",
                                    "Numbers reach up to about 1.8e308"};
constexpr DiagnosticSpec unclosedText{"expr.unclosed-text", Severity::error, "this text has no closing {0}"};
constexpr DiagnosticSpec unclosedBracket{"expr.unclosed-bracket", Severity::error, "this '(' has no ')'"};
constexpr DiagnosticSpec strayToken{"expr.unexpected", Severity::error, "'{0}' has nothing to belong to here"};
constexpr DiagnosticSpec missingOperator{"expr.missing-operator", Severity::error,
                                         "an operator is missing before '{0}'"};
constexpr DiagnosticSpec missingValue{"expr.missing-value", Severity::error, "a value is missing {0}"};
constexpr DiagnosticSpec missingName{"expr.missing-name", Severity::error, "a name is missing after '.'"};
constexpr DiagnosticSpec missingWord{"expr.incomplete-if", Severity::error, "this 'if' has no '{0}'",
                                     "Write if(condition, value, other) or if condition then value else other"};
constexpr DiagnosticSpec emptyExpression{"expr.empty", Severity::error, "an expression is missing here"};
constexpr DiagnosticSpec tooDeep{"expr.too-deep", Severity::error, "the expression nests deeper than {0} levels",
                                 "Split it into several"};
constexpr DiagnosticSpec tooLong{"expr.too-long", Severity::error, "the expression is longer than {0} bytes",
                                 "Split it into several"};

// How tightly the operators bind, loosest first.
constexpr int orPower = 1;
constexpr int andPower = 2;
constexpr int notPower = 3;
constexpr int comparisonPower = 4;
constexpr int sumPower = 5;
constexpr int productPower = 6;
constexpr int signPower = 7;
constexpr int powerPower = 8;
constexpr int memberPower = 9;

class Parser {
public:
    Parser(ExprTree& tree, const DecodedText& text, FileId file, std::vector<Diagnostic>& diagnostics,
           const ExprLimits& limits)
        : m_tree(tree), m_text(text), m_file(file), m_diagnostics(diagnostics), m_limits(limits) {}

    std::uint32_t run();

    /// A row of the grammar: how a token starts an expression, how it continues one, how tightly it binds.
    struct Rule {
        Kind token = Kind::end;
        std::uint32_t (Parser::*starts)() = nullptr;
        std::uint32_t (Parser::*continues)(std::uint32_t left) = nullptr;
        int startsPower = 0; ///< how tightly a prefix operator binds
        int power = 0;       ///< how tightly it binds to what is left of it
    };
    static const std::array<Rule, static_cast<std::size_t>(Kind::count_)> rules;

private:
    const Rule& rule() const { return rules[static_cast<std::size_t>(m_token.kind)]; }
    bool is(Kind kind) const { return m_token.kind == kind; }
    std::string_view word(Span span) const { return m_tree.slice(span); }

    void advance();
    Diagnostic* report(const DiagnosticSpec& spec, Span where, std::vector<std::string> args = {});
    void addFix(Diagnostic* finding, std::string label, Span where, std::string text) const;
    std::uint32_t add(ExprNode node, std::initializer_list<std::uint32_t> operands = {});
    std::uint32_t addList(ExprNode node, const std::vector<std::uint32_t>& operands);
    void giveUp();

    std::uint32_t expression(int power);
    std::uint32_t continueFrom(std::uint32_t left, int power);
    std::uint32_t whole(std::uint32_t left);
    std::uint32_t whole() { return whole(expression(0)); }
    std::uint32_t missing();
    bool close(Span open);

    std::uint32_t number();
    std::uint32_t text();
    std::uint32_t name();
    std::uint32_t bracket();
    std::uint32_t prefix();
    std::uint32_t choice();
    std::uint32_t choiceWords(std::uint32_t condition, Span ifWord);
    std::uint32_t infix(std::uint32_t left);
    std::uint32_t member(std::uint32_t left);

    ExprTree& m_tree;
    const DecodedText& m_text;
    FileId m_file;
    std::vector<Diagnostic>& m_diagnostics;
    ExprLimits m_limits;
    ExprToken m_token;
    Span m_before; ///< the token before m_token
    std::uint16_t m_depth = 0;
    std::size_t m_findings = 0;
    bool m_hasSkipped = false; ///< something that was reported stood right before m_token
    bool m_gaveUp = false;
};

constexpr std::array<Parser::Rule, static_cast<std::size_t>(Kind::count_)> Parser::rules{{
    {.token = Kind::end},
    {.token = Kind::unknown},
    {.token = Kind::number, .starts = &Parser::number},
    {.token = Kind::text, .starts = &Parser::text},
    {.token = Kind::name, .starts = &Parser::name},
    {.token = Kind::ifWord, .starts = &Parser::choice},
    {.token = Kind::thenWord},
    {.token = Kind::elseWord},
    {.token = Kind::open, .starts = &Parser::bracket},
    {.token = Kind::close},
    {.token = Kind::comma},
    {.token = Kind::dot, .continues = &Parser::member, .power = memberPower},
    {.token = Kind::orWord, .continues = &Parser::infix, .power = orPower},
    {.token = Kind::andWord, .continues = &Parser::infix, .power = andPower},
    {.token = Kind::notWord, .starts = &Parser::prefix, .startsPower = notPower},
    {.token = Kind::equal, .continues = &Parser::infix, .power = comparisonPower},
    {.token = Kind::notEqual, .continues = &Parser::infix, .power = comparisonPower},
    {.token = Kind::less, .continues = &Parser::infix, .power = comparisonPower},
    {.token = Kind::lessEqual, .continues = &Parser::infix, .power = comparisonPower},
    {.token = Kind::greater, .continues = &Parser::infix, .power = comparisonPower},
    {.token = Kind::greaterEqual, .continues = &Parser::infix, .power = comparisonPower},
    {.token = Kind::plus, .continues = &Parser::infix, .power = sumPower},
    {.token = Kind::minus,
     .starts = &Parser::prefix,
     .continues = &Parser::infix,
     .startsPower = signPower,
     .power = sumPower},
    {.token = Kind::times, .continues = &Parser::infix, .power = productPower},
    {.token = Kind::divide, .continues = &Parser::infix, .power = productPower},
    {.token = Kind::divWord, .continues = &Parser::infix, .power = productPower},
    {.token = Kind::modWord, .continues = &Parser::infix, .power = productPower},
    {.token = Kind::power, .continues = &Parser::infix, .power = powerPower},
}};

constexpr bool rowsFollowTokens(const std::array<Parser::Rule, static_cast<std::size_t>(Kind::count_)>& rows) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (static_cast<std::size_t>(rows[i].token) != i) {
            return false;
        }
    }
    return true;
}
static_assert(rowsFollowTokens(Parser::rules), "grammar rows follow ExprTokenKind");

/// Moves on, reporting what the lexer could not read.
void Parser::advance() {
    m_before = m_token.span;
    if (m_gaveUp) {
        return;
    }
    m_token = nextExprToken(m_tree.text, m_token.span.end);
    m_hasSkipped = is(Kind::unknown);
    while (is(Kind::unknown)) {
        report(unknownCharacter, m_token.span, {std::string(word(m_token.span))});
        m_token = nextExprToken(m_tree.text, m_token.span.end);
    }
}

Diagnostic* Parser::report(const DiagnosticSpec& spec, Span where, std::vector<std::string> args) {
    if (m_gaveUp || m_findings++ >= m_limits.maxFindings) {
        return nullptr;
    }
    m_diagnostics.push_back({&spec, {m_file, m_text.rawSpan(where)}, std::move(args)});
    return &m_diagnostics.back();
}

void Parser::addFix(Diagnostic* finding, std::string label, Span where, std::string text) const {
    if (finding != nullptr) {
        finding->fixes.push_back({std::move(label), {{m_file, m_text.rawSpan(where), std::move(text)}}});
    }
}

std::uint32_t Parser::add(ExprNode node, std::initializer_list<std::uint32_t> operands) {
    return addList(node, operands);
}

std::uint32_t Parser::addList(ExprNode node, const std::vector<std::uint32_t>& operands) {
    std::uint32_t* link = &node.first;
    for (const std::uint32_t operand : operands) {
        ExprNode& child = m_tree.nodes[operand];
        *link = operand;
        link = &child.next;
        node.depth = std::max(node.depth, static_cast<std::uint16_t>(child.depth + 1));
    }
    if (node.depth > m_limits.maxDepth) {
        giveUp();
        return add({.span = node.span, .token = node.token}); // cut off: what reads the tree may recurse
    }
    m_tree.nodes.push_back(node);
    return static_cast<std::uint32_t>(m_tree.nodes.size() - 1);
}

/// Too deep: the rest is not read.
void Parser::giveUp() {
    report(tooDeep, m_token.span, {std::to_string(m_limits.maxDepth)});
    m_gaveUp = true;
    const auto end = static_cast<std::uint32_t>(m_tree.text.size());
    m_token = {Kind::end, {end, end}};
}

std::uint32_t Parser::run() {
    advance();
    if (is(Kind::end)) {
        report(emptyExpression, {0, static_cast<std::uint32_t>(m_tree.text.size())});
        return add({.span = m_token.span, .token = {}});
    }
    std::uint32_t root = whole();
    while (!is(Kind::end)) { // a bracket, comma, `then` or `else` that nothing asked for
        report(strayToken, m_token.span, {std::string(word(m_token.span))});
        advance();
        m_hasSkipped = true;
        root = whole(root);
    }
    return root;
}

std::uint32_t Parser::expression(int power) {
    if (m_depth >= m_limits.maxDepth) {
        giveUp();
    }
    ++m_depth;
    const std::uint32_t left = rule().starts != nullptr ? (this->*rule().starts)() : missing();
    const std::uint32_t result = continueFrom(left, power);
    --m_depth;
    return result;
}

std::uint32_t Parser::continueFrom(std::uint32_t left, int power) {
    while (rule().power > power) {
        left = (this->*rule().continues)(left);
    }
    return left;
}

/// As much as belongs together: two values side by side are joined in a bad node, so that the names in both are looked
/// at.
std::uint32_t Parser::whole(std::uint32_t left) {
    left = continueFrom(left, 0);
    while (rule().starts != nullptr) {
        if (!m_hasSkipped) { // else what was skipped stood for it
            report(missingOperator, m_token.span, {std::string(word(m_token.span))});
        }
        const std::uint32_t right = expression(0);
        const Span span{m_tree.nodes[left].span.begin, m_tree.nodes[right].span.end};
        left = continueFrom(add({.span = span, .token = {}}, {left, right}), 0);
    }
    return left;
}

/// Where a value should stand and none does. Nothing is skipped: what is there may continue the bad node.
std::uint32_t Parser::missing() {
    const bool isFirst = m_before.isEmpty();
    const Span where = isFirst ? m_token.span : m_before;
    report(missingValue, where, {(isFirst ? "before '" : "after '") + std::string(word(where)) + "'"});
    return add({.span = {m_before.end, m_before.end}, .token = {}});
}

bool Parser::close(Span open) {
    if (is(Kind::close)) {
        advance();
        return true;
    }
    addFix(report(unclosedBracket, open), "insert ')'", {m_before.end, m_before.end}, ")");
    return false;
}

std::uint32_t Parser::number() {
    const ExprToken token = m_token;
    const std::string_view digits = word(token.span);
    ExprNode node{.kind = ExprKind::number, .span = token.span, .token = token.span};
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), node.number);
    if (token.isBroken || (error != std::errc{} && error != std::errc::result_out_of_range)) {
        report(brokenNumber, token.span, {std::string(digits)});
        node.kind = ExprKind::bad;
    } else if (error == std::errc::result_out_of_range) {
        // from_chars says the same of 1e999 and of 1e-999, which is as good as 0.
        if (digits.find("e-") == std::string_view::npos && digits.find("E-") == std::string_view::npos) {
            report(hugeNumber, token.span, {std::string(digits)});
            node.kind = ExprKind::bad;
        }
        node.number = 0.0;
    }
    advance();
    return add(node);
}

std::uint32_t Parser::text() {
    const ExprToken token = m_token;
    ExprNode node{.kind = ExprKind::text, .span = token.span, .token = token.span};
    if (token.isBroken) {
        const std::string quote(word(token.span).substr(0, 1));
        report(unclosedText, {token.span.begin, token.span.begin + 1}, {quote});
        node.kind = ExprKind::bad;
    }
    advance();
    return add(node);
}

std::uint32_t Parser::name() {
    const Span token = m_token.span;
    advance();
    if (!is(Kind::open)) {
        return add({.kind = ExprKind::name, .span = token, .token = token});
    }
    const Span open = m_token.span;
    advance();
    std::vector<std::uint32_t> arguments;
    if (!is(Kind::close) && !is(Kind::end)) {
        arguments.push_back(whole());
        while (is(Kind::comma)) {
            advance();
            arguments.push_back(whole());
        }
    }
    close(open);
    return addList({.kind = ExprKind::call, .span = {token.begin, m_before.end}, .token = token}, arguments);
}

std::uint32_t Parser::bracket() {
    const Span open = m_token.span;
    advance();
    const std::uint32_t inner = whole();
    close(open);
    m_tree.nodes[inner].span = {open.begin, m_before.end};
    return inner;
}

std::uint32_t Parser::prefix() {
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

std::uint32_t Parser::infix(std::uint32_t left) {
    const Rule& row = rule();
    const ExprToken token = m_token;
    if (token.isBroken) {
        const auto spelling = std::ranges::find(exprSpellings(), word(token.span), &ExprSpelling::text);
        const std::string meant(spelling->meant);
        addFix(report(misspeltOperator, token.span, {std::string(word(token.span)), meant}),
               "replace with '" + meant + "'", token.span, escapeAttribute(meant, '"'));
    }
    advance();
    const std::uint32_t right = expression(row.power);
    return add({.kind = token.isBroken ? ExprKind::bad : ExprKind::infix,
                .span = {m_tree.nodes[left].span.begin, m_tree.nodes[right].span.end},
                .token = token.span,
                .op = exprOperatorName(row.token)},
               {left, right});
}

std::uint32_t Parser::member(std::uint32_t left) {
    advance();
    const std::uint32_t begin = m_tree.nodes[left].span.begin;
    if (!is(Kind::name)) {
        report(missingName, m_before);
        return add({.span = {begin, m_before.end}, .token = {}}, {left});
    }
    const Span token = m_token.span;
    advance();
    return add({.kind = ExprKind::member, .span = {begin, token.end}, .token = token}, {left});
}

/// Both ways to write it begin alike: `if(c, a, b)` and `if (c) and d then a else b`.
std::uint32_t Parser::choice() {
    const Span ifWord = m_token.span;
    advance();
    if (!is(Kind::open)) {
        return choiceWords(expression(0), ifWord);
    }
    const Span open = m_token.span;
    advance();
    std::vector<std::uint32_t> parts{whole()};
    if (!is(Kind::comma)) {
        close(open);
        m_tree.nodes[parts[0]].span = {open.begin, m_before.end};
        return choiceWords(continueFrom(parts[0], 0), ifWord);
    }
    while (is(Kind::comma)) {
        advance();
        parts.push_back(whole());
    }
    close(open);
    return addList({.kind = ExprKind::choice, .span = {ifWord.begin, m_before.end}, .token = ifWord}, parts);
}

/// Without its `then` or `else` what follows is read as if it were there.
std::uint32_t Parser::choiceWords(std::uint32_t condition, Span ifWord) {
    std::vector<std::uint32_t> parts{condition};
    ExprKind kind = ExprKind::choice;
    for (const Kind wanted : {Kind::thenWord, Kind::elseWord}) {
        if (is(wanted)) {
            advance();
        } else {
            report(missingWord, ifWord, {std::string(exprOperatorName(wanted))});
            kind = ExprKind::bad;
            if (rule().starts == nullptr) {
                break;
            }
        }
        parts.push_back(expression(0));
    }
    return addList({.kind = kind, .span = {ifWord.begin, m_tree.nodes[parts.back()].span.end}, .token = ifWord}, parts);
}

} // namespace

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
        diagnostics.push_back({&tooLong, {file, beginning}, {std::to_string(limits.maxBytes)}});
        tree.nodes.emplace_back();
        return tree;
    }
    tree.text = text.text;
    Parser parser(tree, text, file, diagnostics, limits);
    tree.root = parser.run();
    return tree;
}

} // namespace orrery::engine
