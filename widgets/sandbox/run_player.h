// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/program.h"
#include "engine/turn/session.h"
#include "widgets/sandbox/run_text.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>

namespace orrery::widgets {

/// Everything that decides about a run: the same inputs always give the same turns.
struct RunInputs {
    std::shared_ptr<const engine::Program> program;
    std::shared_ptr<const RunBase> base;            ///< the scenario
    std::shared_ptr<const engine::SourceText> text; ///< the statements, with the path of their file
    std::optional<std::uint64_t> seed;              ///< replaces the seed of the galaxy
    engine::RunLimits limits;
};

/// Returns whether two inputs give the same run. Compares references, not content: equal content that was read twice is
/// not the same. Texts are compared by the lines of the run, or of its branch.
bool isSameRun(const RunInputs& a, const RunInputs& b);

/// Returns the seed of a run.
std::uint64_t seedOf(const RunInputs& inputs);

/// A run that was played, with its statements.
struct RunPlayed {
    std::shared_ptr<engine::Session> session; ///< null: stopped
    std::optional<RunInputs> inputs{};        ///< their scenario belongs to the model of the run
};

/// Starts a new run of a scenario, with the statements of its run in the text, on any thread. The run is in turn 0. If
/// a turn needs a decision, it asks.
RunPlayed startRun(const RunInputs& inputs);
/// Returns the scenario of a run, without and with the statements of its run in the text, on any thread.
PlayedRun playedBy(const RunInputs& inputs);
/// Returns the scenario of a run, with the statements of its run in the text, on any thread.
engine::CheckedScenario scenarioOf(const RunInputs& inputs);
/// Returns whether a run can branch off from another one, because only their statements differ (I4.8).
bool canBranch(const RunInputs& run, const RunInputs& other);
/// Starts a run that shares with another run all turns before the first that differs. Only reads the other run. The new
/// run is in its last turn, or in the present turn of the other run. @pre canBranch()
RunPlayed branchRun(const engine::Session& run, const RunInputs& inputs);
/// Starts a run, and plays it up to a turn. Returns no session if `stop` became true.
RunPlayed playRun(const RunInputs& inputs, std::uint32_t turn, const std::atomic<bool>& stop);
/// Continues a run with a present text up to a turn, from the first turn that differs. Plays it anew if the text
/// changes its galaxy.
/// @param inputs the program is that of the run
/// @param mayPause whether conditions of the scenario may pause the run on the way
RunPlayed continueRun(const std::shared_ptr<engine::Session>& session, const RunInputs& inputs, std::uint32_t turn,
                      bool mayPause, const std::atomic<bool>& stop);

} // namespace orrery::widgets
