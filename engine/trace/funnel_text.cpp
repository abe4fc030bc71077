// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/check/expression/expression_node.h"
#include "engine/trace/funnel.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

constexpr std::array boundRows{
    BoundRow{.parameter = "at-least", .sign = "≥", .isLower = true},
    BoundRow{.parameter = "at-most", .sign = "≤"},
    BoundRow{.parameter = "below", .sign = "<"},
    BoundRow{.parameter = "count", .sign = "≤"},
    BoundRow{.parameter = "from", .sign = "≥", .isLower = true},
    BoundRow{.parameter = "probability", .sign = "<"},
    BoundRow{.parameter = "to", .sign = "≤"},
    BoundRow{.parameter = "turns", .sign = "≤"},
};

/// Returns a comparison sign for display: "≥" for ">=".
std::string_view signOf(std::string_view name) {
    return name == ">=" ? "≥" : name == "<=" ? "≤" : name == "==" ? "=" : name == "!=" ? "≠" : name;
}

/// Returns both sides of a comparison on one object, such as "4.2 ≥ 5". Returns an empty text if the expression is no
/// comparison.
std::string comparedSides(const CompiledCondition& condition, Evaluator& evaluator, const View& view, Row source,
                          Row candidate, Row target) {
    if (condition.arguments.empty() || condition.arguments.front().checked == nullptr) {
        return {};
    }
    const auto& expression = condition.arguments.front().checked->expression;
    const ExpressionComparison comparison = expression ? comparisonOf(*expression) : ExpressionComparison{};
    if (comparison.sides[0] == nullptr) {
        return {};
    }
    std::array<std::string, 2> words;
    for (std::size_t side = 0; side < 2; ++side) {
        const double value = evaluateOne(*compileExpression(*comparison.sides[side]), view,
                                         evaluator.bindingsOf(source, target), candidate);
        words[side] =
            formatValue(value, comparison.sides[side]->format, view, *comparison.sides[side], &evaluator.world());
    }
    return words[0] + " " + std::string(comparison.sign) + " " + words[1];
}

} // namespace

const BoundRow* boundRow(std::string_view parameter) {
    const auto found = std::ranges::find(boundRows, parameter, &BoundRow::parameter);
    return found == boundRows.end() ? nullptr : &*found;
}

ExpressionComparison comparisonOf(const TypedExpression& expression) {
    ExpressionComparison comparison;
    const TypedNode& root = *expression.root;
    const bool compares =
        root.kind == TypedNode::Kind::operation && root.operands.size() == 2 && root.function != nullptr &&
        !root.constant &&
        (root.function->signature == Signature::compare || root.function->signature == Signature::equal);
    if (!compares) {
        return comparison;
    }
    comparison.sign = signOf(root.function->name);
    for (std::size_t side = 0; side < 2; ++side) {
        auto part = std::make_shared<TypedExpression>(expression);
        part->root = std::shared_ptr<const TypedNode>(expression.root, &root.operands[side]);
        part->format = root.operands[side].format;
        part->constant = root.operands[side].constant;
        comparison.sides[side] = std::move(part);
    }
    return comparison;
}

Phrase conditionText(const CheckedCondition& condition) {
    if (condition.spec == nullptr) {
        return {};
    }
    if (condition.spec->tag == "expression" && !condition.arguments.empty()) {
        return condition.arguments.front().text;
    }
    std::string values;
    for (const CheckedArgument& argument : condition.arguments) {
        if (!argument.isGiven && !argument.spec->required) {
            continue;
        }
        const BoundRow* const bound = boundRow(argument.spec->name);
        values += values.empty() ? "" : bound != nullptr ? " " : ", ";
        values += bound != nullptr ? std::string(bound->sign) + " " + argument.text : argument.text;
    }
    const Phrase words = phrase(condition.spec->label);
    return values.empty() ? words : phrase("{0}: {1}", {words, values});
}

Phrase comparisonText(const CompiledCondition& condition, Evaluator& evaluator, const View& view, Row source,
                      Row candidate, Row target, const Verdict& verdict) {
    if (!isMissing(verdict.compared)) {
        std::vector<Phrase> bounds;
        for (const CompiledArgument& argument : condition.arguments) {
            const BoundRow* const bound =
                argument.checked != nullptr && argument.isGiven ? boundRow(argument.checked->spec->name) : nullptr;
            if (bound != nullptr) {
                const double limit = argument.isConstant ? argument.constant
                                                         : evaluator.number(argument, view, source, candidate, target);
                const std::string sign(bound->sign);
                bounds.emplace_back((bounds.empty() ? formatNumber(verdict.compared) + " " : std::string()) + sign +
                                    " " + formatNumber(limit));
            }
        }
        if (!bounds.empty()) {
            return joined(bounds, inPhrase("{0} and {1}"));
        }
    }
    if (condition.spec->tag == "expression") {
        std::string sides = comparedSides(condition, evaluator, view, source, candidate, target);
        if (!sides.empty()) {
            return sides;
        }
        return verdict.observed;
    }
    return verdict.wanted.empty() || verdict.truth == Truth::yes
               ? verdict.observed
               : phrase("{0}, required: {1}", {verdict.observed, verdict.wanted});
}

} // namespace orrery::engine
