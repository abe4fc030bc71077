// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/stable_mix.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace orrery::engine {

/// Returns a hash of the bits and the order of many values. The result is the same on every machine. The function is
/// fast, because the logs of a turn hold millions of values (P2.2). It combines each value with a key of its place, and
/// multiplies the two halves of the result. It sums these products (NH; Black et al., UMAC, 1999). It also sums the
/// values themselves, so one different value always changes the hash.
std::uint64_t hashOfValues(std::span<const double> values);

/// The same hash for values that come in parts. Callers may add more values after value().
class ValuesHash {
public:
    void add(std::span<const double> values);
    std::uint64_t value() const;

private:
    std::array<std::uint64_t, 4> m_sums{}; ///< sum of the values in each lane
    std::array<std::uint64_t, 4> m_products{};
    std::array<double, 4> m_rest{}; ///< last values, which do not fill a block of four
    std::size_t m_count = 0;
};

/// A hash of words in their order. The four lanes are independent, so multiplications do not wait for each other.
/// Callers may add more words after value().
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
