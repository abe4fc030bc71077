// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/file_io.h"
#include "engine/text/posix_file.h"

#include <algorithm>
#include <atomic>
#include <climits>
#include <cstdio>
#include <dirent.h>
#include <fcntl.h>
#include <memory>
#include <random>
#include <sys/file.h>
#include <sys/stat.h>

namespace orrery::engine {

namespace {

constexpr std::string_view temporaryMark = ".orrery-save.";
constexpr std::size_t temporaryDigits = 8;

std::string folderOf(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos) {
        return ".";
    }
    return slash == 0 ? "/" : path.substr(0, slash);
}

std::string nameOf(const std::string& path) {
    return path.substr(path.rfind('/') + 1);
}

/// Where a chain of links ends, also where nothing stands there yet.
FileResult<std::string> followed(std::string path) {
    constexpr int mostLinks = 40;
    for (int links = 0; links < mostLinks; ++links) {
        char target[PATH_MAX];
        const ssize_t size = retried([&] { return ::readlink(path.c_str(), target, sizeof target); });
        if (size < 0) {
            // EINVAL: it is no link. ENOENT: nothing is there yet.
            return errno == EINVAL || errno == ENOENT ? FileResult<std::string>(path)
                                                      : fileError(inPhrase("cannot write '{0}': {1}"), path, errno);
        }
        std::string to(target, static_cast<std::size_t>(size));
        path = to.starts_with('/') ? to : folderOf(path) + "/" + to;
    }
    return fileError(inPhrase("cannot write '{0}': {1}"), path, ELOOP);
}

std::string randomName(const std::string& target) {
    static std::atomic<std::uint64_t> count = 0;
    static const std::uint64_t seed = [] {
        std::random_device device;
        return (std::uint64_t{device()} << 32) | device();
    }();
    char digits[temporaryDigits + 1];
    const std::uint64_t value = (seed + ++count) * 0x9E3779B97F4A7C15u;
    std::snprintf(digits, sizeof digits, "%08x", static_cast<unsigned>(value >> 32));
    // File systems take 255 bytes of name.
    const std::string name = nameOf(target).substr(0, 255 - 1 - temporaryMark.size() - temporaryDigits);
    return folderOf(target) + "/." + name + std::string(temporaryMark) + digits;
}

bool isTemporary(std::string_view name) {
    if (!name.starts_with('.') || name.size() <= temporaryMark.size() + temporaryDigits) {
        return false;
    }
    const std::string_view digits = name.substr(name.size() - temporaryDigits);
    name.remove_suffix(temporaryDigits);
    return name.ends_with(temporaryMark) && digits.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

/// One replacement of one file. Left early, it takes away what it made.
class Replacement {
public:
    Replacement(const std::string& path, std::string_view bytes, const WriteOptions& options)
        : m_path(path), m_bytes(bytes), m_options(options) {}
    ~Replacement() {
        if (!m_temporary.empty()) {
            ::unlink(m_temporary.c_str());
        }
    }
    Replacement(const Replacement&) = delete;
    Replacement& operator=(const Replacement&) = delete;

    FileResult<FileStamp> run() {
        auto target = followed(m_path);
        if (auto* const error = std::get_if<FileError>(&target)) {
            return *error;
        }
        m_target = std::get<std::string>(target);
        for (const auto step : {&Replacement::openFolder, &Replacement::lookAtOld, &Replacement::writeTemporary}) {
            if (auto error = (this->*step)()) {
                return *error;
            }
        }
        if (m_options.beforeReplacing) {
            m_options.beforeReplacing();
        }
        if (auto error = replace()) {
            return *error;
        }
        // Some file systems cannot sync a folder (EINVAL); the file itself is safe then.
        if (retried([&] { return ::fsync(m_folder.get()); }) != 0 && errno != EINVAL) {
            return failed(errno);
        }
        return stampOf(m_target);
    }

private:
    using Failure = std::optional<FileError>;

    FileError failed(int code) const { return fileError(inPhrase("cannot write '{0}': {1}"), m_path, code); }
    FileError conflict() const {
        return {phrase("cannot write '{0}': another program has changed it", {m_path}), ESTALE, true};
    }

    Failure openFolder() {
        const std::string folder = folderOf(m_target);
        m_folder = Descriptor(retried([&] { return ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); }));
        return m_folder.isOpen() ? Failure() : failed(errno);
    }

    /// Whether there is a file, whether it may be replaced, and whether it holds what is expected.
    Failure lookAtOld() {
        if (retried([&] { return ::stat(m_target.c_str(), &m_old); }) != 0) {
            if (errno != ENOENT) {
                return failed(errno);
            }
            return m_options.expected.kind == Expected::Kind::bytes ? conflict() : Failure();
        }
        m_existed = true;
        if (!S_ISREG(m_old.st_mode)) {
            return FileError{phrase("cannot write '{0}': it is not a file", {m_path}), EISDIR};
        }
        // A new file in its place would get around the protection; root may write to anything, and means no harm.
        constexpr mode_t anybodyMayWrite = 0222;
        if ((m_old.st_mode & anybodyMayWrite) == 0) {
            return failed(EACCES);
        }
        if (retried([&] { return ::faccessat(AT_FDCWD, m_target.c_str(), W_OK, AT_EACCESS); }) != 0) {
            return failed(errno);
        }
        if (m_options.expected.kind == Expected::Kind::noFile) {
            return conflict();
        }
        if (m_options.expected.kind == Expected::Kind::bytes) {
            m_oldFile = Descriptor(retried([&] { return ::open(m_target.c_str(), O_RDONLY | O_CLOEXEC); }));
            if (!m_oldFile.isOpen()) {
                return failed(errno);
            }
            return compareOld();
        }
        return std::nullopt;
    }

    /// Whether the old file still holds what is expected of it.
    Failure compareOld() {
        if (::lseek(m_oldFile.get(), 0, SEEK_SET) != 0) {
            return failed(errno);
        }
        std::string bytes;
        if (const int code = readAll(m_oldFile.get(), m_options.expected.bytes.size(), bytes); code != 0) {
            return failed(code);
        }
        return bytes == m_options.expected.bytes ? Failure() : conflict();
    }

    Failure writeTemporary() {
        constexpr mode_t newFile = 0666; // less the process's mask
        constexpr int mostNames = 100;
        const mode_t mode = m_existed ? m_old.st_mode & 0600u : newFile;
        for (int tried = 0; !m_file.isOpen(); ++tried) {
            const std::string name = randomName(m_target);
            m_file = Descriptor(
                retried([&] { return ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode | 0200u); }));
            if (m_file.isOpen()) {
                m_temporary = name;
            } else if (errno != EEXIST || tried == mostNames) {
                return failed(errno);
            }
        }
        // Says that somebody is at it (removeLeftovers); where that cannot be said, saving is no worse.
        ::flock(m_file.get(), LOCK_EX | LOCK_NB);
        if (m_existed) {
            keepOwner();
            if (retried([&] { return ::fchmod(m_file.get(), m_old.st_mode & 07777u); }) != 0) {
                return failed(errno);
            }
        }
        if (const int code = writeAll(m_file.get(), m_bytes); code != 0) {
            return failed(code);
        }
        if (retried([&] { return ::fsync(m_file.get()); }) != 0) {
            return failed(errno);
        }
        struct stat written {};
        if (retried([&] { return ::fstat(m_file.get(), &written); }) != 0) {
            return failed(errno);
        }
        if (static_cast<std::uint64_t>(written.st_size) != m_bytes.size()) {
            return failed(EIO);
        }
        return std::nullopt;
    }

    /// Whose the file is changes only where the system does not let one give files away.
    void keepOwner() {
        struct stat made {};
        if (::fstat(m_file.get(), &made) == 0 && (made.st_uid != m_old.st_uid || made.st_gid != m_old.st_gid) &&
            ::fchown(m_file.get(), m_old.st_uid, m_old.st_gid) != 0) {
            [[maybe_unused]] const int group = ::fchown(m_file.get(), static_cast<uid_t>(-1), m_old.st_gid);
        }
    }

    /// The new file takes the old one's name. It stays open until then, since closing would unlock it; what closing
    /// could say, the sync has said.
    Failure replace() {
        switch (m_options.expected.kind) {
        case Expected::Kind::noFile:
            return takeFreeName();
        case Expected::Kind::bytes:
            return exchange();
        case Expected::Kind::anything:
            break;
        }
        return takeName();
    }

    Failure takeName() {
        if (retried([&] { return ::rename(m_temporary.c_str(), m_target.c_str()); }) != 0) {
            return failed(errno);
        }
        m_temporary.clear();
        return std::nullopt;
    }

    static bool isUnsupported(int code) { return code == EINVAL || code == ENOSYS || code == EOPNOTSUPP; }
    int rename(unsigned flags) const {
        return retried([&] { return ::renameat2(AT_FDCWD, m_temporary.c_str(), AT_FDCWD, m_target.c_str(), flags); });
    }

    Failure takeFreeName() {
        if (rename(RENAME_NOREPLACE) == 0) {
            m_temporary.clear();
            return std::nullopt;
        }
        if (errno == EEXIST) {
            return conflict();
        }
        if (!isUnsupported(errno)) {
            return failed(errno);
        }
        struct stat now {};
        if (::lstat(m_target.c_str(), &now) == 0) {
            return conflict();
        }
        return takeName();
    }

    /// Swaps the two files and looks at what came out: where that is not what was expected they are swapped back, so
    /// that a change made a moment ago is not lost either.
    Failure exchange() {
        if (rename(RENAME_EXCHANGE) != 0) {
            if (errno == ENOENT) {
                return conflict();
            }
            if (!isUnsupported(errno)) {
                return failed(errno);
            }
            Failure other = compareStill(m_target);
            return other ? other : takeName();
        }
        Failure other = compareStill(m_temporary);
        if (other && rename(RENAME_EXCHANGE) != 0) {
            // Theirs stays under another name rather than be taken away.
            const std::string kept = m_target + ".other";
            const bool isKept = ::rename(m_temporary.c_str(), kept.c_str()) == 0;
            other = FileError{phrase("another program has changed '{0}' while it was saved; its text is kept in '{1}'",
                                     {m_path, isKept ? kept : m_temporary}),
                              ESTALE, true};
        } else if (!other) {
            // What cannot be removed now is at the next opening of the project.
            ::unlink(m_temporary.c_str());
        } else {
            return other;
        }
        m_temporary.clear();
        return other;
    }

    /// Whether the file of that name is the one that was looked at, links still lead there, and it holds what is
    /// expected.
    Failure compareStill(const std::string& name) {
        struct stat now {};
        if (retried([&] { return ::lstat(name.c_str(), &now); }) != 0) {
            return errno == ENOENT ? conflict() : failed(errno);
        }
        if (now.st_dev != m_old.st_dev || now.st_ino != m_old.st_ino) {
            return conflict();
        }
        // Permissions that were changed a moment ago stay.
        constexpr mode_t permissions = 07777;
        if (((now.st_mode ^ m_old.st_mode) & permissions) != 0 &&
            retried([&] { return ::fchmod(m_file.get(), now.st_mode & permissions); }) != 0) {
            return failed(errno);
        }
        const auto target = followed(m_path);
        if (const auto* const error = std::get_if<FileError>(&target)) {
            return *error;
        }
        return std::get<std::string>(target) == m_target ? compareOld() : conflict();
    }

    const std::string& m_path;
    std::string_view m_bytes;
    const WriteOptions& m_options;
    std::string m_target;
    std::string m_temporary;
    Descriptor m_folder;
    Descriptor m_file;
    Descriptor m_oldFile;
    struct stat m_old {};
    bool m_existed = false;
};

} // namespace

FileResult<FileStamp> writeFileWhole(const std::string& path, std::string_view bytes, const WriteOptions& options) {
    return Replacement(path, bytes, options).run();
}

std::variant<std::monostate, FileError> writeFileWhole(const std::string& path, std::string_view bytes) {
    auto written = writeFileWhole(path, bytes, {});
    if (auto* const error = std::get_if<FileError>(&written)) {
        return std::move(*error);
    }
    return std::monostate{};
}

std::variant<std::monostate, FileError> makeFolder(const std::string& path) {
    struct stat info {};
    if (retried([&] { return ::stat(path.c_str(), &info); }) == 0) {
        if (S_ISDIR(info.st_mode)) {
            return std::monostate{};
        }
        return fileError(inPhrase("cannot make the folder '{0}': {1}"), path, ENOTDIR);
    }
    if (errno != ENOENT) {
        return fileError(inPhrase("cannot make the folder '{0}': {1}"), path, errno);
    }
    const std::string above = folderOf(path);
    if (auto made = makeFolder(above); std::holds_alternative<FileError>(made)) {
        return made;
    }
    if (retried([&] { return ::mkdir(path.c_str(), 0777); }) != 0 && errno != EEXIST) {
        return fileError(inPhrase("cannot make the folder '{0}': {1}"), path, errno);
    }
    Descriptor folder(retried([&] { return ::open(above.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); }));
    if (!folder.isOpen() || (retried([&] { return ::fsync(folder.get()); }) != 0 && errno != EINVAL)) {
        return fileError(inPhrase("cannot make the folder '{0}': {1}"), path, errno);
    }
    return std::monostate{};
}

int removeLeftovers(const std::string& folder) {
    const auto close = [](DIR* opened) { ::closedir(opened); };
    const std::unique_ptr<DIR, decltype(close)> entries(::opendir(folder.c_str()), close);
    int removed = 0;
    while (const dirent* const entry = entries ? ::readdir(entries.get()) : nullptr) {
        if (!isTemporary(entry->d_name)) {
            continue;
        }
        const std::string path = folder + "/" + entry->d_name;
        const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
        if (file.isOpen() && ::flock(file.get(), LOCK_EX | LOCK_NB) == 0 && ::unlink(path.c_str()) == 0) {
            ++removed;
        }
    }
    return removed;
}

} // namespace orrery::engine
