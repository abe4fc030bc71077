// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/trace/happenings.h"
#include "widgets/base/two_level_model.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace orrery::widgets {

/// The events of the current turn, except changes of values, as a tree of two levels. The events are orders, events
/// with their responses and missing responses, messages, conditions of the scenario, and victories.
class EventsModel : public TwoLevelModel {
    Q_OBJECT

public:
    static constexpr int HappeningRole = Qt::UserRole; ///< index into `happenings()`

    using TwoLevelModel::TwoLevelModel;

    /// @param turns the turn of each event, which then stands before its text; empty: all are of the same turn
    void show(std::vector<engine::Happening> happenings, std::vector<std::uint32_t> turns = {});
    /// Returns the turn of an event; nullopt if all are of the same turn.
    std::optional<std::uint32_t> turnOf(std::size_t happening) const {
        return m_turns.empty() ? std::nullopt : std::optional(m_turns[happening]);
    }
    const std::vector<engine::Happening>& happenings() const { return m_happenings; }

    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    std::size_t headingCount() const override { return m_happenings.size(); }
    std::size_t countBelow(std::size_t heading) const override { return m_happenings[heading].details.size(); }

    std::vector<engine::Happening> m_happenings;
    std::vector<std::uint32_t> m_turns; ///< by event, or empty
};

} // namespace orrery::widgets
