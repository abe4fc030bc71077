// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sweep/sweep_summary.h"

#include <string>
#include <vector>

namespace orrery::cli {

/// The results of a sweep, ready for reports.
struct SweepReport {
    const engine::SweepPlan& plan;
    std::vector<engine::VariantValues> summary;
    std::vector<engine::Sensitivity> sensitivities;
    std::vector<engine::VariantError> errors;
};

/// Return the results for people or programs (I4.14). The text has a line for each variant, measure and turn, with tabs
/// between the fields.
std::string sweepText(const SweepReport& report);
std::string sweepJson(const SweepReport& report);

/// Returns the values of a variant: "GRAVITY = 9.5, BLD_FORUM/order priority = 20".
std::string variantText(const engine::SweepPlan& plan, std::size_t variant);

} // namespace orrery::cli
