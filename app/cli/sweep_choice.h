// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/orrery.h"
#include "engine/sweep/result_file.h"
#include "engine/turn/run_limits.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace orrery::cli {

/// Returns the sweep with that id, or the only one for an empty id. Reports a failure.
std::optional<engine::CheckedSweep> chosenSweep(std::vector<engine::CheckedSweep> sweeps, const std::string& id);
/// Returns the runs of a sweep.
engine::SweepPlan sweepPlan(const engine::Project& project, engine::CheckedSweep sweep,
                            const engine::RunLimits& limits);
/// Reports the variants that have no runs.
void writeVariantErrors(const engine::SweepPlan& plan, std::span<const engine::VariantError> errors);

} // namespace orrery::cli
