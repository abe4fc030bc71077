// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

#include <cstdint>
#include <limits>
#include <span>
#include <string_view>

namespace orrery::engine {

/// The limits at which runaway content is stopped and reported (R2.4). Apart from `memory`, they count items, and not
/// time or bytes of the machine. So a turn ends at the same place wherever it is computed. One row of runLimitRows()
/// describes each limit.
struct RunLimits {
    // For one turn. At the limit, the rest of the turn goes on without more items of the kind.
    std::uint64_t chain = 1000; ///< depth of responses within responses at which a chain is cut (T16)
    std::uint64_t answers = 200'000;
    std::uint64_t events = 1'000'000;
    std::uint64_t firings = 4'000'000;
    std::uint64_t changes = 50'000'000;
    std::uint64_t traceBytes = std::uint64_t{1} << 30; ///< of the log, as traceBytes() counts them
    std::uint64_t lanes = 1'000'000;                   ///< that one effect may refer to
    std::uint64_t messages = 10'000;
    std::uint64_t work = 20'000'000'000; ///< TurnWork::done: about twenty seconds

    // For the run. At the limit, no more items of the kind are made, and the run goes on.
    std::uint64_t objects = 1'000'000;
    std::uint64_t pending = 200'000; ///< delayed effects; lists of objects count by their length, too

    // For the run. At the limit, the run ends after the last whole turn.
    std::uint64_t workOfRun = 60'000'000'000;
    std::uint64_t memory = std::numeric_limits<std::uint64_t>::max(); ///< bytes (RunMemory)
};

/// One limit: its name, and the diagnostic that reports it.
struct RunLimitRow {
    enum class Span : std::uint8_t { turn, run };
    std::string_view label; ///< a noun, in the plural
    std::uint64_t RunLimits::*value = nullptr;
    Span span = Span::turn;
    bool endsRun = false; ///< otherwise the run goes on without more of it
    const DiagnosticSpec* diagnostic = nullptr;
};
std::span<const RunLimitRow> runLimitRows();

} // namespace orrery::engine
