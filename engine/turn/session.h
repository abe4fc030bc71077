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
struct ColumnChange;
using MeterChanges = std::vector<ColumnChange>;

/// The default limit for the bytes of trace that a session keeps.
inline constexpr std::size_t defaultTraceLimit = std::size_t{512} << 20;

/// The choice whether the run goes on or stops when a condition of the scenario pauses it (S8).
enum class AtPause : std::uint8_t { goOn, stop };

/// A turn with some overridden values (X6.1). Does not depend on the run.
struct WhatIfTurn {
    TurnLog log; ///< log that begins with the overrides, as statements
    State state; ///< state after the turn
};

/// A run of a scenario: sets up the scenario and computes its turns. Statements of a turn come from the scenario or
/// from the user. They act at the end of the turn, and change its state and its log. The next step begins from that
/// state. So each statement shows in its turn, and a resumed session has the same bytes. Not thread-safe. Objects that
/// functions return by const reference are immutable until the next call that is not const.
class Session {
public:
    /// Starts a run, and computes turn 0. diagnostics() returns the diagnostics of the scenario.
    /// @param seed seed that overrides the seed of the galaxy
    static std::unique_ptr<Session> start(std::shared_ptr<const Program> program, CheckedScenario scenario,
                                          std::optional<std::uint64_t> seed = std::nullopt, bool useCaches = true,
                                          const RunLimits& limits = {});
    ~Session();
    /// Returns a new run with the same turns, which it shares with this run. Later changes of one do not change the
    /// other (I4.8). Logs that this run has dropped are computed again when a reader wants them.
    std::unique_ptr<Session> branch() const;
    /// Frees everything that the session can compute again when a caller wants it: caches, all logs but the newest, and
    /// the columns of the last state. Views of universe() become invalid.
    void freeSpare();

    const Program& program() const { return *m_program; }
    std::shared_ptr<const Program> sharedProgram() const { return m_program; }
    const CheckedScenario& scenario() const { return m_scenario; } ///< includes changes from the sandbox (S15)
    /// Returns the state at the last computed turn.
    const Universe& universe() const {
        wake();
        return *m_universe;
    }
    const History& history() const { return m_history; }
    const std::vector<Diagnostic>& diagnostics() const { return m_diagnostics; }
    /// Returns the problems in the computed turns, including problems of statements of the scenario (R2.7).
    std::vector<RunProblem> problems() const;
    Evaluator& evaluator() const { return *m_evaluator; }
    std::uint64_t seed() const { return m_seed; }

    /// Returns the current turn, whose state is state(). last() returns the last computed turn.
    std::uint32_t turn() const { return m_turn; }
    std::uint32_t last() const { return m_history.size() - 1; }
    /// Goes to the next turn. Computes the turn if it is not known yet. Returns false if stopped.
    bool step(const std::atomic<bool>* stop = nullptr);
    /// Goes to a turn, and computes the turns up to it if needed. Returns false if stopped, or if the run ends before
    /// the turn. Then the current turn is the last computed one.
    /// @param atPause stop: ends at the first newly computed turn after which a condition pauses; the next call
    /// continues
    bool goTo(std::uint32_t turn, const std::atomic<bool>* stop = nullptr, AtPause atPause = AtPause::goOn);
    /// Returns the condition that pauses after a turn, by place in CheckedScenario::conditions. Returns nullopt if none
    /// does.
    std::optional<std::uint32_t> pausedBy(std::uint32_t turn) const;
    /// Returns whether an empire has won or lost by the last computed turn. If so, no turn follows (S8).
    bool isOver() const { return m_universe->agenda().isOver; }
    /// Computes the step from the current turn with overrides, which apply for the whole step. If the step writes to an
    /// overridden cell, the log has the overridden value. Does not change the session's turns or its next steps.
    /// Returns nullopt if stopped.
    std::optional<WhatIfTurn> stepWhatIf(std::span<const Override> overrides, const std::atomic<bool>* stop = nullptr);
    /// Computes the step to a turn with overrides, and keeps the turn in the run (X6.1). Explanations of the turn then
    /// include the overrides. Drops later turns. Returns false if stopped.
    /// @param turn turn 0, a computed turn, or the turn after last()
    bool stepUnder(std::uint32_t turn, std::vector<Override> overrides, const std::atomic<bool>* stop = nullptr);
    /// Computes the step to a computed turn (from 1 on) again with another program and further overrides, from the same
    /// start (I4.5). Changes nothing, so another thread may read the run meanwhile. Returns nullopt if stopped, or if
    /// the step reaches a limit.
    /// @param program a program whose model can read the states of this run (canRead() in trace/funnel.h)
    std::optional<WhatIfTurn> stepAgain(std::uint32_t turn, const Program& program, std::span<const Override> overrides,
                                        const std::atomic<bool>* stop = nullptr) const;
    /// Returns the number of runs for overrides at the beginning of a turn's log. The runs of the step itself follow.
    std::uint32_t runsOfOverrides(std::uint32_t turn) const;
    /// Computes the step from the current turn with these orders of conflicts, instead of the policy's orders (T17).
    std::optional<WhatIfTurn> stepTrying(std::vector<Conflict> orders, const std::atomic<bool>* stop = nullptr);
    /// Sets whether a player can choose which response comes first, if the scenario's policy is to ask (T7). By default
    /// no player can choose, and the order is by id.
    void setAsks(bool asks) { m_asks = asks; }
    /// Returns the question that a player has to decide before the session can compute the next turn. Until then step()
    /// and goTo() return false.
    const std::optional<Question>& question() const { return m_question; }
    /// Returns a decision for the question, which must exist.
    /// @param chosen place of the contender that comes next; nullopt: the empire passes
    CheckedDecision decisionFor(std::optional<std::uint32_t> chosen) const;
    /// Adds the decision for the question to scenario(). The next step() computes the turn again with this and earlier
    /// decisions.
    void answer(std::optional<std::uint32_t> chosen);
    /// Sets the limits for runaway content. The limits apply to turns that the session computes from now on.
    void setLimits(const RunLimits& limits);
    /// Returns the reason why no turn follows last(), if the run reached a limit (R2.4). problems() contains this
    /// reason, too. After setLimits(), or after a change of the run, the session can compute more turns.
    const std::optional<RunProblem>& limitReached() const { return m_end; }
    const RunLimits& limits() const { return m_limits; }
    /// Returns the bytes that the run holds (RunLimits::memory): objects, turns with their traces, and caches.
    std::size_t bytes() const;
    /// Returns the work of all turns up to this one (RunLimits::workOfRun).
    std::uint64_t workDone(std::uint32_t turn) const { return m_workOfTurns[turn]; }
    /// Continues with other statements, orders and decisions in the same scenario. Everything else in the scenario must
    /// be unchanged. Keeps the turns before the first difference. Computes later turns again on demand. Keeps the
    /// current turn if it is still known. Otherwise the last known turn becomes the current one.
    void change(CheckedScenario scenario);
    /// Applies a statement at the current turn, and adds it to scenario() with the turn. Drops later turns. Their
    /// statements apply again when the run reaches them.
    void apply(CheckedStatement statement);
    /// Gives an order in the current turn, and adds the order to scenario(). The next step carries out the order (E8.6,
    /// S15).
    void order(CheckedOrder order);
    /// Moves the view into the current turn: state() is then the state after the first `runs` changes of its log
    /// (I4.2). Each move to a turn ends this. Affects no turn.
    void lookInside(std::uint32_t runs);
    /// Returns the number of changes before the view; nullopt: the view is at the end of the turn.
    std::optional<std::uint32_t> inside() const { return m_inside; }
    /// Returns the state of the current turn, at its end or where lookInside() has moved the view.
    const State& state() const;
    /// Limits the bytes of trace that the session keeps. The session computes the trace of an older turn again on
    /// request (P2.2).
    void limitTrace(std::size_t bytes);

private:
    Session(std::shared_ptr<const Program> program, CheckedScenario scenario, std::uint64_t seed, bool useCaches,
            const RunLimits& limits);
    void setUp();
    void beginSetUp();
    void setUpTable();
    bool tryNext(TurnLog& log, const std::atomic<bool>* stop);
    void endRun(const RunFault& fault, const TurnLog* unfinished, bool isRefused = false);
    bool computeNext(const std::atomic<bool>* stop);
    void openStep(Universe& universe, TurnLog& log, std::span<const Override> overrides) const;
    void applyStatements(Universe& universe, TurnLog& log, std::vector<Diagnostic>& diagnostics) const;
    TurnLog rebuiltLog(std::uint32_t turn) const;
    std::optional<WhatIfTurn> stepAside(std::span<const Override> overrides, Decisions decisions,
                                        const std::atomic<bool>* stop);
    std::span<const Override> overridesOf(std::uint32_t turn) const;
    Decisions decisionsOf(std::uint32_t turn) const;
    void look(std::uint32_t turn);
    /// Loads the columns again that freeSpare() has freed.
    void wake() const {
        if (m_isAsleep) {
            m_isAsleep = false;
            m_history.load(*m_universe, last());
        }
    }
    void truncate(std::uint32_t first);
    void forgetAfter(std::uint32_t turn);

    std::shared_ptr<const Program> m_program;
    CheckedScenario m_scenario;
    std::uint64_t m_seed;
    bool m_useCaches;
    std::size_t m_traceLimit = defaultTraceLimit;
    std::unique_ptr<Stepper> m_stepper;
    std::unique_ptr<Universe> m_universe;
    mutable bool m_isAsleep = false; ///< the columns of the universe are freed
    std::unique_ptr<Evaluator> m_evaluator;
    History m_history;
    std::vector<Diagnostic> m_diagnostics;
    std::vector<std::size_t> m_diagnosticsUpTo; ///< by turn: number of diagnostics up to this turn
    RunProblems m_problems;
    struct Overridden {
        std::uint32_t turn = 0;
        std::vector<Override> overrides{};
        std::uint32_t runs = 0; ///< number of runs for the overrides in the turn's log
    };
    std::optional<Overridden> m_overridden;
    std::optional<Question> m_question;
    bool m_asks = false;
    RunLimits m_limits;
    std::optional<RunProblem> m_end;
    std::vector<std::uint64_t> m_workOfTurns; ///< by turn: work of all turns up to this one
    /// By turn: the values from which the next step starts, where the turn's last meter pass has changed them (G6.7).
    std::vector<MeterChanges> m_initials;
    std::uint32_t m_turn = 0;
    std::optional<std::uint32_t> m_inside; ///< number of changes before the view within the turn
    mutable std::optional<State> m_state;
};

} // namespace orrery::engine
