// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/conditions/conditions_planet.h"

#include "engine/rules/conditions/condition_tools.h"

#include <algorithm>

namespace orrery::engine::conditions {

namespace {

const Enumeration& enumerationOf(const ConditionCall& call) {
    return call.view.model->vocabulary.enumerations()[(*call.view.layout)[*call.condition.subject].format.enumeration];
}

double rangeOf(const ConditionCall& call, Row candidate) {
    return call.condition.arguments.size() > 1 ? call.number(1, candidate) : 0.0;
}

std::string enumeratorText(const Enumeration& enumeration, double value) {
    return value >= 0.0 && value < static_cast<double>(enumeration.values.size())
               ? enumeration.values[static_cast<std::size_t>(value)].id
               : "none";
}

/// Returns the number of steps between two values, or infinity if no steps lead from one to the other.
double stepsBetween(const Enumeration& enumeration, double a, double b) {
    const auto isValue = [&](double v) { return v >= 0.0 && v < static_cast<double>(enumeration.values.size()); };
    const auto steps = isValue(a) && isValue(b)
                           ? enumeration.distance(static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b))
                           : std::nullopt;
    return steps ? static_cast<double>(*steps) : std::numeric_limits<double>::infinity();
}

/// Returns whether a value is within range. A value off the wheel or scale ignores the range and matches only itself.
bool isNear(const Enumeration& enumeration, double value, double wanted, double range) {
    const double steps = stepsBetween(enumeration, value, wanted);
    return steps <= range || (steps == 0.0 && enumeration.values[static_cast<std::size_t>(wanted)].off);
}

Truth judgeValue(const ConditionCall& call, double value, double wanted, double range) {
    if (isMissing(value) || isMissing(wanted) || isMissing(range)) {
        return Truth::missing;
    }
    return truthOf(isNear(enumerationOf(call), value, wanted, range));
}

double valueOf(const ConditionCall& call, const std::optional<ColumnId>& column, Row candidate) {
    const Row holder = column ? call.view.holderOf(candidate, *column) : noRow;
    return holder == noRow ? std::numeric_limits<double>::quiet_NaN() : call.view.at(*column, holder);
}

Phrase observedText(const ConditionCall& call, const ColumnId column, double value) {
    const Phrase name = columnText(call.view, column);
    return isMissing(value) ? phrase("has no {0}", {name})
                            : phrase("{0} is {1}", {name, enumeratorText(enumerationOf(call), value)});
}

Truth judgeFocus(const ConditionCall& call, Row candidate, double wanted) {
    const auto same = [wanted](double value) {
        return isMissing(value) || isMissing(wanted) ? Truth::missing : truthOf(value == wanted);
    };
    const std::string_view which = focusChoices[call.choice(1)];
    const Truth primary = same(valueOf(call, call.condition.subject, candidate));
    if (which == "primary") {
        return primary;
    }
    const Truth secondary = same(valueOf(call, call.condition.secondSubject, candidate));
    if (which == "secondary-only" || secondary == Truth::yes) {
        return secondary;
    }
    return primary == Truth::no ? secondary : primary;
}

} // namespace

Truth valueOne(const ConditionCall& call, Row candidate, Verdict* why) {
    if (!call.condition.subject) {
        return say(why, Truth::missing, phrase("the vocabulary has no such property"),
                   std::string(call.condition.spec->property));
    }
    const double value = valueOf(call, call.condition.subject, candidate);
    const double wanted = call.number(0);
    const double range = rangeOf(call, candidate);
    const Truth answer = judgeValue(call, value, wanted, range);
    if (!why) {
        return answer;
    }
    if (isMissing(wanted) || isMissing(range)) {
        return sayMissing(why, call, isMissing(wanted) ? 0 : 1);
    }
    const Enumeration& enumeration = enumerationOf(call);
    const double steps = stepsBetween(enumeration, value, wanted);
    const bool hasDistance = answer == Truth::no && steps < std::numeric_limits<double>::infinity();
    Phrase words = enumeratorText(enumeration, wanted);
    if (range > 0.0) {
        words = phrase(range == 1.0 ? inPhrase("at most {0} step from {1}") : inPhrase("at most {0} steps from {1}"),
                       {formatNumber(range), words});
    }
    return say(why, answer, observedText(call, *call.condition.subject, value), std::move(words),
               hasDistance ? steps - range : 0.0);
}

void valueSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    if (!call.condition.subject) {
        out.missing = among;
        return;
    }
    const double wanted = call.number(0);
    if (isMissing(wanted)) {
        out.missing = among;
        return;
    }
    const bool isFixed = call.condition.arguments.size() < 2 || call.isFixed(1);
    if (!isFixed) {
        setByOne<valueOne>(call, among, out);
        return;
    }
    const double range = rangeOf(call, noRow);
    if (isMissing(range)) {
        out.missing = among;
        return;
    }
    const Enumeration& enumeration = enumerationOf(call);
    std::vector<Truth> answers(enumeration.values.size());
    for (std::size_t i = 0; i < answers.size(); ++i) {
        answers[i] = truthOf(isNear(enumeration, static_cast<double>(i), wanted, range));
    }
    const std::vector<double>& values = call.evaluator.effective(call.view, *call.condition.subject);
    askEach(among, out, [&](Row row) {
        const double value = values[row];
        if (isMissing(value)) {
            return Truth::missing;
        }
        return value >= 0.0 && value < static_cast<double>(answers.size()) ? answers[static_cast<std::size_t>(value)]
                                                                           : Truth::no;
    });
}

Truth focusOne(const ConditionCall& call, Row candidate, Verdict* why) {
    const double wanted = call.number(0);
    const Truth answer = judgeFocus(call, candidate, wanted);
    if (!why) {
        return answer;
    }
    if (isMissing(wanted)) {
        return sayMissing(why, call, 0);
    }
    if (!call.condition.subject) {
        return say(why, answer, phrase("the vocabulary has no such property"),
                   std::string(call.condition.spec->property));
    }
    const std::string_view which = focusChoices[call.choice(1)];
    Phrase observed;
    if (which != "secondary-only") {
        observed = observedText(call, *call.condition.subject, valueOf(call, call.condition.subject, candidate));
    }
    if (which != "primary") {
        const auto& second = call.condition.secondSubject;
        Phrase other =
            second ? observedText(call, *second, valueOf(call, second, candidate)) : phrase("has no secondary focus");
        observed = observed.empty() ? std::move(other) : phrase("{0}, {1}", {std::move(observed), std::move(other)});
    }
    const Phrase words = enumeratorText(enumerationOf(call), wanted);
    return say(why, answer, std::move(observed),
               which == "secondary" ? phrase("{0}, as primary or secondary focus", {words})
               : which == "primary" ? words
                                    : phrase("{0} as secondary focus", {words}));
}

void focusSet(const ConditionCall& call, const Bitmap& among, TruthSet& out) {
    const double wanted = call.number(0);
    askEach(among, out, [&](Row row) { return judgeFocus(call, row, wanted); });
}

} // namespace orrery::engine::conditions
