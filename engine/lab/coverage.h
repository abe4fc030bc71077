// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/coverage_items.h"
#include "engine/turn/session.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The best that an element reached in a run (I4.13), ascending. For a class, the best of its groups; without groups,
/// an object is enough. For a condition, CoverageCounts explains the states.
enum class CoverageState : std::uint8_t {
    never,     ///< no object had it, or no turn evaluated it
    inactive,  ///< an object had it, but it never became active
    activated, ///< active, but it matched no object
    matched, ///< it matched objects, but changed nothing that lasted: suppressed, clamped, overwritten, the same value
    effective,
    count_
};

/// The counts of one element over all turns. A condition has only the two verdicts: it is `never` evaluated,
/// `activated` if it rejected all candidates, `matched` if it matched all of them, and `effective` if it decided.
struct CoverageCounts {
    CoverageState state = CoverageState::never;
    bool isMatched = false;  ///< for a condition: matched a candidate in some turn
    bool isRejected = false; ///< for a condition: rejected one, also for a missing value
    /// Turns in which: an object of the class existed; the group fired; the trigger led to a response; the effect had
    /// objects to act on; the condition of the scenario was met.
    std::uint32_t turns = 0;
    std::uint64_t times = 0;   ///< the same, as the number of objects at most at a turn's end, firings, responses …
    std::uint64_t objects = 0; ///< objects in the scopes, or on which the effect could act, over all firings
    std::uint64_t changed = 0; ///< changed values
    std::uint64_t undone = 0;  ///< those of them that were clamped or overwritten later in the turn
    std::uint64_t suppressed = 0; ///< objects on which a stacking name suppressed the effect

    friend bool operator==(const CoverageCounts&, const CoverageCounts&) = default;
};

/// The number of items of each kind and state.
using CoverageTotals = std::array<std::array<std::size_t, static_cast<std::size_t>(CoverageState::count_)>,
                                  static_cast<std::size_t>(CoverageKind::count_)>;

/// The coverage of content by turns of runs (I4.13). A value: turns can be added in any order, and coverages of several
/// runs of the same model can be merged. It reads only logs; a step does no work for it.
class Coverage {
public:
    explicit Coverage(std::shared_ptr<const CoverageItems> items);

    const CoverageItems& items() const { return *m_items; }
    const std::shared_ptr<const CoverageItems>& sharedItems() const { return m_items; }
    const CoverageCounts& operator[](std::size_t item) const { return m_counts[item]; }
    /// Returns the number of steps that were added. The set-up of a run is a step only if it ends with a meter pass.
    std::uint32_t turns() const { return m_turns; }
    std::uint32_t runs() const { return m_runs; } ///< number of set-ups that were added
    CoverageTotals totals() const;

    /// Adds a computed turn of a run of the same model; turn 0 is its set-up. Returns false if stopped; then nothing is
    /// added.
    bool add(const Session& session, std::uint32_t turn, const std::atomic<bool>* stop = nullptr);
    /// Adds the counts of other runs. @pre other has the same items
    void merge(const Coverage& other);

    friend bool operator==(const Coverage& a, const Coverage& b) {
        return a.m_turns == b.m_turns && a.m_runs == b.m_runs && a.m_counts == b.m_counts;
    }

private:
    void addCounts(const std::vector<CoverageCounts>& more);

    std::shared_ptr<const CoverageItems> m_items;
    std::vector<CoverageCounts> m_counts; ///< by item
    std::uint32_t m_turns = 0;
    std::uint32_t m_runs = 0;
};

/// Returns the name of a state in reports: "never", "effective".
std::string_view coverageStateName(CoverageState state);
/// Returns the state of an item for people: "never evaluated", "matched, but nothing changed".
Phrase coverageStateText(CoverageKind kind, CoverageState state);
/// Returns the counts of an item in a sentence: "fired in 12 of 30 turns; changed 40 values; suppressed 3 times".
Phrase coverageSentence(const Coverage& coverage, std::size_t item);

} // namespace orrery::engine
