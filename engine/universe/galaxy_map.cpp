// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/galaxy_map.h"

#include "engine/universe/chance.h"
#include "engine/universe/point_tree.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace orrery::engine {

namespace {

constexpr double pi = 3.14159265358979323846;

/// Returns the point at an angle (in turns, 0 to 1) on the unit circle. Computes a series, because the last bit of the
/// library's sine differs between platforms.
MapPoint onCircle(double turns) {
    const double quarters = turns * 4.0;
    const double quarter = std::floor(quarters + 0.5);
    const double angle = (quarters - quarter) * (pi / 2.0); // at most 45 degrees from an axis
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

/// The random draws of one attempt to place one system.
struct Draws {
    std::uint64_t seed = 0;
    std::uint32_t system = 0;
    std::uint32_t count = 0; ///< number of systems in the galaxy
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
    constexpr double winding = 0.55; // turns of an arm from the middle to the rim
    const double radius = std::sqrt(draw("radius"));
    const double aside = (draw("aside") + draw("aside twice") - 1.0) * 0.4 / arms;
    const double arm = std::floor(draw("arm") * arms) / arms;
    const double angle = arm + winding * radius + aside;
    const MapPoint direction = onCircle(angle - std::floor(angle));
    return {radius * direction.x, radius * direction.y};
}

MapPoint inCluster(const Draws& draw) {
    // Arranges the centres like sunflower seeds: evenly, for any number of centres.
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
    MapPoint (*place)(const Draws& draw); ///< returns a point in the unit disc
    double widening;                      ///< factor on the disc's radius, because the shape leaves part of the disc
                                          ///< empty
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

/// Returns whether a system lies inside the circle whose diameter is the line from a to b. A lane from a to b would
/// then only duplicate the way through this system. The remaining lanes cannot cross, because they are a subset of the
/// Delaunay triangulation.
bool liesBetween(MapPoint middle, MapPoint a, MapPoint b, double square) {
    return squareDistance(a, middle) + squareDistance(b, middle) < square;
}

/// Returns whether another system is nearer to both systems than they are to each other. Without lanes between such
/// systems, the other lanes still connect all systems.
bool isNearerToBoth(MapPoint middle, MapPoint a, MapPoint b, double square) {
    return std::max(squareDistance(a, middle), squareDistance(b, middle)) < square;
}

/// The minimum distance between systems while there is room.
constexpr double roomOfSystem = 0.6 * systemSpacing;

/// The placed systems, in a grid of square cells. A system nearer than roomOfSystem is in the same or an adjacent cell.
class PlacedSystems {
public:
    /// @param radius a radius that contains most systems; systems beyond it share the cells at the edge
    PlacedSystems(std::uint32_t count, double radius)
        : m_radius(radius), m_across(static_cast<std::size_t>(2.0 * radius / cellSide) + 1),
          m_lastInCell(m_across * m_across, none) {
        m_systems.reserve(count);
        m_before.reserve(count);
    }

    void add(MapPoint point) {
        std::uint32_t& last = m_lastInCell[lineOf(point.y) * m_across + lineOf(point.x)];
        m_before.push_back(std::exchange(last, static_cast<std::uint32_t>(m_systems.size())));
        m_systems.push_back(point);
    }
    /// Returns whether a placed system is nearer than `apart`. @pre apart ≤ roomOfSystem
    bool isAnyNearer(MapPoint point, double apart, std::uint64_t& visits) const {
        const std::size_t line = lineOf(point.y);
        const std::size_t column = lineOf(point.x);
        for (std::size_t y = line - std::min<std::size_t>(line, 1); y <= std::min(line + 1, m_across - 1); ++y) {
            for (std::size_t x = column - std::min<std::size_t>(column, 1); x <= std::min(column + 1, m_across - 1);
                 ++x) {
                ++visits;
                for (std::uint32_t i = m_lastInCell[y * m_across + x]; i != none; i = m_before[i]) {
                    ++visits;
                    if (squareDistance(point, m_systems[i]) < apart * apart) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
    std::vector<MapPoint> take() { return std::move(m_systems); }

private:
    static constexpr std::uint32_t none = ~0u;
    static constexpr double cellSide = roomOfSystem + 1.0; // larger than roomOfSystem, so rounding never leads beyond
                                                           // the next cell
    std::size_t lineOf(double along) const {
        const double line = std::floor((along + m_radius) / cellSide);
        return line <= 0.0 ? 0 : std::min(static_cast<std::size_t>(line), m_across - 1);
    }

    double m_radius;
    std::size_t m_across;
    std::vector<std::uint32_t> m_lastInCell;
    std::vector<std::uint32_t> m_before; ///< previous system in the same cell, by system
    std::vector<MapPoint> m_systems;
};

/// Finds the neighbours of a system: the systems with no other system between. A visited system lies between the first
/// system and all systems behind it. So the search skips these, and visits few systems.
class LaneFinder {
public:
    LaneFinder(const std::vector<MapPoint>& systems, std::uint64_t& visits)
        : m_systems(systems), m_tree(systems), m_visits(visits) {
        if (!systems.empty()) {
            const PointBox& bounds = m_tree.bounds();
            // The rounding error of the sum in liesBetween() is a thousandth of this margin.
            m_margin = 1e-12 * squareDistance(bounds.low, bounds.high);
        }
    }

    /// Returns the neighbours that have a larger index, in ascending order.
    const std::vector<std::uint32_t>& neighboursOf(std::uint32_t from) {
        const MapPoint here = m_systems[from];
        m_blockers.clear();
        m_found.clear();
        m_tree.search(
            here, m_visits, [&](const PointBox& box) { return !isBehind(here, box); },
            [&](std::uint32_t to) {
                const double square = squareDistance(here, m_systems[to]);
                const bool isBlocked = std::ranges::any_of(m_blockers, [&](MapPoint blocker) {
                    ++m_visits;
                    return liesBetween(blocker, here, m_systems[to], square);
                });
                if (to != from && !isBlocked) {
                    m_blockers.push_back(m_systems[to]);
                    if (to > from) {
                        m_found.push_back(to);
                    }
                }
                return false;
            });
        std::erase_if(m_found, [&](std::uint32_t to) { return isAnyBetween(here, m_systems[to]); });
        std::ranges::sort(m_found);
        return m_found;
    }

    bool isAnyNearerToBoth(MapPoint a, MapPoint b) const {
        const double square = squareDistance(a, b);
        return m_tree.search(
            a, m_visits,
            [&](const PointBox& box) {
                return std::max(box.squareFrom(a), box.squareFrom(b)) <= 1.01 * square; // 1.01 leaves room for rounding
            },
            [&](std::uint32_t middle) { return isNearerToBoth(m_systems[middle], a, b, square); });
    }

private:
    bool isAnyBetween(MapPoint a, MapPoint b) const {
        const double square = squareDistance(a, b);
        const MapPoint centre{(a.x + b.x) / 2.0, (a.y + b.y) / 2.0};
        return m_tree.search(
            centre, m_visits,
            [&](const PointBox& box) { return box.squareFrom(centre) <= 0.26 * square; }, // > 1/4, for rounding
            [&](std::uint32_t middle) { return liesBetween(m_systems[middle], a, b, square); });
    }
    /// Returns whether the whole box lies behind one of the blockers.
    bool isBehind(MapPoint here, const PointBox& box) const {
        return std::ranges::any_of(m_blockers, [&](MapPoint blocker) {
            ++m_visits;
            const double x = blocker.x - here.x;
            const double y = blocker.y - here.y;
            return x * ((x > 0.0 ? box.low.x : box.high.x) - blocker.x) +
                       y * ((y > 0.0 ? box.low.y : box.high.y) - blocker.y) >
                   m_margin;
        });
    }

    const std::vector<MapPoint>& m_systems;
    PointTree m_tree;
    std::uint64_t& m_visits;
    double m_margin = 0.0;
    std::vector<MapPoint> m_blockers;
    std::vector<std::uint32_t> m_found;
};

} // namespace

std::span<const std::string_view> galaxyShapes() {
    return shapeNames;
}

std::uint64_t systemKey(std::uint32_t index) {
    return joinKeys(stableHash("galaxy system"), index);
}

std::vector<MapPoint> placeSystems(std::string_view shapeId, std::uint32_t count, std::uint64_t seed,
                                   std::uint64_t& visits) {
    const auto known = std::ranges::find(shapes, shapeId, &Shape::id);
    const Shape& shape = known != shapes.end() ? *known : *std::ranges::find(shapes, "disc", &Shape::id);
    const double radius = systemSpacing * std::sqrt(count / pi) * shape.widening;
    constexpr std::uint32_t patience = 24; // attempts before a system may be nearer to others than roomOfSystem
    constexpr std::uint32_t lastAttempt = 240;

    PlacedSystems systems(count, radius);
    for (std::uint32_t i = 0; i < count; ++i) {
        double apart = roomOfSystem;
        for (std::uint32_t attempt = 0;; ++attempt) {
            const MapPoint unit = shape.place({.seed = seed, .system = i, .count = count, .attempt = attempt});
            const MapPoint point{toHundredths(unit.x * radius), toHundredths(unit.y * radius)};
            if (attempt >= patience) {
                apart *= 0.97;
            }
            if (!systems.isAnyNearer(point, apart, visits) || attempt == lastAttempt) {
                systems.add(point);
                break;
            }
        }
    }
    return systems.take();
}

std::vector<std::pair<std::uint32_t, std::uint32_t>> connectSystems(const std::vector<MapPoint>& systems,
                                                                    std::uint64_t seed, std::uint64_t& visits) {
    constexpr double share = 0.55; // share of the redundant lanes to keep; these lanes make loops on the map
    constexpr double longest = 2.2 * systemSpacing;
    LaneFinder finder(systems, visits);
    std::vector<std::pair<std::uint32_t, std::uint32_t>> lanes;
    for (std::uint32_t i = 0; i < systems.size(); ++i) {
        for (const std::uint32_t j : finder.neighboursOf(i)) {
            const bool isShort = squareDistance(systems[i], systems[j]) <= longest * longest;
            if ((isShort && uniform(seed, systemKey(i), systemKey(j), stableHash("lane")) < share) ||
                !finder.isAnyNearerToBoth(systems[i], systems[j])) {
                lanes.emplace_back(i, j);
            }
        }
    }
    return lanes;
}

std::vector<std::uint32_t> farApart(const std::vector<MapPoint>& systems, std::uint32_t count, std::uint64_t& visits) {
    std::vector<std::uint32_t> chosen;
    if (count == 0 || systems.empty()) {
        return chosen;
    }
    MapPoint middle;
    for (const MapPoint& point : systems) {
        middle.x += point.x / static_cast<double>(systems.size());
        middle.y += point.y / static_cast<double>(systems.size());
    }
    std::vector<double> distance; // squared distance to the nearest chosen system; before the first choice, to the
                                  // middle
    for (const MapPoint& point : systems) {
        distance.push_back(squareDistance(point, middle));
    }
    while (chosen.size() < count) {
        const auto farthest =
            static_cast<std::uint32_t>(std::max_element(distance.begin(), distance.end()) - distance.begin());
        const bool isFirst = chosen.empty();
        chosen.push_back(farthest);
        visits += systems.size();
        for (std::size_t i = 0; i < systems.size(); ++i) {
            const double square = squareDistance(systems[i], systems[farthest]);
            distance[i] = isFirst ? square : std::min(distance[i], square);
        }
        distance[farthest] = -1.0; // prevents a second choice, even if two systems have the same position
    }
    return chosen;
}

} // namespace orrery::engine
