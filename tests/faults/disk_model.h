// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tracer.h"

#include <map>
#include <string>
#include <vector>

/// The possible states of a disk after a power failure, computed from the calls made until then. The bytes of a file
/// are safe after a sync of the file, its name after a sync of the folder. After a failed sync no later one makes a
/// file safe, as on Linux. It assumes that writes append, as all of Orrery's do.
class DiskModel {
public:
    /// Reads the files and folders below `folder`; all of them are safe.
    explicit DiskModel(const std::string& folder);
    void apply(const FileCall& call);

    /// The bytes of each file, by its path below the folder.
    using Files = std::map<std::string, std::string>;
    /// Returns the files after a power failure now, with the safe names and the safe bytes.
    Files safe() const { return filesOf(m_safeNames); }
    /// Returns the other extreme: all names have reached the disk, but only the safe bytes.
    Files hasty() const { return filesOf(m_names); }

private:
    struct File {
        bool isFolder = false;
        std::string bytes;
        std::string safeBytes;
        bool hasFailed = false; ///< a sync has failed
    };
    using Names = std::map<std::string, std::size_t>;
    Files filesOf(const Names& names) const;
    bool isReachable(const Names& names, const std::string& path) const;
    void syncFolder(const std::string& folder);

    std::string m_folder;
    std::vector<File> m_files;
    Names m_names; ///< by absolute path
    Names m_safeNames;
};
