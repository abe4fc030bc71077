// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace orrery::engine {

/// The number of comparisons and visits that reading and checking have made on this thread. Only differences of this
/// number have a meaning: tests compare them for contents of two sizes (R2.6). No result depends on it.
inline thread_local constinit std::uint64_t workDone = 0;

/// Counts steps of a loop. Each helper that iterates over a list, or over the bytes of a text, calls it.
inline void countWork(std::uint64_t steps = 1) {
    workDone += steps;
}

} // namespace orrery::engine
