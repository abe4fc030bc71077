// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/file_writer.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <ctime>
#include <fcntl.h>
#include <sys/file.h>
#include <utility>

namespace orrery::engine {

namespace {

bool isStreamKind(mode_t mode) {
    return S_ISCHR(mode) || S_ISFIFO(mode);
}

/// The reason to refuse a file that is not regular.
struct RefusedKind {
    mode_t kind;
    std::string_view pattern; ///< {0} stands for the path
};

constexpr auto refusedKinds = std::to_array<RefusedKind>({
    {S_IFDIR, inPhrase("cannot write '{0}': it is a folder")},
    {S_IFSOCK, inPhrase("cannot write '{0}': it is a socket")},
    {S_IFBLK, inPhrase("cannot write '{0}': it is a block device")},
});

bool isUnsupported(int code) {
    return code == EINVAL || code == ENOSYS || code == EOPNOTSUPP;
}

} // namespace

FileResult<std::string> followLinks(std::string path) {
    constexpr int mostLinks = 40;
    for (int links = 0; links < mostLinks; ++links) {
        char target[PATH_MAX];
        const ssize_t size = retried([&] { return ::readlink(path.c_str(), target, sizeof target); });
        if (size < 0) {
            // EINVAL: not a link. ENOENT: nothing exists there yet.
            return errno == EINVAL || errno == ENOENT ? FileResult<std::string>(path)
                                                      : fileError(inPhrase("cannot write '{0}': {1}"), path, errno);
        }
        std::string to(target, static_cast<std::size_t>(size));
        path = to.starts_with('/') ? to : folderOf(path) + "/" + to;
    }
    return fileError(inPhrase("cannot write '{0}': {1}"), path, ELOOP);
}

FileWriter::FileWriter(std::string path, WriterOptions options)
    : m_path(std::move(path)), m_options(std::move(options)) {}

FileWriter::~FileWriter() {
    if (!m_temporary.empty()) {
        ::unlink(m_temporary.c_str());
        forgetTemporary();
    }
}

void FileWriter::forgetTemporary() {
    const std::string gone = std::exchange(m_temporary, {});
    if (m_options.temporary) {
        m_options.temporary(gone, false);
    }
}

FileError FileWriter::failed(int code) const {
    return fileError(inPhrase("cannot write '{0}': {1}"), m_path, code);
}

FileError FileWriter::conflict() const {
    return {phrase("cannot write '{0}': another program has changed it", {m_path}), ESTALE, true};
}

FileWriter::Failure FileWriter::open() {
    // Checks the path itself before its links, because links in /proc lead to pipes that have no other name.
    m_existed = retried([&] { return ::stat(m_path.c_str(), &m_old); }) == 0;
    if (m_existed && !S_ISREG(m_old.st_mode)) {
        if (m_options.takesStreams && isStreamKind(m_old.st_mode)) {
            return openStream();
        }
        const auto* const known = std::ranges::find(refusedKinds, m_old.st_mode & S_IFMT, &RefusedKind::kind);
        const std::string_view pattern =
            known != refusedKinds.end() ? known->pattern : inPhrase("cannot write '{0}': it is not a file");
        return FileError{phrase(pattern, {m_path}), EISDIR};
    }
    auto target = followLinks(m_path);
    if (auto* const error = std::get_if<FileError>(&target)) {
        return *error;
    }
    m_target = std::get<std::string>(target);
    for (const auto step : {&FileWriter::openFolder, &FileWriter::lookAtOld, &FileWriter::makeTemporary}) {
        if (auto error = (this->*step)()) {
            return error;
        }
    }
    return std::nullopt;
}

/// Opens the file without blocking in open(): a signal just before a blocking call would have no effect.
FileWriter::Failure FileWriter::openStream() {
    const bool isFifo = S_ISFIFO(m_old.st_mode);
    for (;;) {
        m_file =
            Descriptor(retried([&] { return ::open(m_path.c_str(), O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC); }));
        if (m_file.isOpen()) {
            break;
        }
        if (!isFifo || errno != ENXIO) {
            return failed(errno);
        }
        if (m_options.stop != nullptr && m_options.stop->load()) {
            return failed(EINTR);
        }
        const timespec pause{0, 20'000'000};
        ::nanosleep(&pause, nullptr);
    }
    struct stat opened {};
    if (::fstat(m_file.get(), &opened) != 0) {
        return failed(errno);
    }
    if ((opened.st_mode & S_IFMT) != (m_old.st_mode & S_IFMT)) {
        return conflict();
    }
    const int flags = ::fcntl(m_file.get(), F_GETFL);
    ::fcntl(m_file.get(), F_SETFL, flags & ~O_NONBLOCK);
    m_isStream = true;
    return std::nullopt;
}

FileWriter::Failure FileWriter::openFolder() {
    const std::string folder = folderOf(m_target);
    m_folder = Descriptor(retried([&] { return ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); }));
    return m_folder.isOpen() ? Failure() : failed(errno);
}

/// Checks whether there is a file, whether it may be replaced, and whether it holds the expected bytes.
FileWriter::Failure FileWriter::lookAtOld() {
    const Expected& expected = m_options.replacing.expected;
    const struct stat before = m_old;
    if (retried([&] { return ::stat(m_target.c_str(), &m_old); }) != 0) {
        if (errno != ENOENT) {
            return failed(errno);
        }
        return m_existed || expected.kind == Expected::Kind::bytes ? conflict() : Failure();
    }
    // The path leads to another file now, or a link in /proc does not show where its file is.
    if (!S_ISREG(m_old.st_mode) || (m_existed && (before.st_dev != m_old.st_dev || before.st_ino != m_old.st_ino))) {
        return conflict();
    }
    m_existed = true;
    // Checks the permissions here, because a new file would bypass the write protection. The access check below does
    // not stop root.
    constexpr mode_t anybodyMayWrite = 0222;
    if ((m_old.st_mode & anybodyMayWrite) == 0) {
        return failed(EACCES);
    }
    if (retried([&] { return ::faccessat(AT_FDCWD, m_target.c_str(), W_OK, AT_EACCESS); }) != 0) {
        return failed(errno);
    }
    if (expected.kind == Expected::Kind::noFile) {
        return conflict();
    }
    if (expected.kind == Expected::Kind::bytes) {
        m_oldFile = Descriptor(retried([&] { return ::open(m_target.c_str(), O_RDONLY | O_CLOEXEC); }));
        return m_oldFile.isOpen() ? compareOld() : failed(errno);
    }
    return std::nullopt;
}

/// Checks whether the old file still holds the expected bytes.
FileWriter::Failure FileWriter::compareOld() {
    if (::lseek(m_oldFile.get(), 0, SEEK_SET) != 0) {
        return failed(errno);
    }
    const std::string_view expected = m_options.replacing.expected.bytes;
    std::string bytes;
    if (const int code = readAll(m_oldFile.get(), expected.size(), bytes); code != 0) {
        return failed(code);
    }
    return bytes == expected ? Failure() : conflict();
}

FileWriter::Failure FileWriter::makeTemporary() {
    constexpr mode_t newFile = 0666; // permissions before the process's umask applies
    constexpr int mostNames = 100;
    const mode_t mode = m_existed ? m_old.st_mode & 0600u : newFile;
    for (int tried = 0; !m_file.isOpen(); ++tried) {
        const std::string name = temporaryName(m_target);
        if (m_options.temporary) {
            m_options.temporary(name, true); // before the file exists: a signal handler needs the name
        }
        m_file = Descriptor(
            retried([&] { return ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode | 0200u); }));
        const int code = errno;
        m_temporary = name;
        if (!m_file.isOpen()) {
            forgetTemporary(); // the file belongs to another process, or does not exist
            if (code != EEXIST || tried == mostNames) {
                return failed(code);
            }
        }
    }
    // Shows removeLeftovers() that the file is in use. If the lock fails, saving still works.
    ::flock(m_file.get(), LOCK_EX | LOCK_NB);
    if (m_existed) {
        keepOwner();
        if (retried([&] { return ::fchmod(m_file.get(), m_old.st_mode & 07777u); }) != 0) {
            return failed(errno);
        }
    }
    return std::nullopt;
}

/// Gives the new file the old one's owner and group. If the system does not allow this, gives it at least the group.
void FileWriter::keepOwner() {
    struct stat made {};
    if (::fstat(m_file.get(), &made) == 0 && (made.st_uid != m_old.st_uid || made.st_gid != m_old.st_gid) &&
        ::fchown(m_file.get(), m_old.st_uid, m_old.st_gid) != 0) {
        [[maybe_unused]] const int group = ::fchown(m_file.get(), static_cast<uid_t>(-1), m_old.st_gid);
    }
}

FileWriter::Failure FileWriter::write(std::string_view bytes) {
    const int code = m_isStream ? writeStream(m_file.get(), bytes, m_options.stop) : writeAll(m_file.get(), bytes);
    m_written += bytes.size();
    return code == 0 ? Failure() : failed(code);
}

FileResult<FileStamp> FileWriter::commit() {
    if (m_isStream) {
        return m_file.close() ? FileResult<FileStamp>(FileStamp{}) : failed(errno);
    }
    if (auto error = syncWritten()) {
        return *error;
    }
    if (m_options.replacing.beforeReplacing) {
        m_options.replacing.beforeReplacing();
    }
    if (auto error = replace()) {
        return *error;
    }
    // Some file systems cannot sync a folder (EINVAL); the file itself is safe then.
    if (m_options.replacing.isSynced && retried([&] { return ::fsync(m_folder.get()); }) != 0 && errno != EINVAL) {
        return failed(errno);
    }
    return stampOf(m_target);
}

FileWriter::Failure FileWriter::syncWritten() {
    if (m_options.replacing.isSynced && retried([&] { return ::fsync(m_file.get()); }) != 0) {
        return failed(errno);
    }
    struct stat written {};
    if (retried([&] { return ::fstat(m_file.get(), &written); }) != 0) {
        return failed(errno);
    }
    return static_cast<std::uint64_t>(written.st_size) == m_written ? Failure() : failed(EIO);
}

/// Gives the new file the old one's name. Keeps the file open until then, because closing would unlock it. The sync has
/// already reported any error that closing could report.
FileWriter::Failure FileWriter::replace() {
    switch (m_options.replacing.expected.kind) {
    case Expected::Kind::noFile:
        return takeFreeName();
    case Expected::Kind::bytes:
        return exchange();
    case Expected::Kind::anything:
        break;
    }
    return takeName();
}

FileWriter::Failure FileWriter::takeName() {
    if (retried([&] { return ::rename(m_temporary.c_str(), m_target.c_str()); }) != 0) {
        return failed(errno);
    }
    forgetTemporary();
    return std::nullopt;
}

int FileWriter::rename(unsigned flags) const {
    return retried([&] { return ::renameat2(AT_FDCWD, m_temporary.c_str(), AT_FDCWD, m_target.c_str(), flags); });
}

FileWriter::Failure FileWriter::takeFreeName() {
    if (rename(RENAME_NOREPLACE) == 0) {
        forgetTemporary();
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

/// Swaps the two files, then compares the old file with the expected bytes. If the bytes differ, swaps the files back.
/// So a change that another program made a moment ago is not lost either.
FileWriter::Failure FileWriter::exchange() {
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
        // Keeps the other program's text under another name.
        const std::string kept = m_target + ".other";
        const bool isKept = ::rename(m_temporary.c_str(), kept.c_str()) == 0;
        other = FileError{phrase("another program changed '{0}' during saving; the other version is kept in '{1}'",
                                 {m_path, isKept ? kept : m_temporary}),
                          ESTALE, true};
    } else if (!other) {
        // If the removal fails, the next opening of the project removes the file.
        ::unlink(m_temporary.c_str());
    } else {
        return other;
    }
    forgetTemporary();
    return other;
}

/// Checks that the file `name` is the one inspected before, and that it has the expected bytes. Also checks that links
/// still lead to it.
FileWriter::Failure FileWriter::compareStill(const std::string& name) {
    struct stat now {};
    if (retried([&] { return ::lstat(name.c_str(), &now); }) != 0) {
        return errno == ENOENT ? conflict() : failed(errno);
    }
    if (now.st_dev != m_old.st_dev || now.st_ino != m_old.st_ino) {
        return conflict();
    }
    // Keeps permissions that another program changed a moment ago.
    constexpr mode_t permissions = 07777;
    if (((now.st_mode ^ m_old.st_mode) & permissions) != 0 &&
        retried([&] { return ::fchmod(m_file.get(), now.st_mode & permissions); }) != 0) {
        return failed(errno);
    }
    const auto target = followLinks(m_path);
    if (const auto* const error = std::get_if<FileError>(&target)) {
        return *error;
    }
    return std::get<std::string>(target) == m_target ? compareOld() : conflict();
}

} // namespace orrery::engine
