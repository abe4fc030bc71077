// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/runfile/replay_run.h"

#include <algorithm>

namespace orrery::engine {

std::optional<ReplayResult> replayRun(Session& session, const RunDescription& saved, std::uint32_t until,
                                      const std::atomic<bool>* stop,
                                      const std::function<void(std::uint32_t turn)>& tell) {
    const std::uint32_t last = std::min(until, saved.lastToPlay());
    for (std::uint32_t turn = 0; turn <= last; ++turn) {
        if (tell) {
            tell(turn);
        }
        const bool isThere = session.goTo(turn, stop);
        if ((stop != nullptr && stop->load()) || (!isThere && session.limitReached())) {
            return std::nullopt;
        }
        if (!isThere || (turn < saved.hashes.size() && session.history().hash(turn) != saved.hashes[turn])) {
            return ReplayResult{turn, turn};
        }
    }
    return ReplayResult{last, std::nullopt};
}

} // namespace orrery::engine
