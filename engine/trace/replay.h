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

/// The moments of one step, for reading again what conditions and amounts read: the opening snapshot plus the runs
/// before the moment. Holds one state, which moves: asking for moments in their order costs one way through the log.
class Replay {
public:
    Replay(const Session& session, std::uint32_t turn);

    const Session& session() const { return m_session; }
    const TurnLog& log() const { return m_log; }
    std::uint32_t turn() const { return m_turn; }
    /// The state after that many runs of the log; valid until another moment is asked for.
    View after(std::uint32_t runs);
    View at(const Moment& moment) { return after(moment.runs); }
    /// The state that a firing reads at a moment: in an answer to the end of objects, these and their hosts are there
    /// as they were before (T15). Valid until another moment is asked for.
    View readBy(const Firing& firing, const Moment& moment);
    /// The meaning of `Subject` and amount() in a firing (T1).
    AnsweredOccurrence answeredBy(const Firing& firing) const;
    /// A value as the step began; 0 for what was not yet made.
    double openingAt(ColumnId column, Row row) const;
    bool existedAtOpening(Row row) const;
    /// How many objects there were as the step began, with those that overrides gave.
    Row rowsAtOpening() const;

    /// When the group of this holder decides activation and scope in this step, whether or not it fired: its level's
    /// opening in the meter stage; else after all that is ordered before it (E8.4). nullopt: its stage did not come.
    std::optional<Moment> decisionOf(const CompiledGroup& group, Row holder) const;
    /// The index of the group's firing for this holder; nullopt where it did not fire.
    std::optional<std::uint32_t> firingOf(const CompiledGroup& group, Row holder) const;
    /// Why a triggered group of this holder did not answer what it listens to; null where it did, or nothing of the
    /// kind happened.
    const UnansweredTrigger* unansweredOf(const CompiledGroup& group, Row holder) const;
    /// What became of the change that an effect of a firing was about to make of an object; null where nobody listened
    /// to it.
    const OccurrenceRecord* occurrenceOf(std::uint32_t firing, std::uint16_t effect, Row object) const;

    /// The record that an effect of a firing passed the object by; null where it did not.
    const Skip* skipOf(std::uint32_t firing, std::uint16_t effect, Row object) const;
    /// The same for any object of which `isMeant` holds.
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

    /// The effect that used a stacking name up on an object (E7.5), as (firing, effect).
    using Claim = std::pair<std::uint32_t, std::uint16_t>;
    std::optional<Claim> claimOf(StackingIndex name, Row object);

private:
    std::span<const std::uint32_t> skipsOf(std::uint32_t firing, std::uint16_t effect) const;

    const Session& m_session;
    std::shared_ptr<const TurnLog> m_kept; ///< a log may be dropped while it is read (P2.2)
    const TurnLog& m_log;
    std::uint32_t m_turn;
    std::optional<State> m_opening; ///< of a step under overrides (X6.4): the state with them
    std::optional<State> m_state;
    std::uint32_t m_runs = 0;                      ///< that m_state has behind it
    std::map<std::uint32_t, LastKnown> m_departed; ///< by place in TurnLog::departures
    std::vector<std::uint32_t> m_firings;          ///< by group, then holder
    std::vector<std::uint32_t> m_ordered; ///< firings of the stage of other groups that nothing set off, as they came
    std::vector<std::uint32_t> m_skips;   ///< by firing, then effect
    std::map<StackingIndex, std::vector<std::uint32_t>> m_claimants; ///< firings whose group names it
};

/// "BLD_MEGALITH/local"
std::string groupLabel(const CheckedModel& model, const CheckedGroup& group);

/// Whether a statement of the scenario made the run: its `firing` is then the statement's index, or noFiring.
bool isByStatement(const TurnLog& log, const Run& run);

/// The place of a row in a run or scope; nullopt where it is not in it.
std::optional<std::size_t> placeIn(const RowList& rows, Row row);

} // namespace orrery::engine
