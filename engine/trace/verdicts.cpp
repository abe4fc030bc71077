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

/// Returns the children whose verdicts decide the verdict of their parent. For a `not`, returns its only child.
std::vector<std::size_t> decidersOf(const std::vector<ConditionVerdict>& verdicts, std::size_t parent) {
    std::vector<std::size_t> children = childrenOf(verdicts, parent);
    if (children.size() > 1) {
        std::erase_if(children, [&](std::size_t child) {
            return verdicts[child].verdict.truth != verdicts[parent].verdict.truth;
        });
    }
    return children;
}

/// Returns whether an odd number of outer `not` conditions reverses the requirement of the condition.
bool isNegated(const std::vector<ConditionVerdict>& verdicts, std::size_t index) {
    bool negated = false;
    std::uint32_t depth = verdicts[index].depth;
    while (depth > 0) {
        --index;
        if (verdicts[index].depth < depth) {
            depth = verdicts[index].depth;
            negated = negated != (verdicts[index].condition->spec->tag == "not");
        }
    }
    return negated;
}

Phrase describe(const std::vector<ConditionVerdict>& verdicts, std::size_t index, bool withWanted) {
    Phrase sentence;
    for (const std::size_t child : decidersOf(verdicts, index)) {
        Phrase one = describe(verdicts, child, withWanted);
        sentence = sentence.empty() ? std::move(one) : phrase("{0}; {1}", {std::move(sentence), std::move(one)});
    }
    if (!sentence.empty()) {
        return sentence;
    }
    const Verdict& verdict = verdicts[index].verdict;
    if (!withWanted || verdict.wanted.empty()) {
        return verdict.observed;
    }
    return phrase(isNegated(verdicts, index) ? inPhrase("{0}, required: not {1}") : inPhrase("{0}, required: {1}"),
                  {verdict.observed, verdict.wanted});
}

} // namespace

void judge(Evaluator& evaluator, const CompiledCondition& condition, const View& view, Row source, Row candidate,
           bool isExclude, std::vector<ConditionVerdict>& out) {
    judgeAt(evaluator, condition, view, source, candidate, isExclude, 0, out);
    evaluator.faults().clear(); // the turn already reported the faults
}

std::size_t markDecisive(std::vector<ConditionVerdict>& verdicts, std::size_t first) {
    std::size_t at = first;
    for (;;) {
        const std::vector<std::size_t> deciders = decidersOf(verdicts, at);
        const bool allShare = deciders.size() > 1 && deciders.size() == childrenOf(verdicts, at).size();
        if (deciders.empty() || allShare) {
            verdicts[at].isDecisive = true;
            return at;
        }
        at = deciders.front();
    }
}

Phrase sentenceOf(const std::vector<ConditionVerdict>& verdicts, std::size_t index) {
    return describe(verdicts, index, true);
}

Phrase observationOf(const std::vector<ConditionVerdict>& verdicts, std::size_t index) {
    return describe(verdicts, index, false);
}

} // namespace orrery::engine
