// SPDX-License-Identifier: GPL-3.0-or-later
// Additions to the counts of a funnel: the effect of other bounds, and the verdicts on one object.
#include "engine/trace/funnel_probe.h"

#include <algorithm>
#include <cmath>

namespace orrery::engine {

namespace {

/// Returns the distance of a number to a bound that rejects it. Returns 0 if the bound matches it.
double offBy(double value, double bound, std::string_view sign) {
    return sign == "≥"   ? std::max(0.0, bound - value)
           : sign == "<" ? (value < bound ? 0.0 : std::max(value - bound, std::numeric_limits<double>::min()))
           : sign == ">" ? (value > bound ? 0.0 : std::max(bound - value, std::numeric_limits<double>::min()))
                         : std::max(0.0, value - bound);
}

/// Returns the sign for a bound that is equal to the value.
std::string_view meetingSign(std::string_view sign) {
    return sign == "≥" || sign == ">" ? "≥" : "≤";
}

struct Bound {
    std::size_t parameter = 0;
    std::string_view sign;
    double value = 0.0;
};

void keepNearest(FunnelThreshold& threshold) {
    std::ranges::stable_sort(threshold.values, [&](const auto& a, const auto& b) {
        return threshold.sign == "≥" ? a.first > b.first : a.first < b.first;
    });
}

/// Returns the objects that would match in total if this one condition matched them.
Bitmap failAlone(const Funnel& funnel, std::size_t index, FunnelAnswers& answers) {
    const Bitmap none(answers.view().rowCount);
    Bitmap rows = funnel.nodes[index].no();
    const auto keepMatching = [&](std::size_t sibling) {
        if (rows.any()) {
            TruthSet truth;
            answers.evaluate(*funnel.nodes[sibling].condition, rows, noRow, truth);
            rows &= truth.yes;
        }
    };
    std::size_t at = index;
    const auto laterSiblings = [&](auto&& visit) {
        const FunnelNode& node = funnel.nodes[at];
        for (std::size_t i = at + 1; i < funnel.endOf(node.section) && funnel.nodes[i].depth >= node.depth; ++i) {
            if (funnel.nodes[i].depth == node.depth) {
                visit(i);
            }
        }
    };
    for (; funnel.nodes[at].parent != noFunnelNode; at = funnel.nodes[at].parent) {
        const FunnelNode& parent = funnel.nodes[funnel.nodes[at].parent];
        if (funnel.nodes[at].isOfOthers) {
            return none;
        }
        if (parent.condition->spec->tag == "and") {
            laterSiblings(keepMatching);
        } else if (parent.condition->spec->tag == "or") {
            rows.andNot(parent.yes);
        } else {
            return none;
        }
    }
    const FunnelNode& root = funnel.nodes[at];
    const FunnelSection& section = funnel.sections[root.section];
    if (root.isExclude) {
        return none;
    }
    if (section.part != FunnelPart::scope) {
        laterSiblings(keepMatching);
        return rows;
    }
    for (std::size_t i = section.first; i < funnel.endOf(root.section) && rows.any(); ++i) {
        const FunnelNode& other = funnel.nodes[i];
        if (other.parent != noFunnelNode) {
            continue;
        }
        if (!other.isExclude) {
            rows.andNot(other.yes);
        } else {
            TruthSet truth;
            answers.evaluate(*other.condition, rows, noRow, truth);
            rows.andNot(answers.removedBy(*other.condition, rows, truth));
        }
    }
    return rows;
}

} // namespace

std::optional<FunnelThreshold> thresholdOf(const Funnel& funnel, std::size_t index, FunnelAnswers& answers) {
    const View& view = answers.view();
    const CompiledCondition& condition = *funnel.nodes[index].condition;
    const Row source = funnel.question.source;
    if (funnel.nodes[index].isOpen || condition.readsSubject || condition.readsTarget) {
        return std::nullopt;
    }
    std::vector<Bound> bounds;
    ExpressionComparison comparison;
    if (condition.spec->tag == "expression") {
        const auto& expression = condition.arguments.front().checked->expression;
        comparison = expression ? comparisonOf(*expression) : ExpressionComparison{};
        for (std::size_t side = 0; side < 2 && comparison.sides[0] != nullptr; ++side) {
            const bool orders = comparison.sign != "=" && comparison.sign != "≠";
            if (orders && comparison.sides[side]->constant && !comparison.sides[1 - side]->constant) {
                // "5 ≤ Population" is a lower bound of Population.
                const std::string_view sign = side == 1                ? comparison.sign
                                              : comparison.sign == "≥" ? "≤"
                                              : comparison.sign == "≤" ? "≥"
                                              : comparison.sign == "<" ? ">"
                                                                       : "<";
                bounds.push_back({side, sign, *comparison.sides[side]->constant});
            }
        }
    } else {
        for (std::size_t i = 0; i < condition.arguments.size(); ++i) {
            const CompiledArgument& argument = condition.arguments[i];
            const BoundRow* const row =
                argument.checked != nullptr && argument.isGiven ? boundRow(argument.checked->spec->name) : nullptr;
            if (row != nullptr && !argument.readsCandidate) {
                const double value =
                    argument.isConstant ? argument.constant : answers.evaluator().number(argument, view, source);
                if (!isMissing(value)) {
                    bounds.push_back({i, row->sign, value});
                }
            }
        }
    }
    if (bounds.empty()) {
        return std::nullopt;
    }
    const RowList rows = failAlone(funnel, index, answers).rows();
    std::vector<double> values(rows.size());
    if (comparison.sides[0] != nullptr) {
        evaluate(*compileExpression(*comparison.sides[1 - bounds.front().parameter]), view,
                 answers.evaluator().bindingsOf(source, noRow), rows, {}, values);
    } else {
        for (std::size_t i = 0; i < rows.size() && !answers.isStopped(); ++i) {
            Verdict verdict;
            answers.evaluator().one(condition, view, source, rows[i], noRow, &verdict);
            values[i] = verdict.compared;
        }
    }
    std::optional<FunnelThreshold> best;
    for (const Bound& bound : bounds) {
        FunnelThreshold threshold{bound.parameter, meetingSign(bound.sign), bound.value, {}};
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const bool failsHereOnly = std::ranges::all_of(bounds, [&](const Bound& other) {
                return (offBy(values[i], other.value, other.sign) > 0.0) == (other.parameter == bound.parameter);
            });
            if (std::isfinite(values[i]) && failsHereOnly) {
                threshold.values.emplace_back(values[i], rows[i]);
            }
        }
        if (!threshold.values.empty() && (!best || best->values.size() < threshold.values.size())) {
            keepNearest(threshold);
            best = std::move(threshold);
        }
    }
    return best;
}

std::optional<FunnelProbe> probeOf(const Funnel& funnel, std::size_t index, FunnelAnswers& answers) {
    const View& view = answers.view();
    Evaluator& evaluator = answers.evaluator();
    const FunnelNode& node = funnel.nodes[index];
    const FunnelSection& section = funnel.sections[node.section];
    const FunnelQuestion& question = funnel.question;
    bool isOfOthers = false;
    for (std::size_t i = index; i != noFunnelNode; i = funnel.nodes[i].parent) {
        isOfOthers = isOfOthers || funnel.nodes[i].isOfOthers;
    }
    const bool isOfSource = section.part == FunnelPart::activation || section.part == FunnelPart::active;
    const bool isBranch =
        section.part == FunnelPart::block &&
        evaluator.program().groups[question.group].effects[section.effect].spec->timeline == TimelineWork::branch;
    const Row object = isOfSource ? question.source : question.object;
    if (object == noRow || isOfOthers || (section.part == FunnelPart::block && !isBranch)) {
        return std::nullopt;
    }
    Verdict verdict;
    const WhileAnswering answering(evaluator, answers.subjectIsCandidate() ? AnsweredOccurrence{.subject = object}
                                                                           : evaluator.occurrence());
    FunnelProbe probe;
    probe.isAsked = node.asked.test(object);
    probe.truth = evaluator.one(*node.condition, view, question.source, object, noRow, &verdict);
    verdict.truth = probe.truth;
    probe.compared = comparisonText(*node.condition, evaluator, view, question.source, object, noRow, verdict);
    return probe;
}

} // namespace orrery::engine
