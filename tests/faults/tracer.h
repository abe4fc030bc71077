// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

/// A system call of a traced program that changes a file or folder, or syncs it.
struct FileCall {
    enum class Kind { create, write, truncate, sync, rename, remove, makeFolder };
    Kind kind = Kind::write;
    std::string name;        ///< the system's: "renameat2"
    std::string path;        ///< absolute
    std::string newPath;     ///< for rename
    std::string bytes;       ///< for write
    long size = 0;           ///< for truncate
    bool isExchange = false; ///< for rename: the two files swap their names
    long result = 0;         ///< negative: the errno
};

struct TraceOptions {
    std::string folder{};                          ///< calls outside it are not counted, reported or failed
    int killBefore = 0;                            ///< kills the program instead of its n-th call; 0: never
    std::function<int(const FileCall&)> failure{}; ///< returns the errno of a call to fail; 0: make the call
    unsigned secondsLeft = 60;                     ///< after that the program counts as hung
};

/// The result of a traced program.
struct Traced {
    std::string refused;         ///< reason why tracing is impossible here; empty if it worked
    std::vector<FileCall> calls; ///< in the order of their ends
    int status = 0;              ///< its exit code; negative: the signal that ended it
    bool isHung = false;
};

/// Runs a program under ptrace (2). A filter of seccomp (2) stops it at the calls above only, so even a whole window is
/// hardly slower. Can be called on several threads at once.
Traced runTraced(const std::vector<std::string>& command, const TraceOptions& options);
