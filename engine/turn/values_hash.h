// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/stable_mix.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace orrery::engine {

/// A hash of the bits and the order of many values, the same on every machine: the logs of a turn hold millions (P2.2).
/// Each value goes, with a key of its place, through one product of its halves, and the products are summed up (NH;
/// Black et al., UMAC, 1999). The values themselves are summed beside, so that one that differs always shows.
std::uint64_t hashOfValues(std::span<const double> values);

/// The same hash of values that come bit by bit; more may be added after value().
class ValuesHash {
public:
    void add(std::span<const double> values);
    std::uint64_t value() const;

private:
    std::array<std::uint64_t, 4> m_sums{}; ///< by lane
    std::array<std::uint64_t, 4> m_products{};
    std::array<double, 4> m_rest{}; ///< of the last values, as many as make no block of four
    std::size_t m_count = 0;
};

/// A hash of words in their order, in four independent lanes, so that one multiplication need not wait for the last.
/// More may be added after value().
class WordHash {
public:
    void add(std::uint64_t word) {
        m_lanes[m_count % 4] = mixed(m_lanes[m_count % 4], word);
        ++m_count;
    }
    std::uint64_t value() const {
        std::uint64_t hash = m_count;
        for (const std::uint64_t lane : m_lanes) {
            hash = mixed(hash, lane);
        }
        return hash;
    }

private:
    std::array<std::uint64_t, 4> m_lanes{1, 2, 3, 4};
    std::uint64_t m_count = 0;
};

} // namespace orrery::engine
