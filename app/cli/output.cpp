// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <sys/stat.h>
#include <unistd.h>

namespace orrery::cli {

namespace {

std::atomic<bool> stopFlag{false};
volatile std::sig_atomic_t signalThatCame = 0;
bool outputClosed = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may set it");

extern "C" void noteSignal(int number) {
    signalThatCame = number;
    stopFlag.store(true);
}

/// Writes all bytes. A signal that only asks to stop does not tear a line apart.
bool writeAll(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR && !stopFlag.load()) {
            continue;
        }
        if (written < 0) {
            return false;
        }
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

} // namespace

void catchSignals() {
    struct sigaction action = {};
    action.sa_handler = noteSignal;
    action.sa_flags = static_cast<int>(SA_RESETHAND); // the second Ctrl-C ends it at once
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
        sigaction(number, &action, nullptr);
    }
    std::signal(SIGPIPE, SIG_IGN); // writing says so
}

const std::atomic<bool>& stopped() {
    return stopFlag;
}

int signalNumber() {
    return signalThatCame;
}

bool writeData(std::string_view bytes) {
    if (outputClosed || !writeAll(STDOUT_FILENO, bytes)) {
        outputClosed = outputClosed || errno == EPIPE;
        return false;
    }
    return true;
}

bool isOutputClosed() {
    return outputClosed;
}

void writeMessage(std::string_view line) {
    std::string bytes(line);
    bytes += '\n';
    writeAll(STDERR_FILENO, bytes);
}

void writeProgress(std::string_view line) {
    if (isatty(STDERR_FILENO) != 0) {
        writeAll(STDERR_FILENO, "\r\033[K" + std::string(line));
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

DataFile::~DataFile() {
    if (m_descriptor >= 0) {
        ::close(m_descriptor);
        ::unlink(m_partial.c_str());
    }
}

bool DataFile::fail(std::string_view what) {
    m_error = "cannot " + std::string(what) + " '" + m_path + "': " + std::strerror(errno);
    return false;
}

bool DataFile::open(std::string path) {
    m_path = std::move(path);
    if (m_path == "-") {
        m_isStandardOutput = true;
        return true;
    }
    m_partial = m_path + ".XXXXXX";
    m_descriptor = ::mkstemp(m_partial.data());
    return m_descriptor >= 0 || fail("write");
}

bool DataFile::write(std::string_view bytes) {
    if (m_isStandardOutput) {
        return writeData(bytes) || fail("write");
    }
    return writeAll(m_descriptor, bytes) || fail("write");
}

bool DataFile::commit() {
    if (m_isStandardOutput || m_descriptor < 0) {
        return true;
    }
    const mode_t mask = ::umask(0);
    ::umask(mask);
    if (::fchmod(m_descriptor, 0666 & ~mask) != 0 || ::fsync(m_descriptor) != 0 ||
        ::rename(m_partial.c_str(), m_path.c_str()) != 0) {
        return fail("write");
    }
    ::close(m_descriptor);
    m_descriptor = -1;
    return true;
}

} // namespace orrery::cli
