// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace orrery::engine {

/// The result of a trial of some edits.
enum class TrialOutcome : std::uint8_t {
    same,      ///< the outcome is that without edits
    different, ///< the outcome is another one
    unresolved ///< there is no outcome: the content has errors that neither version has
};

/// The result of a search for edits.
struct FoundEdits {
    /// A smallest set of edits with another outcome, ascending. Without any one of them, the outcome is not different.
    /// Empty if all edits together do not change the outcome, or if the search was stopped.
    std::vector<std::uint32_t> edits;
    std::size_t trials = 0; ///< number of trials
    bool isStopped = false;
};

/// Finds edits that together change an outcome (I4.18). A single edit is found by bisection: log2(count) trials, two
/// for the ends, and one of the edit alone. If no single edit is enough, reduces the set of all edits (delta debugging;
/// Zeller and Hildebrandt, 2002).
/// @param trial tries the edits whose bit is set. A trial without edits has the outcome `same`.
FoundEdits findEdits(std::size_t count, const std::function<TrialOutcome(const std::vector<bool>&)>& trial,
                     const std::atomic<bool>* stop = nullptr);

} // namespace orrery::engine
