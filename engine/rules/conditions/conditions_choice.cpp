// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/conditions/conditions_choice.h"

#include "engine/rules/conditions/condition_tools.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <optional>
#include <set>

namespace orrery::engine::conditions {

namespace {

struct Compared {
    Row row = noRow;
    double value = 0.0;
};

/// The values of the compared objects, ranked.
struct Ranking {
    std::vector<Compared> places;         ///< objects with a value; best first
    Bitmap without;                       ///< objects without a value
    std::map<double, std::size_t> shared; ///< number of objects with each value; only for commonest
};

/// Returns whether all candidates have the same result. The evaluator keeps such a result.
bool isKept(const ConditionCall& call) {
    return call.target == noRow || !call.condition.readsTarget;
}

/// Returns the result for a candidate that the evaluator keeps.
Truth keptTruth(const ConditionCall& call, Row candidate) {
    const TruthSet& answer = call.evaluator.matching(call.condition, call.view, call.source);
    return answer.yes.test(candidate) ? Truth::yes : answer.missing.test(candidate) ? Truth::missing : Truth::no;
}

/// Ranks the objects that the nested condition matches, as seen from one candidate. Returns false if there is no nested
/// result.
bool rank(const ConditionCall& call, Row candidate, Ranking& out) {
    TruthSet own;
    const Bitmap* const inner = innerOf(call, candidate, own);
    if (inner == nullptr) {
        return false;
    }
    const RowList compared = inner->rows();
    std::vector<double> values(compared.size());
    call.evaluator.numbers(call.argument(1), call.view, call.source, call.target, compared, values);
    out.without = Bitmap(call.view.rowCount);
    for (std::size_t i = 0; i < compared.size(); ++i) {
        if (isMissing(values[i])) {
            out.without.set(compared[i]);
        } else {
            out.places.push_back({compared[i], values[i]});
        }
    }
    const std::string_view order = sortedOrders[call.choice(2)];
    if (order == "commonest") {
        for (const Compared& one : out.places) {
            ++out.shared[one.value];
        }
    }
    // Rows ascend, and a stable sort keeps the order of equal values. So the lowest id comes first.
    std::ranges::stable_sort(out.places, std::greater<>(), [&](const Compared& one) {
        return order == "largest"    ? one.value
               : order == "smallest" ? -one.value
                                     : static_cast<double>(out.shared[one.value]);
    });
    return true;
}

/// Returns the maximum number of matches, rounded down; NaN if it is missing.
double countOf(const ConditionCall& call, Row candidate) {
    return std::floor(call.number(0, candidate));
}

/// Returns whether a place in the ranking is among the first `count` places.
/// @param place the place, from 1; 0: the object is not among the compared objects
Truth judgePlace(std::size_t place, bool hasNoValue, double count) {
    if (hasNoValue || isMissing(count)) {
        return Truth::missing;
    }
    return truthOf(place != 0 && static_cast<double>(place) <= count);
}

Truth judgeAlone(const ConditionCall& call, Row candidate, Verdict* why) {
    Ranking ranking;
    if (!rank(call, candidate, ranking)) {
        return say(why, Truth::missing, phrase("there is nothing to compare"), phrase("an inner condition"));
    }
    const double count = countOf(call, candidate);
    const auto found = std::ranges::find(ranking.places, candidate, &Compared::row);
    const std::size_t place =
        found == ranking.places.end() ? 0 : static_cast<std::size_t>(found - ranking.places.begin()) + 1;
    const bool hasNoValue = ranking.without.test(candidate);
    const Truth answer = judgePlace(place, hasNoValue, count);
    if (!why) {
        return answer;
    }
    const CheckedArgument* const by = call.argument(1).checked;
    const Phrase what = by != nullptr ? Phrase(by->text) : phrase("the value");
    if (isMissing(count) || hasNoValue) {
        return isMissing(count)
                   ? sayMissing(why, call, 0)
                   : say(why, answer, phrase("has no value for {0}", {what}), phrase("a value to compare"));
    }
    const std::string_view order = sortedOrders[call.choice(2)];
    const Phrase wanted = phrase(order == "commonest"  ? inPhrase("one of the {0} with the commonest {1}")
                                 : order == "smallest" ? inPhrase("one of the {0} with the smallest {1}")
                                                       : inPhrase("one of the {0} with the largest {1}"),
                                 {formatNumber(count), what});
    if (place == 0) {
        return say(why, answer, phrase("is not among the compared objects"), wanted);
    }
    const double value = found->value;
    const Format format = by != nullptr && by->expression ? by->expression->format : numberFormat;
    Phrase observed = phrase("{0} is {1}", {what, formatValue(value, format, call.view)});
    if (order == "commonest") {
        observed =
            phrase("{0} (objects with this value: {1})", {std::move(observed), std::to_string(ranking.shared[value])});
    }
    observed = phrase("{0}: place {1} of {2}",
                      {std::move(observed), std::to_string(place), std::to_string(ranking.places.size())});
    return say(why, answer, std::move(observed), wanted, answer == Truth::no ? static_cast<double>(place) - count : 0.0,
               static_cast<double>(place));
}

/// The values of the objects that a nested condition matches.
using SharedValues = std::set<double>;

/// Collects the values of the matches, as seen from one candidate. Returns false if there is no nested result.
bool collectShared(const ConditionCall& call, Row candidate, SharedValues& out) {
    TruthSet own;
    const Bitmap* const inner = innerOf(call, candidate, own);
    if (inner == nullptr) {
        return false;
    }
    const RowList rows = inner->rows();
    std::vector<double> values(rows.size());
    call.evaluator.numbers(call.argument(0), call.view, call.source, call.target, rows, values);
    for (const double value : values) {
        if (!isMissing(value)) {
            out.insert(value);
        }
    }
    return true;
}

Truth judgeShared(const SharedValues& shared, double value) {
    return isMissing(value) ? Truth::missing : truthOf(shared.contains(value));
}

Truth sharesAlone(const ConditionCall& call, Row candidate, Verdict* why) {
    SharedValues shared;
    if (!collectShared(call, candidate, shared)) {
        return say(why, Truth::missing, phrase("there is nothing to compare"), phrase("an inner condition"));
    }
    const double value = call.number(0, candidate);
    const Truth answer = judgeShared(shared, value);
    if (!why) {
        return answer;
    }
    const CheckedArgument* const of = call.argument(0).checked;
    const Phrase what = of != nullptr ? Phrase(of->text) : phrase("the value");
    const Phrase wanted =
        phrase("the {0} of a matching object (different values: {1})", {what, std::to_string(shared.size())});
    if (answer == Truth::missing) {
        return say(why, answer, phrase("has no value for {0}", {what}), wanted);
    }
    const Format format = of != nullptr && of->expression ? of->expression->format : numberFormat;
    return say(why, answer, phrase("{0} is {1}", {what, formatValue(value, format, call.view)}), wanted);
}

/// Returns the verdict of an alternative on all objects; null if the work exceeds the budget.
const TruthSet* matchesOf(const ConditionCall& call, const CompiledCondition& child, TruthSet& own) {
    if (call.target == noRow || !child.readsTarget) {
        return &call.evaluator.matching(child, call.view, call.source);
    }
    if (!call.evaluator.pay(child, call.view.rowCount)) {
        return nullptr;
    }
    call.evaluator.set(child, call.view, call.source, call.evaluator.existing(call.view), own, call.target);
    return &own;
}

/// Returns the first alternative that matches any object; nullopt if none does.
std::optional<std::size_t> firstMatching(const ConditionCall& call) {
    const std::vector<CompiledCondition>& children = call.condition.children;
    for (std::size_t i = 0; i < children.size(); ++i) {
        TruthSet own;
        const TruthSet* const matches = matchesOf(call, children[i], own);
        if (matches != nullptr && matches->yes.any()) {
            return i;
        }
    }
    return std::nullopt;
}

Truth askChild(const ConditionCall& call, const CompiledCondition& child, Row candidate) {
    return child.spec->one({child, call.view, call.source, call.target, call.evaluator}, candidate, nullptr);
}

} // namespace

Truth alternativesOne(const ConditionCall& call, Row candidate, Verdict* why) {
    const std::vector<CompiledCondition>& children = call.condition.children;
    const auto first = firstMatching(call);
    const std::string count = std::to_string(children.size());
    if (!first) {
        // As in an `or`, a missing verdict may stand for a match.
        const bool isOpen = std::ranges::any_of(children, [&](const CompiledCondition& child) {
            return askChild(call, child, candidate) == Truth::missing;
        });
        return say(why, isOpen ? Truth::missing : Truth::no,
                   phrase("none of the {0} conditions matches any object", {count}),
                   phrase("a match of the first condition that matches any object"));
    }
    const Truth answer = askChild(call, children[*first], candidate);
    if (!why) {
        return answer;
    }
    return say(
        why, answer,
        phrase(answer == Truth::yes
                   ? inPhrase("condition {0} of {1} is the first with a match, and it matches this object")
               : answer == Truth::no
                   ? inPhrase("condition {0} of {1} is the first with a match, but it does not match this object")
                   : inPhrase("condition {0} of {1} is the first with a match, but a value of this object is missing"),
               {std::to_string(*first + 1), count}),
        phrase("a match of the first condition that matches any object"));
}

void alternativesSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    const std::vector<CompiledCondition>& children = call.condition.children;
    TruthSet answer;
    if (const auto first = firstMatching(call)) {
        call.evaluator.set(children[*first], call.view, call.source, among, answer, call.target);
        out = std::move(answer);
        return;
    }
    for (const CompiledCondition& child : children) {
        call.evaluator.set(child, call.view, call.source, among, answer, call.target);
        out.missing |= answer.missing;
    }
}

Truth sharesOne(const ConditionCall& call, Row candidate, Verdict* why) {
    return why == nullptr && isKept(call) ? keptTruth(call, candidate) : sharesAlone(call, candidate, why);
}

void sharesSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    if (!isInnerShared(call)) {
        askEach(among, out, [&](Row row) { return sharesAlone(call, row, nullptr); });
        return;
    }
    SharedValues shared;
    if (!collectShared(call, noRow, shared)) {
        out.missing = among;
        return;
    }
    const RowList rows = among.rows();
    std::vector<double> values(rows.size());
    call.evaluator.numbers(call.argument(0), call.view, call.source, call.target, rows, values);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Truth answer = judgeShared(shared, values[i]);
        if (answer != Truth::no) {
            (answer == Truth::yes ? out.yes : out.missing).set(rows[i]);
        }
    }
}

Truth sortedOne(const ConditionCall& call, Row candidate, Verdict* why) {
    if (why == nullptr && isKept(call)) {
        return keptTruth(call, candidate);
    }
    return judgeAlone(call, candidate, why);
}

void sortedSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    if (!isInnerShared(call)) {
        askEach(among, out, [&](Row row) { return judgeAlone(call, row, nullptr); });
        return;
    }
    Ranking ranking;
    if (!rank(call, noRow, ranking)) {
        out.missing = among;
        return;
    }
    std::vector<std::size_t> places(call.view.rowCount, 0);
    for (std::size_t i = 0; i < ranking.places.size(); ++i) {
        places[ranking.places[i].row] = i + 1;
    }
    const RowList rows = among.rows();
    std::vector<double> counts(rows.size());
    call.evaluator.numbers(call.argument(0), call.view, call.source, call.target, rows, counts);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Truth answer = judgePlace(places[rows[i]], ranking.without.test(rows[i]), std::floor(counts[i]));
        if (answer != Truth::no) {
            (answer == Truth::yes ? out.yes : out.missing).set(rows[i]);
        }
    }
}

} // namespace orrery::engine::conditions
