// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace orrery::bench {

/// The galaxy of P2.1 as plain columns: the input of both sides, and the data of the hand-written step. 10 objects to a
/// system, systems evenly in a square of side 100 √systems; 40 / 20 / 25 / 10 / 5 % of five types. Half are unowned,
/// the rest belong to ten empires (owner 0: nobody). Sizes are 0 to 6; eight meters are 0 to 99.9.
struct Galaxy {
    explicit Galaxy(std::size_t objects);

    std::size_t objects = 0;
    std::size_t systems = 0;
    float width = 0.0F;
    std::vector<float> systemX, systemY; ///< by system
    std::vector<std::uint32_t> system;   ///< this and the following: by object
    std::vector<std::uint8_t> type, size;
    std::vector<std::int16_t> owner;
    std::vector<float> x, y;
    std::vector<double> meters[8];
    std::vector<std::uint32_t> sources; ///< 5,000: pair p has sources[p] and group p mod 4
};

inline constexpr std::size_t pairCount = 5000;
inline constexpr float localDistance = 300.0F;

/// A change as the hand-written step records it: 24 bytes.
struct Change {
    std::uint32_t target;
    std::uint32_t source;
    std::uint16_t pair;
    std::uint8_t meter;
    std::uint8_t flags;
    float before;
    double after;
};
static_assert(sizeof(Change) == 24);

/// The step as hand-written code for this workload only: objects in buckets by type and owner (empire-wide), systems in
/// a grid (local). Both indices are built in advance, since nothing moves.
class HandWrittenStep {
public:
    explicit HandWrittenStep(Galaxy galaxy);

    /// @param local scopes end at distance 300 from the source. @return the number of changes.
    std::size_t run(bool local, bool traced);
    const std::vector<double>& meter(std::size_t index) const { return m_galaxy.meters[index]; }

private:
    std::size_t findBucket(int type, int owner);
    std::size_t findNear(int type, int owner, float x, float y);
    std::size_t bucketOf(int type, int owner) const { return static_cast<std::size_t>(type * 11 + owner); }
    bool isOfSize(std::uint32_t object) const { return m_galaxy.size[object] >= 2 && m_galaxy.size[object] <= 4; }

    Galaxy m_galaxy;
    std::vector<std::uint32_t> m_bucketStart, m_bucket;
    std::size_t m_cells = 0; ///< along one side of the grid
    float m_cell = localDistance / 2;
    std::vector<std::uint32_t> m_cellStart, m_inCell;
    std::vector<std::uint32_t> m_scope;
    std::vector<Change> m_trace;
};

} // namespace orrery::bench
