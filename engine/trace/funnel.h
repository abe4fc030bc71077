// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/condition_call.h"

#include <array>
#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace orrery::engine {

/// The group, holder and object to analyse (I4.6).
struct FunnelQuestion {
    std::uint32_t group = 0; ///< index into Program::groups
    Row holder = noRow;      ///< object that has the group
    Row source = noRow;      ///< object that `Source` refers to (sourceOf)
    Row object = noRow;      ///< inspected object, on which each condition shows its verdict; `Target` in conditions on
                             ///< other objects also refers to it
    friend bool operator==(const FunnelQuestion&, const FunnelQuestion&) = default;
};

/// The section of a group that conditions belong to.
enum class FunnelPart : std::uint8_t {
    trigger,    ///< conditions of a trigger: all must match the object of the event
    activation, ///< conditions that must all match the source
    scope,      ///< conditions of the scope: includes add, excludes remove
    active,     ///< conditions of an effect's `active`: all must match the source
    block,      ///< conditions of an effect's block: all must match
};

/// Another value for a bound, with the number of further objects that it would match: "6 more would at ≥ 4".
struct FunnelThreshold {
    std::size_t parameter = 0; ///< index of the bound; for an expression: index of the operand
    std::string_view sign{};   ///< sign of the bound: "≥" or "≤"
    double bound = 0.0;        ///< present value of the bound
    /// Values of the objects that only this condition rejects. The values nearest to the bound come first.
    std::vector<std::pair<double, Row>> values{};

    /// Returns the nearest bound that matches more objects. Rounds it to at most two decimals, in the direction that
    /// matches more.
    double nearest() const;
    /// Returns the number of further objects that match with another bound.
    std::size_t moreAt(double other) const;
};

/// The verdict of a condition on the inspected object.
struct FunnelProbe {
    bool isAsked = false; ///< false: an earlier condition already decided the result; `truth` is the verdict that this
                          ///< condition would give
    Truth truth = Truth::no;
    Phrase compared{}; ///< comparison, such as "4.2 ≥ 5"; without numbers, the observation and the requirement
};

inline constexpr std::size_t noFunnelNode = static_cast<std::size_t>(-1);

/// One condition, with its candidates and its verdicts on them. `asked` consists of `yes`, `missing` and no().
/// `skipped` and `asked` together are the candidates of the outer condition.
struct FunnelNode {
    const CompiledCondition* condition = nullptr; ///< condition of the evaluated program
    std::size_t parent = noFunnelNode;            ///< index of the outer condition; noFunnelNode: the condition is at
                                                  ///< the top of its section
    std::size_t section = 0;
    std::uint32_t depth = 0;
    bool isExclude = false;  ///< true for the top condition of an exclude, whose matches are removed
    bool isOfOthers = false; ///< true if the condition tests all objects instead of the candidates of its parent
    bool isOpen = false;     ///< true without counts: the condition reads `Target`, but no object is inspected
    Bitmap asked;            ///< candidates that no earlier condition (in source order) decided
    Bitmap yes;
    Bitmap missing; ///< candidates for which a required value is missing (E4.5)
    Bitmap skipped; ///< candidates that the condition did not test
    Bitmap before;  ///< objects that remained before this condition
    Bitmap after;   ///< objects that remain after this condition
    std::optional<FunnelThreshold> threshold{};
    std::optional<FunnelProbe> probe{};

    Bitmap no() const;
};

/// A section of conditions, and their result.
struct FunnelSection {
    FunnelPart part = FunnelPart::scope;
    Location where;                  ///< location to show if the section has no condition
    std::uint16_t effect = noEffect; ///< effect of an active or block section
    std::string_view block{};        ///< name of the block, in a block section: "if", "which"
    const CheckedTrigger* trigger{}; ///< trigger of a trigger section
    std::size_t first = 0;           ///< index of the first node; the section ends where the next one starts
    Bitmap candidates;               ///< objects that the conditions of the section test
    Bitmap result;                   ///< objects that match
    bool isOpen = false;             ///< true if the section has no counts (see FunnelNode)
};

/// The conditions of a group as a funnel, in source order, parents before children.
struct Funnel {
    FunnelQuestion question;
    std::vector<FunnelSection> sections;
    std::vector<FunnelNode> nodes;

    const FunnelSection* find(FunnelPart part) const;
    std::size_t endOf(std::size_t section) const;
};

/// The conditions of a group that a funnel contains.
enum class FunnelExtent : std::uint8_t {
    whole,      ///< all, with FunnelNode::threshold and FunnelNode::probe
    conditions, ///< those of the activation and the scope
    activation,
};

/// Evaluates every condition of a group with the evaluators of turns. So the result of the scope section equals
/// Evaluator::scope(). Drops faults of the evaluation. Returns nullopt if `stop` becomes true. Checks `stop` between
/// conditions, and every few hundred objects in costly conditions.
/// @param view view of a run of the evaluator's program
std::optional<Funnel> makeFunnel(const FunnelQuestion& question, Evaluator& evaluator, const View& view,
                                 const std::atomic<bool>* stop = nullptr, FunnelExtent extent = FunnelExtent::whole);

/// Returns a condition in one line, in display form: "Meter value: Population ≥ 5", "size == large".
Phrase conditionText(const CheckedCondition& condition);
/// Returns the comparison of the condition with one object: "4.2 ≥ 5", or "is tiny, wanted: large".
Phrase comparisonText(const CompiledCondition& condition, Evaluator& evaluator, const View& view, Row source,
                      Row candidate, Row target, const Verdict& verdict);

/// The two sides of a comparison, for separate evaluation. Empty if the expression is no comparison.
struct ExpressionComparison {
    std::string_view sign{}; ///< "≥", "≤", "<", ">", "=", "≠"
    std::array<std::shared_ptr<const TypedExpression>, 2> sides{};
};
ExpressionComparison comparisonOf(const TypedExpression& expression);

/// A parameter that is a bound of a number, and the sign of the comparison.
struct BoundRow {
    std::string_view parameter;
    std::string_view sign; ///< "≥", "≤", "<"
    bool isLower = false;
};
/// Returns how a parameter limits the compared number. Returns null if the parameter is no bound.
const BoundRow* boundRow(std::string_view parameter);

/// Returns whether one model can read the states from a run of another model. This requires the same columns, types and
/// enumerators, and the same indices of classes (I4.9). With viewFor(), conditions of the first model can then read
/// these states.
bool canRead(const CheckedModel& model, const CheckedModel& ofState);
/// Returns the view with the other model, which must outlive the view.
View viewFor(const CheckedModel& model, View view);

} // namespace orrery::engine
