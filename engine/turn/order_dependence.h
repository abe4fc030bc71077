// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <atomic>
#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

/// A value that depends on the order of answers: at the end of the turn, in the order that was, and in another one.
struct OrderDifference {
    Row row = noRow;
    std::string column; ///< as designers say it; "exists" of an object that is there in one of them only
    std::string was;
    std::string other;
};

/// Two answers whose order matters.
struct OrderPair {
    Conflict::Contender first; ///< in the order that was
    Conflict::Contender second;
    OccurrenceRecord occurrence; ///< what the first one answers
    Timing timing = Timing::after;
    TimingStep step = TimingStep::b;
    std::vector<OrderDifference> differences; ///< the first few
};

/// What trying the other orders of the conflicts of one turn came to (T17).
struct OrderDependence {
    std::uint32_t turn = 0;
    std::size_t conflicts = 0;
    std::size_t tries = 0;
    std::size_t outcomes = 1; ///< end states that differ, the one that was included
    bool isBounded = false;   ///< not all orders were tried
    bool isStopped = false;
    std::optional<OrderPair> pair; ///< the smallest whose swap changes the outcome
};

inline constexpr std::size_t defaultOrderTries = 200;

/// Takes the step to a turn (1 or later, and computed) again in other orders of each of its conflicts: all of them up
/// to 4 contenders, beyond that each pair swapped. End states are compared, traces are not. The session is left as it
/// was. @param maxTries how many steps are taken at most.
OrderDependence findOrderDependence(Session& session, std::uint32_t turn, std::size_t maxTries = defaultOrderTries,
                                    const std::atomic<bool>* stop = nullptr);

/// A line for people, and how far it stands to the right.
struct IndentedLine {
    int depth = 0;
    Phrase words;
};

/// "turn 3: order matters: 2 outcomes", the pair with its places, what differs; of a turn in which no order matters,
/// one line that says so.
std::vector<IndentedLine> orderDependenceLines(const Session& session, const OrderDependence& found);

/// A hint about a turn in which no order matters.
Diagnostic noOrderMatters(const OrderDependence& found);
/// The same for the list of findings, at the groups: a warning for each of the two; empty where no order matters.
std::vector<Diagnostic> orderDependenceDiagnostics(const Session& session, const OrderDependence& found);

} // namespace orrery::engine
