// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/file_io.h"

#include <cerrno>
#include <climits>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <sys/stat.h>
#include <unistd.h>

namespace orrery::engine {

namespace {

/// Closes a descriptor when left early. close() says whether late write errors came up.
class Descriptor {
public:
    explicit Descriptor(int fd) : m_fd(fd) {}
    ~Descriptor() { close(); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int get() const { return m_fd; }
    bool isOpen() const { return m_fd >= 0; }
    bool close() {
        const int fd = m_fd;
        m_fd = -1;
        // After EINTR the descriptor is gone on Linux; closing again could hit another file.
        return fd < 0 || ::close(fd) == 0 || errno == EINTR;
    }

private:
    int m_fd;
};

FileError failure(std::string_view verb, const std::string& path, int code) {
    return {"cannot " + std::string(verb) + " '" + path + "': " + std::strerror(code), code};
}

template <typename Call>
auto retried(Call call) {
    auto result = call();
    while (result < 0 && errno == EINTR) {
        result = call();
    }
    return result;
}

/// 0, or the errno that stopped it.
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

std::string folderOf(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos) {
        return ".";
    }
    return slash == 0 ? "/" : path.substr(0, slash);
}

std::string resolved(const std::string& path) {
    const std::unique_ptr<char, decltype(&std::free)> real(::realpath(path.c_str(), nullptr), &std::free);
    return real ? std::string(real.get()) : path;
}

} // namespace

FileResult<std::string> readFile(const std::string& path, std::uint64_t limit) {
    Descriptor file(retried([&] { return ::open(path.c_str(), O_RDONLY | O_CLOEXEC); }));
    if (!file.isOpen()) {
        return failure("open", path, errno);
    }
    struct stat info {};
    if (::fstat(file.get(), &info) != 0) {
        return failure("read", path, errno);
    }
    if (!S_ISREG(info.st_mode)) {
        return FileError{"cannot read '" + path + "': it is not a file", EISDIR};
    }
    std::string bytes;
    if (static_cast<std::uint64_t>(info.st_size) <= limit) {
        bytes.reserve(static_cast<std::size_t>(info.st_size));
    }
    char buffer[1 << 16];
    for (;;) {
        const ssize_t n = retried([&] { return ::read(file.get(), buffer, sizeof buffer); });
        if (n < 0) {
            return failure("read", path, errno);
        }
        if (n == 0) {
            return bytes;
        }
        bytes.append(buffer, static_cast<std::size_t>(n));
        if (bytes.size() > limit) {
            return FileError{"cannot read '" + path + "': it is larger than " + std::to_string(limit >> 20) + " MB",
                             EFBIG};
        }
    }
}

std::variant<std::monostate, FileError> writeFileWhole(const std::string& path, std::string_view bytes) {
    const std::string target = resolved(path);
    struct stat old {};
    const bool existed = ::stat(target.c_str(), &old) == 0;
    std::string temporary = target + ".XXXXXX";
    Descriptor file(retried([&] { return ::mkostemp(temporary.data(), O_CLOEXEC); }));
    if (!file.isOpen()) {
        return failure("write", path, errno);
    }
    const auto giveUp = [&](int code) -> std::variant<std::monostate, FileError> {
        file.close();
        ::unlink(temporary.c_str());
        return failure("write", path, code);
    };
    // A new file gets what open(2) would give it: 0666 less the process's mask, which can only be read by setting it.
    const mode_t mask = ::umask(0);
    ::umask(mask);
    const mode_t mode = existed ? old.st_mode & 07777u : 0666u & ~mask;
    if (::fchmod(file.get(), mode) != 0) {
        return giveUp(errno);
    }
    if (const int code = writeAll(file.get(), bytes); code != 0) {
        return giveUp(code);
    }
    if (retried([&] { return ::fsync(file.get()); }) != 0) {
        return giveUp(errno);
    }
    if (!file.close()) {
        return giveUp(errno);
    }
    if (::rename(temporary.c_str(), target.c_str()) != 0) {
        return giveUp(errno);
    }
    Descriptor folder(retried([&] { return ::open(folderOf(target).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); }));
    // Some file systems cannot sync a folder (EINVAL); the file itself is safe then.
    if (folder.isOpen() && retried([&] { return ::fsync(folder.get()); }) != 0 && errno != EINVAL) {
        return failure("write", path, errno);
    }
    return std::monostate{};
}

} // namespace orrery::engine
