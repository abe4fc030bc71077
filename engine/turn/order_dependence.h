// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <atomic>
#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

/// A value that depends on the order of responses. Compares the ends of the turn with the original order and with
/// another one.
struct OrderDifference {
    Row row = noRow;
    std::string column; ///< name of the column in content; "exists" if the object exists in only one of the two states
    std::string was;
    std::string other;
};

/// Two responses whose order matters.
struct OrderPair {
    Conflict::Contender first; ///< first response in the original order
    Conflict::Contender second;
    OccurrenceRecord occurrence; ///< event that the first response responds to
    Timing timing = Timing::after;
    TimingStep step = TimingStep::b;
    std::vector<OrderDifference> differences; ///< the first few differences
};

/// The result of trying the other orders of the conflicts of one turn (T17).
struct OrderDependence {
    std::uint32_t turn = 0;
    std::size_t conflicts = 0;
    std::size_t tries = 0;
    std::size_t outcomes = 1; ///< number of different end states, including the original one
    bool isBounded = false;   ///< true if the search did not try all orders
    bool isStopped = false;
    std::optional<OrderPair> pair; ///< the smallest pair whose swap changes the outcome
};

inline constexpr std::size_t defaultOrderTries = 200;

/// Computes the step to a turn again, with other orders of each of its conflicts. The turn must be 1 or later, and
/// already computed. Tries all orders of up to 4 contenders. With more contenders, swaps each pair. Compares end
/// states, but not traces. Restores the session.
/// @param maxTries maximum number of steps to compute
OrderDependence findOrderDependence(Session& session, std::uint32_t turn, std::size_t maxTries = defaultOrderTries,
                                    const std::atomic<bool>* stop = nullptr);

/// A line for users, with its indentation.
struct IndentedLine {
    int depth = 0;
    Phrase words;
};

/// Returns lines such as "turn 3: order matters: 2 outcomes", then the pair with its places, then the differences. If
/// no order matters, returns one line that says so.
std::vector<IndentedLine> orderDependenceLines(const Session& session, const OrderDependence& found);

/// Returns a hint for a turn in which no order matters.
Diagnostic noOrderMatters(const OrderDependence& found);
/// Returns the result as diagnostics: a warning at each of the two groups. Returns an empty list if no order matters.
std::vector<Diagnostic> orderDependenceDiagnostics(const Session& session, const OrderDependence& found);

} // namespace orrery::engine
