// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/vocabulary/vocabulary.h"

namespace orrery::engine {

/// Returns the tables of all built-in rows, for loaders.
RowTables shippedRows();

} // namespace orrery::engine
