// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/effect_call.h"
#include "engine/universe/history.h"
#include "engine/universe/scenario.h"

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

namespace orrery::engine {

/// One step of the turn (E8.1): resets, meter levels, growth, caps, other groups, the rest. The log is complete when it
/// returns; where `stop` became true it returns false, and universe and log are to be thrown away.
bool step(const Program& program, Evaluator& evaluator, Universe& universe, TurnLog& log,
          const std::atomic<bool>* stop = nullptr);

/// A sandbox: a scenario set up, and stepped. Not thread-safe; everything it hands out by const reference is immutable
/// until the next call that is not const.
class Session {
public:
    /// Sets the table. Diagnostics of the scenario are in diagnostics(). @param seed overrides that of the galaxy.
    static std::unique_ptr<Session> start(std::shared_ptr<const Program> program, CheckedScenario scenario,
                                          std::optional<std::uint64_t> seed = std::nullopt, bool useCaches = true);

    const Program& program() const { return *m_program; }
    std::shared_ptr<const Program> sharedProgram() const { return m_program; }
    const CheckedScenario& scenario() const { return m_scenario; } ///< with what was done in the sandbox added (S15)
    const Universe& universe() const { return *m_universe; }
    const History& history() const { return m_history; }
    const std::vector<Diagnostic>& diagnostics() const { return m_diagnostics; }
    Evaluator& evaluator() const { return *m_evaluator; }
    std::uint64_t seed() const { return m_universe->seed(); }

    /// The turn that is looked at; last() is the last one computed.
    std::uint32_t turn() const { return m_turn; }
    std::uint32_t last() const { return m_history.size() - 1; }
    /// Steps forward: computes the next turn where it is not known yet. False where stopped.
    bool step(const std::atomic<bool>* stop = nullptr);
    /// Looks at a turn; computes up to it where needed. False where stopped.
    bool goTo(std::uint32_t turn, const std::atomic<bool>* stop = nullptr);
    /// Does a statement on the turn that is looked at, and forgets the turns after it. It is kept in scenario().
    void apply(ScenarioStatement statement);
    /// The state of the turn that is looked at.
    const State& state() const;

private:
    Session() = default;
    std::shared_ptr<const Program> m_program;
    CheckedScenario m_scenario;
    std::unique_ptr<Universe> m_universe;
    std::unique_ptr<Evaluator> m_evaluator;
    History m_history;
    std::vector<Diagnostic> m_diagnostics;
    std::uint32_t m_turn = 0;
    mutable std::optional<State> m_state;
};

} // namespace orrery::engine
