// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// The side that changed a stretch of lines.
enum class MergeSide : std::uint8_t {
    nobody, ///< the three texts agree
    mine,
    theirs,
    same,    ///< both made the same change
    conflict ///< both changed it differently
};

/// A stretch of whole lines of three texts.
struct MergePart {
    MergeSide side = MergeSide::nobody;
    Span base;
    Span mine;
    Span theirs;
};

/// An alignment of three texts, two of which descend from the third.
struct Merge {
    std::vector<MergePart> parts; ///< in order; they cover all three texts
    int conflicts = 0;
};

/// Compares by lines. Two changes at one place, or without a line between them, are a conflict unless they are the
/// same.
Merge mergeLines(std::string_view base, std::string_view mine, std::string_view theirs);

/// Returns the result of a merge. @param takesTheirs for each conflict in order: theirs, not mine.
std::string mergedText(const Merge& merge, std::string_view mine, std::string_view theirs,
                       const std::vector<bool>& takesTheirs = {});

} // namespace orrery::engine
