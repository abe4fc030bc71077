// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/grouped_rows.h"
#include "engine/universe/view.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace orrery::engine {

/// The connections between systems in one state. Two systems are connected if an empire can travel between them through
/// its own systems only (X3.2, E5.31).
class Connections {
public:
    /// Finds the connections of a state. The other functions need a view of the same state.
    void find(const View& view);
    /// Returns the systems that are connected to the object's system under its sole owner, ascending
    /// (World::connectedSystems).
    std::span<const Row> systemsOf(const View& view, Row from) const;
    /// Returns the objects in these systems, ascending.
    std::span<const Row> rowsOf(const View& view, Row from) const;
    /// Returns whether an owner of both objects can travel between their systems `from` and `to`.
    bool areConnected(const View& view, Row a, Row from, Row b, Row to) const;

private:
    // A node is a pair of a system and one of its owners.
    std::optional<std::uint32_t> nodeOf(const View& view, Row system, Row owner) const;
    std::optional<std::uint32_t> componentAt(const View& view, Row from) const;

    std::vector<std::uint32_t> m_firstNode;   ///< first node of each system, by row, and one end entry; nodes follow
                                              ///< the order of the owners
    std::vector<std::uint32_t> m_componentOf; ///< component of each node
    GroupedRows m_systems;                    ///< systems of each component
    GroupedRows m_rows;
};

} // namespace orrery::engine
