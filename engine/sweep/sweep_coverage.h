// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/coverage.h"
#include "engine/sweep/sweep_run.h"

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace orrery::engine {

/// The coverage of the content by the runs of a sweep.
struct SweepCoverage {
    Coverage coverage;
    std::vector<VariantError> errors{}; ///< variants that have no runs, ascending
    std::size_t done = 0;               ///< number of runs in `coverage`; those of variants with errors count
};

/// Plays all runs of a sweep, and returns what they cover together (I4.13). A variant changes only numbers, so its
/// content has the same items as the project. A variant with an error gets no runs. The result is the same for any
/// number of threads.
/// @param items the items of the project's model
/// @param progress called after each run, on any thread, one call at a time
/// @return nullopt if stopped
std::optional<SweepCoverage> coverSweep(const SweepRequest& request, const std::shared_ptr<const CoverageItems>& items,
                                        const std::atomic<bool>* stop = nullptr,
                                        const std::function<void(const SweepCoverage&)>& progress = {});

} // namespace orrery::engine
