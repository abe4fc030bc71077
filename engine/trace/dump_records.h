// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <functional>
#include <nlohmann/json.hpp>

namespace orrery::engine {

/// Returns the value of a cell as JSON: a number, or the name of the enumerator, class, type or text. Objects are
/// numbers, sets are lists, and `none` is null.
nlohmann::ordered_json cellJson(ColumnId column, double value, const View& view);

/// Calls add(line) with one trace line for each of the turn's other records. These are events, missing responses,
/// conflicts, orders, scenario conditions, messages and victories.
void addRecordLines(const Session& session, const TurnLog& log,
                    const std::function<void(const nlohmann::ordered_json&)>& add);

} // namespace orrery::engine
