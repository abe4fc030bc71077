// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"

#include <cstdint>
#include <limits>
#include <span>
#include <string_view>

namespace orrery::engine {

/// How far a run may grow before content that runs away is stopped, and named (R2.4). Apart from `memory` these are
/// numbers of things, not times or bytes of the machine, so that a turn ends at the same place wherever it is taken.
/// One row of runLimitRows() describes each.
struct RunLimits {
    // Of one turn. At the limit the rest of the turn goes on without more of it.
    std::uint64_t chain = 1000; ///< answers within one another, before a chain is cut (T16)
    std::uint64_t answers = 200'000;
    std::uint64_t events = 1'000'000;
    std::uint64_t firings = 4'000'000;
    std::uint64_t changes = 50'000'000;
    std::uint64_t traceBytes = std::uint64_t{1} << 30; ///< of the log, as traceBytes() counts them
    std::uint64_t lanes = 1'000'000;                   ///< that one effect may speak of
    std::uint64_t messages = 10'000;
    std::uint64_t work = 20'000'000'000; ///< TurnWork::done: about twenty seconds

    // Of the run. At the limit nothing more of it is made, and the run goes on.
    std::uint64_t objects = 1'000'000;
    std::uint64_t pending = 200'000; ///< effects that were put off; lists of objects count by their length, too

    // Of the run. At the limit the run ends after the last whole turn.
    std::uint64_t workOfRun = 60'000'000'000;
    std::uint64_t memory = std::numeric_limits<std::uint64_t>::max(); ///< bytes (RunMemory)
};

/// One limit: what is limited, and what is said where it is reached.
struct RunLimitRow {
    enum class Span : std::uint8_t { turn, run };
    std::string_view label; ///< a noun, in the plural
    std::uint64_t RunLimits::*value = nullptr;
    Span span = Span::turn;
    bool endsRun = false; ///< else the run goes on without more of it
    const DiagnosticSpec* diagnostic = nullptr;
};
std::span<const RunLimitRow> runLimitRows();

} // namespace orrery::engine
