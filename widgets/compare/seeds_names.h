// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/many_seeds.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace orrery::widgets {

/// The names of objects and values in a result over many seeds, and their alphabetical order. A result has many rows
/// and few different names, so filters and sorting compare numbers, not texts.
struct SeedsNames {
    /// The names of a row, as indices into `texts`.
    struct Row {
        std::uint32_t object =
            0; ///< name of an object, marked if it is right with the first seed only; label of a type
        std::uint32_t value = 0;
    };

    std::vector<QString> texts;       ///< all different names
    std::vector<std::uint32_t> ranks; ///< by text: place in the order, the same for texts that differ only in case
    std::vector<Row> totals;          ///< by index in SeedsComparison::totals
    std::vector<Row> rows;            ///< by index in SeedsComparison::rows
};

/// Returns the names of a result, on any thread. @param model of the present run
SeedsNames namesOf(const engine::SeedsComparison& seeds, const engine::CheckedModel& model);

} // namespace orrery::widgets
