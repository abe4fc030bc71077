// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/galaxy_map.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace orrery::engine {

/// An axis-parallel rectangle around points.
struct PointBox {
    MapPoint low;
    MapPoint high;

    /// Returns the square of the distance from a point to the nearest point of the box; 0 inside.
    double squareFrom(MapPoint point) const {
        const double x = std::max({low.x - point.x, point.x - high.x, 0.0});
        const double y = std::max({low.y - point.y, point.y - high.y, 0.0});
        return x * x + y * y;
    }
};

/// Points of a plane in a tree of nested boxes. A search visits only the boxes that may hold a result. Crowded or
/// distant points cost no more than others. The result of a search depends only on the points and the given tests, to
/// the last bit.
class PointTree {
public:
    /// @param points must outlive the tree
    explicit PointTree(std::span<const MapPoint> points);

    const PointBox& bounds() const { return m_nodes.front().box; }

    /// Calls visit(index) for the points of all boxes that mayHold(box) accepts, until a call returns true. Visits
    /// nearer boxes first. @return whether a call returned true. @param visits grows by one for each box and each point
    template <typename MayHold, typename Visit>
    bool search(MapPoint near, std::uint64_t& visits, MayHold&& mayHold, Visit&& visit) const {
        return !m_order.empty() && searchNode(0, near, visits, mayHold, visit);
    }

private:
    struct Node {
        PointBox box;
        std::uint32_t first = 0; ///< index of the first point in m_order
        std::uint32_t last = 0;
        std::uint32_t second = 0; ///< index of the second child; 0: a leaf; the first child follows its parent
    };
    static constexpr std::uint32_t leafSize = 8;

    void build(std::uint32_t first, std::uint32_t last);

    template <typename MayHold, typename Visit>
    bool searchNode(std::uint32_t index, MapPoint near, std::uint64_t& visits, MayHold& mayHold, Visit& visit) const {
        const Node& node = m_nodes[index];
        ++visits;
        if (!mayHold(node.box)) {
            return false;
        }
        if (node.second == 0) {
            visits += node.last - node.first;
            return std::any_of(m_order.begin() + node.first, m_order.begin() + node.last, visit);
        }
        const bool isSecondNearer = m_nodes[node.second].box.squareFrom(near) < m_nodes[index + 1].box.squareFrom(near);
        const std::uint32_t nearer = isSecondNearer ? node.second : index + 1;
        const std::uint32_t farther = isSecondNearer ? index + 1 : node.second;
        return searchNode(nearer, near, visits, mayHold, visit) || searchNode(farther, near, visits, mayHold, visit);
    }

    std::span<const MapPoint> m_points;
    std::vector<std::uint32_t> m_order; ///< indices of points; those of a leaf are contiguous and ascending
    std::vector<Node> m_nodes;          ///< nodes of the tree, the root first; empty without points
};

} // namespace orrery::engine
