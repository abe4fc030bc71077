// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <nlohmann/json.hpp>

#include <vector>

namespace orrery::engine {

/// Occurrences, answers that were not given, conflicts, orders, conditions of the scenario, messages and victories of a
/// turn, one line of the trace each.
std::vector<nlohmann::ordered_json> recordLines(const Session& session, const TurnLog& log);

} // namespace orrery::engine
