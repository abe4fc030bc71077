// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/project_sources.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace orrery::fixture {

/// What a made project is like.
struct ProjectShape {
    std::uint32_t seed = 1;
    std::size_t classes = 10;
    std::size_t groupsPerClass = 1;
    std::size_t files = 1;
    std::size_t bytes = 0;   ///< at least so much text, in strings that stand beside the classes; 0: none
    bool hasFindings = true; ///< a mistake in every 40th group: unknown names, bad values, a group without a scope
    bool isOneFile = false;  ///< everything but the manifest stands in one file, whatever `files` says
};

/// A project in the content format: techs that need one another, buildings, ships and specials, with groups, triggers,
/// availability, strings, variables, functions, a scenario. Valid but for the mistakes that are asked for; the same for
/// the same shape, everywhere.
engine::FolderContents makeProject(const ProjectShape& shape);

/// P3.3: 50 MB in 1,000 files, and P3.2: 10,000 groups.
ProjectShape fiftyMegabytes();
ProjectShape tenThousandGroups();

/// Writes a made project below a folder, which must be there.
void writeProject(const engine::FolderContents& project, const std::string& folder);

} // namespace orrery::fixture
