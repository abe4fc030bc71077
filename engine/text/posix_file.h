// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/file_io.h"

#include <atomic>
#include <cerrno>
#include <string>
#include <string_view>
#include <unistd.h>

namespace orrery::engine {

/// Closes a descriptor when left early. close() says whether late write errors came up.
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
        // After EINTR the descriptor is gone on Linux; closing again could hit another file.
        return fd < 0 || ::close(fd) == 0 || errno == EINTR;
    }

private:
    int m_fd;
};

/// @param pattern {0} stands for the path, {1} for what the system says.
inline FileError fileError(std::string_view pattern, const std::string& path, int code) {
    return {phrase(pattern, {path, systemReason(code)}), code};
}

/// Calls again after a signal, but not for ever: a file system that only ever says so has failed.
template <typename Call>
auto retried(Call call) {
    constexpr int mostTries = 100;
    auto result = call();
    for (int tried = 1; result < 0 && errno == EINTR && tried < mostTries; ++tried) {
        result = call();
    }
    return result;
}

/// Writes all of it, however little each call takes; 0, or the errno that stopped it.
int writeAll(int fd, std::string_view bytes);

/// Writes all of it to what may keep one waiting: a pipe, a FIFO, a terminal. The wait ends where `stop` becomes true,
/// with EINTR. 0, or the errno that stopped it.
int writeStream(int fd, std::string_view bytes, const std::atomic<bool>* stop);

/// All that is left to read, up to `limit` bytes and one; 0, or the errno that stopped it.
int readAll(int fd, std::uint64_t limit, std::string& bytes);

/// Puts the names in a folder on the disk; 0, or the errno that stopped it. File systems that cannot sync a folder
/// (EINVAL) have done it already.
int syncFolder(const std::string& folder);

/// The folder that a path stands in, as the path says it.
inline std::string folderOf(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos) {
        return ".";
    }
    return slash == 0 ? "/" : path.substr(0, slash);
}

/// A new name beside a file for what is being written; removeLeftovers() knows such names.
std::string temporaryName(const std::string& target);

} // namespace orrery::engine
