// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/stable_mix.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace orrery::engine {

/// Returns a hash of the bits and the order of many values, the same on every machine. It is fast, because the logs of
/// a turn hold millions of values (P2.2). Each value is combined with a key of its place, and its two halves are
/// multiplied. The products are summed (NH; Black et al., UMAC, 1999). The values themselves are summed, too, so one
/// different value always changes the hash.
std::uint64_t hashOfValues(std::span<const double> values);

/// The same hash for values that come in parts. More may be added after value().
class ValuesHash {
public:
    void add(std::span<const double> values);
    std::uint64_t value() const;

private:
    std::array<std::uint64_t, 4> m_sums{}; ///< by lane
    std::array<std::uint64_t, 4> m_products{};
    std::array<double, 4> m_rest{}; ///< the last values, which do not fill a block of four
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
