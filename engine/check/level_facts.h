// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/check/model.h"

#include <cstdint>
#include <vector>

namespace orrery::engine {

/// What the order of levels asks of one class (E8.1, E8.4): found once, however often the rest of the project changes
/// (P3.2). Of groups that alter meters and can run.
struct LevelFacts {
    /// An effect changes a meter's column.
    struct Write {
        std::uint16_t group = 0; ///< place in the class
        ColumnId column{};
        int priority = 0;
    };
    /// Something reads a meter's column at the lowest priority of what it decides.
    struct Read {
        std::uint16_t group = 0;
        ColumnId column{};
        int priority = 0;
        bool isCondition = false; ///< decides, so that it must not read its own level
        Location where;           ///< in the file of the class counted from where the class begins
    };
    std::vector<Write> writes;
    std::vector<Read> reads;

    static Location placeOf(const Read& read, const CheckedClass& of);
};

/// @param objectClass with all of its groups.
LevelFacts levelFacts(const CheckedModel& model, const CheckedClass& objectClass);

} // namespace orrery::engine
