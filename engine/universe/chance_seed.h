// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/chance.h"

namespace orrery::engine {

/// Returns the seed of chance and dice in a run. The keys of a draw contain the turn as a summand. So seeds must differ
/// by more than a number of turns: neighbours would draw the same numbers a turn apart. The default seed stays itself.
constexpr std::uint64_t chanceSeed(std::uint64_t seed) {
    constexpr std::uint64_t defaultSeed = 1;
    return joinKeys(seed, 0) ^ joinKeys(defaultSeed, 0) ^ defaultSeed;
}

} // namespace orrery::engine
