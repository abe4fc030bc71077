// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/grouped_rows.h"

#include <numeric>

namespace orrery::engine {

void GroupedRows::fill(std::span<const std::pair<std::uint32_t, Row>> pairs, std::size_t keys) {
    first.assign(keys + 1, 0);
    for (const auto& [key, row] : pairs) {
        ++first[key + 1];
    }
    std::partial_sum(first.begin(), first.end(), first.begin());
    std::vector<std::uint32_t> next(first.begin(), first.end() - 1);
    rows.resize(pairs.size());
    for (const auto& [key, row] : pairs) {
        rows[next[key]++] = row;
    }
}

void FollowedGroups::take(std::span<const Step> steps) {
    const std::uint32_t key = steps.front().key;
    const auto [place, isNew] = m_apart.try_emplace(key);
    RowList& rows = place->second;
    if (isNew) {
        const std::span<const Row> made = m_made.of(key);
        rows.assign(made.begin(), made.end());
    }
    constexpr std::size_t few = 8;
    if (steps.size() <= few) {
        for (const Step& step : steps) {
            const auto at = std::ranges::lower_bound(rows, step.row);
            if (step.joins) {
                rows.insert(at, step.row);
            } else {
                rows.erase(at);
            }
        }
        return;
    }
    RowList after;
    after.reserve(rows.size() + steps.size());
    auto next = rows.begin();
    for (const Step& step : steps) {
        for (; next != rows.end() && *next < step.row; ++next) {
            after.push_back(*next);
        }
        if (step.joins) {
            after.push_back(step.row);
        } else {
            ++next;
        }
    }
    after.insert(after.end(), next, rows.end());
    rows = std::move(after);
}

} // namespace orrery::engine
