// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/miss_tree.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace orrery::engine {

/// The order of sets of changes (I4.5): fewest changes first, then values and numbers before words before negations,
/// then the smallest relative changes.
struct MissOrder {
    std::size_t count = 0;
    unsigned rank = 0; ///< sum over the changes: 0 for a value or number, 1 for a word, 2 for a negation
    double size = 0.0; ///< sum of |new − old| / max(|old|, 1)

    MissOrder operator+(const MissOrder& other) const {
        return {count + other.count, rank + other.rank, size + other.size};
    }
    friend auto operator<=>(const MissOrder&, const MissOrder&) = default;
};

/// A change as planMisses() sees it.
struct PlannedChange {
    enum class Result : std::uint8_t {
        matches,  ///< the leaf matches
        rejects,  ///< the leaf rejects
        reverses, ///< the verdict of a node with children is reversed
        absent,   ///< the node counts no more
    };
    std::size_t node = 0;
    Result result = Result::matches;
    MissOrder order;
    std::size_t change = 0; ///< number of the change for the caller
};

/// A set of changes after which the root of a tree matches.
struct MissPlan {
    std::vector<std::size_t> changes; ///< numbers of the changes, ascending
    MissOrder order;
};

struct MissPlans {
    std::vector<MissPlan> plans; ///< the best first
    bool isCut = false;          ///< true if there are more
};

/// Returns the best sets of changes after which the root of a tree matches. Skips sets with a needless
/// change.
/// @param leaves verdicts of the leaves, by index of the node
/// @param most maximum number of sets to keep for each node
MissPlans planMisses(const MissTree& tree, const std::vector<Truth>& leaves, const std::vector<PlannedChange>& changes,
                     std::size_t most);

} // namespace orrery::engine
