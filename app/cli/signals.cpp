// SPDX-License-Identifier: GPL-3.0-or-later
// Handling of signals, and removal of temporary files when a signal ends the program.
#include "app/cli/output.h"

#include <algorithm>
#include <array>
#include <climits>
#include <csignal>
#include <unistd.h>

namespace orrery::cli {

namespace {

std::atomic<bool> stopFlag{false};
volatile std::sig_atomic_t signalThatCame = 0;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may set it");

/// The path of a temporary file, readable from a signal handler.
struct TemporarySlot {
    std::atomic<bool> isUsed{false};
    char path[PATH_MAX] = {};
};
std::array<TemporarySlot, 4> temporaries; // a run needs two

/// Removes temporary files and ends the process. Calls only async-signal-safe functions.
void dieOf(int number) {
    for (const TemporarySlot& slot : temporaries) {
        if (slot.isUsed.load()) {
            ::unlink(slot.path);
        }
    }
    ::signal(number, SIG_DFL);
    ::raise(number);
}

extern "C" void noteSignal(int number) {
    if (stopFlag.load()) {
        dieOf(number); // the second signal ends the process at once
        return;
    }
    signalThatCame = number;
    stopFlag.store(true);
}

extern "C" void endAtOnce(int number) {
    dieOf(number);
}

void handle(int number, void (*handler)(int), int flags) {
    struct sigaction action = {};
    action.sa_handler = handler;
    action.sa_flags = flags;
    sigaction(number, &action, nullptr);
}

/// Returns the present action of a signal. nohup ignores some signals, and sanitizers handle some.
auto dispositionOf(int number) {
    struct sigaction action = {};
    sigaction(number, nullptr, &action);
    return action.sa_handler;
}

} // namespace

void noteTemporary(const std::string& path, bool isThere) {
    for (TemporarySlot& slot : temporaries) {
        if (isThere && !slot.isUsed.load() && path.size() < sizeof slot.path) {
            *std::ranges::copy(path, slot.path).out = 0;
            slot.isUsed.store(true);
            return;
        }
        if (!isThere && slot.isUsed.load() && path == slot.path) {
            slot.isUsed.store(false);
        }
    }
}

void forgetTemporaries() {
    for (TemporarySlot& slot : temporaries) {
        slot.isUsed.store(false);
    }
}

void catchSignals() {
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
        if (number != SIGHUP || dispositionOf(number) != SIG_IGN) { // ignored under nohup
            handle(number, noteSignal, 0);
        }
    }
    // The handler has its own stack, because it also runs after a stack overflow.
    static std::array<char, 1 << 16> stackOfHandler;
    stack_t stack = {};
    stack.ss_sp = stackOfHandler.data();
    stack.ss_size = stackOfHandler.size();
    sigaltstack(&stack, nullptr);
    for (const int number : {SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGIO, SIGPWR, SIGSTKFLT,
                             SIGSYS, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV}) {
        if (dispositionOf(number) == SIG_DFL) { // sanitizers install their own handlers
            handle(number, endAtOnce, SA_ONSTACK);
        }
    }
    handle(SIGPIPE, SIG_IGN, 0); // writing then returns an error
    handle(SIGXFSZ, SIG_IGN, 0);
}

const std::atomic<bool>& stopped() {
    return stopFlag;
}

int signalNumber() {
    return signalThatCame;
}

} // namespace orrery::cli
