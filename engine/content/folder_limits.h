// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/content/project_sources.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace orrery::engine {

/// The limits for reading a project's folder (R2.2).
struct FolderLimits {
    std::size_t files = 100'000;
    /// Total size of all files: five times that of the largest benchmark project.
    std::uintmax_t bytes = std::uintmax_t{256} << 20;
};

/// Reads a folder as readFolder() does, with other limits than the shipped ones.
FolderContents readFolderWithin(const std::string& folder, const std::string& shownBefore, const FolderLimits& limits);

} // namespace orrery::engine
