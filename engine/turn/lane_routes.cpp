// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/lane_routes.h"

#include <algorithm>
#include <cmath>
#include <queue>

namespace orrery::engine {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

} // namespace

LaneGraph::LaneGraph(const View& view) : m_view(view) {
    std::vector<std::pair<Row, Row>> ends;
    const auto isPlaced = [&](Row row) { return view.exists(row) && view.builtin(Builtin::positioned, row) != 0.0; };
    for (const auto& [from, to] : view.lanes->lanes) {
        if (isPlaced(from) && isPlaced(to)) {
            ends.emplace_back(from, to);
            ends.emplace_back(to, from);
        }
    }
    std::ranges::sort(ends);
    for (const auto& [from, to] : ends) {
        if (m_systems.empty() || m_systems.back() != from) {
            m_systems.push_back(from);
            m_first.push_back(static_cast<std::uint32_t>(m_ways.size()));
        }
        m_ways.push_back({to, distance(from, to)});
    }
    m_first.push_back(static_cast<std::uint32_t>(m_ways.size()));
}

std::size_t LaneGraph::place(Row system) const {
    const auto found = std::ranges::lower_bound(m_systems, system);
    return found != m_systems.end() && *found == system ? static_cast<std::size_t>(found - m_systems.begin()) : size();
}

std::span<const LaneGraph::Way> LaneGraph::ways(Row system) const {
    const std::size_t at = place(system);
    if (at == size()) {
        return {};
    }
    return std::span(m_ways).subspan(m_first[at], m_first[at + 1] - m_first[at]);
}

double LaneGraph::distance(double x, double y, Row system) const {
    const double dx = m_view.builtin(Builtin::x, system) - x;
    const double dy = m_view.builtin(Builtin::y, system) - y;
    return std::sqrt(dx * dx + dy * dy); // correctly rounded on all machines, unlike std::hypot (R3.2)
}

double LaneGraph::distance(Row a, Row b) const {
    return distance(m_view.builtin(Builtin::x, a), m_view.builtin(Builtin::y, a), b);
}

std::vector<Row> LaneGraph::endsAt(double x, double y, Row heading) const {
    std::vector<Row> ends;
    for (std::size_t at = 0; at < size(); ++at) {
        const Row from = m_systems[at];
        const double px = x - m_view.builtin(Builtin::x, from);
        const double py = y - m_view.builtin(Builtin::y, from);
        for (const Way& way : ways(from)) {
            if (way.to < from || (heading != noRow && heading != from && heading != way.to)) {
                continue; // count each lane only once
            }
            const double dx = m_view.builtin(Builtin::x, way.to) - m_view.builtin(Builtin::x, from);
            const double dy = m_view.builtin(Builtin::y, way.to) - m_view.builtin(Builtin::y, from);
            const double length2 = dx * dx + dy * dy;
            const double along = px * dx + py * dy;
            const double across = px * dy - py * dx;
            // Conditions use the same limit for positions on a lane (universe/place_map.cpp).
            if (std::abs(across) <= 1e-6 * length2 && along >= 0.0 && along <= length2) {
                ends.push_back(from);
                ends.push_back(way.to);
            }
        }
    }
    std::ranges::sort(ends);
    ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
    return ends;
}

LaneRoutes::LaneRoutes(const LaneGraph& graph, Row destination)
    : m_graph(graph), m_destination(destination), m_length(graph.size(), infinity), m_next(graph.size(), noRow) {
    const std::size_t start = graph.place(destination);
    if (start == graph.size()) {
        return;
    }
    using Entry = std::pair<double, std::size_t>; // places are in the order of ids
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    std::vector<bool> isSettled(graph.size());
    m_length[start] = 0.0;
    open.emplace(0.0, start);
    while (!open.empty()) {
        const auto [length, at] = open.top();
        open.pop();
        if (isSettled[at]) {
            continue;
        }
        isSettled[at] = true;
        for (const LaneGraph::Way& way : graph.ways(graph.system(at))) {
            const std::size_t other = graph.place(way.to);
            const double known = m_length[other];
            const double found = length + way.length;
            // Only unsettled systems change. So no way forms a circle, not even along lanes without length.
            if (!isSettled[other] && (found < known || (found == known && graph.system(at) < m_next[other]))) {
                m_length[other] = found;
                m_next[other] = graph.system(at);
                open.emplace(found, other);
            }
        }
    }
}

double LaneRoutes::length(Row from) const {
    if (from == m_destination) {
        return 0.0;
    }
    const std::size_t at = m_graph.place(from);
    return at == m_graph.size() ? infinity : m_length[at];
}

Row LaneRoutes::next(Row from) const {
    const std::size_t at = m_graph.place(from);
    return at == m_graph.size() ? noRow : m_next[at];
}

} // namespace orrery::engine
