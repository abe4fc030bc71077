// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/session.h"

#include <vector>

namespace orrery::engine {

/// The changes that one effect of a group made for one holder in one turn.
struct EffectResult {
    struct Change {
        Row row = noRow;
        ColumnId column{};
        double before = 0.0; ///< in the column's own unit
        double after = 0.0;
    };
    std::uint32_t group = 0;     ///< index into Program::groups
    std::uint16_t effect = 0;    ///< index of the effect in the group
    std::size_t count = 0;       ///< number of changes
    std::vector<Change> first{}; ///< the first changes, in the order of the log
};

/// Returns the changes that all groups of one holder made in a turn, by group and effect (I6.1). Excludes effects
/// without a change of a value, such as messages. Returns nothing for a turn that the run does not have.
/// @param most maximum number of changes in EffectResult::first; the costs of the old values grow with it
std::vector<EffectResult> effectResults(const Session& session, std::uint32_t turn, Row holder, std::size_t most);

} // namespace orrery::engine
