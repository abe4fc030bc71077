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

/// Why the file system refused: a sentence for people, and errno.
struct FileError {
    Phrase message; ///< "cannot write 'buildings.xml': no space left on device"
    int code = 0;
    /// Nothing failed: somebody else changed the file, and it was left as they made it.
    bool isConflict = false;
};

/// What the system says of an errno; of those that are rare, in the language of the system.
Phrase systemReason(int code);

/// A value, or why there is none.
template <typename T>
using FileResult = std::variant<T, FileError>;

constexpr std::uint64_t fileSizeLimit = std::uint64_t{64} << 20;

/// The whole of a regular file. A file over `limit` bytes is an error, and is not read.
FileResult<std::string> readFile(const std::string& path, std::uint64_t limit = fileSizeLimit);

/// What the file system tells of a file without reading it. Two equal stamps of one path mean that nobody wrote there
/// in between: a time of modification can be set back, the time of change cannot. Links are followed.
struct FileStamp {
    bool isFile = false; ///< false: there is nothing, or no regular file; all else is 0 then
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

/// A file's bytes, and the stamp that they were read under.
struct StampedFile {
    std::string bytes;
    FileStamp stamp;
};

/// As readFile(). Where somebody writes meanwhile the stamp is an older one, so that it will be seen to differ.
FileResult<StampedFile> readStamped(const std::string& path, std::uint64_t limit = fileSizeLimit);

/// What a file is believed to hold before it is replaced.
struct Expected {
    enum class Kind : std::uint8_t { anything, noFile, bytes };
    Kind kind = Kind::anything;
    std::string_view bytes{};
};

struct WriteOptions {
    /// Where the file turns out to hold anything else it is left alone, and the error is a conflict (R1.3). Nobody can
    /// slip in between the look and the replacement: what was replaced is looked at again, and put back.
    Expected expected{};
    /// For tests: called when all is written and only the file's name is still the old one's.
    std::function<void()> beforeReplacing{};
};

/// Replaces a file whole or not at all (R1.2): every byte is written, counted and synced to a hidden file beside it,
/// which then takes its name; the folder is synced too. Success is said only after all of that. Keeps the old file's
/// permissions and, where the system lets it, owner and group; a symbolic link stays one, and what it points to is
/// replaced. What is no regular file, and what nobody may write to, is refused. On failure the old file is untouched
/// and no litter is left, with one exception: when only the folder's sync fails the new bytes stand there whole, and
/// might be gone after a power failure.
FileResult<FileStamp> writeFileWhole(const std::string& path, std::string_view bytes, const WriteOptions& options);
std::variant<std::monostate, FileError> writeFileWhole(const std::string& path, std::string_view bytes);

/// Makes a folder and those above it, each of them synced into the one that holds it.
std::variant<std::monostate, FileError> makeFolder(const std::string& path);

/// Gives a file another name, in a folder that is made where it is missing. Nothing is replaced: where something has
/// that name already it is an error (EEXIST), and the file keeps the old one. Both folders are synced.
FileResult<FileStamp> moveFile(const std::string& from, const std::string& to);

/// Deletes a file that holds what it is believed to hold; with anything else in it, it stays, and the error is a
/// conflict (R1.3). The folder is synced: only when that fails the file is gone in spite of the error.
std::variant<std::monostate, FileError> removeFile(const std::string& path, std::string_view expected);

/// Removes what writeFileWhole() left in a folder because its process was killed. What a living process is writing is
/// left alone. Returns how many files were removed.
int removeLeftovers(const std::string& folder);

} // namespace orrery::engine
