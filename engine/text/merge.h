// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The side that changed a range of lines.
enum class MergeSide : std::uint8_t {
    nobody, ///< no side: the three texts agree
    mine,
    theirs,
    same,    ///< both sides made the same change
    conflict ///< both sides changed the lines differently
};

/// A range of whole lines in three texts.
struct MergePart {
    MergeSide side = MergeSide::nobody;
    Span base;
    Span mine;
    Span theirs;
};

/// An alignment of three texts: a base, and two texts that descend from it.
struct Merge {
    std::vector<MergePart> parts; ///< parts in order; they cover all three texts
    int conflicts = 0;
};

/// Merges two versions of a base, line by line. Two changes at one place, or without an unchanged line between them,
/// are a conflict unless they are equal.
Merge mergeLines(std::string_view base, std::string_view mine, std::string_view theirs);

/// Returns the result of a merge. @param takesTheirs for each conflict in order, whether to take `theirs` instead of
/// `mine`
std::string mergedText(const Merge& merge, std::string_view mine, std::string_view theirs,
                       const std::vector<bool>& takesTheirs = {});

} // namespace orrery::engine
