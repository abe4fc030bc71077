// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/condition_call.h"
#include "engine/turn/stacking.h"

#include <span>
#include <vector>

namespace orrery::engine {

/// The rows for which all of the conditions hold, and the others. A missing answer does not hold (E4.5).
SplitRows splitByConditions(std::span<const CompiledCondition> conditions, Evaluator& evaluator, const View& view,
                            Row source, const RowListRef& rows);

/// One block of effects of a conditional (E3.29), the rows that it fires on, and the others; null: none.
struct BranchWay {
    std::size_t block = 0;
    RowListRef taken;
    RowListRef others;
};
/// The ways of a conditional, in the order of its blocks: the first one is for rows that match its conditions.
std::vector<BranchWay> waysOf(const CompiledEffect& conditional, Evaluator& evaluator, const View& view, Row source,
                              const RowListRef& rows);

/// Of an effect that stands in conditionals (E3.29): the rows for which each of them takes the way that leads to it.
/// Of one that stands in none: all.
SplitRows rowsOfBranch(const CompiledGroup& group, std::uint16_t effect, Evaluator& evaluator, const View& view,
                       Row source, const RowListRef& rows);

} // namespace orrery::engine
