// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/decisions.h"
#include "engine/check/model.h"
#include "engine/content/parsed_project.h"

#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

/// A `<run>`: what a person did in one scenario at the sandbox (I6.4).
struct CheckedRun {
    std::string scenario; ///< the id of the scenario that is run; empty: `galaxy`
    std::optional<GalaxySpec> galaxy;
    // What can be carried out, each by turn, then in the order of the text:
    std::vector<CheckedStatement> statements;
    std::vector<CheckedOrder> orders;
    std::vector<CheckedDecision> decisions;
    Location where;
};

/// The runs of a file, whatever is wrong with some of their statements: those are reported, and left out.
std::vector<CheckedRun> readRuns(const XmlTree& tree, const CheckedModel& model, std::vector<Diagnostic>& findings);

/// Adds all that is wrong with the runs of a project.
void checkRuns(const ParsedProject& project, const CheckedModel& model, std::vector<Diagnostic>& findings);

/// A scenario with what a person did in a run of it: its own statements come first.
CheckedScenario withRun(CheckedScenario scenario, const CheckedRun& run);

} // namespace orrery::engine
