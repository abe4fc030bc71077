// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/grouped_rows.h"
#include "engine/universe/view.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace orrery::engine {

/// The systems between which an empire can travel without leaving its own systems, on one state (X3.2, E5.31).
class Connections {
public:
    /// Finds the connections of a state. The other functions read the same state.
    void find(const View& view);
    /// Returns the connected systems of one owner, ascending (World::connectedSystems).
    std::span<const Row> systemsOf(const View& view, Row from) const;
    /// Returns the objects in them, ascending.
    std::span<const Row> rowsOf(const View& view, Row from) const;
    /// Returns whether an owner of both objects can travel between their systems `from` and `to`.
    bool areConnected(const View& view, Row a, Row from, Row b, Row to) const;

private:
    // A node is a system under one of its owners.
    std::optional<std::uint32_t> nodeOf(const View& view, Row system, Row owner) const;
    std::optional<std::uint32_t> componentAt(const View& view, Row from) const;

    std::vector<std::uint32_t> m_firstNode;   ///< by row of a system, and one more; in the order of its owners
    std::vector<std::uint32_t> m_componentOf; ///< by node
    GroupedRows m_systems;                    ///< by component
    GroupedRows m_rows;
};

} // namespace orrery::engine
