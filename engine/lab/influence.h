// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <atomic>
#include <optional>
#include <vector>

namespace orrery::engine {

/// Guesses how much each group of a run contributes to some columns, from the changes in the log and from what groups
/// read (I4.21). A guess compares groups, and has no unit.
/// @param session a run with all logs of its turns. @param columns the columns that a measure reads
/// @return by index of the group in Program::groups; nullopt if stopped
std::optional<std::vector<double>> influenceOf(const Session& session, const std::vector<ColumnId>& columns,
                                               const std::atomic<bool>* stop = nullptr);

} // namespace orrery::engine
