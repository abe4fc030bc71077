// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/support/turn_random.h"

namespace orrery::engine::turn_oracle {

/// Adds projects and their vocabulary, and the costs and requirements of each class.
void addEconomy(TurnWriter& writer, fixture::Markup& content);
/// Adds orders of empires that begin projects or cancel them.
void addProjectOrders(Dice& dice, fixture::Markup& scenario, std::uint32_t planets);
/// Adds a policy by which some groups of the content precede all others (T7).
void addList(Dice& dice, fixture::Markup& policy, const fixture::Markup& content);

} // namespace orrery::engine::turn_oracle
