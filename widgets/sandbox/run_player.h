// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"
#include "widgets/sandbox/run_text.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>

namespace orrery::widgets {

/// Everything that a run of the sandbox begins with.
struct RunStart {
    std::shared_ptr<const RunBase> base;
    std::shared_ptr<const engine::SourceText> text; ///< the statements, with the path of their file
    std::optional<std::uint64_t> seed;              ///< replaces the seed of the galaxy
    std::uint32_t turn = 0;                         ///< turn to reach
    engine::RunLimits limits;
};

/// A run that was played, with its statements.
struct RunPlayed {
    std::shared_ptr<engine::Session> session; ///< null: stopped
    std::shared_ptr<const RunBase> base;
};

/// Starts a new run of a scenario, with the statements of its run in the text, on any thread. Returns no session if
/// `stop` became true.
RunPlayed playRun(const std::shared_ptr<const engine::Program>& program, const RunStart& start,
                  const std::atomic<bool>& stop);
/// Continues a run with a present text up to a turn, from the first turn that differs. Plays it anew if the text
/// changes its galaxy. @param mayPause whether conditions of the scenario may pause the run on the way
RunPlayed continueRun(const std::shared_ptr<engine::Session>& session, const RunStart& start, bool mayPause,
                      const std::atomic<bool>& stop);

} // namespace orrery::widgets
