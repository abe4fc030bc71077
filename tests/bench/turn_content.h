// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/step_probe.h"
#include "engine/turn/stepper.h"
#include "tests/bench/turn_workload.h"

#include <memory>
#include <string>

namespace orrery::bench {

/// Makes a program from XML texts of the content format; on errors it ends the benchmark with a message.
std::shared_ptr<const engine::Program> programOf(const std::string& content);

/// The workload of P2.1 as content: the same galaxy, sources, scopes and amounts, stepped by the engine.
class PlayedGalaxy {
public:
    PlayedGalaxy(const Galaxy& galaxy, bool local);
    ~PlayedGalaxy();

    /// Plays one turn with its whole log and its hash; frees the log of the previous turn.
    void step();
    /// Plays one turn like step(), and measures its parts (I4.12).
    void stepProbed(engine::StepProbe& probe);
    /// Returns the number of changes that effects made in the last step.
    std::size_t changes() const;
    /// Returns the size of its log in bytes.
    std::size_t traceBytes() const;

private:
    void fill(const Galaxy& galaxy, const std::vector<std::string>& classes);

    std::shared_ptr<const engine::Program> m_program;
    std::unique_ptr<engine::Universe> m_universe;
    std::unique_ptr<engine::Evaluator> m_evaluator;
    std::unique_ptr<engine::Stepper> m_stepper;
    engine::TurnLog m_log;
};

} // namespace orrery::bench
