// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace orrery::engine {

/// The limit for the depth of nested folders in a project.
inline constexpr int maxFolderDepth = 32;

/// Returns whether a folder of that name can contain files of a project.
inline bool isFolderRead(std::string_view name) {
    return !name.starts_with('.') && name != "build";
}

/// Returns whether a file of that name is content.
inline bool isFileRead(std::string_view name) {
    constexpr std::size_t ending = 4;
    return !name.starts_with('.') && name.size() > ending && (name.ends_with(".xml") || name.ends_with(".csv"));
}

} // namespace orrery::engine
