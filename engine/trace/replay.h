// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace orrery::engine {

/// The moments of one step, for reading again what conditions and amounts read: the opening snapshot plus the runs
/// before the moment. States are made when first asked for and kept as long as the replay lives.
class Replay {
public:
    Replay(const Session& session, std::uint32_t turn);

    const Session& session() const { return m_session; }
    const TurnLog& log() const { return m_log; }
    std::uint32_t turn() const { return m_turn; }
    /// The state after that many runs of the log.
    View after(std::uint32_t runs);
    View at(const Moment& moment) { return after(moment.runs); }

    /// When the group of this holder decides activation and scope in this step, whether or not it fired: its level's
    /// opening in the meter stage; else after all that is ordered before it (E8.4). nullopt: its stage did not come.
    std::optional<Moment> decisionOf(const CompiledGroup& group, Row holder);
    /// The index of the group's firing for this holder; nullopt where it did not fire.
    std::optional<std::uint32_t> firingOf(const CompiledGroup& group, Row holder) const;

private:
    const Session& m_session;
    const TurnLog& m_log;
    std::uint32_t m_turn;
    std::map<std::uint32_t, std::unique_ptr<State>> m_states;
};

/// "BLD_MEGALITH/local"
std::string groupLabel(const CheckedModel& model, const CheckedGroup& group);

/// The place of a row in a run or scope; nullopt where it is not in it.
std::optional<std::size_t> placeIn(const RowList& rows, Row row);

} // namespace orrery::engine
