// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options.h"
#include "engine/turn/run_limits.h"

#include <cstdint>
#include <optional>
#include <string>

namespace orrery::cli {

/// The options of a command that plays many runs on several threads.
struct ManyRunsOptions {
    std::uint32_t jobs = 0; ///< 0: one for each processor
    std::optional<std::uint64_t> memory{};
    std::optional<std::uint64_t> work{};

    void declare(OptionList& list);
    unsigned threads() const;
    /// Returns the limits of each run. The threads share the memory.
    engine::RunLimits limits() const;
};

/// The options of a command that measures a number at the end of runs.
struct MeasureOptions {
    std::string measure{}; ///< an expression
    std::string object{};  ///< empty: the game
    std::string scenario{};
    std::string seeds{};
    std::uint32_t turns = 30;

    void declare(OptionList& list);
};

} // namespace orrery::cli
