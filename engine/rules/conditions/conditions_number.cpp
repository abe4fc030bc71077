// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/conditions/conditions_number.h"

#include "engine/evaluation/run_diagnostics.h"
#include "engine/rules/conditions/condition_tools.h"
#include "engine/universe/chance_seed.h"
#include "engine/universe/scenario.h"

#include <algorithm>

namespace orrery::engine::conditions {

namespace {

/// Returns the bounds that start at a parameter: at-least, at-most and, if the row has it, below.
Bounds boundsOf(const ConditionCall& call, std::size_t first, Row candidate) {
    Bounds bounds;
    bounds.hasAtLeast = call.isGiven(first);
    bounds.hasAtMost = call.isGiven(first + 1);
    bounds.hasBelow = first + 2 < call.condition.arguments.size() && call.isGiven(first + 2);
    if (bounds.hasAtLeast) {
        bounds.atLeast = call.number(first, candidate);
    }
    if (bounds.hasAtMost) {
        bounds.atMost = call.number(first + 1, candidate);
    }
    if (bounds.hasBelow) {
        bounds.below = call.number(first + 2, candidate);
    }
    return bounds;
}

bool areFixed(const ConditionCall& call) {
    return std::none_of(call.condition.arguments.begin(), call.condition.arguments.end(),
                        [](const CompiledArgument& argument) { return argument.readsCandidate; });
}

/// Returns the object whose stockpile counts: the candidate itself, otherwise its only owner.
Row stockpileHolder(const ConditionCall& call, Row candidate) {
    const ColumnId column = *call.condition.subject;
    if (call.view.has(candidate, column)) {
        return candidate;
    }
    const std::vector<Row>& owners = call.view.ownersOf(candidate);
    return owners.size() == 1 && call.view.exists(owners.front()) && call.view.has(owners.front(), column)
               ? owners.front()
               : noRow;
}

Truth judgeHolder(const ConditionCall& call, Row holder, const Bounds& bounds) {
    return holder == noRow ? Truth::missing : bounds.judge(call.view.at(*call.condition.subject, holder));
}

/// Compares a column of one object with bounds, and explains the verdict.
Truth compareOne(const ConditionCall& call, Row holder, const Bounds& bounds, std::string_view lack, Verdict* why) {
    const Truth answer = judgeHolder(call, holder, bounds);
    if (!why) {
        return answer;
    }
    const Phrase name = columnText(call.view, *call.condition.subject);
    if (holder == noRow) {
        return say(why, answer, phrase(lack, {name}), bounds.text());
    }
    const double value = call.view.at(*call.condition.subject, holder);
    return say(why, answer, phrase("{0} is {1}", {name, formatNumber(value)}), bounds.text(),
               answer == Truth::no ? bounds.distance(value) : 0.0, value);
}

/// Compares a column of many candidates with bounds. Reads the bounds once if they do not depend on the candidate.
template <typename HolderOf>
void compareSet(const ConditionCall& call, std::size_t firstBound, const Bitmap& among, TruthSet& out,
                HolderOf&& holderOf) {
    if (!call.condition.subject) {
        out.missing = among;
        return;
    }
    const bool isFixed = areFixed(call);
    const Bounds fixed = isFixed ? boundsOf(call, firstBound, noRow) : Bounds{};
    askEach(among, out, [&](Row row) {
        return judgeHolder(call, holderOf(row), isFixed ? fixed : boundsOf(call, firstBound, row));
    });
}

/// Returns a random number in [0,1) for the source and the candidate. No other content can change its keys (E5.10).
double draw(const ConditionCall& call, Row candidate) {
    const auto birthKey = [&](Row row) {
        return row < call.view.birthKeys.size() ? call.view.birthKeys[row] : std::uint64_t{0};
    };
    const std::uint64_t identity =
        call.condition.checked->identity + 0x9e3779b97f4a7c15ull * (std::uint64_t{call.view.turn} + 1);
    return uniform(chanceSeed(call.view.seed), birthKey(call.source), birthKey(candidate), identity);
}

/// Clamps a probability to the range from 0 to 1, and reports the correction.
double clampProbability(const ConditionCall& call, double probability, Row candidate) {
    const double clamped = std::clamp(probability, 0.0, 1.0);
    if (clamped != probability) {
        const CheckedArgument* checked = call.argument(0).checked;
        call.evaluator.addFault(runDiagnostics["run.probability-clamped"],
                                checked ? checked->where : call.condition.checked->head, candidate,
                                {formatNumber(probability), formatNumber(clamped)});
    }
    return clamped;
}

Truth judgeDraw(const ConditionCall& call, double probability, Row candidate) {
    if (isMissing(probability)) {
        return Truth::missing;
    }
    return truthOf(draw(call, candidate) < clampProbability(call, probability, candidate));
}

Truth judgeCount(const ConditionCall& call, Row candidate, const Bitmap& inner) {
    return boundsOf(call, 0, candidate).judge(static_cast<double>(inner.count()));
}

} // namespace

Truth armedOne(const ConditionCall& call, Row candidate, Verdict* why) {
    if (!call.condition.subject) {
        return say(why, Truth::missing,
                   phrase("the vocabulary has no meter {0}", {std::string(call.condition.spec->meter)}),
                   phrase("above 0"));
    }
    const ColumnId meter = *call.condition.subject;
    if (!call.view.has(candidate, meter)) {
        return why ? say(why, Truth::missing, phrase("has no meter {0}", {columnText(call.view, meter)}),
                         phrase("above 0"))
                   : Truth::missing;
    }
    const double value = call.view.at(meter, candidate);
    return why ? say(why, truthOf(value > 0.0),
                     phrase("{0} is {1}", {columnText(call.view, meter), formatNumber(value)}), phrase("above 0"))
               : truthOf(value > 0.0);
}

void armedSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    setByOne<armedOne>(call, among, out);
}

Truth chanceOne(const ConditionCall& call, Row candidate, Verdict* why) {
    const double probability = call.number(0, candidate);
    const Truth answer = judgeDraw(call, probability, candidate);
    if (!why) {
        return answer;
    }
    if (answer == Truth::missing) {
        return sayMissing(why, call, 0);
    }
    const double drawn = draw(call, candidate);
    return say(why, answer, phrase("random number {0}", {formatNumber(drawn)}),
               phrase("below {0}", {formatNumber(probability)}), answer == Truth::no ? drawn - probability : 0.0,
               drawn);
}

void chanceSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    const RowList rows = among.rows();
    std::vector<double> probabilities(rows.size());
    call.evaluator.numbers(call.argument(0), call.view, call.source, call.target, rows, probabilities);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Truth answer = judgeDraw(call, probabilities[i], rows[i]);
        if (answer != Truth::no) {
            (answer == Truth::yes ? out.yes : out.missing).set(rows[i]);
        }
    }
}

Truth createdWithinOne(const ConditionCall& call, Row candidate, Verdict* why) {
    const double turns = call.number(0, candidate);
    if (isMissing(turns)) {
        return sayMissing(why, call, 0);
    }
    const double age = static_cast<double>(call.view.turn) - call.view.builtin(Builtin::created, candidate);
    const Truth answer = truthOf(age <= turns);
    return why ? say(why, answer,
                     phrase(age == 1.0 ? inPhrase("was created {0} turn ago") : inPhrase("was created {0} turns ago"),
                            {formatNumber(age)}),
                     phrase(turns == 1.0 ? inPhrase("at most {0} turn ago") : inPhrase("at most {0} turns ago"),
                            {formatNumber(turns)}),
                     answer == Truth::no ? age - turns : 0.0, age)
               : answer;
}

void createdWithinSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    setByOne<createdWithinOne>(call, among, out);
}

Truth meterOne(const ConditionCall& call, Row candidate, Verdict* why) {
    if (!call.condition.subject) {
        return say(why, Truth::missing, phrase("the vocabulary has no such meter"), phrase("a meter"));
    }
    const Row holder = call.view.has(candidate, *call.condition.subject) ? candidate : noRow;
    return compareOne(call, holder, boundsOf(call, 2, candidate), inPhrase("has no meter {0}"), why);
}

void meterSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    compareSet(call, 2, among, out, [&](Row row) { return call.view.has(row, *call.condition.subject) ? row : noRow; });
}

Truth numberOfOne(const ConditionCall& call, Row candidate, Verdict* why) {
    TruthSet own;
    const Bitmap* inner = innerOf(call, candidate, own);
    if (!inner) {
        return say(why, Truth::missing, phrase("there is nothing to count"), phrase("an inner condition"));
    }
    const Truth answer = judgeCount(call, candidate, *inner);
    if (!why) {
        return answer;
    }
    const Bounds bounds = boundsOf(call, 0, candidate);
    const auto count = static_cast<double>(inner->count());
    return say(
        why, answer,
        phrase(count == 1.0 ? inPhrase("{0} object matches") : inPhrase("{0} objects match"), {formatNumber(count)}),
        bounds.text(), answer == Truth::no ? bounds.distance(count) : 0.0, count);
}

void numberOfSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    if (isInnerShared(call) && areFixed(call)) {
        TruthSet own;
        const Bitmap* inner = innerOf(call, noRow, own);
        const Truth answer = inner ? judgeCount(call, noRow, *inner) : Truth::missing;
        if (answer != Truth::no) {
            (answer == Truth::yes ? out.yes : out.missing) = among;
        }
        return;
    }
    askInner(call, among, out, [&](Row row, const Bitmap& inner) { return judgeCount(call, row, inner); });
}

Truth stockpileOne(const ConditionCall& call, Row candidate, Verdict* why) {
    if (!call.condition.subject) {
        return say(why, Truth::missing, phrase("the vocabulary has no such resource"), phrase("a resource"));
    }
    return compareOne(call, stockpileHolder(call, candidate), boundsOf(call, 1, candidate),
                      inPhrase("has no stockpile of {0}"), why);
}

void stockpileSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    compareSet(call, 1, among, out, [&](Row row) { return stockpileHolder(call, row); });
}

Truth turnRangeOne(const ConditionCall& call, Row candidate, Verdict* why) {
    const Bounds bounds = boundsOf(call, 0, candidate);
    const double turn = call.view.turn;
    const Truth answer = bounds.judge(turn);
    return why ? say(why, answer, phrase("the turn is {0}", {formatNumber(turn)}), bounds.text(),
                     answer == Truth::no ? bounds.distance(turn) : 0.0, turn)
               : answer;
}

void turnRangeSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    if (!areFixed(call)) {
        setByOne<turnRangeOne>(call, among, out);
        return;
    }
    const Truth answer = turnRangeOne(call, noRow, nullptr);
    if (answer != Truth::no) {
        (answer == Truth::yes ? out.yes : out.missing) = among;
    }
}

} // namespace orrery::engine::conditions
