// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace orrery::engine {

/// A hash of the bits and the order of many values, the same on every machine: the logs of a turn hold millions (P2.2).
/// Each value goes, with a key of its place, through one product of its halves, and the products are summed up (NH;
/// Black et al., UMAC, 1999). The values themselves are summed beside, so that one that differs always shows.
std::uint64_t hashOfValues(std::span<const double> values);

} // namespace orrery::engine
