// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/verdicts.h"

namespace orrery::engine {

namespace {

void judgeAt(Evaluator& evaluator, const CompiledCondition& condition, const View& view, Row source, Row candidate,
             bool isExclude, std::uint32_t depth, std::vector<ConditionVerdict>& out) {
    ConditionVerdict entry;
    entry.condition = &condition;
    entry.isExclude = isExclude;
    entry.depth = depth;
    entry.verdict.truth = evaluator.one(condition, view, source, candidate, noRow, &entry.verdict);
    out.push_back(std::move(entry));
    if (condition.spec->asksSameObject) {
        for (const CompiledCondition& child : condition.children) {
            judgeAt(evaluator, child, view, source, candidate, isExclude, depth + 1, out);
        }
    }
}

std::vector<std::size_t> childrenOf(const std::vector<ConditionVerdict>& verdicts, std::size_t parent) {
    std::vector<std::size_t> children;
    for (std::size_t i = parent + 1; i < verdicts.size() && verdicts[i].depth > verdicts[parent].depth; ++i) {
        if (verdicts[i].depth == verdicts[parent].depth + 1) {
            children.push_back(i);
        }
    }
    return children;
}

} // namespace

void judge(Evaluator& evaluator, const CompiledCondition& condition, const View& view, Row source, Row candidate,
           bool isExclude, std::vector<ConditionVerdict>& out) {
    judgeAt(evaluator, condition, view, source, candidate, isExclude, 0, out);
}

std::size_t markDecisive(std::vector<ConditionVerdict>& verdicts, std::size_t first) {
    std::size_t at = first;
    for (;;) {
        const std::vector<std::size_t> children = childrenOf(verdicts, at);
        std::vector<std::size_t> deciders;
        for (const std::size_t child : children) {
            if (verdicts[child].verdict.truth == verdicts[at].verdict.truth) {
                deciders.push_back(child);
            }
        }
        if (children.size() == 1) { // also `not`, whose child answers the other way
            at = children.front();
        } else if (!deciders.empty() && deciders.size() < children.size()) {
            at = deciders.front();
        } else { // a leaf, or all children share in the answer
            verdicts[at].isDecisive = true;
            return at;
        }
    }
}

std::string sentenceOf(const std::vector<ConditionVerdict>& verdicts, std::size_t index) {
    std::string sentence;
    for (const std::size_t child : childrenOf(verdicts, index)) {
        sentence += (sentence.empty() ? "" : "; ") + sentenceOf(verdicts, child);
    }
    if (!sentence.empty()) {
        return sentence;
    }
    const Verdict& verdict = verdicts[index].verdict;
    return verdict.wanted.empty() ? verdict.observed : verdict.observed + ", wanted: " + verdict.wanted;
}

} // namespace orrery::engine
