// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/program.h"
#include "engine/turn/session.h"
#include "widgets/sandbox/run_text.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace orrery::widgets {

/// Everything that decides about a run: the same inputs always give the same turns.
struct RunInputs {
    std::shared_ptr<const engine::Program> program;
    std::shared_ptr<const RunBase> base;            ///< the scenario
    std::shared_ptr<const engine::SourceText> text; ///< the statements, orders and decisions
    std::optional<std::uint64_t> seed;              ///< seed, if the user chose one
    engine::RunLimits limits;
};

/// Returns whether two inputs give the same run. Compares references, not content: equal content that was read twice is
/// not the same.
bool isSameRun(const RunInputs& a, const RunInputs& b);

/// A run in turn 0.
struct StartedRun {
    std::shared_ptr<engine::Session> session;
    RunInputs inputs; ///< the scenario belongs to the model of the run
};

/// Returns the scenario of a run under its program, with its statements.
PlayedRun playedRun(const RunInputs& inputs);
/// Starts a run. Any thread may call this function. If a turn needs a decision, the session asks.
StartedRun startRun(const RunInputs& inputs);

} // namespace orrery::widgets
