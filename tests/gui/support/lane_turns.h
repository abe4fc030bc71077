// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/sandbox/timeline.h"

#include <cstdint>
#include <vector>

/// Returns the turns with marks in a lane of the timeline.
inline std::vector<std::uint32_t> laneTurns(const orrery::widgets::Timeline& timeline, orrery::widgets::TurnLane lane) {
    std::vector<std::uint32_t> turns;
    for (const orrery::widgets::TurnMark& mark : timeline.marks(lane)) {
        turns.push_back(mark.turn);
    }
    return turns;
}
