// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <atomic>
#include <cstdint>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The kinds of nodes of a causal graph.
enum class CausalKind : std::uint8_t {
    input,    ///< an order, an action of a scenario condition, or a statement
    event,    ///< an event that content listens to (T28)
    response, ///< a firing that an event triggers, or an expired delay
    firing,   ///< a firing without a trigger
    change,   ///< a change of values
    count_
};

/// Returns the name of a kind in data: "event". causalKindLabel() returns its label: "Events".
std::string_view causalKindName(CausalKind kind);
std::string_view causalKindLabel(CausalKind kind);

/// The record of a log that an input comes from.
enum class InputKind : std::uint8_t { order, action, statement };

inline constexpr std::uint32_t noGroup = ~0u;

/// Something that happens in a turn.
struct CausalNode {
    CausalKind kind = CausalKind::change;
    InputKind input = InputKind::order; ///< for an input
    std::uint32_t turn = 0;
    /// Index in TurnLog::occurrences, firings, runs, orders or scenario; for a statement, its index in the scenario.
    std::uint32_t index = 0;
    std::uint32_t runs = 0;        ///< for a change: the number of runs, which begin with `index`
    std::uint32_t group = noGroup; ///< the group that fires, or that caused the event or change
    Row object = noRow;            ///< the subject of an event, the holder of a firing, or the first changed object
};

/// An edge: the first node caused the second one.
struct CausalEdge {
    std::uint32_t from = 0;
    std::uint32_t to = 0;

    friend auto operator<=>(const CausalEdge&, const CausalEdge&) = default;
};

/// The causes within some turns of a run (I4.11). Each event, firing and change of the logs is part of one node. A
/// change of one object that has several columns is one node, as a creation or a move. The graph has no cycle: a cause
/// precedes its result.
struct CausalGraph {
    std::uint32_t first = 0;
    std::uint32_t last = 0;
    std::vector<CausalNode> nodes{};
    std::vector<CausalEdge> edges{}; ///< ascending, without duplicates
};

/// Reads the causes in the turns from `first` to `last`, which the session has computed. Returns an empty graph if
/// stopped.
CausalGraph readCauses(const Session& session, std::uint32_t first, std::uint32_t last,
                       const std::atomic<bool>* stop = nullptr);

} // namespace orrery::engine
