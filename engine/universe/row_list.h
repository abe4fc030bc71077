// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/rows.h"

#include <memory>
#include <vector>

namespace orrery::engine {

// A row is an object's id and its place in every column: given once in creation order, never reused, never moved.
inline constexpr Row noRow = ~0u;

/// Rows in ascending order, immutable once shared: one scope serves every firing and run that has the same (P2.1).
using RowList = std::vector<Row>;
using RowListRef = std::shared_ptr<const RowList>;

} // namespace orrery::engine
