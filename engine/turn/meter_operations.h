// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/row_list.h"
#include "engine/vocabulary/rows.h"

#include <span>
#include <vector>

namespace orrery::engine {

/// What came of applying amounts.
struct Applied {
    bool isFinite = true; ///< all results are
    bool changes = false; ///< some result is another than the value before
};

/// amounts[i] becomes what the operation makes of the current value of rows[i] (E3.1, E7.8). A missing amount makes the
/// result of most operations missing, which is no finite number: then who applies has to take it for the 0 that it
/// means (E7.2).
/// @param cells the column of the current values once more, to be written while it is at hand: it gets the results
/// where
///   all are finite, and else stays as it is. Null: nobody may write it.
/// @param before memory that is used again from one call to the next.
Applied applyTo(MeterOperation operation, std::span<double> amounts, const RowList& rows, const double* current,
                double* cells, std::vector<double>& before);

} // namespace orrery::engine
