// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/file_io.h"
#include "engine/text/file_writer.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>

namespace orrery::engine {

FileResult<FileStamp> writeFileWhole(const std::string& path, std::string_view bytes, const WriteOptions& options) {
    FileWriter writer(path, {.replacing = options, .takesStreams = false, .stop = nullptr, .temporary = {}});
    if (auto failure = writer.open()) {
        return std::move(*failure);
    }
    if (auto failure = writer.write(bytes)) {
        return std::move(*failure);
    }
    return writer.commit();
}

std::variant<std::monostate, FileError> writeFileWhole(const std::string& path, std::string_view bytes) {
    auto written = writeFileWhole(path, bytes, {});
    if (auto* const error = std::get_if<FileError>(&written)) {
        return std::move(*error);
    }
    return std::monostate{};
}

std::variant<std::monostate, FileError> syncFileSystem(const std::string& folder) {
    const Descriptor opened(retried([&] { return ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); }));
    if (!opened.isOpen() || retried([&] { return ::syncfs(opened.get()); }) != 0) {
        return fileError(inPhrase("cannot write '{0}': {1}"), folder, errno);
    }
    return std::monostate{};
}

std::variant<std::monostate, FileError> makeFolder(const std::string& path) {
    struct stat info {};
    if (retried([&] { return ::stat(path.c_str(), &info); }) == 0) {
        if (S_ISDIR(info.st_mode)) {
            return std::monostate{};
        }
        return fileError(inPhrase("cannot create the folder '{0}': {1}"), path, ENOTDIR);
    }
    if (errno != ENOENT) {
        return fileError(inPhrase("cannot create the folder '{0}': {1}"), path, errno);
    }
    const std::string above = folderOf(path);
    if (auto made = makeFolder(above); std::holds_alternative<FileError>(made)) {
        return made;
    }
    if (retried([&] { return ::mkdir(path.c_str(), 0777); }) != 0 && errno != EEXIST) {
        return fileError(inPhrase("cannot create the folder '{0}': {1}"), path, errno);
    }
    if (const int code = syncFolder(above); code != 0) {
        ::rmdir(path.c_str()); // otherwise the next attempt would find the folder and assume that it is synced
        return fileError(inPhrase("cannot create the folder '{0}': {1}"), path, code);
    }
    return std::monostate{};
}

} // namespace orrery::engine
