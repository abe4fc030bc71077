// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/universe/universe.h"

namespace orrery::engine {

/// Returns the object that `Source` refers to in a group that `holder` carries (E2.8). Returns noRow if there is none:
/// no host, not exactly one owner, no capital, or a destroyed object.
inline Row sourceOf(const View& view, SourceRule rule, Row holder) {
    Row source = holder;
    if (rule == SourceRule::host) {
        source = view.parent(holder);
    } else if (rule == SourceRule::capital) {
        const auto& owners = (*view.ownerSets)[static_cast<std::uint32_t>(view.builtin(Builtin::owners, holder))];
        if (owners.size() != 1) {
            return noRow;
        }
        const double capital = view.builtin(Builtin::capital, owners.front());
        source = capital < 0.0 ? noRow : static_cast<Row>(capital);
    }
    return source != noRow && view.exists(source) ? source : noRow;
}

} // namespace orrery::engine
