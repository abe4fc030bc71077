// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/response.h"
#include "engine/turn/stepper.h"
#include "engine/turn/turn_place.h"

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <utility>

namespace orrery::engine {

/// Identifies the span in which an event can be the first (T13): a turn, or the time between two turns. That time
/// belongs to neither of them (T3, T12). @return a number that only this span has
std::uint32_t spanAt(std::uint32_t turn, const TurnPlace& place, bool isBetweenTurns);

/// Returns whether the group responds only to the first event of a span, and that event has come before (T13).
bool hadFirstEvent(StepRun& run, std::uint32_t group, Row holder, std::uint32_t span);

/// First events, at one line of a script, for the groups that respond to the first event of a span only (T13). An event
/// counts when it comes, even if the group does not respond.
class FirstEvents {
public:
    /// Marks responses whose first event has come before as late. Notes that the others have their first event now.
    /// Simultaneous events are all first.
    void find(StepRun& run, std::deque<Response>& waiting, std::uint32_t span);
    /// Ends the line. Events that were cancelled before the group's turn came do not count (T8).
    void close(StepRun& run);

    /// Returns whether the group may not respond: its first event came before, or it responds to a simultaneous one.
    bool isSpent(const Response& response) const;
    /// Notes that the event came, though the group does not respond.
    void noteCome(const Response& response);
    /// Notes that the group responds. It responds to no other event at the same time.
    void take(const Response& response);

private:
    struct FirstEvent {
        std::optional<std::uint32_t> before{}; ///< PendingState::answered before the event
        bool hasCome = false;
        bool isTaken = false;
    };
    using ByGroup = std::map<std::pair<std::uint32_t, Row>, FirstEvent>; ///< by group and holder

    ByGroup m_first;
};

} // namespace orrery::engine
