// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/condition_call.h"
#include "engine/turn/stacking.h"

#include <span>
#include <vector>

namespace orrery::engine {

/// Splits the rows into those that match all conditions and the others. A missing value does not match (E4.5).
SplitRows splitByConditions(std::span<const CompiledCondition> conditions, Evaluator& evaluator, const View& view,
                            Row source, const RowListRef& rows);

/// One block of effects of a conditional (E3.29), the rows on which it fires, and the other rows. Null: no rows.
struct BranchWay {
    std::size_t block = 0;
    RowListRef taken;
    RowListRef others;
};
/// Returns the ways of a conditional, in the order of its blocks. The first way is for rows that match its conditions.
std::vector<BranchWay> waysOf(const CompiledEffect& conditional, Evaluator& evaluator, const View& view, Row source,
                              const RowListRef& rows);

/// Splits the rows for an effect inside conditionals (E3.29). Keeps the rows that each of them sends to the effect.
/// Keeps all rows if the effect is in no conditional.
SplitRows rowsOfBranch(const CompiledGroup& group, std::uint16_t effect, Evaluator& evaluator, const View& view,
                       Row source, const RowListRef& rows);

} // namespace orrery::engine
