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

/// The reason why the file system refused an operation: a sentence for people, and errno.
struct FileError {
    Phrase message; ///< "cannot write 'buildings.xml': no space left on device"
    int code = 0;
    /// The operation did not fail: another program changed the file, and its changes were kept.
    bool isConflict = false;
};

/// Returns the system's words for an errno. Rare ones are in the language of the system.
Phrase systemReason(int code);

/// A value, or the reason why there is none.
template <typename T>
using FileResult = std::variant<T, FileError>;

constexpr std::uint64_t fileSizeLimit = std::uint64_t{64} << 20;

/// Reads the whole of a regular file. A file over `limit` bytes is an error, and is not read.
FileResult<std::string> readFile(const std::string& path, std::uint64_t limit = fileSizeLimit);

/// The file system's data about a file, without its bytes. Two equal stamps of one path mean that nobody wrote in
/// between: a program can set back the modification time, but not the change time. Links are followed.
struct FileStamp {
    bool isFile = false; ///< false: no file, or not a regular one; all other fields are 0 then
    std::uint64_t device = 0;
    std::uint64_t number = 0; ///< the inode: stays when the file is renamed
    std::uint64_t size = 0;
    std::int64_t modified = 0; ///< nanoseconds
    std::int64_t changed = 0;  ///< nanoseconds
    std::uint32_t permissions = 0;
    friend bool operator==(const FileStamp&, const FileStamp&) = default;

    bool isSameFile(const FileStamp& other) const {
        return isFile && other.isFile && device == other.device && number == other.number;
    }
};

FileResult<FileStamp> stampOf(const std::string& path);

/// A file's bytes, and the stamp that the file had when they were read.
struct StampedFile {
    std::string bytes;
    FileStamp stamp;
};

/// Works as readFile(). If another program writes meanwhile, the stamp is an older one, so that a later comparison sees
/// the difference.
FileResult<StampedFile> readStamped(const std::string& path, std::uint64_t limit = fileSizeLimit);

/// The expected content of a file before its replacement.
struct Expected {
    enum class Kind : std::uint8_t { anything, noFile, bytes };
    Kind kind = Kind::anything;
    std::string_view bytes{};
};

struct WriteOptions {
    /// If the file holds anything else, it stays as it is and the error is a conflict (R1.3). No other program can
    /// write unnoticed between the comparison and the replacement. The replaced file is compared again, and restored if
    /// it differs.
    Expected expected{};
    /// For tests: called when all bytes are written and only the rename is still to do.
    std::function<void()> beforeReplacing{};
};

/// Replaces a file whole or not at all (R1.2). Writes, counts and syncs every byte in a hidden file beside it, which
/// then takes its name. Syncs the folder too, and only then reports success. Keeps the old file's permissions and,
/// where the system allows it, owner and group. A symbolic link stays one; its target is replaced. Refuses files that
/// are not regular or that nobody may write to. On failure the old file is untouched and no temporary file remains. One
/// exception: if only the folder's sync fails, the new bytes are there whole, but a power failure might lose them.
FileResult<FileStamp> writeFileWhole(const std::string& path, std::string_view bytes, const WriteOptions& options);
std::variant<std::monostate, FileError> writeFileWhole(const std::string& path, std::string_view bytes);

/// Creates a folder and those above it. Syncs each of them into the folder that holds it.
std::variant<std::monostate, FileError> makeFolder(const std::string& path);

/// Renames a file, and creates the new folder if it is missing. Never replaces a file: if the new name exists, it is an
/// error (EEXIST), and the file keeps the old name. Syncs both folders.
FileResult<FileStamp> moveFile(const std::string& from, const std::string& to);

/// Deletes a file that holds the expected bytes. If it holds others, it stays, and the error is a conflict (R1.3).
/// Syncs the folder: only if that fails, the file is deleted in spite of the error.
std::variant<std::monostate, FileError> removeFile(const std::string& path, std::string_view expected);

/// Removes the files that writeFileWhole() left in a folder because its process was killed. Keeps the files of running
/// processes. @return the number of files removed
int removeLeftovers(const std::string& folder);

} // namespace orrery::engine
