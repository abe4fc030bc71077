// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/file_io.h"

#include "engine/text/posix_file.h"

#include <algorithm>
#include <array>
#include <climits>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <utility>

namespace orrery::engine {

namespace {

std::int64_t nanoseconds(const timespec& time) {
    return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

FileStamp stampFrom(const struct stat& info) {
    if (!S_ISREG(info.st_mode)) {
        return {};
    }
    return {.isFile = true,
            .device = info.st_dev,
            .number = info.st_ino,
            .size = static_cast<std::uint64_t>(info.st_size),
            .modified = nanoseconds(info.st_mtim),
            .changed = nanoseconds(info.st_ctim),
            .permissions = info.st_mode & 07777u};
}

FileError tooLarge(const std::string& path, std::uint64_t limit) {
    return {phrase("cannot read '{0}': it is larger than {1} MB", {path, std::to_string(limit >> 20)}), EFBIG};
}

struct SystemReason {
    int code;
    std::string_view words; ///< the system's message in English
};

constexpr auto systemReasons = std::to_array<SystemReason>({
    {EACCES, inPhrase("Permission denied")},
    {EBUSY, inPhrase("Device or resource busy")},
    {EDQUOT, inPhrase("Disk quota exceeded")},
    {EEXIST, inPhrase("File exists")},
    {EFBIG, inPhrase("File too large")},
    {EIO, inPhrase("Input/output error")},
    {EISDIR, inPhrase("Is a directory")},
    {ELOOP, inPhrase("Too many levels of symbolic links")},
    {EMFILE, inPhrase("Too many open files")},
    {ENAMETOOLONG, inPhrase("File name too long")},
    {ENOENT, inPhrase("No such file or directory")},
    {ENOSPC, inPhrase("No space left on device")},
    {ENOTDIR, inPhrase("Not a directory")},
    {ENOTEMPTY, inPhrase("Directory not empty")},
    {EPERM, inPhrase("Operation not permitted")},
    {EROFS, inPhrase("Read-only file system")},
});

} // namespace

Phrase systemReason(int code) {
    const auto known = std::ranges::find(systemReasons, code, &SystemReason::code);
    return known != systemReasons.end() ? phrase(known->words) : Phrase(std::string(std::strerror(code)));
}

int writeAll(int fd, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t n = retried([&] { return ::write(fd, bytes.data(), bytes.size()); });
        if (n < 0) {
            return errno;
        }
        if (n == 0) {
            return ENOSPC;
        }
        bytes.remove_prefix(static_cast<std::size_t>(n));
    }
    return 0;
}

int writeStream(int fd, std::string_view bytes, const std::atomic<bool>* stop) {
    const auto isStopped = [stop] { return stop != nullptr && stop->load(); };
    struct stat info {};
    const bool mayWait = ::fstat(fd, &info) != 0 || !S_ISREG(info.st_mode);
    while (!bytes.empty()) {
        if (mayWait) {
            // Polls with a timeout, because a signal just before a blocking write would have no effect.
            constexpr int patience = 100; // milliseconds
            pollfd ready{fd, POLLOUT, 0};
            const int found = ::poll(&ready, 1, patience);
            if (found == 0 || (found < 0 && errno == EINTR)) {
                if (isStopped()) {
                    return EINTR;
                }
                continue;
            }
        }
        // A pipe that is ready accepts this many bytes without waiting.
        const std::size_t size = mayWait ? std::min<std::size_t>(bytes.size(), PIPE_BUF) : bytes.size();
        const ssize_t n = ::write(fd, bytes.data(), size);
        if (n == 0) {
            return ENOSPC;
        }
        if (n < 0 && ((errno != EINTR && errno != EAGAIN) || isStopped())) {
            return errno;
        }
        bytes.remove_prefix(n < 0 ? 0 : static_cast<std::size_t>(n));
    }
    return 0;
}

int readAll(int fd, std::uint64_t limit, std::string& bytes) {
    char buffer[1 << 16];
    while (bytes.size() <= limit) {
        const ssize_t n = retried([&] { return ::read(fd, buffer, sizeof buffer); });
        if (n < 0) {
            return errno;
        }
        if (n == 0) {
            return 0;
        }
        bytes.append(buffer, static_cast<std::size_t>(n));
    }
    return 0;
}

FileResult<StampedFile> readStamped(const std::string& path, std::uint64_t limit) {
    Descriptor file(retried([&] { return ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK); }));
    if (!file.isOpen()) {
        return fileError(inPhrase("cannot open '{0}': {1}"), path, errno);
    }
    struct stat info {};
    if (retried([&] { return ::fstat(file.get(), &info); }) != 0) {
        return fileError(inPhrase("cannot read '{0}': {1}"), path, errno);
    }
    if (!S_ISREG(info.st_mode)) {
        return FileError{phrase("cannot read '{0}': it is not a file", {path}), EISDIR};
    }
    StampedFile read{{}, stampFrom(info)};
    if (read.stamp.size > limit) {
        return tooLarge(path, limit);
    }
    read.bytes.reserve(static_cast<std::size_t>(read.stamp.size));
    if (const int code = readAll(file.get(), limit, read.bytes); code != 0) {
        return fileError(inPhrase("cannot read '{0}': {1}"), path, code);
    }
    if (read.bytes.size() > limit) {
        return tooLarge(path, limit);
    }
    return read;
}

FileResult<std::string> readFile(const std::string& path, std::uint64_t limit) {
    auto read = readStamped(path, limit);
    if (auto* const error = std::get_if<FileError>(&read)) {
        return std::move(*error);
    }
    return std::move(std::get<StampedFile>(read).bytes);
}

FileResult<FileStamp> stampOf(const std::string& path) {
    struct stat info {};
    if (retried([&] { return ::stat(path.c_str(), &info); }) == 0) {
        return stampFrom(info);
    }
    // A link to nowhere, a missing folder, or a file in a folder's place: there is no such file.
    if (errno == ENOENT || errno == ENOTDIR || errno == ELOOP) {
        return FileStamp{};
    }
    return fileError(inPhrase("cannot access '{0}': {1}"), path, errno);
}

} // namespace orrery::engine
