// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/file_io.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace orrery::engine {

/// Knows what a command reads and writes, and refuses outputs that would destroy or change any of it (R1.5).
class OutputGuard {
public:
    /// A file that was read. Files are compared by device and inode, so other names and links of it count too.
    void addInput(const std::string& path);
    /// The file behind an open descriptor, such as standard input.
    void addInput(int descriptor);
    /// A folder whose content is loaded: a new file that would be read with it is refused. It may not exist yet.
    void addProject(const std::string& folder);

    /// Refuses a path that leads to an input, into a project's content, or to an earlier output; else it is an output
    /// from now on. What does not matter here, such as a folder in its place, the writer says.
    std::optional<FileError> admit(const std::string& path);

private:
    using Identity = std::pair<std::uint64_t, std::uint64_t>; ///< device and inode

    bool isContent(const std::string& path) const;

    std::set<Identity> m_inputs;
    std::vector<std::filesystem::path> m_projects; ///< canonical
    std::set<Identity> m_outputs;
    std::set<std::pair<Identity, std::string>> m_newOutputs; ///< by folder and name
};

} // namespace orrery::engine
