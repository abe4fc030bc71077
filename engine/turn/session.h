// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/effect_call.h"
#include "engine/universe/history.h"
#include "engine/universe/scenario.h"
#include "engine/universe/what_if.h"

#include <atomic>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace orrery::engine {

class Stepper;

/// A turn as it would be if some things were otherwise (X6.1): a value of its own, which no run knows of.
struct WhatIfTurn {
    TurnLog log; ///< begins with the overrides, as statements
    State state; ///< after it
};

/// One step of the turn (E8.1): resets, meter levels, growth, caps, other groups, the rest. The log is complete when it
/// returns, its hash included; where `stop` became true it returns false, and universe and log are to be thrown away.
/// Who takes many steps of one program keeps a Stepper (turn/stepper.h).
bool step(const Program& program, Evaluator& evaluator, Universe& universe, TurnLog& log,
          const std::atomic<bool>* stop = nullptr);

/// A sandbox: a scenario set up, and stepped. Statements of a turn, those of the scenario and those that a person does,
/// act at its end: they are in its state and its log, and the next step begins from them. So what was done shows where
/// it was done, and a resumed session has the same bytes. Not thread-safe; everything that it hands out by const
/// reference is immutable until the next call that is not const.
class Session {
public:
    /// Sets the table. Diagnostics of the scenario are in diagnostics(). @param seed overrides that of the galaxy.
    static std::unique_ptr<Session> start(std::shared_ptr<const Program> program, CheckedScenario scenario,
                                          std::optional<std::uint64_t> seed = std::nullopt, bool useCaches = true);
    ~Session();

    const Program& program() const { return *m_program; }
    std::shared_ptr<const Program> sharedProgram() const { return m_program; }
    const CheckedScenario& scenario() const { return m_scenario; } ///< with what was done in the sandbox added (S15)
    const Universe& universe() const { return *m_universe; }       ///< at the last turn computed
    const History& history() const { return m_history; }
    const std::vector<Diagnostic>& diagnostics() const { return m_diagnostics; }
    Evaluator& evaluator() const { return *m_evaluator; }
    std::uint64_t seed() const { return m_seed; }

    /// The turn that is looked at; last() is the last one computed.
    std::uint32_t turn() const { return m_turn; }
    std::uint32_t last() const { return m_history.size() - 1; }
    /// Steps forward: computes the next turn where it is not known yet. False where stopped.
    bool step(const std::atomic<bool>* stop = nullptr);
    /// Looks at a turn; computes up to it where needed. False where stopped: the last turn computed is looked at then.
    bool goTo(std::uint32_t turn, const std::atomic<bool>* stop = nullptr);
    /// The step from the turn that is looked at, as if some things were otherwise all through it: what is written over
    /// a value that is given is in the log with the given value. Nothing changes: not this turn, nor those after it,
    /// nor what comes next. nullopt where stopped.
    std::optional<WhatIfTurn> stepWhatIf(std::span<const Override> overrides, const std::atomic<bool>* stop = nullptr);
    /// Does a statement on the turn that is looked at, and forgets the turns after it, and what was done there. It is
    /// kept in scenario(), with the turn.
    void apply(ScenarioStatement statement);
    /// The state of the turn that is looked at.
    const State& state() const;

private:
    Session(std::shared_ptr<const Program> program, CheckedScenario scenario, std::uint64_t seed, bool useCaches);
    void setUp();
    bool computeNext(const std::atomic<bool>* stop);
    void applyStatements(std::uint32_t turn, TurnLog& log);
    void look(std::uint32_t turn);

    std::shared_ptr<const Program> m_program;
    CheckedScenario m_scenario;
    std::uint64_t m_seed;
    bool m_useCaches;
    std::unique_ptr<Stepper> m_stepper;
    std::unique_ptr<Universe> m_universe;
    std::unique_ptr<Evaluator> m_evaluator;
    History m_history;
    std::vector<Diagnostic> m_diagnostics;
    std::vector<std::size_t> m_diagnosticsUpTo; ///< by turn: how many diagnostics there were after it
    std::uint32_t m_turn = 0;
    mutable std::optional<State> m_state;
};

} // namespace orrery::engine
