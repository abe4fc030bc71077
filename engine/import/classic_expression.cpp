// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/import/classic_expression.h"

#include "engine/content/constants.h"
#include "engine/import/classic_names.h"
#include "engine/import/import_diagnostics.h"
#include "engine/vocabulary/vocabulary.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace orrery::engine {

namespace {

using Kind = ClassicNode::Kind;

constexpr std::uint32_t noNode = ~0u;
constexpr int depthLimit = 200;

struct Operator {
    char symbol;
    int classicPower; ///< precedence in the game; evaluated from right to left
    int usualPower;   ///< usual precedence; evaluated from left to right
};
constexpr std::array operators{Operator{'-', 1, 1}, Operator{'+', 2, 1}, Operator{'/', 3, 2}, Operator{'*', 4, 2}};

const Operator* findOperator(char symbol) {
    const auto found = std::ranges::find(operators, symbol, &Operator::symbol);
    return found == operators.end() ? nullptr : &*found;
}

struct Token {
    enum class Kind : std::uint8_t { end, number, word, sign } kind = Kind::end;
    Span span;
};

bool isWordCharacter(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// Returns words, numbers and signs. Puts comments into a separate list.
std::vector<Token> tokensOf(std::string_view text, std::vector<std::string>& comments) {
    std::vector<Token> tokens;
    const auto size = static_cast<std::uint32_t>(text.size());
    std::uint32_t at = 0;
    const auto digitAt = [&](std::uint32_t i) {
        return i < size && std::isdigit(static_cast<unsigned char>(text[i])) != 0;
    };
    while (at < size) {
        const char c = text[at];
        const std::uint32_t begin = at;
        if (std::isspace(static_cast<unsigned char>(c)) != 0) {
            ++at;
            continue;
        }
        if (text.substr(at, 2) == "/*") {
            const std::size_t end = text.find("*/", at + 2);
            at = end == std::string_view::npos ? size : static_cast<std::uint32_t>(end) + 2;
            const std::string_view inside = text.substr(begin + 2, at - begin - 2);
            comments.emplace_back(
                trimmed(end == std::string_view::npos ? inside : inside.substr(0, inside.size() - 2)));
            continue;
        }
        Token::Kind kind = Token::Kind::sign;
        ++at;
        if (digitAt(begin) || (c == '.' && digitAt(at) && (tokens.empty() || tokens.back().span.end != begin))) {
            kind = Token::Kind::number;
            while (digitAt(at) || (at < size && text[at] == '.')) {
                ++at;
            }
        } else if (isWordCharacter(c)) {
            kind = Token::Kind::word;
            while (at < size && isWordCharacter(text[at])) {
                ++at;
            }
        }
        tokens.push_back({kind, {begin, at}});
    }
    tokens.push_back({Token::Kind::end, {size, size}});
    return tokens;
}

/// Finds the meter that a member such as "MaxTrade" or "CurrentTrade" reads.
bool findMeterMember(std::string_view member, ClassicNode& node) {
    for (const std::string_view prefix : {std::string_view("Max"), std::string_view("Current")}) {
        if (!member.starts_with(prefix)) {
            continue;
        }
        const auto meters = classicMeters();
        const auto found = std::ranges::find(meters, member.substr(prefix.size()), &ClassicName::ours);
        if (found != meters.end()) {
            node.meter = static_cast<int>(found - meters.begin());
            node.ofMax = prefix == "Max";
            node.word = found->ours;
            return true;
        }
    }
    return false;
}

std::vector<std::string> memberWords() {
    std::vector<std::string> words;
    for (const ClassicName& meter : classicMeters()) {
        words.push_back("Current" + std::string(meter.ours));
        words.push_back("Max" + std::string(meter.ours));
    }
    for (const ClassicProperty& property : classicProperties()) {
        words.emplace_back(property.classic);
    }
    return words;
}

Phrase suggestNames(std::string_view word, const std::vector<std::string>& known, Phrase otherwise) {
    const std::vector<std::string> near = nearestNames(word, known);
    return near.empty() ? std::move(otherwise) : phrase("did you mean '{0}'?", {near.front()});
}

/// One pass over the tokens, with the precedence of the game or with the usual one.
class Parser {
public:
    Parser(const DecodedText& text, FileId file, const std::vector<Token>& tokens, bool isClassic,
           ClassicExpression& out, std::vector<Diagnostic>& faults)
        : m_text(text), m_file(file), m_tokens(tokens), m_isClassic(isClassic), m_out(out), m_faults(faults) {}

    bool parse() {
        m_out.root = infix(1, 0);
        if (!m_failed && token().kind != Token::Kind::end) {
            fail(token().span, phrase("unexpected '{0}'", {std::string(slice(token().span))}),
                 phrase("write an operator between two values"));
        }
        return !m_failed;
    }

private:
    std::string_view slice(Span span) const { return std::string_view(m_text.text).substr(span.begin, span.size()); }
    const Token& token() const { return m_tokens[m_at]; }
    char sign() const { return token().kind == Token::Kind::sign ? m_text.text[token().span.begin] : '\0'; }
    Location place(Span span) const { return {m_file, m_text.rawSpan(span)}; }

    std::uint32_t fail(Span span, Phrase message, Phrase advice) {
        if (!m_failed) { // report only one diagnostic for one mistake
            const Location where = place(span);
            m_faults.push_back({&importDiagnostics["import.expression"],
                                where,
                                {std::move(message)},
                                {{where, std::move(advice)}},
                                {}});
        }
        m_failed = true;
        return noNode;
    }

    std::uint32_t add(ClassicNode node) {
        m_out.nodes.push_back(node);
        return static_cast<std::uint32_t>(m_out.nodes.size() - 1);
    }

    std::uint32_t infix(int power, int depth) {
        if (depth > depthLimit) {
            return fail(token().span, phrase("the expression is nested too deeply"),
                        phrase("split it into several effects"));
        }
        Span leftSpan = token().span;
        std::uint32_t left = operand(depth);
        while (!m_failed) {
            const Operator* op = findOperator(sign());
            if (op == nullptr || powerOf(*op) < power) {
                return left;
            }
            ++m_at;
            const Span rightSpan = token().span;
            const std::uint32_t right = infix(m_isClassic ? powerOf(*op) : powerOf(*op) + 1, depth + 1);
            if (m_failed || !requireNumber(left, leftSpan) || !requireNumber(right, rightSpan)) {
                return noNode;
            }
            if (op->symbol == '/' && m_out.constant(right) == 0.0) {
                return fail(rightSpan, phrase("division by 0"), phrase("divide by another number"));
            }
            ClassicNode node{.kind = Kind::infix};
            node.op = op->symbol;
            node.left = left;
            node.right = right;
            left = add(node);
            leftSpan.end = rightSpan.end;
        }
        return noNode;
    }

    int powerOf(const Operator& op) const { return m_isClassic ? op.classicPower : op.usualPower; }

    bool requireNumber(std::uint32_t index, Span span) {
        if (m_out.node(index).format.empty()) {
            return true;
        }
        fail(span, phrase("'{0}' is not a number", {std::string(slice(span))}), phrase("use numbers only"));
        return false;
    }

    std::uint32_t operand(int depth) {
        const Token at = token();
        if (at.kind == Token::Kind::number) {
            return number(at.span);
        }
        if (at.kind == Token::Kind::word) {
            return word(at.span);
        }
        const char open = sign();
        if (open == '-') {
            ++m_at;
            const Span span = token().span;
            if (depth > depthLimit) {
                return fail(span, phrase("the expression is nested too deeply"),
                            phrase("split it into several effects"));
            }
            const std::uint32_t inner = operand(depth + 1);
            if (m_failed || !requireNumber(inner, span)) {
                return noNode;
            }
            ClassicNode node{.kind = Kind::negate};
            node.left = inner;
            return add(node);
        }
        if (open == '(') {
            ++m_at;
            const std::uint32_t inner = infix(1, depth + 1);
            if (m_failed) {
                return noNode;
            }
            if (sign() != ')') {
                return fail(at.span, phrase("this '(' is not closed"), phrase("add the missing ')'"));
            }
            ++m_at;
            return inner;
        }
        if (at.kind == Token::Kind::end) {
            return fail(at.span,
                        phrase(m_tokens.size() == 1 ? inPhrase("the expression is empty")
                                                    : inPhrase("a value is missing at the end")),
                        phrase("write a number, or read a value such as Source.MaxIndustry"));
        }
        return fail(at.span, phrase("unexpected '{0}'", {std::string(slice(at.span))}),
                    phrase("write a number, or read a value such as Source.MaxIndustry"));
    }

    std::uint32_t number(Span span) {
        std::string digits(slice(span));
        digits = digits.front() == '.' ? "0" + digits : digits.back() == '.' ? digits + "0" : digits;
        const auto value = parseNumber(digits);
        if (!value) {
            return fail(span, phrase("'{0}' is not a number", {std::string(slice(span))}),
                        phrase("write a number such as 5 or 0.25"));
        }
        ++m_at;
        ClassicNode node{.kind = Kind::number};
        node.number = *value;
        return add(node);
    }

    std::uint32_t word(Span span) {
        const std::string_view first = slice(span);
        ++m_at;
        if (first == "Source" || first == "Target") {
            return reading(span, first == "Source" ? ClassicObject::source : ClassicObject::target);
        }
        if (sign() == '.') {
            return fail(span, phrase("'{0}' is neither Source nor Target", {std::string(first)}),
                        phrase("write Source or Target"));
        }
        for (const ClassicEnumeration& enumeration : classicEnumerations()) {
            if (const ClassicName* value = findClassic(enumeration.values, first)) {
                return add({.kind = Kind::constant, .word = value->ours, .format = enumeration.id});
            }
        }
        if (const ClassicName* type = findClassic(classicObjectTypes(), first)) {
            note(type->ours, first);
            return add({.kind = Kind::constant, .word = type->ours, .format = "type"});
        }
        ClassicNode node;
        const auto properties = classicProperties();
        if (findMeterMember(first, node) ||
            std::ranges::find(properties, first, &ClassicProperty::classic) != properties.end()) {
            if (!m_failed) {
                const std::string name(first);
                m_faults.push_back({&importDiagnostics["import.unqualified"],
                                    place(span),
                                    {name},
                                    {{place(span), phrase("write Target.{0} or Source.{0}", {name})}},
                                    {}});
            }
            m_failed = true;
            return noNode;
        }
        return fail(span, phrase("unknown name '{0}'", {std::string(first)}),
                    suggestNames(first, memberWords(),
                                 phrase("write Source or Target, a dot and a name, such as Source.MaxIndustry")));
    }

    std::uint32_t reading(Span first, ClassicObject object) {
        ClassicNode node{.kind = Kind::read};
        node.object = object;
        Span memberSpan = first;
        std::string_view member;
        for (int step = 0; step < 2; ++step) {
            if (sign() != '.') {
                break;
            }
            ++m_at;
            if (token().kind != Token::Kind::word) {
                return fail(token().span, phrase("a name is missing after the dot"),
                            phrase("write the name of a meter or property"));
            }
            memberSpan = token().span;
            member = slice(memberSpan);
            ++m_at;
            if (step == 0 && (member == "Planet" || member == "System")) {
                node.via = member == "Planet" ? "planet" : "system";
                member = {};
                continue;
            }
            break;
        }
        if (member.empty()) {
            return fail({first.begin, memberSpan.end}, phrase("the meter or property to read is missing"),
                        phrase("write a dot and a name, such as .MaxIndustry"));
        }
        if (findMeterMember(member, node)) {
            return add(node);
        }
        const auto properties = classicProperties();
        const auto found = std::ranges::find(properties, member, &ClassicProperty::classic);
        if (found == properties.end()) {
            return fail(memberSpan, phrase("objects have no meter or property '{0}'", {std::string(member)}),
                        suggestNames(member, memberWords(),
                                     phrase("read a meter with the prefix Max or Current, such as MaxIndustry")));
        }
        note(found->ours, member);
        node.word = found->ours;
        node.format = found->enumeration;
        return add(node);
    }

    void note(std::string_view ours, std::string_view classic) {
        if (ours.empty() && m_out.unsupported.empty()) {
            m_out.unsupported = classic;
        }
    }

    const DecodedText& m_text;
    FileId m_file;
    const std::vector<Token>& m_tokens;
    bool m_isClassic;
    ClassicExpression& m_out;
    std::vector<Diagnostic>& m_faults;
    std::size_t m_at = 0;
    bool m_failed = false;
};

int usualPower(const ClassicNode& node) {
    return node.kind == Kind::infix ? findOperator(node.op)->usualPower : node.kind == Kind::negate ? 3 : 4;
}

std::string printReading(const ClassicNode& node, TargetStyle style) {
    std::string text = node.object == ClassicObject::source ? "Source." : style == TargetStyle::named ? "Target." : "";
    if (!node.via.empty()) {
        text += std::string(node.via) + '.';
    }
    return text + (node.ofMax ? "Max" : "") + std::string(node.word);
}

} // namespace

std::uint32_t ClassicExpression::maxima(std::uint32_t index) const {
    const ClassicNode& at = node(index);
    switch (at.kind) {
    case Kind::read:
        return at.meter != ClassicNode::noMeter && at.ofMax ? 1u << at.meter : 0u;
    case Kind::negate:
        return maxima(at.left);
    case Kind::infix:
        return maxima(at.left) | maxima(at.right);
    default:
        return 0;
    }
}

bool ClassicExpression::readsMeter(std::uint32_t index, int meter) const {
    const ClassicNode& at = node(index);
    return (at.kind == Kind::read && at.meter == meter) || (at.kind == Kind::negate && readsMeter(at.left, meter)) ||
           (at.kind == Kind::infix && (readsMeter(at.left, meter) || readsMeter(at.right, meter)));
}

bool ClassicExpression::readsObject(std::uint32_t index, ClassicObject object) const {
    const ClassicNode& at = node(index);
    return (at.kind == Kind::read && at.object == object) ||
           (at.kind == Kind::negate && readsObject(at.left, object)) ||
           (at.kind == Kind::infix && (readsObject(at.left, object) || readsObject(at.right, object)));
}

bool ClassicExpression::readsMember(std::uint32_t index, std::string_view member) const {
    const ClassicNode& at = node(index);
    return (at.kind == Kind::read && at.word == member) || (at.kind == Kind::negate && readsMember(at.left, member)) ||
           (at.kind == Kind::infix && (readsMember(at.left, member) || readsMember(at.right, member)));
}

bool ClassicExpression::isConstant(std::uint32_t index) const {
    return !readsObject(index, ClassicObject::source) && !readsObject(index, ClassicObject::target);
}

std::optional<double> ClassicExpression::constant(std::uint32_t index) const {
    const ClassicNode& at = node(index);
    if (at.kind == Kind::number) {
        return at.number;
    }
    if (at.kind != Kind::negate && at.kind != Kind::infix) {
        return std::nullopt;
    }
    const auto first = constant(at.left);
    if (at.kind == Kind::negate) {
        return first ? std::optional(-*first) : std::nullopt;
    }
    const auto second = constant(at.right);
    if (!first || !second) {
        return std::nullopt;
    }
    switch (at.op) {
    case '+':
        return *first + *second;
    case '-':
        return *first - *second;
    case '*':
        return *first * *second;
    default:
        return *first / *second;
    }
}

std::string printExpression(const ClassicExpression& expression, std::uint32_t index, TargetStyle style) {
    const ClassicNode& node = expression.node(index);
    switch (node.kind) {
    case Kind::number:
        return numberText(node.number);
    case Kind::constant:
        return std::string(node.word);
    case Kind::read:
        return printReading(node, style);
    default:
        break;
    }
    const auto inBrackets = [&](std::uint32_t child, bool needed) {
        const std::string text = printExpression(expression, child, style);
        return needed ? "(" + text + ")" : text;
    };
    const int power = usualPower(node);
    const ClassicNode& left = expression.node(node.left);
    if (node.kind == Kind::negate) {
        return "-" + inBrackets(node.left, usualPower(left) < 4 || (left.kind == Kind::number && left.number < 0));
    }
    const ClassicNode& right = expression.node(node.right);
    const bool goesOn = right.kind == Kind::infix && right.op == node.op && (node.op == '+' || node.op == '*');
    return inBrackets(node.left, usualPower(left) < power) + ' ' + node.op + ' ' +
           inBrackets(node.right, right.kind == Kind::negate || (usualPower(right) <= power && !goesOn));
}

bool parseClassicExpression(const DecodedText& text, FileId file, ClassicExpression& out,
                            std::vector<Diagnostic>& faults) {
    const std::vector<Token> tokens = tokensOf(text.text, out.comments);
    for (const Token& token : tokens) {
        const auto written = std::string_view(text.text).substr(token.span.begin, token.span.size());
        const bool isApart = findOperator(written.empty() ? '\0' : written.front()) != nullptr;
        out.written += isApart && !out.written.empty() ? " " + std::string(written) + " " : std::string(written);
    }
    if (!Parser(text, file, tokens, true, out, faults).parse()) {
        return false;
    }
    ClassicExpression usual;
    std::vector<Diagnostic> ignored;
    out.isRegrouped =
        Parser(text, file, tokens, false, usual, ignored).parse() &&
        printExpression(usual, usual.root, TargetStyle::named) != printExpression(out, out.root, TargetStyle::named);
    return true;
}

} // namespace orrery::engine
