// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/causal_graph.h"

#include <array>
#include <cstddef>
#include <optional>

namespace orrery::engine {

/// The nodes that a view shows besides those that it looks for.
enum class CausalReach : std::uint8_t {
    only,     ///< none
    led,      ///< their causes: what led to this
    followed, ///< their results: what followed from this
    both,
};

/// The nodes that a view looks for, and how far around them it looks (I4.11).
struct CausalQuery {
    /// A node of another graph of the same run.
    struct Record {
        std::uint32_t turn = 0;
        CausalKind kind = CausalKind::change;
        std::uint32_t index = 0;            ///< as CausalNode::index
        InputKind input = InputKind::order; ///< for an input

        friend bool operator==(const Record&, const Record&) = default;
    };

    std::optional<Row> object{};          ///< nodes of this object: its events, firings and changes
    std::optional<std::uint32_t> group{}; ///< nodes of this group: its firings, and what they cause directly
    std::optional<ColumnId> column{};     ///< changes of this column
    std::optional<Record> record{};       ///< only this node
    CausalReach reach = CausalReach::only;
    std::uint32_t depth = 0; ///< the most steps to a cause or result; 0: no limit
    std::array<bool, static_cast<std::size_t>(CausalKind::count_)> isHidden{}; ///< by kind
    /// True to hide nodes without a cause and a result, unless the query names an object, a group, a column or a node.
    bool hidesLone = false;
    std::size_t most = 300; ///< more nodes than these are folded

    friend bool operator==(const CausalQuery&, const CausalQuery&) = default;
};

/// The way in which equal nodes are shown as one, from the finest to the coarsest.
enum class CausalFold : std::uint8_t {
    none,
    group,   ///< by kind, turn, and group; events by their kind, changes by rules of the engine by the rule
    run,     ///< the same over all turns
    classes, ///< the groups of a class are one, too
    kinds,
    count_
};

/// The nodes to show, folded so that there are not too many.
struct CausalPick {
    struct Box {
        CausalKind kind = CausalKind::change;
        std::vector<std::uint32_t> nodes{}; ///< ascending
    };
    std::vector<Box> boxes{};
    std::vector<CausalEdge> edges{}; ///< between boxes; also where only hidden nodes are between two nodes
    CausalFold fold = CausalFold::none;
    std::size_t nodes = 0; ///< number of nodes before folding
};

/// Returns the nodes of a graph that a query wants. The graph must be of this session.
CausalPick pickCauses(const Session& session, const CausalGraph& graph, const CausalQuery& query);

} // namespace orrery::engine
