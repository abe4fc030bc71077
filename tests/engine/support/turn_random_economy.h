// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/support/turn_random.h"

namespace orrery::engine::turn_oracle {

/// Projects and their vocabulary, and what each class costs and asks for.
void addEconomy(TurnWriter& writer, fixture::Markup& content);
/// What empires order to be made, and that they do not after all.
void addProjectOrders(Dice& dice, fixture::Markup& scenario, std::uint32_t planets);
/// A policy by which some groups of the content go before all others (T7).
void addList(Dice& dice, fixture::Markup& policy, const fixture::Markup& content);

} // namespace orrery::engine::turn_oracle
