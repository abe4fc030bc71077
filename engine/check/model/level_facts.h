// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"

#include <cstdint>
#include <vector>

namespace orrery::engine {

/// The reads and writes of one class that depend on the order of levels (E8.1, E8.4). Covers runnable groups that alter
/// meters. Later checks reuse the facts of an unchanged class (P3.2).
struct LevelFacts {
    /// An effect that changes a meter's column.
    struct Write {
        std::uint16_t group = 0; ///< index of the group in the class
        ColumnId column{};
        int priority = 0;
    };
    /// A read of a meter's column. Its priority is the lowest priority of the effects that depend on the read.
    struct Read {
        std::uint16_t group = 0;
        ColumnId column{};
        int priority = 0;
        /// True for a read in a condition; a condition must not read a column of its own level.
        bool isCondition = false;
        Location where; ///< place relative to the start of the class, in the file of the class
    };
    std::vector<Write> writes;
    std::vector<Read> reads;

    static Location placeOf(const Read& read, const CheckedClass& of);
};

/// Returns the facts of a class. @param objectClass a class whose groups are all read
LevelFacts levelFacts(const CheckedModel& model, const CheckedClass& objectClass);

} // namespace orrery::engine
