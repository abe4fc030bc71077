// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/condition_call.h"
#include "engine/turn/proposal.h"
#include "engine/turn/stepper.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// What a scenario's condition speaks of while it is asked or acts (S3).
struct ScenarioRoles {
    Row game = noRow; ///< what bare names in its expressions are read from
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
    /// A number, or the place of a choice; NaN where it has no value.
    double number(std::string_view name, const View& view, Evaluator& evaluator) const;
    /// What is referred to, in the game or not; noRow: nothing, or never there.
    Row object(std::string_view name, const View& view) const;
    /// The empire of that id; noRow where it is not in the game.
    Row empire(std::string_view name, const View& view) const;

private:
    std::size_t place(std::string_view name) const;
};

/// One question of a scenario condition: is this so?
struct WatchCall {
    ScenarioArguments arguments;
    const View& view;
    Evaluator& evaluator;
    const ScenarioSettings& settings;
    double trueCount = 0.0; ///< of a count: how many of its conditions hold

    double number(std::string_view name) const { return arguments.number(name, view, evaluator); }
    Row object(std::string_view name) const { return arguments.object(name, view); }
    Row empire(std::string_view name) const { return arguments.empire(name, view); }
};

/// One action of a scenario condition.
struct ActionCall {
    ScenarioArguments arguments;
    const CompiledAction& action;
    const ScenarioCondition& condition; ///< whose action it is
    const CompiledScenario& scenario;
    StepRun& run;
    Cause cause;
    std::uint32_t place = 0;  ///< which action of its condition it is
    std::uint32_t before = 0; ///< how often it was done before in this turn

    /// What the action asks of the stage, which carries it out once the action is done.
    struct Wish {
        bool checks = false;         ///< all conditions are checked again
        std::uint32_t delay = 0;     ///< the actions after it wait for so many turns
        bool pauses = false;         ///< stepping stops after this turn
        std::optional<Phrase> fails; ///< it could not be done after all, as a sentence
    };
    Wish* wish = nullptr;

    View view() const { return run.view(); }
    double number(std::string_view name) const { return arguments.number(name, run.view(), run.evaluator); }
    Row object(std::string_view name) const { return arguments.object(name, run.view()); }
    Row empire(std::string_view name) const { return arguments.empire(name, run.view()); }
    /// The agenda, to be changed and set.
    template <typename Edit>
    void editAgenda(Edit&& edit) const {
        Agenda agenda = run.writer.universe().agenda();
        edit(agenda);
        run.writer.setAgenda(std::move(agenda));
    }
};

/// What asking came to.
struct WatchAnswer {
    bool isTrue = false;
    double observed = 0.0;
    double wanted = 0.0;
    Phrase failed; ///< the precondition that does not hold, as a sentence (S6)
};
/// Asks what a condition watches for, of a state (turn/scenario_watch.cpp). Changes nothing.
WatchAnswer askWatch(const CompiledWatch& watch, const View& view, Evaluator& evaluator,
                     const ScenarioSettings& settings, const ScenarioRoles& roles);

/// What watches this scenario; null where the program has no scenario of its id.
const CompiledScenario* compiledScenario(const Program& program, const CheckedScenario* scenario);

/// The object of the type game; noRow where the vocabulary has none.
Row gameObject(const View& view);

/// All types of condition, by name: one table in each of watch_rows.cpp and watch_rows_objects.cpp.
std::span<const WatchSpec> watchRows();
std::span<const WatchSpec> watchesOfEmpires();
std::span<const WatchSpec> watchesOfObjects();
/// All actions, in tag order (action_rows.cpp, action_rows_objects.cpp).
std::span<const ActionSpec> actionRows();
std::span<const ActionSpec> actionsOfObjects();
std::span<const ActionSpec> actionsOfScenario();

/// What each table of these is held to at compile time.
consteval bool areProperWatches(std::span<const WatchSpec> rows) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const WatchSpec& row = rows[i];
        if (row.type.empty() || row.label.empty() || row.help.empty() || row.requirement.empty() ||
            row.example.empty() || row.observed == nullptr || row.wanted == nullptr ||
            (i > 0 && rows[i - 1].type >= row.type)) {
            return false;
        }
        for (const ParameterSpec& parameter : row.parameters) {
            if (parameter.name.empty() || parameter.label.empty() || parameter.help.empty()) {
                return false;
            }
        }
    }
    return true;
}
consteval bool areProperActions(std::span<const ActionSpec> rows) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const ActionSpec& row = rows[i];
        if (row.tag.empty() || row.label.empty() || row.help.empty() || row.requirement.empty() ||
            row.example.empty() || row.act == nullptr || (i > 0 && rows[i - 1].tag >= row.tag)) {
            return false;
        }
        for (const ParameterSpec& parameter : row.parameters) {
            if (parameter.name.empty() || parameter.label.empty() || parameter.help.empty()) {
                return false;
            }
        }
    }
    return true;
}

} // namespace orrery::engine
