// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/stepper.h"
#include "tests/bench/turn_workload.h"

#include <memory>
#include <string>

namespace orrery::bench {

/// A program made from XML texts of the content format; ends the benchmark with a message where they have errors.
std::shared_ptr<const engine::Program> programOf(const std::string& content);

/// The workload of P2.1 as content: the same galaxy, sources, scopes and amounts, stepped by the engine.
class PlayedGalaxy {
public:
    PlayedGalaxy(const Galaxy& galaxy, bool local);
    ~PlayedGalaxy();

    /// One turn with its whole log and its hash; the log of the turn before is freed.
    void step();
    /// Of the last step: the changes that effects made.
    std::size_t changes() const;
    /// What its log holds, in bytes.
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
