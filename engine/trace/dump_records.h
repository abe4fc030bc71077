// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <functional>
#include <nlohmann/json.hpp>

namespace orrery::engine {

/// Calls add(line) for occurrences, answers that were not given, conflicts, orders, conditions of the scenario,
/// messages and victories of a turn, one line of the trace each.
void addRecordLines(const Session& session, const TurnLog& log,
                    const std::function<void(const nlohmann::ordered_json&)>& add);

} // namespace orrery::engine
