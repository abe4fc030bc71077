// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/timeline_state.h"

#include <algorithm>

namespace orrery::engine {

void TimelineState::pop(StepRun& run) {
    if (const auto* const resolving = std::get_if<ResolvingFrame>(&stack.back())) {
        run.heldByFrames -= std::min(run.heldByFrames, resolving->bytes);
    }
    stack.pop_back();
}

void logNoResponse(TurnLog& log, ResolvingFrame& frame, const Response& response, NoAnswer reason) {
    if (reason != NoAnswer::notAnymore) {
        frame.firsts.noteCome(response);
    }
    log.unanswered.push_back({.occurrence = frame.events[response.to].record,
                              .group = response.group,
                              .holder = response.holder,
                              .timing = response.timing,
                              .reason = reason});
}

} // namespace orrery::engine
