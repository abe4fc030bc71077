// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sweep/sweep_run.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace orrery::engine {

/// The question which value of a number makes a measure reach a target (I4.21). A sweep names the number, its range,
/// the runs and the measure. The mean over all seeds counts.
struct SolveQuestion {
    const ParsedProject& project;
    std::span<const Diagnostic> diagnostics; ///< of the check of the project
    RowTables rows;
    const CheckedModel& model;
    const CheckedSweep& sweep; ///< a runnable one
    std::size_t vary = 0;      ///< the number: index into the sweep's varied numbers. The others stay as written
    std::size_t measure = 0;   ///< index into the sweep's measures
    std::uint32_t turn = 0;    ///< at the end of which the measure counts
    double target = 0.0;
    /// Largest distance from the target that counts as reached, at least 0. nullopt: a thousandth of the target, or of
    /// the measure's size for the target 0.
    std::optional<double> tolerance{};
    RunLimits limits{}; ///< of each run
    unsigned jobs = 1;  ///< number of threads; the answer is the same for any number
};

/// One value of the number that was tried.
struct SolveTry {
    double number = 0.0;
    double measure = 0.0;  ///< NaN: there is none
    std::string problem{}; ///< why there is none, in English; empty: unknown, or there is one
};

enum class SolveEnd : std::uint8_t {
    reached, ///< `best` reaches the target
    jumps,   ///< the measure jumps over the target between `best` and `across`
    missed,  ///< no value that was tried reaches the target, and `best` comes nearest
    noValue, ///< the measure has no value at all
    stopped, ///< by the caller, or because results could not be stored
};

struct SolveAnswer {
    SolveEnd end = SolveEnd::stopped;
    double tolerance = 0.0; ///< the one that counted
    SolveTry best;
    SolveTry across;                     ///< jumps: the value on the other side
    std::optional<SolveTry> asWritten{}; ///< the number as the content has it; nullopt if it is no plain number
    std::vector<SolveTry> tries{};       ///< by number
};

/// About the largest number of values that solve() tries.
inline constexpr std::size_t mostSolveTries = 150;

/// Looks for a value in the range of the number. Of several solutions, takes one near the number as written, and of its
/// neighbours the one with the fewest digits. Tries at most about mostSolveTries values: first some over the whole
/// range, then those where the measure crosses the target. So a narrow peak between two of the first values can be
/// missed.
/// @param stop ends the work when it becomes true; null: never
/// @param progress called with the number of values that were tried so far
SolveAnswer solve(const SolveQuestion& question, const std::atomic<bool>* stop = nullptr,
                  const std::function<void(std::size_t)>& progress = {});

} // namespace orrery::engine
