// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"
#include "engine/universe/row_list.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace orrery::engine {

/// A delayed action of a scenario condition, together with all actions after it (S8).
struct PendingAction {
    std::uint32_t condition = 0;
    std::uint32_t action = 0;
    std::uint32_t due = 0;
};

/// The state of a scenario's conditions between turns. A change replaces it as a whole, as with lanes. Snapshots and
/// logs share it and never edit it. Its size is bounded by the scenario's.
struct Agenda {
    std::vector<PendingAction> actions; ///< in the order in which they were delayed
    std::vector<bool> enabled;          ///< by place in CheckedScenario::conditions
    std::map<std::string, double, std::less<>> counters;
    LocalView view;
    std::vector<Row> initials; ///< the rows of the initial objects (initialStatements()); noRow: still hidden
    Row setupRows = 0;         ///< objects that existed when the table was set: names refer to these (S3)
    bool isOver = false;       ///< somebody won or lost, and the run has ended (S8)
};

} // namespace orrery::engine
