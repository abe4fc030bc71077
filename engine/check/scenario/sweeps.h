// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/scenario/measures.h"
#include "engine/check/scenario/runs.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The way in which values are combined to variants. In the order of rows::sweepDesigns.
enum class SweepDesign : std::uint8_t {
    grid,           ///< all combinations
    latinHypercube, ///< random combinations that cover the values evenly
    morris,         ///< random paths that change one value at each step
    oneAtATime,     ///< the content as it is, then one changed value in each variant
};

/// A number of the content that has another value in each variant of a sweep.
struct CheckedVary {
    std::string name;             ///< "GRAVITY", or "BLD_FORUM/order modify-meter[2] amount"
    std::vector<double> listed{}; ///< values of a list; empty: a range
    double from = 0.0;            ///< the first and the last value of a range, and the number of values
    double to = 0.0;
    std::uint32_t countInRange = 0;
    bool isWhole = false; ///< true if the content takes whole numbers only
    Location where;
    Location head;
    // The place of the number, in the project that was read.
    FileId file{};
    std::uint32_t element = 0; ///< node of the tree of the file
    std::string attribute{};

    std::size_t count() const { return listed.empty() ? countInRange : listed.size(); }
    /// Returns one of the values. @param level from 0 to count() - 1
    double value(std::size_t level) const;
};

/// A sweep (I4.14): runs with varied numbers of the content, and what is measured in them.
struct CheckedSweep {
    std::string id;
    std::string name; ///< resolved text; the id if there is none
    std::string description;
    std::string scenario;             ///< id of the scenario
    std::vector<std::uint64_t> seeds; ///< ascending; empty: the seed of the scenario
    std::uint32_t turns = 0;          ///< number of turns of each run
    SweepDesign design = SweepDesign::grid;
    std::uint32_t samples = 0; ///< number of variants of a Latin hypercube, or of paths of the design morris
    RunActions actions;
    std::vector<CheckedVary> varied;
    std::vector<CheckedMeasure> measures;
    bool enabled = true;
    bool isRunnable = true; ///< false: the sweep has errors
    Location where;
    Location head;
};

/// The largest number of variants of one sweep, and of varied numbers in all of its variants.
inline constexpr std::size_t mostVariants = 100'000;
inline constexpr std::size_t mostVariedNumbers = 10'000'000;

/// Returns the number of variants of a sweep; mostVariants + 1 if it has more than mostVariants.
std::size_t variantCount(const CheckedSweep& sweep);
/// Returns the word of a design in the content: "one-at-a-time".
std::string_view designName(SweepDesign design);

/// Reads the sweeps of a project, in load order. Reports their problems. A sweep with errors is not runnable.
/// @param only id of the only sweep to read; empty: all
std::vector<CheckedSweep> readSweeps(const ParsedProject& project, const CheckedModel& model,
                                     std::vector<Diagnostic>& findings, std::string_view only = {});
/// Changes the number of turns of a sweep. Measures of only the last turn move to the new last turn. Other measures
/// lose the turns after it.
/// @return false if a measure has no turn left
bool setTurns(CheckedSweep& sweep, std::uint32_t turns);

} // namespace orrery::engine
