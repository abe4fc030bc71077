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
    bool isDecisive = false; ///< true if this condition decides the result
};

/// Evaluates a condition. If its children test the same object (and, or, not), evaluates them, too, in source order,
/// parents first. Evaluates all children, even those that an `and` would skip.
void judge(Evaluator& evaluator, const CompiledCondition& condition, const View& view, Row source, Row candidate,
           bool isExclude, std::vector<ConditionVerdict>& out);

/// Finds the innermost condition that decides the result of the tree that starts at `first`, and marks it as decisive.
/// If all children have the same result, their parent decides. @return index of the condition
std::size_t markDecisive(std::vector<ConditionVerdict>& verdicts, std::size_t first);

/// Returns a text such as "Construction is 29, wanted: at least 30". For a condition with children, combines their
/// texts.
Phrase sentenceOf(const std::vector<ConditionVerdict>& verdicts, std::size_t index);

/// Returns the observation without the requirement. For conditions that matched.
Phrase observationOf(const std::vector<ConditionVerdict>& verdicts, std::size_t index);

} // namespace orrery::engine
