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
    std::uint32_t first = 0;                ///< first turn of these differences
    std::vector<std::uint32_t> differences; ///< indices into RunComparer::differences(), ascending
};

/// Groups differences by their roots, and by the change that first made the value differ. Edited causes come first,
/// then those with the earliest turn, then those with the most differences.
std::vector<DifferenceOrigin> originsOf(const RunComparer& comparer, const RootFinder& roots);

} // namespace orrery::engine
