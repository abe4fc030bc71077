// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/galaxy/map_chart.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <tuple>

namespace orrery::widgets {

namespace {

/// The number of planets in a system from which planets of a class form one item, too.
constexpr std::size_t manyBodies = 24;
/// The number of neighbours that are compared with a system. More of them are so near that none of them has room.
constexpr int mostNeighbours = 1000;

QRectF boundsOf(const std::vector<MapSystem>& systems) {
    if (systems.empty()) {
        return {};
    }
    double left = std::numeric_limits<double>::max();
    double top = left;
    double right = std::numeric_limits<double>::lowest();
    double bottom = right;
    for (const MapSystem& system : systems) {
        left = std::min(left, system.position.x());
        right = std::max(right, system.position.x());
        top = std::min(top, system.position.y());
        bottom = std::max(bottom, system.position.y());
    }
    return {QPointF(left, top), QPointF(right, bottom)};
}

/// The items of a system are in this order. Objects with equal keys form one item.
std::tuple<int, QString, QString, int, int> keyOf(const MapObject& object, int index, bool groupsBodies) {
    if (object.isMobile) {
        return {2, object.kind, {}, object.owner, -1};
    }
    if (object.isBody) {
        return groupsBodies ? std::tuple{0, object.kind, object.ofClass, object.owner, -1}
                            : std::tuple{0, QString(), QString(), -1, index};
    }
    return {1, object.kind, object.ofClass, object.owner, -1};
}

} // namespace

void MapValue::add(const MapObject& object) {
    if (!std::isnan(object.value)) {
        now = (std::isnan(now) ? 0.0 : now) + object.value;
    }
    if (!std::isnan(object.before)) {
        before = (std::isnan(before) ? 0.0 : before) + object.before;
    }
}

MapChart::MapChart(GalaxyMap map) : m_map(std::move(map)) {
    QHash<QString, int> colours{{QString(), 0}};
    for (MapSystem& one : m_map.systems) {
        if (!colours.contains(one.starColour)) {
            colours.insert(one.starColour, static_cast<int>(m_starColours.size()));
            m_starColours.push_back(one.starColour);
        }
        m_starColourOf.push_back(colours.value(one.starColour));
        // Content can set any number. Differences of positions must stay finite.
        const auto finite = [](double number) { return std::isnan(number) ? 0.0 : std::clamp(number, -1e12, 1e12); };
        one.position = {finite(one.position.x()), finite(one.position.y())};
        m_positions.push_back(one.position);
        m_isSpace.push_back(one.isSpace);
        m_starCount += one.isSpace ? 0 : 1;
        m_owners.push_back(one.owners.size() == 1 ? std::max(one.owners.front(), noOwner)
                           : one.owners.empty()   ? noOwner
                                                  : severalOwners);
    }
    m_bounds = boundsOf(m_map.systems);
    indexPlaces();
    buildGrid();
    measureRooms();
    rankSystems();
    groupObjects();
    findRealms();
    findDetectors();
    sumValues();
}

std::optional<MapPlace> MapChart::find(std::uint32_t row) const {
    const auto place = m_places.constFind(row);
    return place != m_places.constEnd() ? std::optional(*place) : std::nullopt;
}

void MapChart::indexPlaces() {
    for (int s = 0; s < systemCount(); ++s) {
        const std::vector<MapObject>& objects = system(s).objects;
        if (!isSpace(s)) {
            m_places.insert(system(s).row, {s, -1});
        }
        for (std::size_t o = 0; o < objects.size(); ++o) {
            m_places.insert(objects[o].row, {s, static_cast<int>(o)});
        }
    }
}

std::uint32_t MapChart::rowOf(int system) const {
    const MapSystem& one = this->system(system);
    return one.isSpace && !one.objects.empty() ? one.objects.front().row : one.row;
}

std::pair<int, int> MapChart::cellOf(QPointF position) const {
    const auto index = [this](double distance, int count) {
        return static_cast<int>(std::clamp(std::floor(distance / m_cell), 0.0, count - 1.0));
    };
    return {index(position.x() - m_bounds.left(), m_columns), index(position.y() - m_bounds.top(), m_lines)};
}

/// Sorts the systems into cells with about one system each.
void MapChart::buildGrid() {
    const double count = std::max(systemCount(), 1);
    const double longest = std::max({m_bounds.width(), m_bounds.height(), 1e-9});
    // Systems on one line have an area of 0, but still need cells.
    m_cell = std::max(std::sqrt(std::max(m_bounds.width() * m_bounds.height(), 0.0) / count), longest / count);
    m_columns = static_cast<int>(m_bounds.width() / m_cell) + 1;
    m_lines = static_cast<int>(m_bounds.height() / m_cell) + 1;
    m_cellBegin.assign(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_lines) + 1, 0);
    const auto indexOf = [this](int s) {
        const auto [x, y] = cellOf(system(s).position);
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(m_columns) + static_cast<std::size_t>(x);
    };
    for (int s = 0; s < systemCount(); ++s) {
        ++m_cellBegin[indexOf(s) + 1];
    }
    std::partial_sum(m_cellBegin.begin(), m_cellBegin.end(), m_cellBegin.begin());
    std::vector<int> next = m_cellBegin;
    m_inCells.resize(m_map.systems.size());
    for (int s = 0; s < systemCount(); ++s) {
        m_inCells[static_cast<std::size_t>(next[indexOf(s)]++)] = s;
    }
}

std::vector<int> MapChart::systemsIn(const QRectF& area) const {
    std::vector<int> found;
    if (systemCount() == 0 || area.right() < m_bounds.left() || area.left() > m_bounds.right() ||
        area.bottom() < m_bounds.top() || area.top() > m_bounds.bottom()) {
        return found;
    }
    const auto [left, top] = cellOf(area.topLeft());
    const auto [right, bottom] = cellOf(area.bottomRight());
    for (int y = top; y <= bottom; ++y) {
        const std::size_t line = static_cast<std::size_t>(y) * static_cast<std::size_t>(m_columns);
        const int begin = m_cellBegin[line + static_cast<std::size_t>(left)];
        const int end = m_cellBegin[line + static_cast<std::size_t>(right) + 1];
        for (int i = begin; i < end; ++i) {
            const int index = m_inCells[static_cast<std::size_t>(i)];
            const QPointF at = position(index);
            if (at.x() >= area.left() && at.x() <= area.right() && at.y() >= area.top() && at.y() <= area.bottom()) {
                found.push_back(index);
            }
        }
    }
    return found;
}

void MapChart::measureRooms() {
    std::vector<double> distances;
    for (int s = 0; s < systemCount(); ++s) {
        const QPointF here = position(s);
        const auto [x, y] = cellOf(here);
        double nearest = std::numeric_limits<double>::max();
        int compared = 0;
        // The nearest of a system alone in its cells is further away. Looks further until there is one.
        for (int reach = 1; nearest == std::numeric_limits<double>::max() && reach <= 8; reach *= 2) {
            for (int line = std::max(y - reach, 0); line <= std::min(y + reach, m_lines - 1); ++line) {
                const auto first = static_cast<std::size_t>(line) * static_cast<std::size_t>(m_columns);
                const int begin = m_cellBegin[first + static_cast<std::size_t>(std::max(x - reach, 0))];
                const int end = m_cellBegin[first + static_cast<std::size_t>(std::min(x + reach, m_columns - 1)) + 1];
                for (int i = begin; i < end && compared < mostNeighbours; ++i, ++compared) {
                    const int other = m_inCells[static_cast<std::size_t>(i)];
                    const QPointF way = position(other) - here;
                    // A ship that passes a system takes no room from it.
                    const bool isNeighbour = other != s && (isSpace(s) || !isSpace(other));
                    nearest = isNeighbour ? std::min(nearest, QPointF::dotProduct(way, way)) : nearest;
                }
            }
        }
        distances.push_back(nearest < std::numeric_limits<double>::max() ? std::sqrt(nearest) : -1.0);
    }
    std::vector<double> known;
    for (int s = 0; s < systemCount(); ++s) {
        if (const double distance = distances[static_cast<std::size_t>(s)]; distance > 0.0 && !isSpace(s)) {
            known.push_back(distance);
        }
    }
    if (known.empty()) {
        m_spacing = std::max({m_bounds.width(), m_bounds.height(), 100.0});
    } else {
        const auto middle = known.begin() + static_cast<std::ptrdiff_t>(known.size() / 2);
        std::ranges::nth_element(known, middle);
        m_spacing = *middle * 2.0; // the nearest of evenly spread points is half of their spacing away
    }
    // Systems at the same place get a little room, so that one can zoom in until their objects show.
    for (const double distance : distances) {
        m_rooms.push_back(distance < 0.0 ? m_spacing : std::max(distance / 2.0, m_spacing * 0.05));
    }
}

void MapChart::rankSystems() {
    std::vector<double> importance;
    m_hasCapital.resize(m_map.systems.size());
    for (std::size_t s = 0; s < m_map.systems.size(); ++s) {
        const MapSystem& one = m_map.systems[s];
        m_hasCapital[s] = std::ranges::any_of(one.objects, &MapObject::isCapital);
        importance.push_back((one.isSpace ? -1e9 : 0.0) + static_cast<double>(one.objects.size()) +
                             20.0 * static_cast<double>(one.owners.size()) + (m_hasCapital[s] ? 1000.0 : 0.0));
    }
    std::vector<int> order(m_map.systems.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::greater(), [&](int s) { return importance[static_cast<std::size_t>(s)]; });
    m_ranks.resize(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        m_ranks[static_cast<std::size_t>(order[i])] = static_cast<int>(i);
    }
    m_byRank = std::move(order);
}

void MapChart::groupObjects() {
    for (const MapSystem& one : m_map.systems) {
        m_firstItem.push_back(static_cast<std::uint32_t>(m_items.size()));
        m_firstObject.push_back(static_cast<std::uint32_t>(m_itemOf.size()));
        m_itemOf.resize(m_itemOf.size() + one.objects.size());
        const bool groupsBodies =
            static_cast<std::size_t>(std::ranges::count_if(one.objects, &MapObject::isBody)) > manyBodies;
        std::map<std::tuple<int, QString, QString, int, int>, std::vector<int>> groups;
        for (int o = 0; o < static_cast<int>(one.objects.size()); ++o) {
            groups[keyOf(one.objects[static_cast<std::size_t>(o)], o, groupsBodies)].push_back(o);
        }
        for (const auto& [key, objects] : groups) {
            const auto item = static_cast<int>(m_items.size() - m_firstItem.back());
            m_items.push_back(
                {static_cast<std::uint32_t>(m_members.size()), static_cast<std::uint32_t>(objects.size())});
            for (const int o : objects) {
                m_members.push_back(o);
                m_itemOf[m_firstObject.back() + static_cast<std::size_t>(o)] = item;
            }
        }
    }
    m_firstItem.push_back(static_cast<std::uint32_t>(m_items.size()));
}

std::span<const MapItem> MapChart::items(int system) const {
    const auto s = static_cast<std::size_t>(system);
    return std::span(m_items).subspan(m_firstItem[s], m_firstItem[s + 1] - m_firstItem[s]);
}

std::span<const int> MapChart::members(const MapItem& item) const {
    return std::span(m_members).subspan(item.first, item.count);
}

int MapChart::itemOf(MapPlace place) const {
    return m_itemOf[m_firstObject[static_cast<std::size_t>(place.system)] + static_cast<std::size_t>(place.object)];
}

void MapChart::findRealms() {
    using Cell = std::pair<int, int>;
    const double side = std::max(m_spacing * 8.0, std::max(m_bounds.width(), m_bounds.height()) / 64.0);
    std::map<int, std::map<Cell, std::vector<int>>> cellsOf;
    for (int s = 0; s < systemCount(); ++s) {
        // The area of a system with several owners has the colour of the first one.
        if (const std::vector<int>& owners = system(s).owners; !owners.empty() && owners.front() >= 0) {
            const QPointF from = position(s) - m_bounds.topLeft();
            cellsOf[owners.front()][{static_cast<int>(from.x() / side), static_cast<int>(from.y() / side)}].push_back(
                s);
        }
    }
    for (const auto& [empire, cells] : cellsOf) {
        MapRealm realm{empire, {}, 0};
        std::vector<int> best;
        for (const auto& [cell, own] : cells) {
            realm.systems += static_cast<int>(own.size());
            std::vector<int> around;
            for (int x = cell.first - 1; x <= cell.first + 1; ++x) {
                for (int y = cell.second - 1; y <= cell.second + 1; ++y) {
                    if (const auto near = cells.find({x, y}); near != cells.end()) {
                        around.insert(around.end(), near->second.begin(), near->second.end());
                    }
                }
            }
            if (around.size() > best.size()) {
                best = std::move(around);
            }
        }
        QPointF middle;
        for (const int one : best) {
            middle += position(one) / static_cast<double>(best.size());
        }
        // The middle itself may be in the area of another empire.
        realm.centre = position(*std::ranges::min_element(best, {}, [&](int one) {
            const QPointF way = position(one) - middle;
            return QPointF::dotProduct(way, way);
        }));
        m_realms.push_back(realm);
    }
    std::ranges::stable_sort(m_realms, std::greater(), &MapRealm::systems);
}

void MapChart::findDetectors() {
    for (int s = 0; s < systemCount(); ++s) {
        std::map<int, double> ranges;
        for (const MapObject& object : system(s).objects) {
            if (object.detection > 0.0) {
                ranges[object.owner] = std::max(ranges[object.owner], object.detection);
            }
        }
        for (const auto& [owner, range] : ranges) {
            m_detectors.push_back({s, owner, range});
            m_longestDetection = std::max(m_longestDetection, range);
        }
    }
}

void MapChart::sumValues() {
    for (const MapSystem& one : m_map.systems) {
        MapValue& sum = m_values.emplace_back();
        for (const MapObject& object : one.objects) {
            sum.add(object);
            m_hasNegativeValue = m_hasNegativeValue || object.value < 0.0;
        }
        // Objects that have left or are destroyed count, too.
        sum.before = one.before;
        if (std::isfinite(sum.now)) {
            m_largestValue = std::max(m_largestValue, std::abs(sum.now));
        }
    }
}

MapValue MapChart::value(int system, const MapItem& item) const {
    MapValue sum;
    for (const int object : members(item)) {
        sum.add(this->system(system).objects[static_cast<std::size_t>(object)]);
    }
    return sum;
}

int systemTowards(const GalaxyMap& map, int from, QPointF direction) {
    int best = -1;
    double bestCost = std::numeric_limits<double>::max();
    const QPointF here = map.systems[static_cast<std::size_t>(from)].position;
    for (std::size_t i = 0; i < map.systems.size(); ++i) {
        const QPointF way = map.systems[i].position - here;
        const double along = QPointF::dotProduct(way, direction);
        const double length = std::hypot(way.x(), way.y());
        if (static_cast<int>(i) == from || length == 0.0 || along < length * 0.7071) {
            continue;
        }
        const double aside = std::sqrt(std::max(0.0, length * length - along * along));
        const double cost = along + 2.0 * aside;
        if (cost < bestCost) {
            bestCost = cost;
            best = static_cast<int>(i);
        }
    }
    return best;
}

} // namespace orrery::widgets
