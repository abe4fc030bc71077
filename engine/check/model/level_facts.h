// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model/model.h"

#include <cstdint>
#include <vector>

namespace orrery::engine {

/// The reads and writes of one class that depend on the order of levels (E8.1, E8.4). They are computed once, however
/// often the rest of the project changes (P3.2). Covers runnable groups that alter meters.
struct LevelFacts {
    /// An effect that changes a meter's column.
    struct Write {
        std::uint16_t group = 0; ///< index in the class
        ColumnId column{};
        int priority = 0;
    };
    /// A read of a meter's column, at the lowest priority of the effects that it decides.
    struct Read {
        std::uint16_t group = 0;
        ColumnId column{};
        int priority = 0;
        bool isCondition = false; ///< a condition must not read a column of its own level
        Location where;           ///< relative to the start of the class, in its file
    };
    std::vector<Write> writes;
    std::vector<Read> reads;

    static Location placeOf(const Read& read, const CheckedClass& of);
};

/// @param objectClass with all of its groups
LevelFacts levelFacts(const CheckedModel& model, const CheckedClass& objectClass);

} // namespace orrery::engine
