// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/row_list.h"
#include "engine/vocabulary/rows.h"

#include <span>
#include <vector>

namespace orrery::engine {

/// The result of applying amounts.
struct Applied {
    bool isFinite = true; ///< true if all results are finite
    bool changes = false; ///< true if any result differs from the value before
};

/// Replaces amounts[i] by the result of the operation on the current value of rows[i] (E3.1, E7.8). With most
/// operations, a missing amount makes the result missing. A missing result is not finite. Then the caller has to use 0
/// for the missing amount (E7.2).
/// @param cells writable pointer to the column of `current`. Receives the results if all are finite, and otherwise
/// stays unchanged. Null: the function writes nothing.
/// @param isSingle rounds each result to single precision (G6.4)
/// @param before memory that all calls reuse
Applied applyTo(MeterOperation operation, std::span<double> amounts, const RowList& rows, const double* current,
                double* cells, std::vector<double>& before, bool isSingle = false);

} // namespace orrery::engine
