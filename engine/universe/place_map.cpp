// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/place_map.h"

#include "engine/universe/point_tree.h"
#include "engine/universe/universe.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace orrery::engine {

namespace {

/// Groups (key, value) pairs by key. The values of a key are at first[key] … first[key + 1].
template <typename Value>
void group(const std::vector<std::pair<std::uint32_t, Value>>& pairs, std::size_t keys,
           std::vector<std::uint32_t>& first, std::vector<Value>& values) {
    first.assign(keys + 1, 0);
    for (const auto& [key, value] : pairs) {
        ++first[key + 1];
    }
    std::partial_sum(first.begin(), first.end(), first.begin());
    std::vector<std::uint32_t> next = first;
    values.resize(pairs.size());
    for (const auto& [key, value] : pairs) {
        values[next[key]++] = value;
    }
}

/// The places that are not systems. Finds such places on a lane.
class PointsOfLanes {
public:
    using Place = PlaceMap::Place;

    PointsOfLanes(const std::vector<double>& x, const std::vector<double>& y, const std::vector<Row>& systems)
        : m_places(placesOf(systems)), m_points(pointsOf(m_places, x, y)), m_tree(m_points) {}

    /// Returns the points on a lane, ascending. The list is valid until the next call.
    const std::vector<Place>& on(MapPoint a, MapPoint b, std::uint64_t& visits) {
        const double dx = b.x - a.x;
        const double dy = b.y - a.y;
        const double length2 = dx * dx + dy * dy;
        const double aside = 2e-6 * std::sqrt(length2); // larger than the tolerance below
        m_found.clear();
        m_tree.search(
            a, visits,
            [&](const PointBox& box) {
                const double x = (box.low.x + box.high.x) / 2.0 - a.x;
                const double y = (box.low.y + box.high.y) / 2.0 - a.y;
                const double halves =
                    (box.high.x - box.low.x) / 2.0 * std::abs(dy) + (box.high.y - box.low.y) / 2.0 * std::abs(dx);
                const double across = std::abs(x * dy - y * dx);
                return box.low.x <= std::max(a.x, b.x) + aside && box.high.x >= std::min(a.x, b.x) - aside &&
                       box.low.y <= std::max(a.y, b.y) + aside && box.high.y >= std::min(a.y, b.y) - aside &&
                       across <= halves * (1.0 + 1e-9) + across * 1e-9 + 2e-6 * length2;
            },
            [&](std::uint32_t index) {
                const double px = m_points[index].x - a.x;
                const double py = m_points[index].y - a.y;
                const double along = px * dx + py * dy;
                const double across = px * dy - py * dx;
                if (std::abs(across) <= 1e-6 * length2 && along >= 0.0 && along <= length2) {
                    m_found.push_back(m_places[index]);
                }
                return false;
            });
        std::ranges::sort(m_found);
        return m_found;
    }

private:
    static std::vector<Place> placesOf(const std::vector<Row>& systems) {
        std::vector<Place> places;
        for (Place place = 0; place < systems.size(); ++place) {
            if (systems[place] == noRow) {
                places.push_back(place);
            }
        }
        return places;
    }
    static std::vector<MapPoint> pointsOf(const std::vector<Place>& places, const std::vector<double>& x,
                                          const std::vector<double>& y) {
        std::vector<MapPoint> points;
        points.reserve(places.size());
        for (const Place place : places) {
            points.push_back({x[place], y[place]});
        }
        return points;
    }

    std::vector<Place> m_places;
    std::vector<MapPoint> m_points;
    PointTree m_tree;
    std::vector<Place> m_found;
};

} // namespace

PlaceMap::PlaceMap(const View& view) : m_placeOf(view.rowCount, none) {
    findPlaces(view);
    findWays(view);
    makeGrid();
    m_visits += view.rowCount + view.lanes->lanes.size() + 2 * size();
    m_marks.assign(size(), 0);
}

void PlaceMap::findPlaces(const View& view) {
    std::map<std::pair<double, double>, Place> points;
    std::vector<Place> ofSystem(view.rowCount, none);
    std::vector<std::pair<Place, Row>> rows;
    const auto add = [this](double x, double y, Row system) {
        m_x.push_back(x);
        m_y.push_back(y);
        m_system.push_back(system);
        return static_cast<Place>(m_x.size() - 1);
    };
    for (Row row = 0; row < view.rowCount; ++row) {
        if (!view.exists(row) || view.builtin(Builtin::positioned, row) == 0.0) {
            continue;
        }
        const double x = view.builtin(Builtin::x, row);
        const double y = view.builtin(Builtin::y, row);
        const double in = view.builtin(Builtin::system, row);
        Place place = none;
        if (in >= 0.0 && in < static_cast<double>(view.rowCount)) {
            const Row system = static_cast<Row>(in);
            if (ofSystem[system] == none) {
                const bool isPlaced = view.builtin(Builtin::positioned, system) != 0.0;
                ofSystem[system] = add(isPlaced ? view.builtin(Builtin::x, system) : x,
                                       isPlaced ? view.builtin(Builtin::y, system) : y, system);
            }
            place = ofSystem[system];
        } else {
            const auto [known, isNew] = points.try_emplace({x, y}, none);
            if (isNew) {
                known->second = add(x, y, noRow);
            }
            place = known->second;
        }
        m_placeOf[row] = place;
        rows.emplace_back(place, row);
    }
    const std::vector<Place> now = arrange();
    for (auto& [place, row] : rows) {
        place = m_placeOf[row] = now[place];
    }
    group(rows, size(), m_firstRow, m_rows);
}

/// Numbers the places square by square of the map, so near places are also near in memory. In a large galaxy, this
/// decides the cost of a search (P2.3). @return the new number of each place
std::vector<PlaceMap::Place> PlaceMap::arrange() {
    measureGrid();
    constexpr std::size_t side = 8; // number of cells along one side of a square
    const std::size_t squaresAcross = m_cellsAcross / side + 1;
    const std::size_t squares = squaresAcross * (m_cellsDown / side + 1);
    std::vector<std::pair<std::uint32_t, Place>> keys;
    keys.reserve(size());
    for (Place place = 0; place < size(); ++place) {
        const std::size_t column = columnOf(place);
        const std::size_t line = lineOf(place);
        const std::size_t square = line / side * squaresAcross + column / side;
        keys.emplace_back(static_cast<std::uint32_t>((square * side + line % side) * side + column % side), place);
    }
    std::vector<std::uint32_t> first;
    group(keys, squares * side * side, first, m_order);
    std::vector<Place> now(size());
    std::vector<double> x(size());
    std::vector<double> y(size());
    std::vector<Row> system(size());
    for (Place place = 0; place < size(); ++place) {
        const std::uint32_t was = m_order[place];
        now[was] = place;
        x[place] = m_x[was];
        y[place] = m_y[was];
        system[place] = m_system[was];
    }
    m_x = std::move(x);
    m_y = std::move(y);
    m_system = std::move(system);
    return now;
}

void PlaceMap::findWays(const View& view) {
    std::vector<std::pair<Place, Place>> ways;
    PointsOfLanes points(m_x, m_y, m_system);
    const auto connect = [&ways](Place a, Place b) {
        ways.emplace_back(a, b);
        ways.emplace_back(b, a);
    };
    for (const auto& [from, to] : view.lanes->lanes) {
        const Place a = placeOf(from);
        const Place b = placeOf(to);
        if (a == none || b == none || a == b) {
            continue;
        }
        connect(a, b);
        // A point on a lane is one jump from either end. It does not shorten a way, because the ends are one jump
        // apart.
        for (const Place point : points.on({m_x[a], m_y[a]}, {m_x[b], m_y[b]}, m_visits)) {
            connect(point, a);
            connect(point, b);
        }
    }
    group(ways, size(), m_firstWay, m_ways);
}

void PlaceMap::measureGrid() {
    if (size() == 0) {
        return;
    }
    const auto [left, right] = std::minmax_element(m_x.begin(), m_x.end());
    const auto [top, bottom] = std::minmax_element(m_y.begin(), m_y.end());
    m_left = *left;
    m_top = *top;
    const double width = *right - *left;
    const double height = *bottom - *top;
    const double across = std::ceil(std::sqrt(static_cast<double>(size())));
    m_cell = std::max({width / across, height / across, 1e-9});
    m_cellsAcross = static_cast<std::size_t>(width / m_cell) + 1;
    m_cellsDown = static_cast<std::size_t>(height / m_cell) + 1;
}

void PlaceMap::makeGrid() {
    std::vector<std::pair<std::uint32_t, Place>> cells;
    cells.reserve(size());
    for (Place place = 0; place < size(); ++place) {
        cells.emplace_back(static_cast<std::uint32_t>(lineOf(place) * m_cellsAcross + columnOf(place)), place);
    }
    group(cells, m_cellsAcross * m_cellsDown, m_firstInCell, m_inCell);
}

double PlaceMap::squaredDistance(Place a, Place b) const {
    const double dx = m_x[a] - m_x[b];
    const double dy = m_y[a] - m_y[b];
    return dx * dx + dy * dy;
}

/// Marks a place. Returns whether the current search reaches it for the first time.
bool PlaceMap::mark(Place place) const {
    const bool isNew = m_marks[place] != m_search;
    m_marks[place] = m_search;
    return isNew;
}

double PlaceMap::nearest(Place from, std::span<const Place> to, Measure measure, double limit) const {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (measure == Measure::distance) {
        double best = infinity;
        for (const Place place : to) {
            best = std::min(best, squaredDistance(from, place));
        }
        return std::sqrt(best);
    }
    // Marks the goals with one number of the counter, and the places that the search reaches with the next.
    const std::uint32_t goal = ++m_search;
    for (const Place place : to) {
        m_marks[place] = goal;
    }
    ++m_search;
    if (m_marks[from] == goal) {
        return 0.0;
    }
    mark(from);
    m_queue.assign(1, from);
    std::size_t head = 0;
    for (double jumps = 1.0; jumps <= limit && head < m_queue.size(); jumps += 1.0) {
        for (const std::size_t end = m_queue.size(); head < end; ++head) {
            const Place place = m_queue[head];
            if (jumps > 1.0 && m_system[place] == noRow) {
                continue; // no way leads through a point, even if two lanes cross there
            }
            for (std::uint32_t way = m_firstWay[place]; way < m_firstWay[place + 1]; ++way) {
                if (m_marks[m_ways[way]] == goal) {
                    return jumps;
                }
                if (mark(m_ways[way])) {
                    m_queue.push_back(m_ways[way]);
                }
            }
        }
    }
    return infinity;
}

bool PlaceMap::isWithin(Place from, std::span<const Place> to, Measure measure, double limit) const {
    if (!(limit >= 0.0)) {
        return false;
    }
    if (measure == Measure::jumps) {
        return nearest(from, to, measure, limit) <= limit;
    }
    return std::any_of(to.begin(), to.end(),
                       [&](Place place) { return squaredDistance(from, place) <= limit * limit; });
}

void PlaceMap::reach(std::span<const Place> from, Measure measure, double limit, std::vector<Place>& out) const {
    out.clear();
    if (!(limit >= 0.0)) {
        return;
    }
    ++m_search;
    for (const Place place : from) { // a place is within 0 of itself
        if (mark(place)) {
            out.push_back(place);
        }
    }
    if (measure == Measure::jumps) {
        std::size_t head = 0;
        for (double jumps = 1.0; jumps <= limit && head < out.size(); jumps += 1.0) {
            for (const std::size_t end = out.size(); head < end; ++head) {
                const Place place = out[head];
                if (jumps > 1.0 && m_system[place] == noRow) {
                    continue; // no way leads through a point, even if two lanes cross there
                }
                for (std::uint32_t way = m_firstWay[place]; way < m_firstWay[place + 1]; ++way) {
                    if (mark(m_ways[way])) {
                        out.push_back(m_ways[way]);
                    }
                }
            }
        }
        return;
    }
    const auto cellOf = [this](double offset, std::size_t cells) {
        const double cell = std::floor(offset / m_cell);
        return cell <= 0.0 ? std::size_t{0} : std::min(static_cast<std::size_t>(std::min(cell, 1e9)), cells - 1);
    };
    for (const Place centre : from) {
        if (out.size() == size()) {
            return; // the search has found every place
        }
        const double x = m_x[centre] - m_left;
        const double y = m_y[centre] - m_top;
        const std::size_t lastColumn = cellOf(x + limit, m_cellsAcross);
        const std::size_t lastLine = cellOf(y + limit, m_cellsDown);
        const std::size_t firstColumn = cellOf(x - limit, m_cellsAcross);
        for (std::size_t line = cellOf(y - limit, m_cellsDown); line <= lastLine; ++line) {
            const std::uint32_t end = m_firstInCell[line * m_cellsAcross + lastColumn + 1];
            for (std::uint32_t i = m_firstInCell[line * m_cellsAcross + firstColumn]; i < end; ++i) {
                if (squaredDistance(centre, m_inCell[i]) <= limit * limit && mark(m_inCell[i])) {
                    out.push_back(m_inCell[i]);
                }
            }
        }
    }
}

} // namespace orrery::engine
