// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace orrery::engine {

// The positions and lanes of the systems of a generated galaxy. The geometry uses only + - * / and sqrt, so every
// machine makes the same galaxy (R3.2). Each function adds to `visits` the number of systems, cells and boxes that it
// visits. The number of visits grows little more than linearly with the number of systems (P2.3).

struct MapPoint {
    double x = 0.0;
    double y = 0.0;
    friend bool operator==(MapPoint, MapPoint) = default;
};

/// The mean spacing of systems. A galaxy of n systems covers about n squares with this side.
inline constexpr double systemSpacing = 100.0;

/// Returns the galaxy shapes, sorted. These are the allowed values of GalaxySpec::shape.
std::span<const std::string_view> galaxyShapes();

/// Returns a stable key for the index-th system of a galaxy. It is the system's birth key, and a key of its draws
/// (E5.10).
std::uint64_t systemKey(std::uint32_t index);

/// Returns places for systems, as far apart as possible. An unknown shape counts as a disc.
std::vector<MapPoint> placeSystems(std::string_view shape, std::uint32_t count, std::uint64_t seed,
                                   std::uint64_t& visits);

/// Returns lanes between neighbours, each once, smaller index first, sorted. The lanes connect all systems, and no two
/// lanes cross.
std::vector<std::pair<std::uint32_t, std::uint32_t>> connectSystems(const std::vector<MapPoint>& systems,
                                                                    std::uint64_t seed, std::uint64_t& visits);

/// Returns `count` systems that are far apart, by a greedy choice. @pre count ≤ systems.size()
std::vector<std::uint32_t> farApart(const std::vector<MapPoint>& systems, std::uint32_t count, std::uint64_t& visits);

} // namespace orrery::engine
