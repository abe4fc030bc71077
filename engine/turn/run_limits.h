// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

#include <cstdint>
#include <limits>
#include <span>
#include <string_view>

namespace orrery::engine {

/// The limits at which the engine stops and reports runaway content (R2.4). Apart from `memory`, the limits count items
/// instead of time or bytes of the machine. So a turn ends at the same place on every machine. One row of
/// runLimitRows() describes each limit.
struct RunLimits {
    // Limits for one turn. At a limit, the rest of the turn goes on without more items of the kind.
    std::uint64_t chain = 1000; ///< depth of nested responses at which the engine cuts a chain (T16)
    std::uint64_t answers = 200'000;
    std::uint64_t events = 1'000'000;
    std::uint64_t firings = 4'000'000;
    std::uint64_t changes = 50'000'000;
    std::uint64_t traceBytes = std::uint64_t{1} << 30; ///< bytes of the log, as traceBytes() counts them
    std::uint64_t lanes = 1'000'000;                   ///< maximum number of lanes in one effect
    std::uint64_t messages = 10'000;
    std::uint64_t work = 20'000'000'000; ///< work in units of TurnWork::done: about twenty seconds

    // Limits for the run. At a limit, the run goes on, but without more items of the kind.
    std::uint64_t objects = 1'000'000;
    std::uint64_t pending = 200'000; ///< number of delayed effects; a list of objects counts by its length

    // Limits for the run. At a limit, the run ends after the last complete turn.
    std::uint64_t workOfRun = 60'000'000'000;
    std::uint64_t memory = std::numeric_limits<std::uint64_t>::max(); ///< memory in bytes (RunMemory)

    friend bool operator==(const RunLimits&, const RunLimits&) = default;
};

/// One limit: its name, and the diagnostic that reports it.
struct RunLimitRow {
    enum class Span : std::uint8_t { turn, run };
    std::string_view label; ///< name of the counted items: a noun in the plural
    std::uint64_t RunLimits::*value = nullptr;
    Span span = Span::turn;
    bool endsRun = false; ///< true: the run ends at the limit; false: the run goes on without more items
    const DiagnosticSpec* diagnostic = nullptr;
};
std::span<const RunLimitRow> runLimitRows();

} // namespace orrery::engine
