// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/literal_checker.h"

#include "engine/check/expression/expression_diagnostics.h"
#include "engine/check/expression/typed_nodes.h"
#include "engine/content/constants.h"

#include <algorithm>

namespace orrery::engine {

TypedNode LiteralChecker::checkText(const ExprNode& node) {
    return m_tools.texts.make(node, textFormat, std::string(m_tools.tree.textOf(node)));
}

TypedNode LiteralChecker::checkDice(const ExprNode& node) {
    const std::string_view token = m_tools.tree.tokenOf(node);
    const auto dice = parseDice(token);
    if (dice) {
        return m_tools.texts.make(node, diceFormat, diceText(*dice));
    }
    const std::size_t d = token.find('d') + 1;
    const std::size_t end = std::min(token.find_first_not_of('0', d), token.size());
    const bool isOfNone = end > d && (end == token.size() || token[end] == '+' || token[end] == '-');
    m_tools.problems.report(isOfNone ? expressionDiagnostics["expr.no-sides"]
                                     : expressionDiagnostics["expr.too-many-dice"],
                            node.token, {std::string(token)});
    return badNode(node);
}

TypedNode LiteralChecker::checkPair(const ExprNode& node) {
    const std::vector<std::uint32_t> operands = m_tools.tree.operands(node);
    NumberPair pair;
    bool isGood = true;
    for (std::size_t i = 0; i < operands.size(); ++i) {
        TypedNode number = m_parts.require(operands[i], numberFormat);
        if (!number.isBad() && !number.constant) {
            m_tools.problems.report(expressionDiagnostics["expr.pair-not-constant"], number.written,
                                    {m_tools.problems.written(number.written)});
            number.format = badFormat;
        }
        isGood = isGood && !number.isBad();
        (i == 0 ? pair.first : pair.second) = number.constant.value_or(0.0);
    }
    return isGood ? m_tools.texts.make(node, pairFormat, pairText(pair)) : badNode(node);
}

} // namespace orrery::engine
