// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/rows.h"

#include <memory>
#include <vector>

namespace orrery::engine {

// A row is an object's id, and its index in every column. Rows have numbers in creation order. The engine never reuses
// or moves rows.
inline constexpr Row noRow = ~0u;

/// Rows in ascending order, immutable once shared. All firings and runs with the same scope share one list (P2.1).
using RowList = std::vector<Row>;
using RowListRef = std::shared_ptr<const RowList>;

} // namespace orrery::engine
