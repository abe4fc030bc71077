// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/last_known.h"
#include "engine/turn/session.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace orrery::engine {

/// The moments of one step. Lets callers read the values that conditions and amounts read in the step. The state at a
/// moment is the opening snapshot plus the runs before the moment. The replay holds one state and moves this state. So
/// moments in time order cost one pass through the log.
class Replay {
public:
    Replay(const Session& session, std::uint32_t turn);
    /// The same, with another evaluator than the session's. Explanations then change nothing of the session, as long as
    /// its history has kept the turn's log (History::isLogKept).
    Replay(const Session& session, std::uint32_t turn, Evaluator& evaluator);

    const Session& session() const { return m_session; }
    Evaluator& evaluator() const { return m_evaluator; }
    const TurnLog& log() const { return m_log; }
    std::uint32_t turn() const { return m_turn; }
    /// Returns the state after a number of runs of the log. Valid until the next call that returns a state.
    View after(std::uint32_t runs);
    View at(const Moment& moment) { return after(moment.runs); }
    /// Returns the state that a firing reads at a moment. A response to the destruction of objects reads these objects
    /// and their hosts in their last state (T15). Valid until the next call that returns a state.
    View readBy(const Firing& firing, const Moment& moment);
    /// Returns the state that the amount of a run's effect reads. It has the running values of meters if the rules tell
    /// them from initial ones (G6.3). Valid until the next call that returns a state.
    View readBy(const Run& run);
    /// Returns the values of `Subject` and amount() in a firing (T1).
    AnsweredOccurrence answeredBy(const Firing& firing) const;
    /// Returns a value at the start of the step. Returns 0 for an object that did not exist yet.
    double openingAt(ColumnId column, Row row) const;
    bool existedAtOpening(Row row) const;
    /// Returns whether groups fired, or could have fired, in this turn. Not in the set-up, unless it ends with a meter
    /// pass (G4.5).
    bool hasPass() const { return m_turn > 0 || isLastPass(static_cast<std::uint32_t>(m_log.moments.size()) - 1); }
    /// Returns the number of objects at the start of the step, including objects that overrides added.
    Row rowsAtOpening() const;
    /// Reads the state at the start of the step.
    void readOpening(const std::function<void(const View&)>& read) const;

    /// Returns the moment at which the group of this holder decides activation and scope in this step. Includes groups
    /// that do not fire. In the meter stage, this moment is the opening of the group's level, of the last meter pass if
    /// the turn has several. In other stages, the moment follows all earlier groups in order (E8.4). Returns nullopt if
    /// the step did not reach the group's stage.
    std::optional<Moment> decisionOf(const CompiledGroup& group, Row holder) const;
    /// Returns the index of the group's firing for this holder. Of a group that changes meters, the firing in the last
    /// meter pass. Returns nullopt if the group did not fire.
    std::optional<std::uint32_t> firingOf(const CompiledGroup& group, Row holder) const;
    /// Returns the reason why a triggered group of this holder did not respond to an event. Returns null if the group
    /// responded, or if there was no such event.
    const UnansweredTrigger* unansweredOf(const CompiledGroup& group, Row holder) const;
    /// Returns the event of a change that an effect of a firing proposed for an object. Returns null if no group
    /// listened to the event.
    const OccurrenceRecord* occurrenceOf(std::uint32_t firing, std::uint16_t effect, Row object) const;

    /// Returns the log's skip of the object by an effect of a firing. Returns null if there is none.
    const Skip* skipOf(std::uint32_t firing, std::uint16_t effect, Row object) const;
    /// Returns the first skip of an object for which `isMeant` returns true.
    template <typename IsMeant>
    const Skip* skipWhere(std::uint32_t firing, std::uint16_t effect, IsMeant&& isMeant) const {
        for (const std::uint32_t index : skipsOf(firing, effect)) {
            const Skip& skip = m_log.skips[index];
            for (const Row row : *skip.rows) {
                if (isMeant(row)) {
                    return &skip;
                }
            }
        }
        return nullptr;
    }

    /// The effect that claimed a stacking name on an object first (E7.5), as (firing, effect).
    using Claim = std::pair<std::uint32_t, std::uint16_t>;
    /// @param before a firing of the pass in question: each meter pass has claims of its own
    std::optional<Claim> claimOf(StackingIndex name, Row object, std::uint32_t before);

private:
    bool isLastPass(std::uint32_t moment) const {
        return m_log.lastPass < m_log.moments.size() && moment >= m_log.lastPass;
    }
    std::span<const std::uint32_t> skipsOf(std::uint32_t firing, std::uint16_t effect) const;

    const Session& m_session;
    Evaluator& m_evaluator;
    std::shared_ptr<const TurnLog> m_kept; ///< log; the session may drop it during reading (P2.2)
    const TurnLog& m_log;
    std::uint32_t m_turn;
    std::optional<State> m_opening; ///< for a step with overrides (X6.4): opening state with the overrides
    std::optional<State> m_state;
    std::optional<State> m_running;                ///< state just before a run, for running()
    std::uint32_t m_runs = 0;                      ///< number of runs applied to m_state
    std::map<std::uint32_t, LastKnown> m_departed; ///< last states by place in TurnLog::departures
    std::vector<std::uint32_t> m_firings;          ///< firings sorted by group, then by holder
    std::vector<std::uint32_t> m_ordered;          ///< firings without a trigger in the stage of other groups, in order
    std::vector<std::uint32_t> m_skips;            ///< skips sorted by firing, then by effect
    std::map<StackingIndex, std::vector<std::uint32_t>> m_claimants; ///< firings whose group uses the name
};

/// Returns a label such as "BLD_MEGALITH/local".
std::string groupLabel(const CheckedModel& model, const CheckedGroup& group);

/// Returns the group's name as plain text (G3.2): without tags such as <i>, with the names of links such as
/// [[tech LRN_A]], and with the name of the class for %2%. Empty for a group without a name.
/// @param source name of the source, for %1%; empty: without one
std::string shownGroupName(const CheckedModel& model, const CheckedGroup& group, std::string_view source = {});

/// Returns this name with the label, "Yard of marble (BLD_MEGALITH/local)", or the label of a group without a name
/// (G3.2).
Phrase namedGroupLabel(const CheckedModel& model, const CheckedGroup& group);

/// Returns whether a scenario statement caused the run. Then the run's `firing` is the statement's index, or noFiring.
bool isByStatement(const TurnLog& log, const Run& run);

/// Returns the index of a row in a list of rows. Returns nullopt if the list does not contain the row.
std::optional<std::size_t> placeIn(const RowList& rows, Row row);

} // namespace orrery::engine
