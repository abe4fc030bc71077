// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/file_io.h"

#include <atomic>
#include <cerrno>
#include <string>
#include <string_view>
#include <unistd.h>

namespace orrery::engine {

/// A file descriptor that closes itself. close() returns false if the system reports a late write error.
class Descriptor {
public:
    explicit Descriptor(int fd = -1) : m_fd(fd) {}
    ~Descriptor() { close(); }
    Descriptor(Descriptor&& other) noexcept : m_fd(other.release()) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        close();
        m_fd = other.release();
        return *this;
    }
    int get() const { return m_fd; }
    bool isOpen() const { return m_fd >= 0; }
    int release() {
        const int fd = m_fd;
        m_fd = -1;
        return fd;
    }
    bool close() {
        const int fd = release();
        // On Linux, close() frees the descriptor even after EINTR; a second call could close another file.
        return fd < 0 || ::close(fd) == 0 || errno == EINTR;
    }

private:
    int m_fd;
};

/// Makes a FileError. @param pattern {0} stands for the path, {1} for the system's reason.
inline FileError fileError(std::string_view pattern, const std::string& path, int code) {
    return {phrase(pattern, {path, systemReason(code)}), code};
}

/// Repeats a call that a signal interrupted, but not for ever. A file system that always reports EINTR has failed.
template <typename Call>
auto retried(Call call) {
    constexpr int mostTries = 100;
    auto result = call();
    for (int tried = 1; result < 0 && errno == EINTR && tried < mostTries; ++tried) {
        result = call();
    }
    return result;
}

/// Writes all bytes, in as many calls as the system needs. @return 0, or the errno of the failed call
int writeAll(int fd, std::string_view bytes);

/// Writes all bytes to a file that may block: a pipe, a FIFO or a terminal. When `stop` becomes true, the wait ends
/// with EINTR. @return 0, or the errno of the failed call
int writeStream(int fd, std::string_view bytes, const std::atomic<bool>* stop);

/// Reads the rest of a file, and stops after more than `limit` bytes. @return 0, or the errno of the failed call
int readAll(int fd, std::uint64_t limit, std::string& bytes);

/// Writes the names in a folder to the disk. @return 0, or the errno of the failed call. Also returns 0 for file
/// systems that cannot sync a folder (EINVAL): they have already written the names.
int syncFolder(const std::string& folder);

/// Returns the folder part of a path, as the path spells it.
inline std::string folderOf(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos) {
        return ".";
    }
    return slash == 0 ? "/" : path.substr(0, slash);
}

/// Returns a new name for a temporary file in the folder of `target`. removeLeftovers() recognises such names.
std::string temporaryName(const std::string& target);

} // namespace orrery::engine
