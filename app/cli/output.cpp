// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace orrery::cli {

namespace {

bool isPipeClosed = false;
bool wroteData = false;
std::string outputTrouble; ///< reason of the first failed output; empty: none

std::string standardOutputTrouble(int code) {
    return "cannot write standard output: " + engine::systemReason(code).english();
}

/// Stores the reason of the first failed output for finish(). Returns false.
bool noteTrouble(int code, const std::string& message) {
    if (code == EPIPE) {
        isPipeClosed = true;
    } else if (outputTrouble.empty()) {
        outputTrouble = message;
    }
    return false;
}

bool noteTrouble(const engine::FileError& error) {
    return noteTrouble(error.code, error.message.english());
}

/// Returns whether a path and a descriptor refer to the same regular file.
bool isSameRegular(const struct stat& a, int descriptor) {
    struct stat b {};
    return S_ISREG(a.st_mode) && ::fstat(descriptor, &b) == 0 && a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

/// Returns whether a path is another name of standard output, such as /dev/stdout. The null device does not count.
bool leadsToStandardOutput(const struct stat& info) {
    struct stat out {};
    if (::fstat(STDOUT_FILENO, &out) != 0 || info.st_dev != out.st_dev || info.st_ino != out.st_ino) {
        return false;
    }
    return !S_ISCHR(info.st_mode) || ::isatty(STDOUT_FILENO) != 0;
}

} // namespace

void occupyClosedDescriptors() {
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(descriptor, F_GETFD) < 0) {
            ::open("/", O_PATH); // gets the lowest free number, which is this descriptor
        }
    }
}

bool writeData(std::string_view bytes) {
    if (isOutputBroken()) {
        return false;
    }
    wroteData = wroteData || !bytes.empty();
    const int code = engine::writeStream(STDOUT_FILENO, bytes, &stopped());
    return code == 0 || noteTrouble(code, standardOutputTrouble(code));
}

bool isOutputBroken() {
    return isPipeClosed || !outputTrouble.empty();
}

int finish(int result) {
    // Some file systems report a full disk only when the file is closed.
    if (wroteData && !isOutputBroken() && ::close(STDOUT_FILENO) != 0 && errno != EINTR) {
        noteTrouble(errno, standardOutputTrouble(errno));
    }
    if (signalNumber() != 0) {
        writeProgress("");
        return status::signalled + signalNumber();
    }
    if (isPipeClosed) {
        return status::closedPipe;
    }
    if (!outputTrouble.empty()) {
        writeMessage("orrery-cli: " + outputTrouble);
        return status::failed;
    }
    return result;
}

void writeMessage(std::string_view line) {
    engine::writeStream(STDERR_FILENO, std::string(line) + '\n', &stopped());
}

void writeProgress(std::string_view line) {
    if (isatty(STDERR_FILENO) != 0) {
        engine::writeStream(STDERR_FILENO, "\r\033[K" + std::string(line), &stopped());
    }
}

std::optional<std::string> readStandardInput(std::string& why) {
    constexpr std::size_t limit = std::size_t{64} << 20;
    std::string bytes;
    std::array<char, 1 << 16> block{};
    for (;;) {
        const ssize_t got = ::read(STDIN_FILENO, block.data(), block.size());
        if (got == 0) {
            return bytes;
        }
        if (got < 0) {
            why = std::string("cannot read standard input: ") + std::strerror(errno);
            return std::nullopt;
        }
        bytes.append(block.data(), static_cast<std::size_t>(got));
        if (bytes.size() > limit) {
            why = "standard input is longer than 64 MB";
            return std::nullopt;
        }
    }
}

OutputFile::~OutputFile() = default;

bool OutputFile::open(const std::string& path, engine::OutputGuard& guard) {
    struct stat info {};
    const bool exists = ::stat(path.c_str(), &info) == 0;
    if (path == "-" || (exists && leadsToStandardOutput(info))) {
        m_isStandardOutput = true;
        return true;
    }
    if (exists && isSameRegular(info, STDERR_FILENO)) {
        return noteTrouble(0, "cannot write '" + path + "': standard error is written there");
    }
    if (const auto refused = guard.admit(path)) {
        return noteTrouble(*refused);
    }
    engine::WriterOptions options;
    options.takesStreams = true;
    options.stop = &stopped();
    options.temporary = noteTemporary;
    m_writer = std::make_unique<engine::FileWriter>(path, std::move(options));
    const auto failure = m_writer->open();
    return !failure || noteTrouble(*failure);
}

bool OutputFile::write(std::string_view bytes) {
    if (m_isStandardOutput) {
        return writeData(bytes);
    }
    const auto failure = m_writer->write(bytes);
    return !failure || noteTrouble(*failure);
}

bool OutputFile::commit() {
    if (m_writer == nullptr) {
        return true;
    }
    const auto committed = m_writer->commit();
    m_writer.reset();
    const auto* const error = std::get_if<engine::FileError>(&committed);
    return error == nullptr || noteTrouble(*error);
}

} // namespace orrery::cli
