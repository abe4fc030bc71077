// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/compare.h"
#include "engine/lab/content_edits.h"

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace orrery::engine {

/// Finds the edits from which each difference of a comparison comes (I4.9). A change that differs has the edits of its
/// own XML as roots, and those of all differing values that it may have read. It names too many edits rather than too
/// few: reading is known by column, except for amounts that read only the source and the target.
class RootFinder {
public:
    /// @param comparer a comparison that has compared no turn yet. It must outlive the finder.
    explicit RootFinder(const RunComparer& comparer);
    ~RootFinder();

    /// Reads the turn that the comparer has compared last. Call it after each turn.
    void addTurn();

    const std::vector<ContentEdit>& edits() const { return m_edits; }
    /// Returns the edits that a difference comes from, as ascending indices into edits(). Empty if the seeds differ, or
    /// if the scenarios are not the same one.
    std::vector<std::uint32_t> rootsOf(std::uint32_t difference) const;

private:
    using Set = std::vector<bool>; ///< by edit
    class Reads;

    Set ofChange(const ValueDifference& cell, std::uint32_t leftRun, std::uint32_t rightRun);
    void addRun(const ValueDifference& cell, bool isLeft, std::uint32_t run, bool isInBoth, Set& out);
    void addDirect(bool isLeft, const Run& run, const TurnLog& log, Set& out);
    void addColumn(std::uint32_t column, Set& out) const;

    const RunComparer& m_comparer;
    std::vector<ContentEdit> m_edits;
    std::unique_ptr<Reads> m_reads[2];
    std::vector<Set> m_roots;    ///< by difference
    std::vector<Set> m_ofColumn; ///< by column: roots of all differences in it so far
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> m_cells; ///< differences by object and column
};

} // namespace orrery::engine
