// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/condition_call.h"

#include <string>
#include <vector>

namespace orrery::engine {

/// One condition of a tree with its answer.
struct ConditionVerdict {
    const CompiledCondition* condition = nullptr;
    Verdict verdict;
    bool isExclude = false;
    std::uint32_t depth = 0;
    bool isDecisive = false; ///< the one that the answer ends at
};

/// Asks a condition and, where its children are asked of the same object (and, or, not), those too; in written order,
/// parents first. Nothing is cut short: what an `and` would not have come to is answered all the same.
void judge(Evaluator& evaluator, const CompiledCondition& condition, const View& view, Row source, Row candidate,
           bool isExclude, std::vector<ConditionVerdict>& out);

/// The narrowest condition that made the tree beginning at `first` answer as it does: where all children share in the
/// answer, their parent. Marks it decisive. @return its index.
std::size_t markDecisive(std::vector<ConditionVerdict>& verdicts, std::size_t first);

/// "Construction is 29, wanted: at least 30"; for a condition with children, theirs.
Phrase sentenceOf(const std::vector<ConditionVerdict>& verdicts, std::size_t index);

/// What was found, without what was wanted: for a condition that held.
Phrase observationOf(const std::vector<ConditionVerdict>& verdicts, std::size_t index);

} // namespace orrery::engine
