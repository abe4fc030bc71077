// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/dump.h"

#include <cstddef>
#include <cstdint>

namespace orrery::engine {

/// Writes a turn as one self-contained HTML page, without scripts (I5.5): orders, events, messages and conditions, then
/// each object with its changed values. A value unfolds to its breakdown.
/// @param turn a computed turn; 0: the set-up
/// @param mostBreakdowns further values have no breakdown, and the page says so
/// @return false if the sink stopped the output
bool writeTurnReport(const Session& session, std::uint32_t turn, const DumpSink& sink,
                     std::size_t mostBreakdowns = 1'000);

} // namespace orrery::engine
