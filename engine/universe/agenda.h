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

/// The state of a scenario's conditions between turns. A change replaces the whole agenda, as with lanes. Snapshots and
/// logs share an agenda and never edit it. The size of the scenario limits its size.
struct Agenda {
    std::vector<PendingAction> actions; ///< delayed actions, in the order in which conditions delayed them
    std::vector<bool> enabled;          ///< true for enabled conditions, by index in CheckedScenario::conditions
    std::map<std::string, double, std::less<>> counters;
    LocalView view;
    std::vector<Row> initials;     ///< rows of the initial objects (initialStatements()); noRow: still hidden
    Row setupRows = 0;             ///< number of objects at the end of the set-up; names refer only to these (S3)
    std::uint32_t firstNumber = 0; ///< added to the row of an object without a number of its own (View::numberOf())
    bool isOver = false;           ///< true if an empire won or lost and the run has ended (S8)
};

} // namespace orrery::engine
