// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/turn/stacking.h"

#include <span>
#include <vector>

namespace orrery::engine {

/// An effect that competes for a stacking name. Holds the objects on which the effect acts, and the amount for each
/// object.
struct Contender {
    RowListRef rows;
    std::vector<double> amounts;
};

/// The result of a contest for one contender.
struct ContestResult {
    SplitRows rows;            ///< rows where the contender acts, and rows where another contender acts
    std::vector<double> means; ///< for StackingPolicy::average: the amount to add to each of rows.kept
};

/// Compares contenders on each object before any of them acts (E7.7). The largest or smallest amount wins. If amounts
/// are equal, the first contender wins. With averages, the first contender acts, with the mean amount.
/// @param contenders contenders in the order in which they act
std::vector<ContestResult> contest(StackingPolicy policy, std::span<const Contender> contenders);

} // namespace orrery::engine
