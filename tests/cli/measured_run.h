// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QStringList>
#include <QTemporaryDir>

#include <cstdint>
#include <fcntl.h>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

// Runs the program under a memory limit, and measures its memory and time.
namespace orrery::tests {

/// A sanitizer needs more address space than any limit allows, and its own memory.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool isSanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
inline constexpr bool isSanitized = true;
#else
inline constexpr bool isSanitized = false;
#endif
#else
inline constexpr bool isSanitized = false;
#endif

struct Measured {
    int status = -1; ///< -1: it did not exit by itself
    int signal = 0;  ///< the signal that ended it
    std::uint64_t peakBytes = 0;
    double seconds = 0.0; ///< processor time
    QByteArray out{};
    QByteArray messages{};
};

/// Runs the program and waits for it. @param addressSpace largest number of bytes that it can map
inline Measured measured(const QStringList& arguments, std::uint64_t addressSpace) {
    QTemporaryDir folder;
    const std::string out = folder.filePath("out").toStdString();
    const std::string messages = folder.filePath("messages").toStdString();
    std::vector<std::string> words{ORRERY_CLI};
    for (const QString& argument : arguments) {
        words.push_back(argument.toStdString());
    }
    std::vector<char*> pointers;
    for (std::string& word : words) {
        pointers.push_back(word.data());
    }
    pointers.push_back(nullptr);
    const pid_t child = fork();
    if (child == 0) {
        const auto redirect = [](const char* path, int descriptor, int flags) {
            const int file = open(path, flags, 0600);
            if (file < 0 || dup2(file, descriptor) < 0) {
                _exit(127);
            }
            close(file);
        };
        redirect("/dev/null", STDIN_FILENO, O_RDONLY);
        redirect(out.c_str(), STDOUT_FILENO, O_WRONLY | O_CREAT);
        redirect(messages.c_str(), STDERR_FILENO, O_WRONLY | O_CREAT);
        const rlimit limit{addressSpace, addressSpace};
        if (!isSanitized) {
            setrlimit(RLIMIT_AS, &limit);
        }
        const rlimit noCore{0, 0};
        setrlimit(RLIMIT_CORE, &noCore);
        execv(pointers.front(), pointers.data());
        _exit(127);
    }
    int status = 0;
    rusage usage{};
    if (child < 0 || wait4(child, &status, 0, &usage) != child) {
        return {};
    }
    const auto contents = [](const std::string& path) {
        QFile file(QString::fromStdString(path));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    return {.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1,
            .signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0,
            .peakBytes = static_cast<std::uint64_t>(usage.ru_maxrss) * 1024,
            .seconds = static_cast<double>(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                       static_cast<double>(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6,
            .out = contents(out),
            .messages = contents(messages)};
}

} // namespace orrery::tests
