// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace orrery::engine {

/// How deep folders of a project may stand in one another.
inline constexpr int maxFolderDepth = 32;

/// Whether a project's files may stand in a folder of that name.
inline bool isFolderRead(std::string_view name) {
    return !name.starts_with('.') && name != "build";
}

/// Whether a file of that name is content.
inline bool isFileRead(std::string_view name) {
    constexpr std::size_t ending = 4;
    return !name.starts_with('.') && name.size() > ending && (name.ends_with(".xml") || name.ends_with(".csv"));
}

} // namespace orrery::engine
