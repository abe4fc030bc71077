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

/// Records the files that a command reads and writes. Refuses outputs that would destroy or change any of them (R1.5).
class OutputGuard {
public:
    /// Adds a file that was read. Files are compared by device and inode, so its other names and links count too.
    void addInput(const std::string& path);
    /// Adds the file behind an open descriptor, such as standard input.
    void addInput(int descriptor);
    /// Adds a folder whose content is loaded. New files that would be loaded with it are refused. It need not exist
    /// yet.
    void addProject(const std::string& folder);

    /// Refuses a path that leads to an input, into a project's content, or to an earlier output. Any other path becomes
    /// an output. The writer reports other obstacles, such as a folder at that path.
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
