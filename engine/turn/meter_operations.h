// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/row_list.h"
#include "engine/vocabulary/rows.h"

#include <span>
#include <vector>

namespace orrery::engine {

/// The result of applying amounts.
struct Applied {
    bool isFinite = true; ///< all results are finite
    bool changes = false; ///< some result differs from the value before
};

/// Replaces amounts[i] by the result of the operation on the current value of rows[i] (E3.1, E7.8). With most
/// operations, a missing amount makes the result missing, which is no finite number. Then the caller has to use 0 for
/// the missing amount (E7.2).
/// @param cells the same column as `current`, for writing. It gets the results if all are finite, and otherwise stays
/// as it is. Null: nothing is written.
/// @param before memory that is reused from one call to the next
Applied applyTo(MeterOperation operation, std::span<double> amounts, const RowList& rows, const double* current,
                double* cells, std::vector<double>& before);

} // namespace orrery::engine
