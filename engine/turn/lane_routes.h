// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/universe.h"

#include <limits>
#include <map>
#include <span>
#include <utility>
#include <vector>

namespace orrery::engine {

/// The lanes of one state, with their lengths.
class LaneGraph {
public:
    explicit LaneGraph(const View& view);

    struct Way {
        Row to = noRow;
        double length = 0.0;
    };
    /// Returns the lanes from a system, sorted by the id of the other end.
    std::span<const Way> ways(Row system) const;
    std::size_t size() const { return m_systems.size(); }
    /// Returns the place of a system among all systems with lanes, sorted by id. Returns size() for other systems.
    std::size_t place(Row system) const;
    Row system(std::size_t place) const { return m_systems[place]; }
    double distance(Row a, Row b) const;
    double distance(double x, double y, Row system) const;
    /// Returns the ends of the lanes through a point, in ascending order.
    /// @param heading system towards which an object on a lane moves: only the lane of that object counts; noRow: all
    /// lanes count
    std::vector<Row> endsAt(double x, double y, Row heading) const;

private:
    const View& m_view;
    std::vector<Row> m_systems;
    std::vector<std::uint32_t> m_first; ///< by place: index of the first lane in m_ways, with one more entry at the end
    std::vector<Way> m_ways;
};

/// The shortest ways along lanes from all systems to one system (E8.6). Among equally short ways, the lowest id
/// decides.
class LaneRoutes {
public:
    LaneRoutes(const LaneGraph& graph, Row destination);

    /// Returns the length of the way from a system. Returns infinity if there is no way.
    double length(Row from) const;
    /// Returns the next system on the way. Returns noRow at the end of the way, and if there is no way.
    Row next(Row from) const;

private:
    const LaneGraph& m_graph;
    Row m_destination;
    std::vector<double> m_length; ///< length of the way from each system, by place
    std::vector<Row> m_next;
};

} // namespace orrery::engine
