// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/support/reference_turn.h"

namespace orrery::engine::turn_oracle {

/// A group of a holder that fires, with what is fixed before its first effect does (E2.4).
struct ReferenceTurn::Firing {
    const CheckedGroup& group;
    Id holder = nobody;
    Id source = nobody;
    std::vector<Id> scope;
    std::vector<std::size_t> effects{}; ///< those that fire, of those that stand in no block
    std::set<std::size_t> inactive{};   ///< X5.2
    bool isCalled = false;              ///< by an action, which gave the scope (S8)

    GroupName name() const { return {group.owner, group.order}; }
};

} // namespace orrery::engine::turn_oracle
