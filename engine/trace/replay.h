// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/last_known.h"
#include "engine/turn/session.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace orrery::engine {

/// The moments of one step, to read again the values that conditions and amounts read. A moment is the opening snapshot
/// plus the runs before it. The replay holds one state and moves it: moments in time order cost one pass through the
/// log.
class Replay {
public:
    Replay(const Session& session, std::uint32_t turn);

    const Session& session() const { return m_session; }
    const TurnLog& log() const { return m_log; }
    std::uint32_t turn() const { return m_turn; }
    /// Returns the state after a number of runs of the log; valid until the next such call.
    View after(std::uint32_t runs);
    View at(const Moment& moment) { return after(moment.runs); }
    /// Returns the state that a firing reads at a moment. A response to the destruction of objects reads these and
    /// their hosts as they were before (T15). Valid until the next such call.
    View readBy(const Firing& firing, const Moment& moment);
    /// Returns the values of `Subject` and amount() in a firing (T1).
    AnsweredOccurrence answeredBy(const Firing& firing) const;
    /// Returns a value at the start of the step; 0 for an object that did not exist yet.
    double openingAt(ColumnId column, Row row) const;
    bool existedAtOpening(Row row) const;
    /// Returns the number of objects at the start of the step, including those that overrides gave.
    Row rowsAtOpening() const;

    /// Returns the moment at which the group of this holder decides activation and scope in this step, whether or not
    /// it fired. In the meter stage this is its level's opening; else it follows all earlier groups in order (E8.4).
    /// Returns nullopt if its stage was not reached.
    std::optional<Moment> decisionOf(const CompiledGroup& group, Row holder) const;
    /// Returns the index of the group's firing for this holder; nullopt where it did not fire.
    std::optional<std::uint32_t> firingOf(const CompiledGroup& group, Row holder) const;
    /// Returns why a triggered group of this holder did not respond to an event. Returns null where it responded, or
    /// where there was no such event.
    const UnansweredTrigger* unansweredOf(const CompiledGroup& group, Row holder) const;
    /// Returns the event of a change that an effect of a firing proposed for an object; null where no group listened to
    /// it.
    const OccurrenceRecord* occurrenceOf(std::uint32_t firing, std::uint16_t effect, Row object) const;

    /// Returns the log's skip of the object by an effect of a firing; null where there is none.
    const Skip* skipOf(std::uint32_t firing, std::uint16_t effect, Row object) const;
    /// Returns the first skip of an object for which `isMeant` holds.
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

    /// The effect that first used a stacking name on an object (E7.5), as (firing, effect).
    using Claim = std::pair<std::uint32_t, std::uint16_t>;
    std::optional<Claim> claimOf(StackingIndex name, Row object);

private:
    std::span<const std::uint32_t> skipsOf(std::uint32_t firing, std::uint16_t effect) const;

    const Session& m_session;
    std::shared_ptr<const TurnLog> m_kept; ///< keeps a log alive that may be dropped during reading (P2.2)
    const TurnLog& m_log;
    std::uint32_t m_turn;
    std::optional<State> m_opening; ///< for a step with overrides (X6.4): the state with them
    std::optional<State> m_state;
    std::uint32_t m_runs = 0;                      ///< the number of runs applied to m_state
    std::map<std::uint32_t, LastKnown> m_departed; ///< by place in TurnLog::departures
    std::vector<std::uint32_t> m_firings;          ///< by group, then holder
    std::vector<std::uint32_t> m_ordered;          ///< firings of the stage of other groups without a trigger, in order
    std::vector<std::uint32_t> m_skips;            ///< by firing, then effect
    std::map<StackingIndex, std::vector<std::uint32_t>> m_claimants; ///< firings whose group uses the name
};

/// Returns a label such as "BLD_MEGALITH/local".
std::string groupLabel(const CheckedModel& model, const CheckedGroup& group);

/// Returns whether a scenario statement caused the run: its `firing` is then the statement's index, or noFiring.
bool isByStatement(const TurnLog& log, const Run& run);

/// Returns the index of a row in a run or scope; nullopt where it is not in it.
std::optional<std::size_t> placeIn(const RowList& rows, Row row);

} // namespace orrery::engine
