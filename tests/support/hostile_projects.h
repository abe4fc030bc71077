// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/project_sources.h"

#include <cstddef>
#include <string>
#include <vector>

namespace orrery::fixture {

/// A project that repeats one element so often that quadratic work would be noticeable (R2.6).
struct HostileProject {
    std::string name; ///< the text that is repeated, for people
    std::string text; ///< text of its one content file, `made.xml`
};

/// Returns projects with unknown elements, attributes of one element, equal ids and meters, and maximally nested
/// elements.
/// @param isOneLine whether the content file has no line breaks. @param share divides the shipped counts.
std::vector<HostileProject> hostileProjects(bool isOneLine, std::size_t share = 1);

/// Returns the project with its manifest.
engine::FolderContents contentsOf(const HostileProject& project);

} // namespace orrery::fixture
