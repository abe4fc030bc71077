// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/program.h"
#include "engine/universe/chance.h"

namespace orrery::engine {

/// Returns an identity of a group that edits of other content do not change. The identity is not an index, so birth
/// keys and turn hashes do not depend on unrelated content (E5.10).
inline std::uint64_t stableIdentity(const CheckedModel& model, const CheckedGroup& group) {
    return stableHash(group.stableName(), stableHash("/", stableHash(model.classes.asRead(group.owner).stableName())));
}

} // namespace orrery::engine
