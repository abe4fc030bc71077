// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/condition_call.h"
#include "engine/turn/proposal.h"
#include "engine/turn/stepper.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The objects that a scenario's condition refers to during its evaluation and its actions (S3).
struct ScenarioRoles {
    Row game = noRow; ///< object that names without a prefix refer to in expressions
    Row subject = noRow;
    Row direct = noRow;
};

/// The arguments of a type of condition or of an action, by name.
struct ScenarioArguments {
    std::span<const CompiledArgument> values;
    std::span<const ObjectReference> references;
    const ScenarioRoles& roles;

    bool isGiven(std::string_view name) const { return !text(name).empty(); }
    const std::string& text(std::string_view name) const;
    /// Returns a number, or the place of a choice. Returns NaN if the argument has no value.
    double number(std::string_view name, const View& view, Evaluator& evaluator) const;
    /// Returns the object that the argument refers to, even if it is destroyed. Returns noRow if the argument is empty
    /// or the object never existed.
    Row object(std::string_view name, const View& view) const;
    /// Returns the empire with this id. Returns noRow if the empire is not in the game.
    Row empire(std::string_view name, const View& view) const;

private:
    std::size_t place(std::string_view name) const;
};

/// One evaluation of a scenario condition.
struct WatchCall {
    ScenarioArguments arguments;
    const View& view;
    Evaluator& evaluator;
    const ScenarioSettings& settings;
    double trueCount = 0.0; ///< for a count: number of true conditions in it

    double number(std::string_view name) const { return arguments.number(name, view, evaluator); }
    Row object(std::string_view name) const { return arguments.object(name, view); }
    Row empire(std::string_view name) const { return arguments.empire(name, view); }
};

/// One action of a scenario condition.
struct ActionCall {
    ScenarioArguments arguments;
    const CompiledAction& action;
    const ScenarioCondition& condition; ///< the condition of the action
    const CompiledScenario& scenario;
    StepRun& run;
    Cause cause;
    std::uint32_t place = 0;  ///< place of the action in its condition
    std::uint32_t before = 0; ///< number of times that the action ran earlier in this turn

    /// Requests of the action to the stage. The stage carries them out after the action.
    struct Wish {
        bool checks = false;         ///< true to check all conditions again
        std::uint32_t delay = 0;     ///< delay of the later actions, in turns
        bool pauses = false;         ///< true to stop stepping after this turn
        std::optional<Phrase> fails; ///< reason why the action failed, as a sentence
    };
    Wish* wish = nullptr;

    View view() const { return run.view(); }
    double number(std::string_view name) const { return arguments.number(name, run.view(), run.evaluator); }
    Row object(std::string_view name) const { return arguments.object(name, run.view()); }
    Row empire(std::string_view name) const { return arguments.empire(name, run.view()); }
    /// Calls edit(agenda), and stores the changed agenda.
    template <typename Edit>
    void editAgenda(Edit&& edit) const {
        Agenda agenda = run.writer.universe().agenda();
        edit(agenda);
        run.writer.setAgenda(std::move(agenda));
    }
};

/// The result of evaluating a condition of a scenario.
struct WatchAnswer {
    bool isTrue = false;
    double observed = 0.0;
    double wanted = 0.0;
    Phrase failed; ///< precondition that is not met, as a sentence (S6)
};
/// Evaluates a condition of a scenario on a state (turn/scenario_watch.cpp). Changes nothing.
WatchAnswer askWatch(const CompiledWatch& watch, const View& view, Evaluator& evaluator,
                     const ScenarioSettings& settings, const ScenarioRoles& roles);

/// Returns the compiled form of this scenario. Returns null if the program has no scenario with its id.
const CompiledScenario* compiledScenario(const Program& program, const CheckedScenario* scenario);

} // namespace orrery::engine
