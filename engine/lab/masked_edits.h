// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/roots.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace orrery::engine {

/// The edits that the roots of differences mask: without the roots, they make the same values differ (I4.9).
struct MaskedEdits {
    std::vector<std::vector<std::uint32_t>> ofDifference; ///< by difference: the edits that its roots mask, ascending
    std::size_t checked = 0;   ///< number of differences that were looked at without their roots
    std::size_t masked = 0;    ///< number of these for which other edits are masked
    std::size_t unchecked = 0; ///< number of differences for which a version without their roots could not be played
    std::size_t runs = 0;      ///< number of runs played

    /// Returns the masked edits of some differences, ascending.
    std::vector<std::uint32_t> of(const std::vector<std::uint32_t>& differences) const;
};

/// Finds masked edits: plays the right version without the roots of each difference, and compares again. A value that
/// still differs has masked edits: its roots in this second comparison. A plain value that needs neither the comparer
/// nor the right run.
class MaskSearch {
public:
    /// Starts a run of the right version without some edits; null if that is not possible.
    /// @param undone indices into RootFinder::edits(), ascending
    using Start = std::function<std::shared_ptr<Session>(const std::vector<std::uint32_t>& undone)>;

    MaskSearch(const RunComparer& comparer, const RootFinder& roots);

    const std::vector<ContentEdit>& edits() const { return m_edits; }
    /// Returns whether roots of a difference are only some of the edits. Otherwise nothing can be masked.
    bool hasWork() const { return !m_sets.empty(); }
    /// @param left the left run, with all compared turns. @param stop ends the search when it becomes true
    /// @param progress called with the number of runs so far
    /// @return nullopt if stopped
    std::optional<MaskedEdits> search(const Session& left, const Start& start, const std::atomic<bool>* stop = nullptr,
                                      const std::function<void(std::size_t)>& progress = {}) const;

private:
    using Edits = std::vector<std::uint32_t>;
    using Cell = std::pair<std::uint64_t, std::string>; ///< birth key of the object, and name of the column
    class Trials;

    Cell cellOf(const RunComparer& comparer, std::uint32_t difference) const;

    std::uint32_t m_last = 0; ///< last compared turn
    std::vector<ContentEdit> m_edits;
    std::vector<Cell> m_cells;     ///< by difference
    std::map<Edits, Edits> m_sets; ///< differences by their roots, which are some of the edits
};

} // namespace orrery::engine
