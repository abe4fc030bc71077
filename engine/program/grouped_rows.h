// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/program/state_mark.h"
#include "engine/universe/view.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace orrery::engine {

/// Rows grouped by a small number, the key. The rows of each group ascend.
struct GroupedRows {
    std::vector<std::uint32_t> first; ///< index of each group's first row, by key, and one end entry
    std::vector<Row> rows;

    /// Fills the groups from (key, row) pairs whose rows ascend.
    void fill(std::span<const std::pair<std::uint32_t, Row>> pairs, std::size_t keys);
    std::span<const Row> of(std::size_t key) const {
        return key + 1 < first.size() ? std::span(rows).subspan(first[key], first[key + 1] - first[key])
                                      : std::span<const Row>();
    }
};

/// Grouped rows of a state that changes over time. Stores a group separately if few rows join or leave it; the other
/// groups then need no rebuild. The token of a row determines its groups.
class FollowedGroups {
public:
    using Token = std::uint32_t;
    static constexpr Token inNone = ~0u;

    /// Brings the groups up to date. @param tokenOf(row) returns the row's token; inNone if the row is in no group
    /// @param keysOf(token) returns the groups of a row with the token; must always return the same for a token
    /// @return the number of rows visited
    template <typename TokenOf, typename KeysOf>
    std::size_t refresh(const View& view, std::span<const ColumnId> columns, std::size_t keys, TokenOf&& tokenOf,
                        KeysOf&& keysOf);
    std::span<const Row> of(std::uint32_t key) const {
        if (!m_apart.empty()) {
            if (const auto found = m_apart.find(key); found != m_apart.end()) {
                return found->second;
            }
        }
        return m_made.of(key);
    }

private:
    /// One change of a group: a row joins or leaves it.
    struct Step {
        std::uint32_t key = 0;
        Row row = noRow;
        bool joins = false;
    };
    void take(std::span<const Step> ofOneKey);

    FollowedMark m_mark;
    GroupedRows m_made;
    std::unordered_map<std::uint32_t, RowList> m_apart; ///< groups by key; an entry here takes precedence over the one
                                                        ///< in m_made
    std::vector<Token> m_tokens;                        ///< tokens by row
    RowList m_changed;
    std::vector<Step> m_steps;
};

template <typename TokenOf, typename KeysOf>
std::size_t FollowedGroups::refresh(const View& view, std::span<const ColumnId> columns, std::size_t keys,
                                    TokenOf&& tokenOf, KeysOf&& keysOf) {
    const FollowedMark::Found found = m_mark.follow(view, columns, m_changed);
    if (found == FollowedMark::Found::same) {
        return 0;
    }
    const std::size_t mostApart = 64 + m_made.first.size() / 8;
    if (found == FollowedMark::Found::anything || m_apart.size() > mostApart) {
        m_apart.clear();
        m_tokens.resize(view.rowCount);
        std::vector<std::pair<std::uint32_t, Row>> pairs;
        for (Row row = 0; row < view.rowCount; ++row) {
            m_tokens[row] = tokenOf(row);
            if (m_tokens[row] != inNone) {
                for (const std::uint32_t key : keysOf(m_tokens[row])) {
                    pairs.emplace_back(key, row);
                }
            }
        }
        m_made.fill(pairs, keys);
        return view.rowCount;
    }
    m_tokens.resize(view.rowCount, inNone);
    m_steps.clear();
    for (const Row row : m_changed) {
        const Token before = std::exchange(m_tokens[row], tokenOf(row));
        const Token after = m_tokens[row];
        if (before == after) {
            continue;
        }
        for (const auto& [token, joins] : {std::pair(before, false), std::pair(after, true)}) {
            if (token != inNone) {
                for (const std::uint32_t key : keysOf(token)) {
                    m_steps.push_back({key, row, joins});
                }
            }
        }
    }
    // A row may leave a group and join it again. The stable sort keeps the leaving first.
    std::ranges::stable_sort(m_steps, {}, [](const Step& step) { return std::pair(step.key, step.row); });
    for (auto first = m_steps.begin(); first != m_steps.end();) {
        const auto last = std::find_if(first, m_steps.end(), [&](const Step& step) { return step.key != first->key; });
        take({first, last});
        first = last;
    }
    return m_changed.size();
}

} // namespace orrery::engine
