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
    std::uint32_t group = 0; ///< into Program::groups
    Row holder = noRow;      ///< the object that carries the group
    Row source = noRow;      ///< the object that `Source` refers to (sourceOf)
    Row object = noRow;      ///< the inspected object: each condition shows its verdict on it. `Target` also refers to
                             ///< it in conditions on other objects
    friend bool operator==(const FunnelQuestion&, const FunnelQuestion&) = default;
};

/// The section of a group that conditions belong to.
enum class FunnelPart : std::uint8_t {
    trigger,    ///< all must hold for the object of the event
    activation, ///< all must hold for the source
    scope,      ///< includes add, excludes remove
    active,     ///< of an effect: all must hold for the source
    block,      ///< of an effect's block: all must hold
};

/// Another value for a bound, and how many more objects would match then: "6 more would at ≥ 4".
struct FunnelThreshold {
    std::size_t parameter = 0; ///< the index of the bound; of an expression: of the operand
    std::string_view sign{};   ///< "≥" or "≤"
    double bound = 0.0;        ///< its present value
    /// The values of the objects that fail only here, nearest to the bound first.
    std::vector<std::pair<double, Row>> values{};

    /// Returns the nearest bound that matches more objects, rounded towards matching to at most two decimals.
    double nearest() const;
    /// Returns how many more objects match with another bound.
    std::size_t moreAt(double other) const;
};

/// The verdict of a condition on the inspected object.
struct FunnelProbe {
    bool isAsked = false; ///< false: already decided before; `truth` is what it would have given
    Truth truth = Truth::no;
    Phrase compared{}; ///< "4.2 ≥ 5"; without numbers, the observation and the requirement
};

inline constexpr std::size_t noFunnelNode = static_cast<std::size_t>(-1);

/// One condition, with its candidates and its verdicts on them. `asked` consists of `yes`, `missing` and no().
/// `skipped` and `asked` together are the candidates of the condition around it.
struct FunnelNode {
    const CompiledCondition* condition = nullptr; ///< of the evaluated program
    std::size_t parent = noFunnelNode;            ///< none: it is at the top of its section
    std::size_t section = 0;
    std::uint32_t depth = 0;
    bool isExclude = false;  ///< at the top of an exclude: its matches are removed
    bool isOfOthers = false; ///< evaluated on all objects instead of the candidates of its parent
    bool isOpen = false;     ///< reads `Target` while no object is inspected: there are no counts
    Bitmap asked;            ///< candidates that no earlier condition decided, in source order
    Bitmap yes;
    Bitmap missing; ///< a required value is missing (E4.5)
    Bitmap skipped; ///< not evaluated
    Bitmap before;  ///< the objects that remained before it
    Bitmap after;   ///< the objects that remain after it
    std::optional<FunnelThreshold> threshold{};
    std::optional<FunnelProbe> probe{};

    Bitmap no() const;
};

/// A section of conditions, and their result.
struct FunnelSection {
    FunnelPart part = FunnelPart::scope;
    Location where;                  ///< the place to show where there is no condition
    std::uint16_t effect = noEffect; ///< of active and block
    std::string_view block{};        ///< of block: "if", "which"
    const CheckedTrigger* trigger{}; ///< of trigger
    std::size_t first = 0;           ///< the index of its first node; it ends where the next section starts
    Bitmap candidates;               ///< the objects that its conditions evaluate
    Bitmap result;                   ///< the objects that match
    bool isOpen = false;             ///< see FunnelNode
};

/// The conditions of a group as a funnel, in source order, parents before children.
struct Funnel {
    FunnelQuestion question;
    std::vector<FunnelSection> sections;
    std::vector<FunnelNode> nodes;

    const FunnelSection* find(FunnelPart part) const;
    std::size_t endOf(std::size_t section) const;
};

/// Evaluates every condition of a group with the evaluators of turns: the result of the scope section equals
/// Evaluator::scope(). Drops faults of the evaluation. Returns nullopt where `stop` becomes true. Checks `stop` between
/// conditions, and every few hundred objects in costly ones. @param view of a run of the evaluator's program
std::optional<Funnel> makeFunnel(const FunnelQuestion& question, Evaluator& evaluator, const View& view,
                                 const std::atomic<bool>* stop = nullptr);

/// Returns a condition in one line, as designers would write it: "Meter value: Population ≥ 5", "size == large".
Phrase conditionText(const CheckedCondition& condition);
/// Returns the comparison that the condition made on one object: "4.2 ≥ 5", or "is tiny, wanted: large".
Phrase comparisonText(const CompiledCondition& condition, Evaluator& evaluator, const View& view, Row source,
                      Row candidate, Row target, const Verdict& verdict);

/// The two sides of a comparison expression, to evaluate separately; empty for other expressions.
struct ExpressionComparison {
    std::string_view sign{}; ///< "≥", "≤", "<", ">", "=", "≠"
    std::array<std::shared_ptr<const TypedExpression>, 2> sides{};
};
ExpressionComparison comparisonOf(const TypedExpression& expression);

/// A parameter that bounds a number, and the sign of the comparison.
struct BoundRow {
    std::string_view parameter;
    std::string_view sign; ///< "≥", "≤", "<"
    bool isLower = false;
};
/// Returns how a parameter bounds the compared number; null where it is not a bound.
const BoundRow* boundRow(std::string_view parameter);

/// Returns whether content can read the states of another content's run: same columns, types, enumerators, and classes
/// at the same indices (I4.9). viewFor() then makes these states readable for its conditions.
bool canRead(const CheckedModel& model, const CheckedModel& ofState);
/// Returns the view with another content's model, which must outlive it.
View viewFor(const CheckedModel& model, View view);

} // namespace orrery::engine
