// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sweep/rank_queue.h"

#include <algorithm>
#include <utility>

namespace orrery::engine {

RankQueue::RankQueue(const std::vector<bool>& done, std::span<const std::uint64_t> seeds)
    : m_seeds(seeds.empty() ? 0 : done.size() / seeds.size()), m_missing(m_seeds.size()), m_isBegun(m_seeds.size()) {
    for (std::size_t variant = 0; variant < m_seeds.size(); ++variant) {
        for (std::size_t i = seeds.size(); i-- > 0;) {
            if (!done[variant * seeds.size() + i]) {
                m_seeds[variant].push_back(seeds[i]);
            }
        }
        m_missing[variant] = m_seeds[variant].size();
    }
}

/// Returns the variant from which a rank takes runs: its own, else a new one, else the one with the most runs left.
std::size_t RankQueue::variantFor(int rank) {
    const auto own = m_variantOf.find(rank);
    if (own != m_variantOf.end() && !m_seeds[own->second].empty()) {
        return own->second;
    }
    while (m_next < m_seeds.size() && (m_isBegun[m_next] || m_seeds[m_next].empty())) {
        ++m_next;
    }
    if (m_next < m_seeds.size()) {
        return m_next;
    }
    const auto largest = std::ranges::max_element(m_seeds, {}, &std::vector<std::uint64_t>::size);
    return static_cast<std::size_t>(largest - m_seeds.begin());
}

RunBlock RankQueue::take(int rank, std::size_t most) {
    const std::lock_guard lock(m_mutex);
    RunBlock block;
    block.variant = variantFor(rank);
    if (block.variant == m_seeds.size()) {
        return block;
    }
    m_isBegun[block.variant] = true;
    m_variantOf[rank] = block.variant;
    std::vector<std::uint64_t>& left = m_seeds[block.variant];
    for (std::size_t i = std::min(most, left.size()); i > 0; --i) {
        block.seeds.push_back(left.back());
        left.pop_back();
    }
    return block;
}

std::size_t RankQueue::drop(std::size_t variant) {
    const std::lock_guard lock(m_mutex);
    m_seeds[variant].clear();
    return std::exchange(m_missing[variant], 0);
}

void RankQueue::clear() {
    const std::lock_guard lock(m_mutex);
    for (std::vector<std::uint64_t>& seeds : m_seeds) {
        seeds.clear();
    }
}

} // namespace orrery::engine
