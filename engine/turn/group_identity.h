// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/program.h"
#include "engine/universe/chance.h"

namespace orrery::engine {

/// What a group is called across edits of other content: never an index, so that birth keys and turn hashes stay as
/// they are when unrelated content comes or goes (E5.10).
inline std::uint64_t stableIdentity(const CheckedModel& model, const CheckedGroup& group) {
    return stableHash(group.id, stableHash("/", stableHash(model.classes.asRead(group.owner).id)));
}

} // namespace orrery::engine
