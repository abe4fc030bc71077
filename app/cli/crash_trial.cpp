// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/crash_trial.h"

#include "app/cli/output.h"
#include "engine/text/posix_file.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <string>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace orrery::cli {

namespace {

constexpr int stopCheckMs = 100;

/// Does the work in the new process. The crash handler writes its note to the standard error output. An exception that
/// the work does not catch is a crash.
[[noreturn]] void workAsChild(const std::function<void()>& work, int note) noexcept {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    const rlimit noCore{0, 0};
    ::setrlimit(RLIMIT_CORE, &noCore);
    ::dup2(note, STDERR_FILENO);
    forgetTemporaries(); // they belong to the parent
    work();
    ::_exit(0);
}

/// Reads the note until the process ends. Ends the process if the command is stopped.
std::string readNote(int note, pid_t child) {
    std::string lines;
    std::array<char, 4096> bytes{};
    for (;;) {
        pollfd ready{note, POLLIN, 0};
        if (::poll(&ready, 1, stopCheckMs) <= 0) {
            if (stopped().load()) {
                ::kill(child, SIGKILL);
            }
            continue;
        }
        const ssize_t read = engine::retried([&] { return ::read(note, bytes.data(), bytes.size()); });
        if (read <= 0) {
            return lines;
        }
        lines.append(bytes.data(), static_cast<std::size_t>(read));
    }
}

} // namespace

std::optional<engine::CrashNote> crashOf(const std::function<void()>& work) {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
        return std::nullopt;
    }
    const engine::Descriptor reading(ends[0]);
    engine::Descriptor writing(ends[1]);
    const pid_t child = ::fork();
    if (child == 0) {
        workAsChild(work, writing.get());
    }
    writing.close();
    if (child < 0) {
        return std::nullopt;
    }
    engine::CrashNote note = engine::readCrashNote(readNote(reading.get(), child));
    int status = 0;
    engine::retried([&] { return ::waitpid(child, &status, 0); });
    return WIFSIGNALED(status) && !note.cause.empty() ? std::optional(std::move(note)) : std::nullopt;
}

} // namespace orrery::cli
