// SPDX-License-Identifier: GPL-3.0-or-later
// Renames and removes files.
#include "engine/text/file_io.h"
#include "engine/text/posix_file.h"

#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>

namespace orrery::engine {

int syncFolder(const std::string& folder) {
    const Descriptor opened(retried([&] { return ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); }));
    if (!opened.isOpen()) {
        return errno;
    }
    return retried([&] { return ::fsync(opened.get()); }) == 0 || errno == EINVAL ? 0 : errno;
}

namespace {

/// Renames a file to a name that is still free. @return 0, or errno
int renameToFree(const std::string& from, const std::string& to) {
    if (retried([&] { return ::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE); }) == 0) {
        return 0;
    }
    if (errno != EINVAL && errno != ENOSYS) {
        return errno;
    }
    // The file system does not support renameat2(). link() does not replace a file either.
    if (retried([&] { return ::link(from.c_str(), to.c_str()); }) != 0) {
        return errno;
    }
    return retried([&] { return ::unlink(from.c_str()); }) == 0 ? 0 : errno;
}

} // namespace

FileResult<FileStamp> moveFile(const std::string& from, const std::string& to) {
    if (auto made = makeFolder(folderOf(to)); auto* const error = std::get_if<FileError>(&made)) {
        return std::move(*error);
    }
    if (const int code = renameToFree(from, to); code != 0) {
        return fileError(inPhrase("cannot rename to '{0}': {1}"), to, code);
    }
    for (const std::string& folder : {folderOf(to), folderOf(from)}) {
        if (const int code = syncFolder(folder); code != 0) {
            renameToFree(to, from);
            return fileError(inPhrase("cannot rename to '{0}': {1}"), to, code);
        }
    }
    return stampOf(to);
}

std::variant<std::monostate, FileError> removeFile(const std::string& path, std::string_view expected) {
    auto read = readFile(path);
    if (auto* const error = std::get_if<FileError>(&read)) {
        return std::move(*error);
    }
    if (std::get<std::string>(read) != expected) {
        return FileError{phrase("cannot delete '{0}': another program has changed it", {path}), 0, true};
    }
    if (retried([&] { return ::unlink(path.c_str()); }) != 0) {
        return fileError(inPhrase("cannot delete '{0}': {1}"), path, errno);
    }
    if (const int code = syncFolder(folderOf(path)); code != 0) {
        return fileError(inPhrase("cannot delete '{0}': {1}"), path, code);
    }
    return std::monostate{};
}

} // namespace orrery::engine
