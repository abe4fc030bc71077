// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sweep/rank_queue.h"
#include "engine/sweep/result_file.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace orrery::engine {

using SweepResult = std::variant<SweepRun, VariantError>;

/// Another rank asks rank 0 for runs, and sends the results of the last ones. All ranks run the same program on the
/// same kind of machine: numbers travel as they are in memory.
struct RunsWanted {
    std::string identity; ///< of the plan of the rank
    std::vector<SweepResult> results;
    std::uint64_t most = 0; ///< number of runs that it wants; 0: it ends
};

/// The answer of rank 0. No seeds: there is no work left.
struct RunsGiven {
    RunBlock block;
    bool isRefused = false; ///< the identity is another one
};

std::string bytesOf(const RunsWanted& message);
std::string bytesOf(const RunsGiven& message);
/// Return nullopt for bytes that are no such message.
std::optional<RunsWanted> runsWantedIn(std::string_view bytes);
std::optional<RunsGiven> runsGivenIn(std::string_view bytes);

} // namespace orrery::engine
