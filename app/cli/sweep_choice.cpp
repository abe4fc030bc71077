// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sweep_choice.h"

#include "app/cli/command.h"
#include "app/cli/sweep_report.h"
#include "engine/sweep/sweep_identity.h"

#include <algorithm>
#include <utility>

namespace orrery::cli {

std::optional<engine::CheckedSweep> chosenSweep(std::vector<engine::CheckedSweep> sweeps, const std::string& id) {
    if (sweeps.empty()) {
        failure("the project has no sweep");
        return std::nullopt;
    }
    std::string known;
    for (const engine::CheckedSweep& sweep : sweeps) {
        known += (known.empty() ? "" : ", ") + sweep.id;
    }
    const auto isMeant = [&](const engine::CheckedSweep& sweep) { return id.empty() ? sweep.enabled : sweep.id == id; };
    const auto count = std::ranges::count_if(sweeps, isMeant);
    if (count != 1) {
        failure(!id.empty()  ? "there is no sweep '" + id + "'; the project has " + known
                : count == 0 ? "all sweeps of the project are disabled: " + known
                             : "the project has several sweeps; name one of them: " + known);
        return std::nullopt;
    }
    engine::CheckedSweep sweep = std::move(*std::ranges::find_if(sweeps, isMeant));
    if (!sweep.enabled || !sweep.isRunnable) {
        failure("the sweep '" + sweep.id + (sweep.enabled ? "' has errors" : "' is disabled"));
        return std::nullopt;
    }
    return sweep;
}

engine::SweepPlan sweepPlan(const engine::Project& project, engine::CheckedSweep sweep,
                            const engine::RunLimits& limits) {
    engine::SweepPlan plan{.project = project.model->projectName, .sweep = std::move(sweep)};
    plan.variants = engine::variantsOf(plan.sweep);
    plan.seeds = engine::seedsOf(plan.sweep, *project.model);
    plan.identity = engine::sweepIdentity(project.parsed, plan.sweep, plan.seeds, limits, "orrery-cli " ORRERY_VERSION);
    return plan;
}

void writeVariantErrors(const engine::SweepPlan& plan, std::span<const engine::VariantError> errors) {
    for (const engine::VariantError& error : errors) {
        writeMessage((error.place.empty() ? "orrery-cli" : error.place) + ": variant " + std::to_string(error.variant) +
                     " (" + variantText(plan, error.variant) + ") has an error: " + error.error);
    }
}

} // namespace orrery::cli
