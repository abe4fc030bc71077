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

/// Returns a number for the span in which an event can be the first (T13). A span is a turn, or the time between two
/// turns, which belongs to neither of them (T3, T12). Different spans have different numbers.
std::uint32_t spanAt(std::uint32_t turn, const TurnPlace& place, bool isBetweenTurns);

/// Returns whether the group responds only to the first event of a span, and that event has already occurred (T13).
bool hadFirstEvent(StepRun& run, std::uint32_t group, Row holder, std::uint32_t span);

/// The first events at one line of a script (T13). They matter for groups that respond only to the first event of a
/// span. An event counts once it occurs, even if the group does not respond.
class FirstEvents {
public:
    /// Marks responses as late if their first event occurred earlier. Records the current event as the first event of
    /// the others. Simultaneous events are all first.
    void find(StepRun& run, std::deque<Response>& waiting, std::uint32_t span);
    /// Ends the line. Does not count events that a response cancelled before the group could respond (T8).
    void close(StepRun& run);

    /// Returns whether the group may not respond: its first event occurred earlier, or the group responds to a
    /// simultaneous event.
    bool isSpent(const Response& response) const;
    /// Records that the event occurred although the group does not respond.
    void noteCome(const Response& response);
    /// Records that the group responds. The group responds to no other event at the same time.
    void take(const Response& response);

private:
    struct FirstEvent {
        std::optional<std::uint32_t> before{}; ///< value of PendingState::answered before the event
        bool hasCome = false;
        bool isTaken = false;
    };
    using ByGroup = std::map<std::pair<std::uint32_t, Row>, FirstEvent>; ///< first events by group and holder

    ByGroup m_first;
};

} // namespace orrery::engine
