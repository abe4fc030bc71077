// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/tables.h"

#include <span>
#include <string_view>

namespace orrery::engine {

// How often a value turns up in a generated galaxy, by the ids of the shipped vocabulary.

struct ValueWeight {
    std::string_view id;
    double weight = 1.0;
};

/// The colours of stars: small red ones are common, hot and burnt-out ones rare.
std::span<const ValueWeight> starColourWeights();

/// What planets of one part of a system are like. Parts go from the star outwards.
struct OrbitZone {
    double outerEdge = 1.0; ///< as a share of the system's orbits
    std::span<const ValueWeight> sizes;
    std::span<const ValueWeight> environments;
};
std::span<const OrbitZone> orbitZones();

/// The value that a draw in [0,1) picks. Values without a weight of their own weigh little when they are the
/// vocabulary's own, and nothing when they are off the scale or wheel. 0 where no value weighs anything.
std::uint16_t pickValue(const Enumeration& values, std::span<const ValueWeight> weights, double draw);

} // namespace orrery::engine
