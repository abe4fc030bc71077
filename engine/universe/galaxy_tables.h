// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/tables.h"

#include <span>
#include <string_view>

namespace orrery::engine {

// The frequencies of values in a generated galaxy, by the ids of the shipped vocabulary.

struct ValueWeight {
    std::string_view id;
    double weight = 1.0;
};

/// Returns the weights of star colours: small red stars are common, hot and burnt-out stars rare.
std::span<const ValueWeight> starColourWeights();

/// The weights of planets in one zone of a system. Zones follow one another from the star outwards.
struct OrbitZone {
    double outerEdge = 1.0; ///< outer edge of the zone, as a share of the system's orbits
    std::span<const ValueWeight> sizes;
    std::span<const ValueWeight> environments;
};
std::span<const OrbitZone> orbitZones();

/// Returns the value that a draw in [0,1) picks. A value without a weight gets a small weight, or none if it is off the
/// scale or wheel. Returns 0 if all weights are zero.
std::uint16_t pickValue(const Enumeration& values, std::span<const ValueWeight> weights, double draw);

} // namespace orrery::engine
