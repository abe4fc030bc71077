// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/rows.h"

#include <span>

namespace orrery::engine {

/// Returns the shipped conditions, in tag order, merged from the tables of the families (conditions_*.h).
std::span<const ConditionSpec> conditionRows();

} // namespace orrery::engine
