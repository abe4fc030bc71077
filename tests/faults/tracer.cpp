// SPDX-License-Identifier: GPL-3.0-or-later
#include "tracer.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstddef>
#include <cstring>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/fs.h>
#include <linux/seccomp.h>
#include <map>
#include <optional>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace {

/// The arguments of a call that name its file.
enum class Names { path, pathAt, descriptor, twoPaths, twoPathsAt };

struct CallRow {
    long number;
    const char* name;
    FileCall::Kind kind;
    Names names;
};

using Kind = FileCall::Kind;

constexpr auto calls = std::to_array<CallRow>({
    {SYS_openat, "openat", Kind::create, Names::pathAt},
    {SYS_write, "write", Kind::write, Names::descriptor},
    {SYS_pwrite64, "pwrite64", Kind::write, Names::descriptor},
    {SYS_fsync, "fsync", Kind::sync, Names::descriptor},
    {SYS_fdatasync, "fdatasync", Kind::sync, Names::descriptor},
    {SYS_ftruncate, "ftruncate", Kind::truncate, Names::descriptor},
    {SYS_renameat2, "renameat2", Kind::rename, Names::twoPathsAt},
    {SYS_unlinkat, "unlinkat", Kind::remove, Names::pathAt},
    {SYS_mkdirat, "mkdirat", Kind::makeFolder, Names::pathAt},
#ifdef SYS_renameat
    {SYS_renameat, "renameat", Kind::rename, Names::twoPathsAt},
#endif
#ifdef SYS_rename // newer processors only have the calls with a folder argument
    {SYS_rename, "rename", Kind::rename, Names::twoPaths},
    {SYS_unlink, "unlink", Kind::remove, Names::path},
    {SYS_rmdir, "rmdir", Kind::remove, Names::path},
    {SYS_mkdir, "mkdir", Kind::makeFolder, Names::path},
#endif
});

/// Returns the filter: calls of the table stop, but openat (2) only if it creates or empties a file.
std::vector<sock_filter> makeFilter() {
    constexpr auto numberAt = static_cast<std::uint32_t>(offsetof(seccomp_data, nr));
    constexpr auto flagsAt = static_cast<std::uint32_t>(offsetof(seccomp_data, args) + 2 * sizeof(std::uint64_t));
    std::vector<sock_filter> filter{BPF_STMT(BPF_LD | BPF_W | BPF_ABS, numberAt)};
    for (const CallRow& row : calls) {
        const bool isOpen = row.kind == Kind::create;
        filter.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(row.number), 0,
                                  static_cast<std::uint8_t>(isOpen ? 4 : 1)));
        if (isOpen) {
            filter.push_back(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, flagsAt));
            filter.push_back(BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, O_CREAT | O_TRUNC, 0, 1));
        }
        filter.push_back(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRACE));
        if (isOpen) {
            filter.push_back(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
        }
    }
    filter.push_back(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
    return filter;
}

std::string linkOf(const std::string& path) {
    char target[PATH_MAX];
    const ssize_t size = ::readlink(path.c_str(), target, sizeof target);
    return size > 0 ? std::string(target, static_cast<std::size_t>(size)) : std::string();
}

std::string bytesAt(pid_t thread, std::uint64_t address, std::size_t size) {
    std::string bytes(size, '\0');
    iovec here{bytes.data(), size};
    iovec there{reinterpret_cast<void*>(address), size}; // NOLINT(performance-no-int-to-ptr): of the other process
    const ssize_t got = ::process_vm_readv(thread, &here, 1, &there, 1, 0);
    bytes.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
    return bytes;
}

std::string textAt(pid_t thread, std::uint64_t address) {
    constexpr std::uint64_t page = 4096;
    std::string text;
    while (text.size() < PATH_MAX) { // page by page: the next page may not exist
        const std::string part = bytesAt(thread, address + text.size(), page - (address + text.size()) % page);
        const std::size_t end = part.find('\0');
        text += part.substr(0, end);
        if (end != std::string::npos || part.empty()) {
            break;
        }
    }
    return text;
}

std::string pathOf(pid_t thread, int folder, std::uint64_t address) {
    const std::string text = textAt(thread, address);
    if (text.starts_with('/')) {
        return text;
    }
    const std::string process = "/proc/" + std::to_string(thread);
    return linkOf(process + (folder == AT_FDCWD ? "/cwd" : "/fd/" + std::to_string(folder))) + "/" + text;
}

/// Skips the call and returns an error from it.
bool refuseCall(pid_t thread, int code) {
#if defined(__x86_64__)
    user_regs_struct registers{};
    if (::ptrace(PTRACE_GETREGS, thread, nullptr, &registers) != 0) {
        return false;
    }
    registers.orig_rax = ~0ULL;
    registers.rax = static_cast<unsigned long long>(-code);
    return ::ptrace(PTRACE_SETREGS, thread, nullptr, &registers) == 0;
#elif defined(__aarch64__)
    constexpr long callNumber = 0x404; // NT_ARM_SYSTEM_CALL
    constexpr long general = 1;        // NT_PRSTATUS
    int number = -1;
    iovec part{&number, sizeof number};
    user_regs_struct registers{};
    iovec all{&registers, sizeof registers};
    if (::ptrace(PTRACE_SETREGSET, thread, callNumber, &part) != 0 ||
        ::ptrace(PTRACE_GETREGSET, thread, general, &all) != 0) {
        return false;
    }
    registers.regs[0] = static_cast<unsigned long long>(-code);
    return ::ptrace(PTRACE_SETREGSET, thread, general, &all) == 0;
#else
    static_cast<void>(thread);
    static_cast<void>(code);
    return false;
#endif
}

class Tracer {
public:
    explicit Tracer(const TraceOptions& options) : m_options(options) {}

    Traced run(const std::vector<std::string>& command) {
        std::vector<char*> arguments;
        for (const std::string& argument : command) {
            arguments.push_back(const_cast<char*>(argument.c_str()));
        }
        arguments.push_back(nullptr);
        std::vector<sock_filter> filter = makeFilter();
        const sock_fprog program{static_cast<unsigned short>(filter.size()), filter.data()};
        m_program = ::fork();
        if (m_program == 0) {
            begin(program, arguments.data());
        }
        follow();
        return std::move(m_traced);
    }

private:
    static constexpr int cannotTrace = 113;

    [[noreturn]] void begin(const sock_fprog& filter, char** arguments) const {
        ::alarm(m_options.secondsLeft); // stays active in the program started by exec
        if (::ptrace(PTRACE_TRACEME, 0, nullptr, nullptr) != 0 || ::raise(SIGSTOP) != 0) {
            ::_exit(cannotTrace);
        }
        if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
            ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) != 0) {
            ::_exit(cannotTrace);
        }
        ::execv(arguments[0], arguments);
        ::_exit(cannotTrace);
    }

    void follow() {
        int status = 0;
        if (::waitpid(m_program, &status, __WALL) != m_program || !WIFSTOPPED(status) ||
            ::ptrace(PTRACE_SETOPTIONS, m_program, nullptr,
                     PTRACE_O_TRACESECCOMP | PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACECLONE | PTRACE_O_TRACEFORK |
                         PTRACE_O_TRACEVFORK | PTRACE_O_EXITKILL) != 0) {
            m_traced.refused = std::string("this machine lets no process trace another: ") + std::strerror(errno);
            ::kill(m_program, SIGKILL);
            ::waitpid(m_program, &status, __WALL);
            return;
        }
        ::ptrace(PTRACE_CONT, m_program, nullptr, nullptr);
        // Wait only for processes of this thread: other threads may trace at the same time.
        for (;;) {
            const pid_t thread = ::waitpid(-1, &status, __WALL | __WNOTHREAD);
            if (thread < 0 && errno != EINTR) {
                break; // all processes have ended
            }
            if (thread > 0 && WIFSTOPPED(status)) {
                takeStop(thread, status);
            } else if (thread == m_program) {
                m_traced.status = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
            }
        }
        m_traced.isHung = m_traced.status == -SIGALRM;
        if (m_traced.status == cannotTrace) {
            m_traced.refused =
                "this machine lets no program run under a filter of system calls, or has no such program";
        }
    }

    void takeStop(pid_t thread, int status) {
        const int signal = WSTOPSIG(status);
        if (status >> 8 == (SIGTRAP | (PTRACE_EVENT_SECCOMP << 8))) {
            takeCall(thread);
        } else if (signal == (SIGTRAP | 0x80)) {
            endCall(thread);
            ::ptrace(PTRACE_CONT, thread, nullptr, nullptr);
        } else {
            const bool isOfTracing = signal == SIGTRAP || signal == SIGSTOP;
            ::ptrace(PTRACE_CONT, thread, nullptr, isOfTracing ? 0 : signal);
        }
    }

    void takeCall(pid_t thread) {
        std::optional<FileCall> call = read(thread);
        if (!call) {
            ::ptrace(PTRACE_CONT, thread, nullptr, nullptr);
            return;
        }
        if (++m_count == m_options.killBefore) {
            ::kill(m_program, SIGKILL);
            return;
        }
        const int code = m_options.failure ? m_options.failure(*call) : 0;
        if (code != 0 && !refuseCall(thread, code)) {
            m_traced.refused = "no call can be made to fail on this processor";
        }
        m_underWay[thread] = std::move(*call);
        ::ptrace(PTRACE_SYSCALL, thread, nullptr, nullptr); // stops again at the end of the call
    }

    void endCall(pid_t thread) {
        __ptrace_syscall_info info{};
        const auto call = m_underWay.find(thread);
        if (call == m_underWay.end()) {
            return;
        }
        ::ptrace(PTRACE_GET_SYSCALL_INFO, thread, sizeof info, &info);
        call->second.result = info.op == PTRACE_SYSCALL_INFO_EXIT ? static_cast<long>(info.exit.rval) : 0;
        m_traced.calls.push_back(std::move(call->second));
        m_underWay.erase(call);
    }

    /// Returns the call that a thread is about to make; nullopt if it affects nothing below the folder.
    std::optional<FileCall> read(pid_t thread) const {
        __ptrace_syscall_info info{};
        if (::ptrace(PTRACE_GET_SYSCALL_INFO, thread, sizeof info, &info) <= 0 ||
            info.op != PTRACE_SYSCALL_INFO_SECCOMP) {
            return {};
        }
        const auto row = std::ranges::find(calls, static_cast<long>(info.seccomp.nr), &CallRow::number);
        if (row == calls.end()) {
            return {};
        }
        const auto& arguments = info.seccomp.args;
        FileCall call;
        call.kind = row->kind;
        call.name = row->name;
        switch (row->names) {
        case Names::path:
            call.path = pathOf(thread, AT_FDCWD, arguments[0]);
            break;
        case Names::pathAt:
            call.path = pathOf(thread, static_cast<int>(arguments[0]), arguments[1]);
            break;
        case Names::descriptor:
            call.path = linkOf("/proc/" + std::to_string(thread) + "/fd/" + std::to_string(arguments[0]));
            break;
        case Names::twoPaths:
            call.path = pathOf(thread, AT_FDCWD, arguments[0]);
            call.newPath = pathOf(thread, AT_FDCWD, arguments[1]);
            break;
        case Names::twoPathsAt:
            call.path = pathOf(thread, static_cast<int>(arguments[0]), arguments[1]);
            call.newPath = pathOf(thread, static_cast<int>(arguments[2]), arguments[3]);
            call.isExchange = row->number == SYS_renameat2 && (arguments[4] & RENAME_EXCHANGE) != 0;
            break;
        }
        if (!call.path.starts_with(m_options.folder) && !call.newPath.starts_with(m_options.folder)) {
            return {};
        }
        if (call.kind == Kind::write) {
            call.bytes = bytesAt(thread, arguments[1], static_cast<std::size_t>(arguments[2]));
        } else if (call.kind == Kind::truncate) {
            call.size = static_cast<long>(arguments[1]);
        }
        return call;
    }

    const TraceOptions& m_options;
    Traced m_traced;
    pid_t m_program = -1;
    int m_count = 0;
    std::map<pid_t, FileCall> m_underWay; ///< by thread
};

} // namespace

Traced runTraced(const std::vector<std::string>& command, const TraceOptions& options) {
    Traced traced;
    // A tracer is a thread: use a new one that waits for this program only.
    std::thread([&] { traced = Tracer(options).run(command); }).join();
    return traced;
}
