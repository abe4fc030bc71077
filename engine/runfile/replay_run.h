// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/runfile/run_description.h"
#include "engine/turn/session.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>

namespace orrery::engine {

/// The result of playing a saved run again (I4.16).
struct ReplayResult {
    std::uint32_t last = 0;                       ///< last turn that was played
    std::optional<std::uint32_t> firstDifference; ///< first turn with another hash, or that the run does not reach
};

/// Plays a run, and compares the hash of each turn with the saved one. Ends at the first difference.
/// @param session the run at turn 0. @param until last turn to play; the saved run may end before
/// @param tell function that is called before each turn
/// @return nullopt if stopped, or if a limit ends the run (Session::limitReached())
std::optional<ReplayResult> replayRun(Session& session, const RunDescription& saved, std::uint32_t until,
                                      const std::atomic<bool>* stop = nullptr,
                                      const std::function<void(std::uint32_t turn)>& tell = {});

} // namespace orrery::engine
