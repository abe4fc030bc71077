// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/turn/branches.h"

#include <algorithm>

namespace orrery::engine {

namespace {

constexpr std::string_view elseBlock = "else";

/// Returns the conditions in the conditional's only block of conditions.
std::span<const CompiledCondition> conditionsOf(const CompiledEffect& conditional) {
    for (std::size_t i = 0; i < conditional.blocks.size(); ++i) {
        if (conditional.spec->blocks[i].content == BlockContent::conditions) {
            return conditional.blocks[i].conditions;
        }
    }
    return {};
}

} // namespace

SplitRows splitByConditions(std::span<const CompiledCondition> conditions, Evaluator& evaluator, const View& view,
                            Row source, const RowListRef& rows) {
    constexpr std::size_t few = 16; // tested one by one instead of all at once
    if (rows->size() <= few) {
        return splitRows(rows, [&](Row row) {
            return std::ranges::all_of(conditions, [&](const CompiledCondition& condition) {
                return evaluator.one(condition, view, source, row) == Truth::yes;
            });
        });
    }
    Bitmap holding(view.rowCount);
    for (const Row row : *rows) {
        holding.set(row);
    }
    TruthSet answer;
    for (const CompiledCondition& condition : conditions) {
        evaluator.set(condition, view, source, holding, answer);
        holding &= answer.yes;
    }
    return splitRows(rows, [&](Row row) { return holding.test(row); });
}

std::vector<BranchWay> waysOf(const CompiledEffect& conditional, Evaluator& evaluator, const View& view, Row source,
                              const RowListRef& rows) {
    const SplitRows split = splitByConditions(conditionsOf(conditional), evaluator, view, source, rows);
    std::vector<BranchWay> ways;
    for (std::size_t block = 0; block < conditional.blocks.size(); ++block) {
        if (conditional.spec->blocks[block].content == BlockContent::effects) {
            const bool isFirst = ways.empty();
            ways.push_back({block, isFirst ? split.kept : split.left, isFirst ? split.left : split.kept});
        }
    }
    return ways;
}

SplitRows rowsOfBranch(const CompiledGroup& group, std::uint16_t effect, Evaluator& evaluator, const View& view,
                       Row source, const RowListRef& rows) {
    const CheckedEffect& checked = *group.effects[effect].checked;
    if (checked.parent == noEffect) {
        return {rows, nullptr};
    }
    const SplitRows outer = rowsOfBranch(group, checked.parent, evaluator, view, source, rows);
    if (!outer.kept) {
        return outer;
    }
    const CompiledEffect& conditional = group.effects[checked.parent];
    SplitRows split = splitByConditions(conditionsOf(conditional), evaluator, view, source, outer.kept);
    if (conditional.spec->blocks[checked.block].tag == elseBlock) {
        std::swap(split.kept, split.left);
    }
    if (!outer.left) {
        return split;
    }
    if (!split.kept) {
        return {nullptr, rows};
    }
    return splitRows(rows, [&](Row row) { return std::ranges::binary_search(*split.kept, row); });
}

} // namespace orrery::engine
