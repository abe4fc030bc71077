// SPDX-License-Identifier: GPL-3.0-or-later
// Evaluation of scenario conditions (S4 to S6, S9).
#include "engine/turn/watch_call.h"
#include "engine/universe/scenario.h"
#include "engine/universe/scenario_agenda.h"

#include <algorithm>
#include <limits>

namespace orrery::engine {

namespace {

bool holds(WatchOperator comparison, double observed, double wanted) {
    switch (comparison) {
    case WatchOperator::eq:
        return observed == wanted;
    case WatchOperator::ne:
        return observed != wanted;
    case WatchOperator::lt:
        return observed < wanted;
    case WatchOperator::gt:
        return observed > wanted;
    case WatchOperator::le:
        return observed <= wanted;
    case WatchOperator::ge:
        return observed >= wanted;
    }
    return false;
}

/// Returns the candidate for expressions of a scenario: the game object. Returns row 0 if there is none, because such
/// expressions read no values of objects.
Row candidateOf(const ScenarioRoles& roles) {
    return roles.game == noRow ? 0 : roles.game;
}

} // namespace

std::size_t ScenarioArguments::place(std::string_view name) const {
    const auto found =
        std::ranges::find(values, name, [](const CompiledArgument& argument) { return argument.checked->spec->name; });
    return static_cast<std::size_t>(found - values.begin());
}

const std::string& ScenarioArguments::text(std::string_view name) const {
    return values[place(name)].checked->text;
}

double ScenarioArguments::number(std::string_view name, const View& view, Evaluator& evaluator) const {
    const CompiledArgument& argument = values[place(name)];
    return argument.isConstant ? argument.constant
                               : evaluator.number(argument, view, candidateOf(roles), candidateOf(roles));
}

Row ScenarioArguments::object(std::string_view name, const View& view) const {
    return referredTo(references[place(name)], view, roles.subject, roles.direct);
}

Row ScenarioArguments::empire(std::string_view name, const View& view) const {
    const std::string& id = text(name);
    return id.empty() || id == "none" ? noRow : findEmpire(view, id).value_or(noRow);
}

WatchAnswer askWatch(const CompiledWatch& watch, const View& view, Evaluator& evaluator,
                     const ScenarioSettings& settings, const ScenarioRoles& roles) {
    WatchAnswer answer;
    if (watch.checked->spec == nullptr) {
        const bool isTrue = std::ranges::all_of(watch.expression, [&](const CompiledCondition& one) {
            return evaluator.one(one, view, candidateOf(roles), candidateOf(roles)) == Truth::yes;
        });
        return {.isTrue = isTrue, .observed = isTrue ? 1.0 : 0.0, .wanted = 1.0, .failed = {}};
    }
    const WatchSpec& spec = *watch.checked->spec;
    WatchCall call{{watch.arguments, watch.checked->references, roles}, view, evaluator, settings};
    for (const CompiledWatch& one : watch.of) {
        call.trueCount += askWatch(one, view, evaluator, settings, roles).isTrue ? 1.0 : 0.0;
    }
    if (spec.precondition != nullptr) {
        answer.failed = spec.precondition(call);
    }
    if (!answer.failed.empty()) {
        return answer; // the answer is false with any operator (S14)
    }
    answer.observed = spec.observed(call);
    answer.wanted = spec.wanted(call);
    if (isMissing(answer.observed) || isMissing(answer.wanted)) {
        answer.observed = answer.wanted = 0.0;
        answer.failed = phrase("the compared value is missing");
        return answer;
    }
    answer.isTrue = holds(watch.checked->comparison, answer.observed, answer.wanted);
    return answer;
}

} // namespace orrery::engine
