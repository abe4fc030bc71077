// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/project_sources.h"

#include <cstdint>
#include <string>
#include <vector>

namespace orrery::engine {

/// Lines of one file that differ between two versions of a project. Each edit can be applied without the others.
struct LineEdit {
    std::string path;
    std::uint32_t leftLine = 0;       ///< first replaced line of the left version, from 0
    std::uint32_t leftCount = 0;      ///< number of replaced lines; 0: only new lines, before `leftLine`
    std::uint32_t rightLine = 0;      ///< first of these lines in the right version
    std::vector<std::string> lines{}; ///< lines of the right version in place of them, with their line ends
    bool isNewFile = false;           ///< the left version lacks the file
    bool isOldFile = false;           ///< the right version lacks the file
};

/// Returns the edits that lead from one version of a project's files to another, by path and line (Myers, "An O(ND)
/// Difference Algorithm", 1986). Neighbouring lines that changed one by one are edits of their own.
std::vector<LineEdit> lineEdits(const FolderContents& left, const FolderContents& right);

/// Returns the left version with the chosen edits. With all edits, it is the right version.
/// @param edits the result of lineEdits(). @param chosen for each edit, whether it is applied
FolderContents withLineEdits(const FolderContents& left, const std::vector<LineEdit>& edits,
                             const std::vector<bool>& chosen);

/// Returns whether a version has an edit of the left version, alone or as a part of a larger one.
/// @param edits the result of lineEdits() for the left version and that version
bool containsEdit(const std::vector<LineEdit>& edits, const LineEdit& wanted);

} // namespace orrery::engine
