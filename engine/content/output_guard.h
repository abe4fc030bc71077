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
    /// Adds a file that the command reads. The guard compares files by device and inode, so it also recognises other
    /// names and links of the file.
    void addInput(const std::string& path);
    /// Adds the file behind an open descriptor, such as standard input.
    void addInput(int descriptor);
    /// Adds a project folder. The guard then refuses new files that would become content of the project. The folder
    /// need not exist yet.
    void addProject(const std::string& folder);

    /// Refuses a path that leads to an input, into a project's content, or to an earlier output. Any other path becomes
    /// an output. The writer reports other obstacles, such as a folder at that path. Returns nullopt if the path is
    /// allowed.
    std::optional<FileError> admit(const std::string& path);

private:
    using Identity = std::pair<std::uint64_t, std::uint64_t>; ///< device and inode

    bool isContent(const std::string& path) const;

    std::set<Identity> m_inputs;
    std::vector<std::filesystem::path> m_projects; ///< canonical paths
    std::set<Identity> m_outputs;
    std::set<std::pair<Identity, std::string>> m_newOutputs; ///< new files, by folder and name
};

} // namespace orrery::engine
