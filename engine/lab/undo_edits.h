// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/project_sources.h"
#include "engine/lab/content_edits.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace orrery::engine {

/// Two checked versions of a project, and the edits between them.
struct EditedVersions {
    const CheckedModel& left;
    const CheckedModel& right;
    const std::vector<ContentEdit>& edits; ///< contentEdits(left, right)
};

/// Returns the right version without some of the edits: it has these parts as the left version has them (I4.9).
/// Returns nullopt if a part has no place in it, such as a statement of a scenario that only the left version has.
/// @param contents the project's own files of the right version
/// @param undone indices into the edits
std::optional<FolderContents> withoutEdits(FolderContents contents, const EditedVersions& versions,
                                           const std::vector<std::uint32_t>& undone);

/// Returns whether the edit of the seed is one of those that are undone, so that the run has the seed of the left one.
bool undoesSeed(const std::vector<ContentEdit>& edits, const std::vector<std::uint32_t>& undone);

} // namespace orrery::engine
