// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/galaxy_map.h"

#include "engine/universe/chance.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

namespace orrery::engine {

namespace {

constexpr double pi = 3.14159265358979323846;

/// The point at an angle (in turns, 0 to 1) on the unit circle. The library's sine differs in its last bit from one
/// system to the next; this series does not.
MapPoint onCircle(double turns) {
    const double quarters = turns * 4.0;
    const double quarter = std::floor(quarters + 0.5);
    const double angle = (quarters - quarter) * (pi / 2.0); // within 45 degrees of an axis
    const double s = angle * angle;
    const double sine = angle * (1.0 - s / 6.0 * (1.0 - s / 20.0 * (1.0 - s / 42.0 * (1.0 - s / 72.0))));
    const double cosine = 1.0 - s / 2.0 * (1.0 - s / 12.0 * (1.0 - s / 30.0 * (1.0 - s / 56.0)));
    switch (static_cast<int>(quarter) & 3) {
    case 0:
        return {cosine, sine};
    case 1:
        return {-sine, cosine};
    case 2:
        return {-cosine, -sine};
    default:
        return {sine, -cosine};
    }
}

double squareDistance(MapPoint a, MapPoint b) {
    const double dx = a.x - b.x;
    const double dy = a.y - b.y;
    return dx * dx + dy * dy;
}

/// The draws of one try to place one system.
struct Draws {
    std::uint64_t seed = 0;
    std::uint32_t system = 0;
    std::uint32_t count = 0; ///< systems of the galaxy
    std::uint32_t attempt = 0;

    double operator()(std::string_view purpose) const {
        return uniform(seed, systemKey(system), stableHash(purpose), attempt);
    }
};

MapPoint inDisc(const Draws& draw) {
    const double radius = std::sqrt(draw("radius"));
    const MapPoint direction = onCircle(draw("angle"));
    return {radius * direction.x, radius * direction.y};
}

MapPoint inRing(const Draws& draw) {
    constexpr double innerSquare = 0.45;
    const double radius = std::sqrt(innerSquare + (1.0 - innerSquare) * draw("radius"));
    const MapPoint direction = onCircle(draw("angle"));
    return {radius * direction.x, radius * direction.y};
}

MapPoint inSpiral(const Draws& draw) {
    const double arms = draw.count < 40 ? 2.0 : draw.count < 200 ? 3.0 : 4.0;
    constexpr double winding = 0.55; // turns from the middle to the rim
    const double radius = std::sqrt(draw("radius"));
    const double aside = (draw("aside") + draw("aside twice") - 1.0) * 0.4 / arms;
    const double arm = std::floor(draw("arm") * arms) / arms;
    const double angle = arm + winding * radius + aside;
    const MapPoint direction = onCircle(angle - std::floor(angle));
    return {radius * direction.x, radius * direction.y};
}

MapPoint inCluster(const Draws& draw) {
    // Centres stand like the seeds of a sunflower: evenly, whatever their number.
    constexpr double goldenTurn = 0.38196601125010515;
    const std::uint32_t clusters = std::clamp(draw.count / 12, 2u, 60u);
    const std::uint32_t cluster = draw.system % clusters;
    const double angle = goldenTurn * cluster;
    const MapPoint direction = onCircle(angle - std::floor(angle));
    const double distance = std::sqrt((cluster + 0.5) / clusters);
    const double radius = 0.55 * std::sqrt(1.0 / clusters);
    const MapPoint offset = inDisc(draw);
    return {distance * direction.x + radius * offset.x, distance * direction.y + radius * offset.y};
}

struct Shape {
    std::string_view id;
    MapPoint (*place)(const Draws& draw); ///< in the unit disc
    double widening;                      ///< of the disc's radius, for what the shape leaves empty
};

constexpr std::array shapes{
    Shape{.id = "cluster", .place = inCluster, .widening = 1.7},
    Shape{.id = "disc", .place = inDisc, .widening = 1.0},
    Shape{.id = "ring", .place = inRing, .widening = 1.35},
    Shape{.id = "spiral", .place = inSpiral, .widening = 1.4},
};
static_assert(std::ranges::is_sorted(shapes, {}, &Shape::id), "keep the shapes sorted");

constexpr auto shapeNames = [] {
    std::array<std::string_view, shapes.size()> names{};
    std::ranges::transform(shapes, names.begin(), &Shape::id);
    return names;
}();

double toHundredths(double value) {
    return std::floor(value * 100.0 + 0.5) / 100.0;
}

/// Whether another system lies between two, so that a lane would only repeat the way over it: within the circle that
/// has the two as its ends. Lanes that are left cannot cross (they are a part of Delaunay's triangles).
bool liesBetween(MapPoint middle, MapPoint a, MapPoint b, double square) {
    return squareDistance(a, middle) + squareDistance(b, middle) < square;
}

/// Whether another system is nearer to both than they are to each other. Without such lanes there still is a way
/// between any two systems.
bool isNearerToBoth(MapPoint middle, MapPoint a, MapPoint b, double square) {
    return std::max(squareDistance(a, middle), squareDistance(b, middle)) < square;
}

constexpr std::size_t nearest = 12;

/// The nearest systems of each: those that most often lie between.
std::vector<std::vector<MapPoint>> nearestOfEach(const std::vector<MapPoint>& systems) {
    std::vector<std::vector<MapPoint>> near(systems.size());
    std::vector<std::pair<double, std::uint32_t>> distances(systems.size());
    for (std::size_t i = 0; i < systems.size(); ++i) {
        for (std::uint32_t j = 0; j < systems.size(); ++j) {
            distances[j] = {squareDistance(systems[i], systems[j]), j};
        }
        const std::size_t count = std::min(nearest + 1, distances.size()); // the first is the system itself
        std::partial_sort(distances.begin(), distances.begin() + static_cast<std::ptrdiff_t>(count), distances.end());
        for (std::size_t n = 1; n < count; ++n) {
            near[i].push_back(systems[distances[n].second]);
        }
    }
    return near;
}

} // namespace

std::span<const std::string_view> galaxyShapes() {
    return shapeNames;
}

std::uint64_t systemKey(std::uint32_t index) {
    return joinKeys(stableHash("galaxy system"), index);
}

std::vector<MapPoint> placeSystems(std::string_view shapeId, std::uint32_t count, std::uint64_t seed) {
    const auto known = std::ranges::find(shapes, shapeId, &Shape::id);
    const Shape& shape = known != shapes.end() ? *known : *std::ranges::find(shapes, "disc", &Shape::id);
    const double radius = systemSpacing * std::sqrt(count / pi) * shape.widening;
    constexpr std::uint32_t patience = 24; // tries before a system may be nearer to others
    constexpr std::uint32_t lastAttempt = 240;

    std::vector<MapPoint> systems;
    systems.reserve(count);
    for (std::uint32_t i = 0; i < count; ++i) {
        double apart = 0.6 * systemSpacing;
        for (std::uint32_t attempt = 0;; ++attempt) {
            const MapPoint unit = shape.place({.seed = seed, .system = i, .count = count, .attempt = attempt});
            const MapPoint point{toHundredths(unit.x * radius), toHundredths(unit.y * radius)};
            if (attempt >= patience) {
                apart *= 0.97;
            }
            const bool isFree = std::ranges::none_of(
                systems, [&](MapPoint other) { return squareDistance(point, other) < apart * apart; });
            if (isFree || attempt == lastAttempt) {
                systems.push_back(point);
                break;
            }
        }
    }
    return systems;
}

std::vector<std::pair<std::uint32_t, std::uint32_t>> connectSystems(const std::vector<MapPoint>& systems,
                                                                    std::uint64_t seed) {
    constexpr double share = 0.55; // of the lanes that are not needed, so that the map has loops
    constexpr double longest = 2.2 * systemSpacing;
    const std::vector<std::vector<MapPoint>> near = nearestOfEach(systems);
    std::vector<std::pair<std::uint32_t, std::uint32_t>> lanes;
    for (std::uint32_t i = 0; i < systems.size(); ++i) {
        for (std::uint32_t j = i + 1; j < systems.size(); ++j) {
            const double square = squareDistance(systems[i], systems[j]);
            const auto between = [&](MapPoint middle) { return liesBetween(middle, systems[i], systems[j], square); };
            if (std::ranges::any_of(near[i], between) || std::ranges::any_of(near[j], between) ||
                std::ranges::any_of(systems, between)) {
                continue;
            }
            const bool isNeeded = std::ranges::none_of(
                systems, [&](MapPoint middle) { return isNearerToBoth(middle, systems[i], systems[j], square); });
            const bool isShort = square <= longest * longest;
            if (isNeeded || (isShort && uniform(seed, systemKey(i), systemKey(j), stableHash("lane")) < share)) {
                lanes.emplace_back(i, j);
            }
        }
    }
    return lanes;
}

std::vector<std::uint32_t> farApart(const std::vector<MapPoint>& systems, std::uint32_t count) {
    std::vector<std::uint32_t> chosen;
    if (count == 0 || systems.empty()) {
        return chosen;
    }
    MapPoint middle;
    for (const MapPoint& point : systems) {
        middle.x += point.x / static_cast<double>(systems.size());
        middle.y += point.y / static_cast<double>(systems.size());
    }
    std::vector<double> distance; // to the nearest one chosen; before the first, to the middle
    for (const MapPoint& point : systems) {
        distance.push_back(squareDistance(point, middle));
    }
    while (chosen.size() < count) {
        const auto farthest =
            static_cast<std::uint32_t>(std::max_element(distance.begin(), distance.end()) - distance.begin());
        const bool isFirst = chosen.empty();
        chosen.push_back(farthest);
        for (std::size_t i = 0; i < systems.size(); ++i) {
            const double square = squareDistance(systems[i], systems[farthest]);
            distance[i] = isFirst ? square : std::min(distance[i], square);
        }
        distance[farthest] = -1.0; // not twice, even where two systems share a place
    }
    return chosen;
}

} // namespace orrery::engine
