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
    std::string newPath;     ///< of rename
    std::string bytes;       ///< of write
    long size = 0;           ///< of truncate
    bool isExchange = false; ///< of rename: the two files swap their names
    long result = 0;         ///< negative: the errno
};

struct TraceOptions {
    std::string folder{};                          ///< calls elsewhere are neither counted, reported nor failed
    int killBefore = 0;                            ///< the program is killed instead of its n-th call; 0: never
    std::function<int(const FileCall&)> failure{}; ///< the errno that the call gives instead of being made; 0: none
    unsigned secondsLeft = 60;                     ///< then it hangs
};

/// The end of a traced program.
struct Traced {
    std::string refused;         ///< why nothing could be traced here; empty where it was
    std::vector<FileCall> calls; ///< in the order in which they ended
    int status = 0;              ///< its exit code; negative: the signal that ended it
    bool isHung = false;
};

/// Runs a program under ptrace (2). A filter of seccomp (2) stops it at the calls above only, so that a whole window
/// runs hardly slower. May be called on several threads at once.
Traced runTraced(const std::vector<std::string>& command, const TraceOptions& options);
