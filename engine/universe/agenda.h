// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"
#include "engine/universe/row_list.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace orrery::engine {

/// What is still to come: effects that were put off, and those that await an occurrence (T13, T23).
struct PendingEffects {
    std::uint32_t group = 0;  ///< index into Program::groups
    std::uint16_t effect = 0; ///< the delay or next-time, whose block is to fire
    Row holder = noRow;
    Row source = noRow;
    RowListRef rows;          ///< on what
    std::uint32_t due = 0;    ///< of a delay: the turn in which it happens
    std::uint32_t until = 0;  ///< of what awaits: the last turn in which it may; 0: for ever
    std::uint64_t serial = 0; ///< in the order in which they were put off, through the whole run
};

/// An action of a scenario condition that waits, and all after it (S8).
struct PendingAction {
    std::uint32_t condition = 0;
    std::uint32_t action = 0;
    std::uint32_t due = 0;
};

/// Everything of a run's state that belongs to no object. Replaced whole when it changes, as lanes are; shared by
/// snapshots and logs, never edited.
struct Agenda {
    std::vector<PendingEffects> effects; ///< by serial
    std::vector<PendingAction> actions;  ///< in the order in which they were put off
    std::vector<bool> enabled;           ///< by place in CheckedScenario::conditions
    std::map<std::string, double, std::less<>> counters;
    /// Of groups that answer firsts only: the last turn, or time between two, with something to answer (T13).
    std::map<std::pair<Row, std::uint32_t>, std::uint32_t> answered;
    LocalView view;
    std::vector<Row> initials; ///< the scenario's initial objects (initialStatements()); noRow: still hidden
    Row setupRows = 0;         ///< objects that there were when the table was set: names mean these (S3)
    std::uint64_t nextSerial = 1;
    bool isOver = false; ///< somebody won or lost, and the run is at its end (S8)
};

} // namespace orrery::engine
