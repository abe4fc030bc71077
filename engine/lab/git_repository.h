// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/revision.h"
#include "engine/text/file_io.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace orrery::engine {

/// The name of a git object: its hash.
using GitId = std::array<unsigned char, 20>;

struct GitCommit {
    GitId id{};
    GitId tree{}; ///< its top folder
    std::vector<GitId> parents;
    std::int64_t time = 0; ///< when it was committed, in seconds since 1970
    std::string author;    ///< name of the author; empty: the commit has none
    std::string subject;   ///< first line of the message
};

/// An entry of a folder in a commit.
struct GitEntry {
    enum class Kind : std::uint8_t { folder, file, link, submodule };
    std::string name;
    Kind kind = Kind::file;
    GitId id{};
};

/// A git repository that is open for reading, and the place of a folder in its commits. Reads no configuration file,
/// and refuses damaged and hostile repositories. The only class that knows libgit2. One thread at a time can use it.
class GitRepository {
public:
    /// Opens the repository of a folder, which may not exist on the disk.
    /// @return an error with the code ENOENT if the folder is in no repository
    static FileResult<GitRepository> open(const RevisionName& name);
    GitRepository(GitRepository&& other) noexcept;
    ~GitRepository();

    /// Returns the folder that stands for the top of each commit.
    const std::filesystem::path& root() const;
    /// Returns the path from there to the folder; empty: the same folder.
    const std::filesystem::path& inside() const;
    bool isShallow() const;

    /// Returns the commit that a revision names.
    FileResult<GitCommit> commitOf(const std::string& revision) const;
    /// Returns a commit; nullopt if it is missing or damaged.
    std::optional<GitCommit> commitAt(const GitId& id) const;
    /// Returns the entries of a folder. @param path and revision names for messages
    FileResult<std::vector<GitEntry>> entriesOf(const GitId& folder, const std::string& path,
                                                const std::string& revision) const;
    /// Returns the number of bytes of a file without reading it. @param path its name for messages
    FileResult<std::size_t> sizeOf(const GitId& file, const std::string& path) const;
    FileResult<std::string> bytesOf(const GitId& file, const std::string& path) const;
    /// Returns the 40 digits of a hash, and as many digits as identify a commit.
    static std::string hashOf(const GitId& id);
    std::string shortHashOf(const GitId& commit) const;

private:
    struct Data;
    explicit GitRepository(std::unique_ptr<Data> data);

    std::unique_ptr<Data> m_data;
};

} // namespace orrery::engine
