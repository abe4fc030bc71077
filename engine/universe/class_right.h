// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/universe.h"

namespace orrery::engine {

/// What was said in play of an empire and a class (E3.9 to E3.12).
enum class ClassRight : std::uint8_t {
    unchanged, ///< nothing: what the class itself says counts
    allowed,   ///< it has the right, whatever the class's flag says and whatever must be owned before
    forbidden, ///< it may not have it, whatever else holds
};

inline ClassRight rightTo(const View& view, Row empire, std::uint32_t objectClass) {
    const auto isIn = [&](Builtin which) {
        return view.ownerSets->contains(static_cast<std::uint32_t>(view.builtin(which, empire)), objectClass);
    };
    return isIn(Builtin::forbidden) ? ClassRight::forbidden
           : isIn(Builtin::allowed) ? ClassRight::allowed
                                    : ClassRight::unchanged;
}

} // namespace orrery::engine
