// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/scenario/sweeps.h"
#include "engine/turn/run_limits.h"

#include <span>
#include <string>
#include <string_view>

namespace orrery::engine {

/// Returns a hash of everything on which the results of a sweep depend: the content, the sweep with its turns and
/// seeds, and the limit of the work. Does not depend on tests, other sweeps, and comments between elements.
/// @param program name and version of the program
std::string sweepIdentity(const ParsedProject& project, const CheckedSweep& sweep, std::span<const std::uint64_t> seeds,
                          const RunLimits& limits, std::string_view program);

} // namespace orrery::engine
