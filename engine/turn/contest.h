// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/stacking.h"

#include <span>
#include <vector>

namespace orrery::engine {

/// One effect that wants a stacking name: on which objects, and how much it would add to each.
struct Contender {
    RowListRef rows;
    std::vector<double> amounts;
};

/// What a contest leaves a contender.
struct ContestResult {
    SplitRows rows;            ///< those where it acts, and those where another one does
    std::vector<double> means; ///< of StackingPolicy::average: what is added, for each of rows.kept
};

/// Compares contenders on each object before any of them acts (E7.7): the largest or smallest amount wins, of equal
/// ones that of the first contender; of a mean, the first contender acts with it. Contenders are in their order.
std::vector<ContestResult> contest(StackingPolicy policy, std::span<const Contender> contenders);

} // namespace orrery::engine
