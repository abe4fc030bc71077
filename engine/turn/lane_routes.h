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
    /// From a system, by the other end's id.
    std::span<const Way> ways(Row system) const;
    std::size_t size() const { return m_systems.size(); }
    /// The place of a system that has lanes among all of them, by id; size() of others.
    std::size_t place(Row system) const;
    Row system(std::size_t place) const { return m_systems[place]; }
    double distance(Row a, Row b) const;
    double distance(double x, double y, Row system) const;
    /// The ends of the lanes that lead through a point, in ascending order; where something on a lane moves towards
    /// `heading`, only those of its own lane.
    std::vector<Row> endsAt(double x, double y, Row heading) const;

private:
    const View& m_view;
    std::vector<Row> m_systems;
    std::vector<std::uint32_t> m_first; ///< by place, and one more
    std::vector<Way> m_ways;
};

/// The shortest ways along lanes from everywhere to one system (E8.6); of equally short ones that by the lowest id.
class LaneRoutes {
public:
    LaneRoutes(const LaneGraph& graph, Row destination);

    /// From a system; infinity where no way leads.
    double length(Row from) const;
    /// The next system on the way; noRow at its end, and where no way leads.
    Row next(Row from) const;

private:
    const LaneGraph& m_graph;
    Row m_destination;
    std::vector<double> m_length; ///< by place
    std::vector<Row> m_next;
};

} // namespace orrery::engine
