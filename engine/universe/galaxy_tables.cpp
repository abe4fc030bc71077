// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/galaxy_tables.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

constexpr double ownWeight = 0.5; ///< weight of values that only the project's vocabulary has

constexpr std::array starColours = std::to_array<ValueWeight>({
    {"red", 7.0},
    {"orange", 4.5},
    {"yellow", 4.0},
    {"white", 2.5},
    {"blue", 1.2},
    {"neutron", 0.5},
    {"black", 0.4},
    {"black_hole", 0.4},
    {"none", 0.0},
    {"no_star", 0.0},
});

constexpr std::array innerSizes = std::to_array<ValueWeight>({
    {"tiny", 3.0},
    {"small", 4.0},
    {"medium", 3.0},
    {"large", 1.0},
    {"huge", 0.3},
    {"asteroids", 0.7},
    {"gas_giant", 0.3},
});
constexpr std::array innerEnvironments = std::to_array<ValueWeight>({
    {"inferno", 4.0},
    {"radiated", 3.0},
    {"toxic", 2.0},
    {"barren", 2.5},
    {"desert", 2.0},
    {"terran", 0.3},
    {"ocean", 0.2},
    {"swamp", 0.5},
    {"tundra", 0.1},
});
constexpr std::array middleSizes = std::to_array<ValueWeight>({
    {"tiny", 1.0},
    {"small", 3.0},
    {"medium", 4.5},
    {"large", 2.0},
    {"huge", 0.7},
    {"asteroids", 1.0},
    {"gas_giant", 0.8},
});
constexpr std::array middleEnvironments = std::to_array<ValueWeight>({
    {"terran", 2.0},
    {"ocean", 2.0},
    {"swamp", 1.5},
    {"desert", 2.0},
    {"tundra", 1.5},
    {"toxic", 1.2},
    {"barren", 1.0},
    {"inferno", 0.7},
    {"radiated", 0.6},
});
constexpr std::array outerSizes = std::to_array<ValueWeight>({
    {"gas_giant", 5.0},
    {"asteroids", 2.0},
    {"tiny", 2.0},
    {"small", 2.5},
    {"medium", 2.0},
    {"large", 1.2},
    {"huge", 0.5},
});
constexpr std::array outerEnvironments = std::to_array<ValueWeight>({
    {"tundra", 3.5},
    {"barren", 4.0},
    {"radiated", 1.0},
    {"desert", 0.7},
    {"toxic", 1.0},
    {"terran", 0.3},
    {"ocean", 0.4},
    {"swamp", 0.3},
    {"inferno", 0.1},
});

constexpr std::array zones = std::to_array<OrbitZone>({
    {.outerEdge = 0.3, .sizes = innerSizes, .environments = innerEnvironments},
    {.outerEdge = 0.65, .sizes = middleSizes, .environments = middleEnvironments},
    {.outerEdge = 1.0, .sizes = outerSizes, .environments = outerEnvironments},
});
static_assert(std::ranges::is_sorted(zones, {}, &OrbitZone::outerEdge), "zones go from the star outwards");
static_assert(zones.back().outerEdge == 1.0, "the last zone reaches to the end");

double weightOf(const Enumerator& value, std::span<const ValueWeight> weights) {
    const auto known = std::ranges::find(weights, std::string_view(value.id), &ValueWeight::id);
    return known != weights.end() ? known->weight : value.off ? 0.0 : ownWeight;
}

} // namespace

std::span<const ValueWeight> starColourWeights() {
    return starColours;
}

std::span<const OrbitZone> orbitZones() {
    return zones;
}

std::uint16_t pickValue(const Enumeration& values, std::span<const ValueWeight> weights, double draw) {
    double total = 0.0;
    for (const Enumerator& value : values.values) {
        total += weightOf(value, weights);
    }
    double rest = draw * total;
    std::uint16_t last = 0;
    for (std::uint16_t i = 0; i < values.values.size(); ++i) {
        const double weight = weightOf(values.values[i], weights);
        if (weight <= 0.0) {
            continue;
        }
        last = i;
        if (rest < weight) {
            return i;
        }
        rest -= weight;
    }
    return last;
}

} // namespace orrery::engine
