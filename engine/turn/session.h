// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/decisions.h"
#include "engine/turn/effect_call.h"
#include "engine/turn/run_problems.h"
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

/// Bytes of trace that a session keeps, unless it is told another number.
inline constexpr std::size_t defaultTraceLimit = std::size_t{512} << 20;

/// What goes on where a condition of the scenario pauses (S8).
enum class AtPause : std::uint8_t { goOn, stop };

/// A turn as it would be if some things were otherwise (X6.1): a value of its own, which no run knows of.
struct WhatIfTurn {
    TurnLog log; ///< begins with the overrides, as statements
    State state; ///< after it
};

/// A sandbox: a scenario set up, and stepped. Statements of a turn, those of the scenario and those that a person does,
/// act at its end: they are in its state and its log, and the next step begins from them. So what was done shows where
/// it was done, and a resumed session has the same bytes. Not thread-safe; everything that it hands out by const
/// reference is immutable until the next call that is not const.
class Session {
public:
    /// Sets the table. Diagnostics of the scenario are in diagnostics(). @param seed overrides that of the galaxy.
    static std::unique_ptr<Session> start(std::shared_ptr<const Program> program, CheckedScenario scenario,
                                          std::optional<std::uint64_t> seed = std::nullopt, bool useCaches = true,
                                          const RunLimits& limits = {});
    ~Session();

    const Program& program() const { return *m_program; }
    std::shared_ptr<const Program> sharedProgram() const { return m_program; }
    const CheckedScenario& scenario() const { return m_scenario; } ///< with what was done in the sandbox added (S15)
    const Universe& universe() const { return *m_universe; }       ///< at the last turn computed
    const History& history() const { return m_history; }
    const std::vector<Diagnostic>& diagnostics() const { return m_diagnostics; }
    /// What went wrong in the turns computed so far, statements of the scenario included (R2.7).
    std::vector<RunProblem> problems() const;
    Evaluator& evaluator() const { return *m_evaluator; }
    std::uint64_t seed() const { return m_seed; }

    /// The turn that is looked at; last() is the last one computed.
    std::uint32_t turn() const { return m_turn; }
    std::uint32_t last() const { return m_history.size() - 1; }
    /// Steps forward: computes the next turn where it is not known yet. False where stopped.
    bool step(const std::atomic<bool>* stop = nullptr);
    /// Looks at a turn; computes up to it where needed. False where stopped, or where the run is over before: the last
    /// turn computed is looked at then. @param atPause stop: of the turns that it computes, one after which a condition
    /// pauses is the last, and is looked at; the next call runs on from there.
    bool goTo(std::uint32_t turn, const std::atomic<bool>* stop = nullptr, AtPause atPause = AtPause::goOn);
    /// The condition that pauses after a turn: its place in CheckedScenario::conditions; nullopt where none does.
    std::optional<std::uint32_t> pausedBy(std::uint32_t turn) const;
    /// Whether somebody has won or lost by the last turn computed, so that none comes after it (S8).
    bool isOver() const { return m_universe->agenda().isOver; }
    /// The step from the turn that is looked at, as if some things were otherwise all through it: what is written over
    /// a value that is given is in the log with the given value. Nothing changes: not this turn, nor those after it,
    /// nor what comes next. nullopt where stopped.
    std::optional<WhatIfTurn> stepWhatIf(std::span<const Override> overrides, const std::atomic<bool>* stop = nullptr);
    /// Takes the step to a turn under overrides, and keeps it as the run's (X6.1): explanations of the turn are then
    /// those of what would be. That turn, the set-up or the one after last(), is computed anew; later ones go.
    /// False where stopped.
    bool stepUnder(std::uint32_t turn, std::vector<Override> overrides, const std::atomic<bool>* stop = nullptr);
    /// How many runs at the beginning of a turn's log are overrides: what the step begins with comes after them.
    std::uint32_t runsOfOverrides(std::uint32_t turn) const;
    /// The same step with conflicts in other orders, whatever the policy says (T17).
    std::optional<WhatIfTurn> stepTrying(std::vector<Conflict> orders, const std::atomic<bool>* stop = nullptr);
    /// Whether there is somebody to ask what comes first, where the scenario's policy is to ask (T7); nobody, unless it
    /// is said here: then it goes by id.
    void setAsks(bool asks) { m_asks = asks; }
    /// What has to be decided before the next turn can be computed: until then step() and goTo() give false.
    const std::optional<Question>& question() const { return m_question; }
    /// What decides it: the contender that comes next, by its place, or nothing: the empire passes. There has to be a
    /// question.
    CheckedDecision decisionFor(std::optional<std::uint32_t> chosen) const;
    /// Decides it, in scenario(). The next step() takes the turn again, with this and what was decided before.
    void answer(std::optional<std::uint32_t> chosen);
    /// Where content that runs away is stopped, in turns that are computed from now on.
    void setLimits(const RunLimits& limits);
    /// Why no turn comes after last(), where a limit of the run is reached (R2.4): it is among problems(), too. More
    /// can be computed after setLimits(), or once the run is changed.
    const std::optional<RunProblem>& limitReached() const { return m_end; }
    const RunLimits& limits() const { return m_limits; }
    /// Bytes that the run holds (RunLimits::memory): objects, turns with their traces, and caches.
    std::size_t bytes() const;
    /// The work of all turns up to this one (RunLimits::workOfRun).
    std::uint64_t workDone(std::uint32_t turn) const { return m_workOfTurns[turn]; }
    /// Goes on with other statements, orders and decisions in the same scenario; everything else in it has to be as it
    /// was. The turns before the first difference stay; those from there on are computed anew when they are wanted. The
    /// turn that is looked at stays where it is still known; else the last one is looked at.
    void change(CheckedScenario scenario);
    /// Does a statement on the turn that is looked at, in scenario(), with the turn. What was done in later turns is
    /// done again when the run gets there.
    void apply(CheckedStatement statement);
    /// Gives an order in the turn that is looked at, likewise; the next step carries it out (E8.6, S15).
    void order(CheckedOrder order);
    /// The state of the turn that is looked at.
    const State& state() const;
    /// How many bytes of trace are kept: older turns are taken again when somebody asks for theirs (P2.2).
    void limitTrace(std::size_t bytes);

private:
    Session(std::shared_ptr<const Program> program, CheckedScenario scenario, std::uint64_t seed, bool useCaches,
            const RunLimits& limits);
    void setUp();
    void beginSetUp();
    void setUpTable();
    bool tryNext(TurnLog& log, const std::atomic<bool>* stop);
    void endRun(const RunFault& fault, const TurnLog* unfinished);
    bool computeNext(const std::atomic<bool>* stop);
    void applyStatements(Universe& universe, TurnLog& log, std::vector<Diagnostic>& diagnostics) const;
    TurnLog rebuiltLog(std::uint32_t turn) const;
    std::optional<WhatIfTurn> stepAside(std::span<const Override> overrides, Decisions decisions,
                                        const std::atomic<bool>* stop);
    std::span<const Override> overridesOf(std::uint32_t turn) const;
    Decisions decisionsOf(std::uint32_t turn) const;
    void look(std::uint32_t turn);
    void truncate(std::uint32_t first);
    void forgetAfter(std::uint32_t turn);

    std::shared_ptr<const Program> m_program;
    CheckedScenario m_scenario;
    std::uint64_t m_seed;
    bool m_useCaches;
    std::size_t m_traceLimit = defaultTraceLimit;
    std::unique_ptr<Stepper> m_stepper;
    std::unique_ptr<Universe> m_universe;
    std::unique_ptr<Evaluator> m_evaluator;
    History m_history;
    std::vector<Diagnostic> m_diagnostics;
    std::vector<std::size_t> m_diagnosticsUpTo; ///< by turn: how many diagnostics there were after it
    RunProblems m_problems;
    struct Overridden {
        std::uint32_t turn = 0;
        std::vector<Override> overrides{};
        std::uint32_t runs = 0; ///< that they are in the turn's log
    };
    std::optional<Overridden> m_overridden;
    std::optional<Question> m_question;
    bool m_asks = false;
    RunLimits m_limits;
    std::optional<RunProblem> m_end;
    std::vector<std::uint64_t> m_workOfTurns; ///< what was asked up to each turn
    std::uint32_t m_turn = 0;
    mutable std::optional<State> m_state;
};

} // namespace orrery::engine
