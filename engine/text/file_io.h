// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/phrase.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace orrery::engine {

/// The reason why the file system refused an operation: a message for the user, and errno.
struct FileError {
    Phrase message; ///< "cannot write 'buildings.xml': no space left on device"
    int code = 0;
    /// True if the operation stopped because another program changed the file. That program's changes stay.
    bool isConflict = false;
};

/// Returns the system's message for an errno. Messages for rare errors are in the language of the system.
Phrase systemReason(int code);

/// A value, or the reason why there is none.
template <typename T>
using FileResult = std::variant<T, FileError>;

constexpr std::uint64_t fileSizeLimit = std::uint64_t{64} << 20;

/// Reads the whole of a regular file. Returns an error if the file has more than `limit` bytes.
FileResult<std::string> readFile(const std::string& path, std::uint64_t limit = fileSizeLimit);

/// The file system's data about a file, without its bytes. If two stamps of one path are equal, no program wrote the
/// file in between. A program can reset the modification time, but not the change time. The stamp of a link is the
/// stamp of its target.
struct FileStamp {
    bool isFile = false; ///< false if there is no regular file; all other fields are 0 then
    std::uint64_t device = 0;
    std::uint64_t number = 0; ///< number of the inode, which a rename keeps
    std::uint64_t size = 0;
    std::int64_t modified = 0; ///< time of the last change of the bytes, in nanoseconds
    std::int64_t changed = 0;  ///< time of the last change of the file or its data, in nanoseconds
    std::uint32_t permissions = 0;
    friend bool operator==(const FileStamp&, const FileStamp&) = default;

    bool isSameFile(const FileStamp& other) const {
        return isFile && other.isFile && device == other.device && number == other.number;
    }
};

FileResult<FileStamp> stampOf(const std::string& path);

/// A file's bytes, and the file's stamp from just before their reading.
struct StampedFile {
    std::string bytes;
    FileStamp stamp;
};

/// Reads a file as readFile() does, and returns its stamp too. If another program writes meanwhile, the stamp is older
/// than the bytes. A later comparison of stamps then detects the change.
FileResult<StampedFile> readStamped(const std::string& path, std::uint64_t limit = fileSizeLimit);

/// The content that a file must have before its replacement.
struct Expected {
    enum class Kind : std::uint8_t { anything, noFile, bytes };
    Kind kind = Kind::anything;
    std::string_view bytes{};
};

struct WriteOptions {
    /// The content that the file must have. If the file has other content, the write keeps it and returns a conflict
    /// (R1.3). The write compares the replaced file again, and restores it if it differs. So no other program can write
    /// unnoticed between the comparison and the replacement.
    Expected expected{};
    /// A function for tests. The write calls it between the last byte and the rename.
    std::function<void()> beforeReplacing{};
    /// False for one of many files that their writer can make again: the caller syncs them all by syncFileSystem().
    bool isSynced = true;
};

/// Replaces a file as a whole or not at all (R1.2). Writes, counts and syncs every byte in a hidden file in the same
/// folder. Then gives the hidden file the old file's name, syncs the folder too, and only then reports success. Keeps
/// the old file's permissions and, where the system allows it, owner and group. Keeps a symbolic link, and replaces its
/// target. Refuses files that are not regular or that nobody may write to. On failure the old file stays unchanged, and
/// no temporary file remains. There is one exception: if only the folder's sync fails, the new file is complete, but a
/// power failure might lose it.
FileResult<FileStamp> writeFileWhole(const std::string& path, std::string_view bytes, const WriteOptions& options);
std::variant<std::monostate, FileError> writeFileWhole(const std::string& path, std::string_view bytes);

/// Syncs all files of the file system that has the folder.
std::variant<std::monostate, FileError> syncFileSystem(const std::string& folder);

/// Creates a folder and its missing parent folders. Syncs the parent of each new folder.
std::variant<std::monostate, FileError> makeFolder(const std::string& path);

/// Renames a file, and creates the new folder if it is missing. Never replaces a file: if the new name exists, the file
/// keeps its old name, and the call returns an error (EEXIST). Syncs both folders.
FileResult<FileStamp> moveFile(const std::string& from, const std::string& to);

/// Deletes a file that has the expected bytes. If the file has other bytes, keeps it and returns a conflict (R1.3).
/// Syncs the folder afterwards. If only this sync fails, the call returns an error although it deleted the file.
std::variant<std::monostate, FileError> removeFile(const std::string& path, std::string_view expected);

/// Removes the files that writeFileWhole() left in a folder because its process was killed. Keeps the files of running
/// processes. @return the number of files removed
int removeLeftovers(const std::string& folder);

} // namespace orrery::engine
