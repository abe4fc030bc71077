// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <span>
#include <vector>

namespace orrery::engine {

/// Runs of one variant; none: there is no work left.
struct RunBlock {
    std::size_t variant = 0;
    std::vector<std::uint64_t> seeds;
};

/// The runs of a sweep that are not played yet. A rank stays with its variant as long as it can, because it then has
/// the content already. Thread-safe.
class RankQueue {
public:
    /// @param done for each run whether it has a result, by variant, then by seed
    RankQueue(const std::vector<bool>& done, std::span<const std::uint64_t> seeds);

    /// Takes at most `most` runs of one variant.
    RunBlock take(int rank, std::size_t most);
    /// Takes all runs of a variant with an error out. Returns the number of its runs without a result; 0 if it is out
    /// already.
    std::size_t drop(std::size_t variant);
    /// Takes everything out.
    void clear();

private:
    std::size_t variantFor(int rank);

    std::mutex m_mutex;
    std::vector<std::vector<std::uint64_t>> m_seeds; ///< by variant, the next one last
    std::vector<std::size_t> m_missing;              ///< by variant: number of runs without a result at the start
    std::vector<bool> m_isBegun;                     ///< by variant
    std::map<int, std::size_t> m_variantOf;          ///< by rank
    std::size_t m_next = 0;                          ///< all variants before it are begun
};

} // namespace orrery::engine
