// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/project_sources.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace orrery::fixture {

/// The properties of a generated project.
struct ProjectShape {
    std::uint32_t seed = 1;
    std::size_t classes = 10;
    std::size_t groupsPerClass = 1;
    std::size_t files = 1;
    std::size_t bytes = 0;   ///< minimum size of the texts, stored in strings beside the classes; 0: none
    bool hasFindings = true; ///< a mistake in every 40th group: unknown names, bad values, a group without a scope
    bool isOneFile = false;  ///< everything except the manifest is in one file; `files` is ignored
};

/// Generates a project in the content format: techs with prerequisites, buildings, ships and specials. It has groups,
/// triggers, availability, strings, variables, functions, and a scenario. It is valid except for the requested
/// mistakes. The same shape gives the same project on every platform.
engine::FolderContents makeProject(const ProjectShape& shape);

/// Returns the shapes of the requirements: 50 MB in 1,000 files (P3.3), and 10,000 groups (P3.2).
ProjectShape fiftyMegabytes();
ProjectShape tenThousandGroups();

/// Writes a generated project into an existing folder.
void writeProject(const engine::FolderContents& project, const std::string& folder);

} // namespace orrery::fixture
