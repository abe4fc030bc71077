// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/condition_call.h"

#include <string>
#include <vector>

namespace orrery::engine {

/// One condition of a tree with its verdict.
struct ConditionVerdict {
    const CompiledCondition* condition = nullptr;
    Verdict verdict;
    bool isExclude = false;
    std::uint32_t depth = 0;
    bool isDecisive = false; ///< whether this condition decides the result
};

/// Evaluates a condition and, where its children are about the same object (and, or, not), those too; in source order,
/// parents first. Evaluates all children, even those that an `and` would not reach.
void judge(Evaluator& evaluator, const CompiledCondition& condition, const View& view, Row source, Row candidate,
           bool isExclude, std::vector<ConditionVerdict>& out);

/// Finds the narrowest condition that decides the result of the tree that starts at `first`. Where all children share
/// the result, that is their parent. Marks it as decisive. @return its index
std::size_t markDecisive(std::vector<ConditionVerdict>& verdicts, std::size_t first);

/// Returns a text such as "Construction is 29, wanted: at least 30"; for a condition with children, theirs.
Phrase sentenceOf(const std::vector<ConditionVerdict>& verdicts, std::size_t index);

/// Returns the observation without the requirement: for a condition that held.
Phrase observationOf(const std::vector<ConditionVerdict>& verdicts, std::size_t index);

} // namespace orrery::engine
