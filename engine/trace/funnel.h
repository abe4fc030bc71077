// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/condition_call.h"

#include <array>
#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace orrery::engine {

/// What is to be taken apart (I4.6).
struct FunnelQuestion {
    std::uint32_t group = 0; ///< into Program::groups
    Row holder = noRow;      ///< who carries the group
    Row source = noRow;      ///< what `Source` means (sourceOf)
    Row object = noRow;      ///< looked at closely: each condition tells how it judges it. Also what `Target` means to
                             ///< conditions that are asked of other objects
    friend bool operator==(const FunnelQuestion&, const FunnelQuestion&) = default;
};

/// Which conditions of a group stand together.
enum class FunnelPart : std::uint8_t {
    trigger,    ///< of what happens, all must hold for the object that it happens to
    activation, ///< all must hold for the source
    scope,      ///< includes add, excludes remove
    active,     ///< of an effect: all must hold for the source
    block,      ///< that an effect holds, all must hold
};

/// Another number for a bound, and what more would match then: "6 more would at ≥ 4".
struct FunnelThreshold {
    std::size_t parameter = 0; ///< whose bound it is; of an expression: which operand
    std::string_view sign{};   ///< "≥" or "≤"
    double bound = 0.0;        ///< as it is now
    /// The numbers of those objects that fail here and nowhere else, nearest to the bound first.
    std::vector<std::pair<double, Row>> values{};

    /// The nearest bound that lets more through, with at most two decimals: rounded to the side that lets it through.
    double nearest() const;
    /// How many more match with another bound.
    std::size_t moreAt(double other) const;
};

/// How a condition judges the object that is looked at.
struct FunnelProbe {
    bool isAsked = false; ///< false: what went before settled it; the rest is what it would have answered
    Truth truth = Truth::no;
    Phrase compared{}; ///< "4.2 ≥ 5"; where no numbers are compared, what was found and what was wanted
};

inline constexpr std::size_t noFunnelNode = static_cast<std::size_t>(-1);

/// One condition, with the objects that came to it and what became of them. `asked` is `yes`, `missing` and the rest,
/// no; `skipped` and `asked` together are what came to the condition around it.
struct FunnelNode {
    const CompiledCondition* condition = nullptr; ///< of the program that was asked
    std::size_t parent = noFunnelNode;            ///< none: it stands in the section itself
    std::size_t section = 0;
    std::uint32_t depth = 0;
    bool isExclude = false;  ///< stands in an exclude itself: what it matches leaves
    bool isOfOthers = false; ///< asked of everything in the game instead of what came to the one around it
    bool isOpen = false;     ///< speaks of `Target`, and no object is looked at: nothing is counted
    Bitmap asked;            ///< in written order, what is not settled by what went before
    Bitmap yes;
    Bitmap missing; ///< cannot be answered, for want of what is asked for (E4.5)
    Bitmap skipped; ///< not evaluated
    Bitmap before;  ///< what was let through to it
    Bitmap after;   ///< what is let through by it
    std::optional<FunnelThreshold> threshold{};
    std::optional<FunnelProbe> probe{};

    Bitmap no() const;
};

/// Conditions that stand together, and what they come to.
struct FunnelSection {
    FunnelPart part = FunnelPart::scope;
    Location where;                  ///< what to point at where there is no condition
    std::uint16_t effect = noEffect; ///< of active and block
    std::string_view block{};        ///< of block: "if", "which"
    const CheckedTrigger* trigger{}; ///< of trigger
    std::size_t first = 0;           ///< its nodes: up to the next section's
    Bitmap candidates;               ///< what they are asked of
    Bitmap result;                   ///< what they let through
    bool isOpen = false;             ///< see FunnelNode
};

/// The conditions of a group as a funnel, in written order, parents before what stands in them.
struct Funnel {
    FunnelQuestion question;
    std::vector<FunnelSection> sections;
    std::vector<FunnelNode> nodes;

    const FunnelSection* find(FunnelPart part) const;
    std::size_t endOf(std::size_t section) const;
};

/// Asks every condition of a group, with the evaluators that turns use: what the scope's section comes to is the scope
/// of Evaluator::scope(). Faults of the evaluation are dropped. @param view of a run of the evaluator's program.
/// nullopt where `stop` became true, which is looked at between conditions, and every few hundred objects of costly
/// ones.
std::optional<Funnel> makeFunnel(const FunnelQuestion& question, Evaluator& evaluator, const View& view,
                                 const std::atomic<bool>* stop = nullptr);

/// Conditions in a line, as designers would say them: "Meter value: Population ≥ 5", "size == large".
Phrase conditionText(const CheckedCondition& condition);
/// What the condition compared, on one object: "4.2 ≥ 5", or "is tiny, wanted: large".
Phrase comparisonText(const CompiledCondition& condition, Evaluator& evaluator, const View& view, Row source,
                      Row candidate, Row target, const Verdict& verdict);

/// The two sides of an expression that is a comparison, each to be evaluated by itself; without sides where it is none.
struct ExpressionComparison {
    std::string_view sign{}; ///< "≥", "≤", "<", ">", "=", "≠"
    std::array<std::shared_ptr<const TypedExpression>, 2> sides{};
};
ExpressionComparison comparisonOf(const TypedExpression& expression);

/// Where numbers are compared with bounds: which parameter is one, and how it is compared.
struct BoundRow {
    std::string_view parameter;
    std::string_view sign; ///< "≥", "≤", "<"
    bool isLower = false;
};
/// How a parameter bounds what its condition compares; null where it is no bound.
const BoundRow* boundRow(std::string_view parameter);

/// Whether a state of one content's run means the same to another content: same columns, types, enumerators, and
/// classes at the same places (I4.9). Then viewFor() lets conditions of the one be asked of the state of the other.
bool canRead(const CheckedModel& model, const CheckedModel& ofState);
/// The view with another content's model; the model has to outlive it.
View viewFor(const CheckedModel& model, View view);

} // namespace orrery::engine
