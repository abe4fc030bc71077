// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace orrery::engine {

/// Why the file system refused: a sentence for people, and errno.
struct FileError {
    std::string message; ///< "cannot write 'buildings.xml': no space left on device"
    int code = 0;
};

/// A value, or why there is none.
template <typename T>
using FileResult = std::variant<T, FileError>;

/// The whole of a regular file. A file over `limit` bytes is an error, and is not read.
FileResult<std::string> readFile(const std::string& path, std::uint64_t limit = std::uint64_t{64} << 20);

/// Replaces a file whole or not at all (R1.2): every byte is written and synced to a new file beside it, which then
/// takes its name; the folder is synced too. Success is said only after all of that. Keeps the old file's permissions;
/// a symbolic link stays one, and what it points to is replaced. On failure the old file is untouched and no litter is
/// left.
std::variant<std::monostate, FileError> writeFileWhole(const std::string& path, std::string_view bytes);

} // namespace orrery::engine
