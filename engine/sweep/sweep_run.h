// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sweep/result_file.h"
#include "engine/turn/run_limits.h"

#include <atomic>
#include <cstddef>
#include <functional>
#include <span>

namespace orrery::engine {

struct SweepRequest {
    const ParsedProject& project;
    std::span<const Diagnostic> diagnostics; ///< of the check of the project
    RowTables rows;
    const SweepPlan& plan;
    RunLimits limits{}; ///< of each run
    unsigned jobs = 1;  ///< number of threads; the results are the same for any number
};

/// How far a sweep has come.
struct SweepProgress {
    std::size_t done = 0;   ///< number of runs with a result, also of earlier calls; those of broken variants count
    std::size_t before = 0; ///< number of runs that had a result at the start of this call
    std::size_t all = 0;
    std::size_t contents = 0; ///< number of variants whose content this call has made
    std::size_t played = 0;   ///< number of runs that this call has played to their end
};

/// Plays all runs of a sweep that have no result yet, and writes their results. Compiles the content of each variant
/// once for all its seeds. A variant with an error gets no runs, and the sweep goes on.
/// @param stop ends the work when it becomes true; null: never. Everything that is done is committed.
/// @param progress called about ten times a second, on another thread
/// @return the numbers at the end. results.error() has the reason if writing failed.
SweepProgress runSweep(const SweepRequest& request, ResultFile& results, const std::atomic<bool>* stop = nullptr,
                       const std::function<void(const SweepProgress&)>& progress = {});

} // namespace orrery::engine
