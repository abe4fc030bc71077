// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/universe.h"

namespace orrery::engine {

/// The right of an empire to a class, as effects set it (E3.9 to E3.12).
enum class ClassRight : std::uint8_t {
    unchanged, ///< no effect set it: the class itself decides
    allowed,   ///< the empire has the right, regardless of the class's flag and prerequisites
    forbidden, ///< the empire may not have the class, regardless of everything else
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
