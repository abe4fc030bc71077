// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tracer.h"

#include <map>
#include <string>
#include <vector>

/// The possible state of a disk after a power failure, by the calls made until then: bytes of a file are safe
/// once it is synced, its name once the folder is. After a sync that failed no later one makes a file safe, as on
/// Linux. Writes are taken to append, as all of Orrery's do.
class DiskModel {
public:
    /// The files and folders below `folder`, all of them safe.
    explicit DiskModel(const std::string& folder);
    void apply(const FileCall& call);

    /// Each file by its path below the folder.
    using Files = std::map<std::string, std::string>;
    /// After a power failure now: with the names that are safe, and the bytes that are.
    Files safe() const { return filesOf(m_safeNames); }
    /// The other extreme: all names have reached the disk, of the bytes only those that are safe.
    Files hasty() const { return filesOf(m_names); }

private:
    struct File {
        bool isFolder = false;
        std::string bytes;
        std::string safeBytes;
        bool hasFailed = false; ///< to sync
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
