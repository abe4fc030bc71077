// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/turn_work.h"
#include "engine/rules/condition_call.h"
#include "engine/turn/decisions.h"
#include "engine/turn/growth.h"
#include "engine/turn/listeners.h"
#include "engine/turn/run_limits.h"
#include "engine/turn/stacking.h"
#include "engine/turn/step_plan.h"
#include "engine/turn/turn_hash.h"
#include "engine/universe/writer.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace orrery::engine {

/// A holder and one of its groups, waiting for its place in the order of the turn.
struct WaitingGroup {
    Row holder = noRow;
    const PlannedGroup* group = nullptr;
};

/// What steps of one program use again and again: the plan, and memory that keeps its size from turn to turn.
struct StepMemory {
    explicit StepMemory(const Program& program) : plan(program), hasher(program) {}

    StepPlan plan;
    TurnHasher hasher;
    StackingClaims claims;
    std::vector<std::vector<WaitingGroup>> waitingAtLevel; ///< by level, each by (holder, order in the class)
    /// Of the other groups: by the point at which they fire (E8.8), then by priority, in the same way.
    std::array<std::vector<std::vector<WaitingGroup>>, static_cast<std::size_t>(FiringPoint::count_)> waitingAtPoint;
    Listeners listeners;
    RunLimits limits;
    std::pair<std::uint64_t, std::uint64_t> groupsStamps; ///< of the existence and classes that those were made from
    std::vector<RowListRef> rowsOfShape;                  ///< rows that have the meters of a shape, by shape
    std::uint64_t rowsStamp = 0;                          ///< of the existence that rowsOfShape was made from
    std::vector<EvaluationFault> faults;
    std::vector<double> values;
    std::vector<double> before;             ///< of an effect on meters: the values that it found
    std::vector<std::uint64_t> workOfGroup; ///< what each group has asked in the step, by place in Program::groups
    std::vector<std::uint64_t> workOfGroupBefore; ///< and in all steps before it
};

class Timeline;

/// New values of rows of one column.
struct ColumnChange {
    ColumnId column{};
    RowListRef rows; ///< null: of none
    std::vector<double> values;
};

/// One step under way.
struct StepRun {
    const Program& program;
    StepMemory& memory;
    Evaluator& evaluator;
    Writer& writer;
    TurnWork& work; ///< of the evaluator's world
    const std::atomic<bool>* stop = nullptr;
    const CheckedScenario* scenario = nullptr; ///< whose orders and conditions there are; null: none
    Timeline* timeline = nullptr;
    const Decisions* decisions = nullptr;         ///< null: nobody decides anything
    std::optional<Question> question{};           ///< what has to be decided before the step can be taken
    std::uint64_t workLeft = TurnWork::endless;   ///< of RunLimits::workOfRun
    std::vector<const DiagnosticSpec*> reached{}; ///< limits of the turn that are reached, and told
    std::optional<RunFault> end{};                ///< a limit of the run is reached: the step is dropped (R2.4)
    std::size_t heldBefore = 0;                   ///< bytes of the turns before (RunLimits::memory)
    std::size_t heldByFrames = 0;                 ///< of what the timeline is in the middle of
    std::size_t countedTwice = 0;                 ///< of the log's lists, when they were last looked at

    bool isStopped() const {
        return question.has_value() || end.has_value() || (stop != nullptr && stop->load(std::memory_order_relaxed));
    }
    View view() { return writer.universe().view(); }
    /// Of the scenario; the defaults where there is none.
    const ScenarioSettings& settings() const;
    /// Whether that many more values may be written in this step; the first time that they may not is told, once.
    bool mayWrite(std::size_t values, Location where);
    /// Whether events happen that groups can answer; likewise.
    bool mayHappen();
    bool isReached(const DiagnosticSpec& limit) const { return std::ranges::find(reached, &limit) != reached.end(); }
    /// A limit of the turn is reached: tells it, once, with the group that grew most. @return false
    bool reach(const DiagnosticSpec& limit, Growing what, std::uint64_t value, Location atHand);
    bool hasAskedTooMuch() const {
        return work.done > std::min(memory.limits.work, workLeft) ||
               writer.log().firings.size() >= memory.limits.firings;
    }
    /// Whether the run may hold so much more memory; else the run ends before this turn.
    bool mayHold(std::size_t more = 0);
    /// Whether groups and conditions may ask more in this step; the first time that they may not is told, once: of the
    /// group that asked most, or of what is at hand where it was none.
    bool mayAsk(Location atHand);
    /// Those of the rows whose value would change.
    ColumnChange changeOf(ColumnId column, const RowListRef& rows, std::span<const double> after);
    /// A run of those rows whose value changes; none where none does.
    void writeChanged(ColumnId column, const RowListRef& rows, std::span<const double> after, Cause cause);
};

/// As long as it lives, what is asked is the group's (RunLimits::work).
class AskedByGroup {
public:
    AskedByGroup(StepRun& run, std::uint32_t group)
        : m_sum(run.memory.workOfGroup[group]), m_work(run.work), m_before(m_work.done) {}
    ~AskedByGroup() { m_sum += m_work.done - m_before; }
    AskedByGroup(const AskedByGroup&) = delete;
    AskedByGroup& operator=(const AskedByGroup&) = delete;

private:
    std::uint64_t& m_sum;
    const TurnWork& m_work;
    std::uint64_t m_before;
};

// The stages of the turn (E8.1), in order. Those that fire groups return false where they were stopped.
/// Fixes who sees whom (E5.13), where anything asks: as the turn begins, and after movement. (visibility.cpp)
void fixVisibility(StepRun& run, Side side);
void spreadVariables(StepRun& run); // variable_stages.cpp
void resetMaxima(StepRun& run);
void openChannels(StepRun& run); // variable_stages.cpp
bool runMeterStage(StepRun& run);
void growMeters(StepRun& run);
void capMeters(StepRun& run);
bool runEffectStage(StepRun& run);
/// Those after the effects stage, with the points between them (E8.6): rest_of_turn.cpp.
bool runRest(StepRun& run);
bool carryOutOrders(StepRun& run); // orders.cpp
bool moveObjects(StepRun& run);    // movement.cpp
bool produce(StepRun& run);        // production.cpp
bool doResearch(StepRun& run);
bool addIncome(StepRun& run); // income.cpp
bool endDurations(StepRun& run);
bool runScenarioStage(StepRun& run); // scenario_stage.cpp

/// Steps universes of one program.
class Stepper {
public:
    explicit Stepper(const Program& program); ///< has to outlive it

    /// One step of the turn (E8.1), written into a fresh log. Where `stop` became true it returns false, and universe
    /// and log are to be thrown away.
    /// @param decisions what persons decided in the step (T7); where one more is needed the step is as if stopped, and
    /// question() holds it.
    bool run(Evaluator& evaluator, Universe& universe, TurnLog& log, const std::atomic<bool>* stop = nullptr,
             const CheckedScenario* scenario = nullptr, const Decisions* decisions = nullptr);
    const std::optional<Question>& question() const { return m_question; }
    /// Why the step was stopped, where a limit of the run was reached.
    const std::optional<RunFault>& end() const { return m_end; }
    /// The work of the step (RunLimits::workOfRun).
    std::uint64_t workDone() const { return m_workDone; }
    /// @param workOfTurns what the run asked in the turns before
    void setLimits(const RunLimits& limits) { m_memory.limits = limits; }
    void setWorkOfTurns(std::uint64_t done) { m_workOfTurns = done; }
    /// @param bytes that the run holds besides the universe, the evaluator and the log that are given to run()
    void setHeld(std::size_t bytes) { m_held = bytes; }
    /// How many listeners were ever asked: what answering cost (T28).
    std::size_t listenersAsked() const { return m_memory.listeners.visited(); }
    /// Closes the turn, once nothing more is written to its log: max meters are remembered for last(), and the log
    /// gets its hash. May be called again where something was written all the same.
    void finish(Universe& universe, TurnLog& log);
    /// Begins the log of a set-up, which is finished as any other turn is.
    void begin();

private:
    void findGroups(const View& view);
    void findRows(const View& view);
    bool runStages(StepRun& step);

    const Program& m_program;
    StepMemory m_memory;
    std::optional<Question> m_question;
    std::optional<RunFault> m_end;
    std::uint64_t m_workDone = 0;
    std::uint64_t m_workOfTurns = 0;
    std::size_t m_held = 0;
};

} // namespace orrery::engine
