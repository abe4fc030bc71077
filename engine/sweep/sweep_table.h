// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sweep/sweep_summary.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace orrery::engine {

/// A measure at one of its turns.
struct MeasuredTurn {
    std::size_t measure = 0;
    std::uint32_t turn = 0;
    friend auto operator<=>(const MeasuredTurn&, const MeasuredTurn&) = default;
};

/// The results of a sweep in memory, as far as it has come (I4.14). A plain value for views.
struct SweepTable {
    struct Run {
        std::size_t variant = 0;
        std::uint64_t seed = 0;
    };

    std::shared_ptr<const SweepPlan> plan;
    std::vector<MeasuredTurn> measured;      ///< by measure, then by turn
    std::vector<Run> runs;                   ///< those that were played, by variant, then by seed
    std::vector<std::vector<double>> values; ///< by index in `measured`, then by run; NaN: missing
    std::vector<VariantValues> summary;
    std::vector<Sensitivity> sensitivities;
    std::vector<VariantError> errors;
    std::pair<std::size_t, std::string> problems; ///< number of runs with an error, and the error of the first one

    /// Returns the runs of a variant: indices of the first one, and of the one after the last.
    std::pair<std::size_t, std::size_t> runsOf(std::size_t variant) const;
    /// Returns the summary of a variant; null if none of its runs was played. @param at index in `measured`
    const VariantValues* summaryAt(std::size_t variant, std::size_t at) const;
    /// Returns the error of a variant; null if there is none.
    const VariantError* errorOf(std::size_t variant) const;
    /// Calls a function with each value, as ResultFile::eachValue() does.
    void eachValue(const std::function<bool(const SweepValue&)>& take) const;
};

/// Reads all results.
SweepTable readSweepTable(ResultFile& results, std::shared_ptr<const SweepPlan> plan);

/// Returns the values that distinguish a variant: "GRAVITY = 9.5, BLD_FORUM/order priority = 20", or "as written".
Phrase variantLabel(const SweepPlan& plan, std::size_t variant);
/// Returns the words for a measure at a turn: "industry, turn 40".
Phrase measuredLabel(const SweepPlan& plan, const MeasuredTurn& measured);

} // namespace orrery::engine
