// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/span.h"

#include <string>
#include <string_view>
#include <vector>

namespace orrery::engine {

/// Who changed a stretch of lines.
enum class MergeSide : std::uint8_t {
    nobody, ///< the three texts agree
    mine,
    theirs,
    same,    ///< both made the same change
    conflict ///< both changed it, each in another way
};

/// A stretch of whole lines of three texts.
struct MergePart {
    MergeSide side = MergeSide::nobody;
    Span base;
    Span mine;
    Span theirs;
};

/// Three texts laid beside each other: two descend from the third.
struct Merge {
    std::vector<MergePart> parts; ///< in order; they cover all three texts
    int conflicts = 0;
};

/// Compares by lines. Changes at one place, and changes that touch each other without a line between, are a conflict
/// unless they are the same.
Merge mergeLines(std::string_view base, std::string_view mine, std::string_view theirs);

/// The text that a merge comes to. @param takesTheirs for each conflict in its order: theirs, not mine.
std::string mergedText(const Merge& merge, std::string_view mine, std::string_view theirs,
                       const std::vector<bool>& takesTheirs = {});

} // namespace orrery::engine
