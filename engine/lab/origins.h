// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/compare.h"
#include "engine/lab/roots.h"

#include <cstdint>
#include <string>
#include <vector>

namespace orrery::engine {

/// One side of an origin: the change in the log of one run.
struct OriginSide {
    bool isThere = false; ///< false: this run does not make the change
    Location where;       ///< XML that makes the change
    std::string place;    ///< the same for people: "buildings.xml:12:7"; empty: no XML
};

/// The differences that one cause made: an effect, a statement, growth … (I4.9).
struct DifferenceOrigin {
    Phrase label; ///< "BLD_FORUM/order", "growth" …; see LedgerRow::label
    OriginSide left;
    OriginSide right;
    /// The edits that these differences come from, as indices into RootFinder::edits().
    std::vector<std::uint32_t> roots;
    /// True if one of the edits is in the XML of the cause itself: the group, the statement, or their number.
    bool isEdited = false;
    bool isChance = false;                  ///< true if these differences come only from other draws
    std::uint32_t first = 0;                ///< first turn of these differences
    std::vector<std::uint32_t> differences; ///< indices into RunComparer::differences(), ascending
    std::vector<std::uint32_t> others{};    ///< indices into RunComparer::others(), ascending
};

/// Groups differences by their roots, and by the change that first made the value differ. Edited causes come first,
/// then those with the earliest turn, then those with the most differences. Causes that are only chance come last.
std::vector<DifferenceOrigin> originsOf(const RunComparer& comparer, const RootFinder& roots);
/// Returns the origins of the values and of everything else that differs, in the same order.
std::vector<DifferenceOrigin> allOriginsOf(const RunComparer& comparer, const RootFinder& roots);

} // namespace orrery::engine
