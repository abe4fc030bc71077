// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/replay.h"

#include <algorithm>
#include <tuple>

namespace orrery::engine {

namespace {

/// The order of groups outside the meter stage (E8.4).
auto orderKey(const Program& program, std::uint32_t group, Row holder) {
    const CompiledGroup& g = program.groups[group];
    return std::tuple(g.priority, holder, std::string_view(program.model->classes[g.objectClass].id), g.checked->order);
}

} // namespace

std::string groupLabel(const CheckedModel& model, const CheckedGroup& group) {
    return model.classes[group.owner].id + "/" + group.id;
}

std::optional<std::size_t> placeIn(const RowList& rows, Row row) {
    const auto at = std::lower_bound(rows.begin(), rows.end(), row);
    if (at == rows.end() || *at != row) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(at - rows.begin());
}

Replay::Replay(const Session& session, std::uint32_t turn)
    : m_session(session), m_log(session.history().log(turn)), m_turn(turn) {}

View Replay::after(std::uint32_t runs) {
    auto& state = m_states[runs];
    if (!state) {
        state = std::make_unique<State>(m_session.history().stateAt(m_session.universe(), m_turn, runs));
    }
    return state->view();
}

std::optional<std::uint32_t> Replay::firingOf(const CompiledGroup& group, Row holder) const {
    for (std::uint32_t i = 0; i < m_log.firings.size(); ++i) {
        if (m_log.firings[i].group == group.index && m_log.firings[i].holder == holder) {
            return i;
        }
    }
    return std::nullopt;
}

std::optional<Moment> Replay::decisionOf(const CompiledGroup& group, Row holder) {
    if (const auto fired = firingOf(group, holder)) {
        return m_log.moments[m_log.firings[*fired].moment];
    }
    if (group.altersMeters) {
        for (const Moment& moment : m_log.moments) {
            if (moment.stage == Stage::meters && moment.priority == group.priority) {
                return moment;
            }
        }
        return std::nullopt;
    }
    const Program& program = m_session.program();
    const auto mine = orderKey(program, group.index, holder);
    for (const Firing& firing : m_log.firings) {
        const Moment& moment = m_log.moments[firing.moment];
        if (moment.stage == Stage::effects && orderKey(program, firing.group, firing.holder) > mine) {
            return moment;
        }
    }
    for (const Moment& moment : m_log.moments) {
        if (moment.stage == Stage::rest) {
            return moment;
        }
    }
    return std::nullopt;
}

} // namespace orrery::engine
