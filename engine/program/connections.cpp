// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/connections.h"

#include "engine/program/expression_read.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace orrery::engine {

namespace {

/// Returns the representative of a set of connected nodes.
Row rootOf(std::vector<Row>& leaders, Row row) {
    while (leaders[row] != row) {
        leaders[row] = leaders[leaders[row]];
        row = leaders[row];
    }
    return row;
}

} // namespace

std::optional<std::uint32_t> Connections::nodeOf(const View& view, Row system, Row owner) const {
    if (m_firstNode[system] == m_firstNode[system + 1]) {
        return std::nullopt;
    }
    const std::vector<Row>& owners = view.ownersOf(system);
    const auto found = std::ranges::lower_bound(owners, owner);
    return found == owners.end() || *found != owner
               ? std::nullopt
               : std::optional(m_firstNode[system] + static_cast<std::uint32_t>(found - owners.begin()));
}

void Connections::find(const View& view) {
    const auto systemType = view.model->vocabulary.findType("system");
    // One node for each pair of a system and an owner.
    m_firstNode.assign(view.rowCount + 1, 0);
    std::vector<Row> systemOf;
    for (Row row = 0; row < view.rowCount; ++row) {
        if (systemType && view.exists(row) && view.typeOf(row) == *systemType) {
            systemOf.insert(systemOf.end(), view.ownersOf(row).size(), row);
        }
        m_firstNode[row + 1] = static_cast<std::uint32_t>(systemOf.size());
    }
    std::vector<Row> leaders(systemOf.size());
    std::iota(leaders.begin(), leaders.end(), 0u);
    for (const auto& [a, b] : view.lanes->lanes) {
        for (std::uint32_t node = m_firstNode[a]; node < m_firstNode[a + 1]; ++node) {
            const Row owner = view.ownersOf(a)[node - m_firstNode[a]];
            if (const auto other = nodeOf(view, b, owner)) {
                const Row rootA = rootOf(leaders, node);
                const Row rootB = rootOf(leaders, *other);
                leaders[std::max(rootA, rootB)] = std::min(rootA, rootB);
            }
        }
    }
    m_componentOf.assign(leaders.size(), 0);
    std::uint32_t components = 0;
    std::vector<std::pair<std::uint32_t, Row>> systems;
    for (std::uint32_t node = 0; node < leaders.size(); ++node) {
        const Row root = rootOf(leaders, node); // the root is the first node of its set
        m_componentOf[node] = root == node ? components++ : m_componentOf[root];
        systems.emplace_back(m_componentOf[node], systemOf[node]);
    }
    std::vector<std::pair<std::uint32_t, Row>> rows;
    for (Row row = 0; row < view.rowCount; ++row) {
        const Row system = view.exists(row) ? rowOf(view.builtin(Builtin::system, row), view) : noRow;
        if (system != noRow) {
            for (std::uint32_t node = m_firstNode[system]; node < m_firstNode[system + 1]; ++node) {
                rows.emplace_back(m_componentOf[node], row);
            }
        }
    }
    m_systems.fill(systems, components);
    m_rows.fill(rows, components);
}

/// Returns the component of an object's system under the object's sole owner; nullopt if there is none.
std::optional<std::uint32_t> Connections::componentAt(const View& view, Row from) const {
    if (!view.exists(from) || view.ownersOf(from).size() != 1) {
        return std::nullopt;
    }
    const Row system = rowOf(view.builtin(Builtin::system, from), view);
    const auto node = system == noRow ? std::nullopt : nodeOf(view, system, view.ownersOf(from).front());
    return node ? std::optional(m_componentOf[*node]) : std::nullopt;
}

std::span<const Row> Connections::systemsOf(const View& view, Row from) const {
    const auto component = componentAt(view, from);
    return component ? m_systems.of(*component) : std::span<const Row>();
}

std::span<const Row> Connections::rowsOf(const View& view, Row from) const {
    const auto component = componentAt(view, from);
    return component ? m_rows.of(*component) : std::span<const Row>();
}

bool Connections::areConnected(const View& view, Row a, Row from, Row b, Row to) const {
    const std::vector<Row>& owners = view.ownersOf(b);
    return std::ranges::any_of(view.ownersOf(a), [&](Row owner) {
        const auto begin = nodeOf(view, from, owner);
        const auto end = nodeOf(view, to, owner);
        return begin && end && m_componentOf[*begin] == m_componentOf[*end] &&
               std::ranges::binary_search(owners, owner);
    });
}

} // namespace orrery::engine
