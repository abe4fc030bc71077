// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/universe/point_tree.h"

#include <numeric>

namespace orrery::engine {

PointTree::PointTree(std::span<const MapPoint> points) : m_points(points), m_order(points.size()) {
    std::iota(m_order.begin(), m_order.end(), 0u);
    if (!m_order.empty()) {
        m_nodes.reserve(4 * (m_order.size() / leafSize + 1));
        build(0, static_cast<std::uint32_t>(m_order.size()));
    }
}

/// Builds the tree of a range of points: halves the points along the longer side of their box. The depth of the tree is
/// the logarithm of the number of points.
void PointTree::build(std::uint32_t first, std::uint32_t last) {
    const std::size_t index = m_nodes.size();
    Node node{.box = {m_points[m_order[first]], m_points[m_order[first]]}, .first = first, .last = last};
    for (std::uint32_t i = first; i < last; ++i) {
        const MapPoint point = m_points[m_order[i]];
        node.box.low = {std::min(node.box.low.x, point.x), std::min(node.box.low.y, point.y)};
        node.box.high = {std::max(node.box.high.x, point.x), std::max(node.box.high.y, point.y)};
    }
    m_nodes.push_back(node);
    if (last - first <= leafSize) {
        std::sort(m_order.begin() + first, m_order.begin() + last);
        return;
    }
    const double MapPoint::*const axis =
        node.box.high.x - node.box.low.x >= node.box.high.y - node.box.low.y ? &MapPoint::x : &MapPoint::y;
    const std::uint32_t middle = first + (last - first) / 2;
    const auto isBefore = [&](std::uint32_t a, std::uint32_t b) {
        const double ofA = m_points[a].*axis;
        const double ofB = m_points[b].*axis;
        return ofA != ofB ? ofA < ofB : a < b; // halves points at the same position too
    };
    std::nth_element(m_order.begin() + first, m_order.begin() + middle, m_order.begin() + last, isBefore);
    build(first, middle);
    m_nodes[index].second = static_cast<std::uint32_t>(m_nodes.size());
    build(middle, last);
}

} // namespace orrery::engine
