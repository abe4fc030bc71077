// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/project_sources.h"

#include <cstddef>
#include <string>
#include <vector>

namespace orrery::fixture {

/// A project that repeats one thing so often that quadratic work would show (R2.6).
struct HostileProject {
    std::string name; ///< the text that is repeated, for people
    std::string text; ///< of its one content file, `made.xml`
};

/// Unknown elements, attributes of one element, equal ids and meters, and elements nested as deeply as the reader
/// allows. @param isOneLine whether the content file has no line breaks. @param share divides the shipped counts.
std::vector<HostileProject> hostileProjects(bool isOneLine, std::size_t share = 1);

/// The project with its manifest.
engine::FolderContents contentsOf(const HostileProject& project);

} // namespace orrery::fixture
