// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/check/scenario/decisions.h"
#include "engine/content/parsed_project.h"

#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

/// A `<run>`: the actions of a person in one scenario in the sandbox (I6.4).
struct CheckedRun {
    std::string scenario; ///< the id of the scenario; empty: `galaxy`
    std::optional<GalaxySpec> galaxy;
    // The actions, each list by turn, then in the order of the text:
    std::vector<CheckedStatement> statements;
    std::vector<CheckedOrder> orders;
    std::vector<CheckedDecision> decisions;
    Location where;
};

/// Reads the runs of a file; reports and skips wrong statements.
std::vector<CheckedRun> readRuns(const XmlTree& tree, const CheckedModel& model, std::vector<Diagnostic>& findings);

/// Adds all problems of the runs of a project.
void checkRuns(const ParsedProject& project, const CheckedModel& model, std::vector<Diagnostic>& findings);

/// Adds the actions of a run to its scenario, after the scenario's own statements.
CheckedScenario withRun(CheckedScenario scenario, const CheckedRun& run);

} // namespace orrery::engine
