// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sweep/result_file.h"
#include "engine/turn/run_limits.h"
#include "widgets/base/analysis.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>

namespace orrery::widgets {

/// Returns the plan of a sweep of the content; nullopt if there is no such sweep, or if it has errors.
std::shared_ptr<const engine::SweepPlan> sweepPlanOf(const Analysis& analysis, const QString& id,
                                                     const engine::RunLimits& limits);

/// Returns the path of the file for the results of a sweep: the same for the same content, sweep and version of the
/// program. `orrery-cli sweep --out` continues such a file.
QString sweepFileOf(const engine::SweepPlan& plan);
/// Creates the folder of the results. Removes the oldest files there if they are many.
void tidySweepFiles();

} // namespace orrery::widgets
