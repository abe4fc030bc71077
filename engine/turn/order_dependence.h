// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <atomic>
#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

/// A value that depends on the order of responses: at the end of the turn, in the original order and in another one.
struct OrderDifference {
    Row row = noRow;
    std::string column; ///< its name in content; "exists" if the object exists in only one of them
    std::string was;
    std::string other;
};

/// Two responses whose order matters.
struct OrderPair {
    Conflict::Contender first; ///< as in the original order
    Conflict::Contender second;
    OccurrenceRecord occurrence; ///< event that the first one responds to
    Timing timing = Timing::after;
    TimingStep step = TimingStep::b;
    std::vector<OrderDifference> differences; ///< the first few
};

/// The result of trying the other orders of the conflicts of one turn (T17).
struct OrderDependence {
    std::uint32_t turn = 0;
    std::size_t conflicts = 0;
    std::size_t tries = 0;
    std::size_t outcomes = 1; ///< number of different end states, including the original one
    bool isBounded = false;   ///< not all orders were tried
    bool isStopped = false;
    std::optional<OrderPair> pair; ///< the smallest pair whose swap changes the outcome
};

inline constexpr std::size_t defaultOrderTries = 200;

/// Computes the step to a turn (1 or later, and computed before) again with other orders of each of its conflicts.
/// Tries all orders of up to 4 contenders; with more contenders, swaps each pair. Compares end states, but not traces.
/// Leaves the session as it was.
/// @param maxTries maximum number of steps to compute
OrderDependence findOrderDependence(Session& session, std::uint32_t turn, std::size_t maxTries = defaultOrderTries,
                                    const std::atomic<bool>* stop = nullptr);

/// A line for users, with its indentation.
struct IndentedLine {
    int depth = 0;
    Phrase words;
};

/// Returns "turn 3: order matters: 2 outcomes", then the pair with its places, then the differences. If no order
/// matters, returns one line that says so.
std::vector<IndentedLine> orderDependenceLines(const Session& session, const OrderDependence& found);

/// Returns a hint about a turn in which no order matters.
Diagnostic noOrderMatters(const OrderDependence& found);
/// Returns the same for the list of problems: a warning at each of the two groups. Empty if no order matters.
std::vector<Diagnostic> orderDependenceDiagnostics(const Session& session, const OrderDependence& found);

} // namespace orrery::engine
