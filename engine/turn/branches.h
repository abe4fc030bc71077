// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/condition_call.h"
#include "engine/turn/stacking.h"

#include <span>
#include <vector>

namespace orrery::engine {

/// Splits the rows into those that match all conditions and the others. A missing value rejects the row (E4.5).
SplitRows splitByConditions(std::span<const CompiledCondition> conditions, Evaluator& evaluator, const View& view,
                            Row source, const RowListRef& rows);

/// One block of effects of a conditional (E3.29), the rows on which the block fires, and the other rows. A null list
/// has no rows.
struct BranchWay {
    std::size_t block = 0;
    RowListRef taken;
    RowListRef others;
};
/// Returns the ways of a conditional, in the order of its blocks. The first way has the rows that match its conditions.
std::vector<BranchWay> waysOf(const CompiledEffect& conditional, Evaluator& evaluator, const View& view, Row source,
                              const RowListRef& rows);

/// Splits the rows for an effect inside conditionals (E3.29). Keeps the rows that each conditional sends to the effect.
/// Keeps all rows if no conditional contains the effect.
SplitRows rowsOfBranch(const CompiledGroup& group, std::uint16_t effect, Evaluator& evaluator, const View& view,
                       Row source, const RowListRef& rows);

} // namespace orrery::engine
