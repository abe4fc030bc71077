// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/row_tables.h"

#include <span>

namespace orrery::engine {

/// Return all types of condition, by name. There is one table in each of watch_rows.cpp and watch_rows_objects.cpp.
std::span<const WatchSpec> watchRows();
std::span<const WatchSpec> watchesOfEmpires();
std::span<const WatchSpec> watchesOfObjects();
/// Return all actions, in tag order (action_rows.cpp, action_rows_objects.cpp).
std::span<const ActionSpec> actionRows();
std::span<const ActionSpec> actionsOfObjects();
std::span<const ActionSpec> actionsOfScenario();

/// Check such a table at compile time.
consteval bool areProperWatches(std::span<const WatchSpec> rows) {
    return isProperTable(rows) && std::ranges::all_of(rows, [](const WatchSpec& row) {
               return row.observed != nullptr && row.wanted != nullptr;
           });
}
consteval bool areProperActions(std::span<const ActionSpec> rows) {
    return isProperTable(rows) && std::ranges::all_of(rows, [](const ActionSpec& row) { return row.act != nullptr; });
}

} // namespace orrery::engine
