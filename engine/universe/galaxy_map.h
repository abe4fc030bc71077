// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace orrery::engine {

// Where the systems of a generated galaxy lie and which have a lane. Plain geometry, of nothing but + - * / and sqrt,
// so that every machine makes the same galaxy (R3.2). Each function adds to `visits` what it looked at: systems, and
// cells and boxes of them. Twice the systems cost little more than twice of that (P2.3).

struct MapPoint {
    double x = 0.0;
    double y = 0.0;
    friend bool operator==(MapPoint, MapPoint) = default;
};

/// Mean room of a system: a galaxy of n has about n squares with this side.
inline constexpr double systemSpacing = 100.0;

/// The shapes, sorted: what GalaxySpec::shape may say.
std::span<const std::string_view> galaxyShapes();

/// A stable key for the index-th system of a galaxy: its draws and its birth key (E5.10).
std::uint64_t systemKey(std::uint32_t index);

/// Places for systems, none nearer to another than can be had. An unknown shape is a disc.
std::vector<MapPoint> placeSystems(std::string_view shape, std::uint32_t count, std::uint64_t seed,
                                   std::uint64_t& visits);

/// Lanes between neighbours, each once, smaller index first, sorted. Every system can be reached from every other, and
/// no two lanes cross.
std::vector<std::pair<std::uint32_t, std::uint32_t>> connectSystems(const std::vector<MapPoint>& systems,
                                                                    std::uint64_t seed, std::uint64_t& visits);

/// `count` systems as far from each other as a greedy choice finds them. @pre count ≤ systems.size()
std::vector<std::uint32_t> farApart(const std::vector<MapPoint>& systems, std::uint32_t count, std::uint64_t& visits);

} // namespace orrery::engine
