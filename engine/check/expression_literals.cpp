// SPDX-License-Identifier: GPL-3.0-or-later
// Texts, pairs and dice: values that are stored as texts in normal form (X1.1, X1.4).
#include "engine/check/expression_checker.h"
#include "engine/content/constants.h"

#include <algorithm>

namespace orrery::engine {

namespace {

constexpr DiagnosticSpec diceLimits{
    "expr.too-many-dice", Severity::error, "the dice roll '{0}' is too large",
    "Use at most 10000 dice with at most a million sides each, and add at most a million."};
constexpr DiagnosticSpec noDice{"expr.no-sides", Severity::error, "dice need at least one side, but '{0}' has none"};
constexpr DiagnosticSpec pairOfReadings{"expr.pair-not-constant", Severity::error,
                                        "'{0}' is not constant, but a pair needs constants"};

} // namespace

TypedNode ExpressionChecker::literal(const ExprNode& node, Format format, std::string text) {
    TypedNode out = make(TypedNode::Kind::text, node, format);
    const auto found = std::ranges::find(m_texts, text);
    out.index = static_cast<std::uint16_t>(found - m_texts.begin());
    if (found == m_texts.end()) {
        m_texts.push_back(text);
    }
    out.detail = std::make_shared<const NodeDetail>(NodeDetail{std::move(text), {}, {}, {}});
    return out;
}

TypedNode ExpressionChecker::checkDice(const ExprNode& node) {
    const std::string_view token = m_tree.tokenOf(node);
    const auto dice = parseDice(token);
    if (dice) {
        return literal(node, diceFormat, diceText(*dice));
    }
    const std::size_t d = token.find('d') + 1;
    const std::size_t end = std::min(token.find_first_not_of('0', d), token.size());
    const bool isOfNone = end > d && (end == token.size() || token[end] == '+' || token[end] == '-');
    report(isOfNone ? noDice : diceLimits, node.token, {std::string(token)});
    return bad(node);
}

TypedNode ExpressionChecker::checkNumberPair(const ExprNode& node) {
    const std::vector<std::uint32_t> operands = m_tree.operands(node);
    NumberPair pair;
    bool isGood = true;
    for (std::size_t i = 0; i < operands.size(); ++i) {
        TypedNode number = check(operands[i], numberFormat);
        require(number, numberFormat);
        if (!number.isBad() && !number.constant) {
            report(pairOfReadings, number.written, {asWritten(number.written)});
            number.format = badFormat;
        }
        isGood = isGood && !number.isBad();
        (i == 0 ? pair.first : pair.second) = number.constant.value_or(0.0);
    }
    return isGood ? literal(node, pairFormat, pairText(pair)) : bad(node);
}

TypedNode ExpressionChecker::checkRoll(const ExprNode& node) {
    TypedNode dice = check(node.first, diceFormat);
    require(dice, diceFormat);
    if (dice.isBad() || !allowsObjects(node.span, "roll()")) {
        return bad(node);
    }
    m_result.readsChance = true;
    TypedNode out = make(TypedNode::Kind::roll, node, numberFormat);
    out.operands.push_back(std::move(dice));
    return out;
}

} // namespace orrery::engine
