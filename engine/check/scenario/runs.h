// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/check/scenario/decisions.h"
#include "engine/check/scenario/statement_names.h"
#include "engine/content/parsed_project.h"

#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

/// The actions of a player, sorted by turn in each list, then in the order of the text.
struct RunActions {
    std::vector<CheckedStatement> statements;
    std::vector<CheckedOrder> orders;
    std::vector<CheckedDecision> decisions;
};

/// A `<branch>` of a run: a what-if with further actions (I4.8). It shares all turns before them with the run.
struct CheckedBranch : RunActions {
    std::string name;
    Location where;
};

/// A `<run>`: the actions of a player in one scenario of the sandbox (I6.4).
struct CheckedRun : RunActions {
    std::string scenario; ///< id of the scenario; empty: the run uses `galaxy`
    std::optional<GalaxySpec> galaxy;
    std::vector<CheckedBranch> branches;
    Location where;
};

/// Reads the runs of a file. Reports and skips wrong statements.
std::vector<CheckedRun> readRuns(const XmlTree& tree, const CheckedModel& model, std::vector<Diagnostic>& findings);

/// Reports all problems of the runs of a project.
void checkRuns(const ParsedProject& project, const CheckedModel& model, std::vector<Diagnostic>& findings);

/// Reads a statement, order or decision, and adds it to the actions. Reports an element that is none of these.
/// @param parent the row of the element around it
void readAction(Element element, const ElementSpec& parent, const CheckedModel& model, StatementNames& names,
                RunActions& out);
/// Sorts actions that were read, as RunActions says.
void sortActions(RunActions& actions);
/// Returns the scenario that the element's attribute `scenario` names, or else the default scenario. Reports an unknown
/// scenario, and returns null.
const CheckedScenario* scenarioOf(Element element, const CheckedModel& model, StatementNames& names);

/// Adds the actions of a run, or of one of its branches, to a scenario, after its own statements.
CheckedScenario withRun(CheckedScenario scenario, const RunActions& actions);

} // namespace orrery::engine
