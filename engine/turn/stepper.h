// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/condition_call.h"
#include "engine/program/step_probe.h"
#include "engine/program/turn_work.h"
#include "engine/turn/decisions.h"
#include "engine/turn/growth.h"
#include "engine/turn/level_view.h"
#include "engine/turn/listeners.h"
#include "engine/turn/run_limits.h"
#include "engine/turn/stacking.h"
#include "engine/turn/step_plan.h"
#include "engine/turn/turn_hash.h"
#include "engine/turn/turn_in_progress.h"
#include "engine/universe/writer.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace orrery::engine {

/// A holder with one of its groups, pending until the group's place in the order of the turn.
struct WaitingGroup {
    Row holder = noRow;
    const PlannedGroup* group = nullptr;
};

/// Data that all steps of one program share: the plan, and memory that each turn reuses.
struct StepMemory {
    explicit StepMemory(const Program& program) : plan(program), hasher(program) {}

    StepPlan plan;
    TurnHasher hasher;
    StackingClaims claims;
    /// By group and holder: the rows on which a group with meter effects and others has claimed its name (G6.6).
    std::map<std::pair<std::uint32_t, Row>, RowListRef> takenByMixed;
    std::vector<std::vector<WaitingGroup>> waitingAtLevel; ///< groups by level, sorted by (holder, order in class)
    /// The other groups: by the point at which they fire (E8.8), then by priority.
    std::array<std::vector<std::vector<WaitingGroup>>, static_cast<std::size_t>(FiringPoint::count_)> waitingAtPoint;
    Listeners listeners;
    RunLimits limits;
    /// Stamps of existence, classes and lists of lent classes at the last search.
    std::vector<std::uint64_t> groupsStamps;
    std::vector<RowListRef> rowsOfShape; ///< by shape: rows that have the meters of the shape
    std::uint64_t rowsStamp = 0;         ///< stamp of existence at the last search for rowsOfShape
    LevelView initial;                   ///< meters before the last meter pass, if the rules need them (G6.3, G6.7)
    std::uint32_t tick = 0;              ///< number of states that effects have read; see View::tick
    std::vector<EvaluationFault> faults;
    std::vector<double> values;
    std::vector<double> before;                   ///< values before an effect on meters
    std::vector<std::uint64_t> workOfGroup;       ///< work of each group in this step, by place in Program::groups
    std::vector<std::uint64_t> workOfGroupBefore; ///< work of each group in all earlier steps
};

class Timeline;

/// New values for rows of one column.
struct ColumnChange {
    ColumnId column{};
    RowListRef rows; ///< null: no rows
    std::vector<double> values;
};

/// The state of an unfinished step.
struct StepRun {
    const Program& program;
    StepMemory& memory;
    Evaluator& evaluator;
    Writer& writer;
    TurnWork& work; ///< work of the evaluator's world
    TurnInProgress& inProgress = turnInProgress;
    const std::atomic<bool>* stop = nullptr;
    const CheckedScenario* scenario = nullptr; ///< scenario with orders and conditions; null: none
    Timeline* timeline = nullptr;
    const Decisions* decisions = nullptr;         ///< decisions for the step; null: none
    std::optional<Question> question{};           ///< question that a player has to decide before the engine can
                                                  ///< compute the step
    std::uint64_t workLeft = TurnWork::endless;   ///< rest of RunLimits::workOfRun
    std::vector<const DiagnosticSpec*> reached{}; ///< limits of the turn that the step has reached and reported
    std::optional<RunFault> end{};                ///< limit of the run that drops the step (R2.4)
    std::size_t heldBefore = 0;                   ///< bytes of the earlier turns (RunLimits::memory)
    std::size_t heldByFrames = 0;                 ///< bytes of the frames on the timeline's stack
    std::size_t countedTwice = 0;                 ///< surplus bytes of shared lists in the log, at the last exact count

    bool isStopped() const {
        return question.has_value() || end.has_value() || (stop != nullptr && stop->load(std::memory_order_relaxed));
    }
    View view() { return writer.universe().view(); }
    /// Returns the settings of the scenario, or the defaults if there is none.
    const ScenarioSettings& settings() const;
    /// Returns whether the step may write this number of further values. Reports the limit at the first failure.
    /// @param effect reads its location, which is far away in memory, only for a report
    bool mayWrite(std::size_t values, const CompiledEffect& effect);
    /// Returns whether more events may occur in this step. Reports the limit at the first failure.
    bool mayHappen();
    bool isReached(const DiagnosticSpec& limit) const { return std::ranges::find(reached, &limit) != reached.end(); }
    /// Reports that the turn has reached a limit, and names the group that grew most. Reports each limit once. @return
    /// false
    bool reach(const DiagnosticSpec& limit, Growing what, std::uint64_t value, Location atHand);
    bool hasAskedTooMuch() const {
        return work.done > std::min(memory.limits.work, workLeft) ||
               writer.log().firings.size() >= memory.limits.firings;
    }
    /// Returns whether the run may hold this number of further bytes. If not, the run ends before this turn.
    bool mayHold(std::size_t more = 0);
    /// Returns whether groups and conditions may do more work in this step. Reports the limit at the first failure. The
    /// report names the group with the most work. If no group did most of the work, the report names the location at
    /// hand.
    bool mayAsk(Location atHand);
    /// Returns the rows whose value would change, with their new values.
    ColumnChange changeOf(ColumnId column, const RowListRef& rows, std::span<const double> after);
    /// Writes a run of the rows whose value changes. Writes nothing if no value changes.
    void writeChanged(ColumnId column, const RowListRef& rows, std::span<const double> after, Cause cause);
};

/// Attributes work to a group, during the lifetime of the object (RunLimits::work). The group is then in progress.
class AskedByGroup {
public:
    AskedByGroup(StepRun& run, std::uint32_t group)
        : m_sum(run.memory.workOfGroup[group]), m_work(run.work), m_before(m_work.done), m_inProgress(run.inProgress),
          m_groupBefore(run.inProgress.group) {
        m_inProgress.group = group;
    }
    ~AskedByGroup() {
        m_inProgress.group = m_groupBefore;
        m_sum += m_work.done - m_before;
    }
    AskedByGroup(const AskedByGroup&) = delete;
    AskedByGroup& operator=(const AskedByGroup&) = delete;

private:
    std::uint64_t& m_sum;
    const TurnWork& m_work;
    std::uint64_t m_before;
    TurnInProgress& m_inProgress;
    std::uint32_t m_groupBefore;
};

/// The work of a group on one holder. A probe attributes time to the group, too (I4.12).
struct GroupAtWork {
    GroupAtWork(StepRun& run, std::uint32_t group)
        : asked(run, group), probed(run.work.probe, ProbeKind::group, group) {}

    AskedByGroup asked;
    Probed probed;
};

/// Counts a holder whose activation the current group has tested.
inline void countHolder(StepRun& run, bool isActive) {
    if (run.work.probe != nullptr) [[unlikely]] {
        run.work.probe->count(1, isActive ? 1 : 0);
    }
}

// The stages of the turn (E8.1), in order. Stages that fire groups return false if they are stopped.
/// Determines which empires see which objects (E5.13), if any content reads visibility. Runs at the start of the turn,
/// and after movement. (visibility.cpp)
void fixVisibility(StepRun& run, Side side);
void spreadVariables(StepRun& run); // variable_stages.cpp
void resetMaxima(StepRun& run);
void openChannels(StepRun& run); // variable_stages.cpp
/// Applies the effects on meters. If meters' names read initial values, also resets maxima and opens channels, after
/// the groups that decide at once.
bool runMeterStage(StepRun& run);
void growMeters(StepRun& run);
void capMeters(StepRun& run);
bool runEffectStage(StepRun& run);
/// Runs the stages after the effects stage, with the points between them (E8.6): rest_of_turn.cpp.
bool runRest(StepRun& run);
bool carryOutOrders(StepRun& run); // orders.cpp
bool moveObjects(StepRun& run);    // movement.cpp
bool produce(StepRun& run);        // production.cpp
bool doResearch(StepRun& run);
bool addIncome(StepRun& run); // income.cpp
bool endDurations(StepRun& run);
bool runScenarioStage(StepRun& run); // scenario_stage.cpp

/// Writes the values of meters from before a meter pass (G6.7).
void takeBack(std::span<const ColumnChange> changes, Writer& writer);

/// Computes the steps of universes of one program.
class Stepper {
public:
    explicit Stepper(const Program& program); ///< must outlive this object

    /// Computes one step of the turn (E8.1), and writes it into a fresh log. Returns false if the step stops early.
    /// Then the caller must discard universe and log.
    /// @param decisions decisions of players in the step (T7). If the step needs one more, the step stops, and
    /// question() returns the question.
    bool run(Evaluator& evaluator, Universe& universe, TurnLog& log, const std::atomic<bool>* stop = nullptr,
             const CheckedScenario* scenario = nullptr, const Decisions* decisions = nullptr);
    const std::optional<Question>& question() const { return m_question; }
    /// Returns the reason why the step stopped, if the step reached a limit of the run.
    const std::optional<RunFault>& end() const { return m_end; }
    /// Returns the work of the step (RunLimits::workOfRun).
    std::uint64_t workDone() const { return m_workDone; }
    /// Sets the limits. RunLimits::workOfRun also counts the work of earlier turns, which setWorkOfTurns() sets.
    void setLimits(const RunLimits& limits) { m_memory.limits = limits; }
    void setWorkOfTurns(std::uint64_t done) { m_workOfTurns = done; }
    /// Sets the memory that counts as used.
    /// @param bytes bytes that the run holds in addition to the universe, the evaluator and the log that run() receives
    void setHeld(std::size_t bytes) { m_held = bytes; }
    /// Returns the number of visits to listeners so far: the cost of the search for responses (T28).
    std::size_t listenersAsked() const { return m_memory.listeners.visited(); }
    /// Runs the last meter pass of a turn if the rules say so (G6.7): on the state after the turn's statements, and
    /// before finish(). @return the values from which the next step starts, where the pass has changed them
    std::vector<ColumnChange> settle(Evaluator& evaluator, Universe& universe, TurnLog& log);
    /// Closes the turn when its log is complete: stores max meters for last(), and gives the log its hash. Callers may
    /// call this function again after further writes.
    void finish(Universe& universe, TurnLog& log);
    /// Begins the log of a set-up. finish() ends this log, as for any other turn.
    void begin();

private:
    void findGroups(const View& view, ClassLists& lists);
    void findRows(const View& view);
    bool runStages(StepRun& step);
    void beginPass(const View& now, ClassLists& lists);
    void beginClaims();
    std::vector<ColumnChange> changedMeters(const View& now) const;

    const Program& m_program;
    StepMemory m_memory;
    std::optional<Question> m_question;
    std::optional<RunFault> m_end;
    std::uint64_t m_workDone = 0;
    std::uint64_t m_workOfTurns = 0;
    std::size_t m_held = 0;
};

} // namespace orrery::engine
