// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"
#include "engine/universe/row_list.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace orrery::engine {

/// An action of a scenario condition that waits, and all after it (S8).
struct PendingAction {
    std::uint32_t condition = 0;
    std::uint32_t action = 0;
    std::uint32_t due = 0;
};

/// The state of a scenario's conditions between turns. Replaced whole when it changes, as lanes are; shared by
/// snapshots and logs, never edited. No longer than the scenario is.
struct Agenda {
    std::vector<PendingAction> actions; ///< in the order in which they were put off
    std::vector<bool> enabled;          ///< by place in CheckedScenario::conditions
    std::map<std::string, double, std::less<>> counters;
    LocalView view;
    std::vector<Row> initials; ///< the scenario's initial objects (initialStatements()); noRow: still hidden
    Row setupRows = 0;         ///< objects that there were when the table was set: names mean these (S3)
    bool isOver = false;       ///< somebody won or lost, and the run is at its end (S8)
};

} // namespace orrery::engine
