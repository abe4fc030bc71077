// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/crash/crash_handler.h"

#include "engine/text/alternate_stack.h"
#include "engine/turn/kept_run.h"
#include "engine/turn/turn_in_progress.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <cxxabi.h>
#include <elf.h>
#include <exception>
#include <fcntl.h>
#include <link.h>
#include <sys/uio.h>
#include <typeinfo>
#include <ucontext.h>
#include <unistd.h>

namespace orrery::crash {

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool isSanitized = true;
#else
constexpr bool isSanitized = false;
#endif

struct Caught {
    int number;
    const char* name;
    bool hasAddress; ///< the signal names the address that could not be accessed
};
constexpr std::array signals{Caught{SIGSEGV, "SIGSEGV", true}, Caught{SIGABRT, "SIGABRT", false},
                             Caught{SIGBUS, "SIGBUS", true}, Caught{SIGFPE, "SIGFPE", false},
                             Caught{SIGILL, "SIGILL", false}};
constexpr std::size_t mostPlaces = 32;
constexpr std::size_t stackBytesRead = 16 * 1024;

// A signal handler can only access global data. All of it is set before the signals are caught, or atomically.
std::array<char, PATH_MAX> notePath{};
std::atomic<bool> hasPath = false;
std::array<char, 2 * 64 + 1> ownBuildId{};
std::array<char, 256> exceptionName{};
std::uintptr_t codeBegin = 0; ///< the program's code in memory
std::uintptr_t codeEnd = 0;
std::uintptr_t loadedAt = 0; ///< difference between addresses in memory and in the program's file
std::array<struct sigaction, signals.size()> actionsBefore{};
std::atomic<pid_t> crashed = 0;
static_assert(std::atomic<pid_t>::is_always_lock_free && std::atomic<bool>::is_always_lock_free);

/// Writes text to a file with async-signal-safe calls only.
class NoteWriter {
public:
    explicit NoteWriter(int fd) : m_fd(fd) {}
    ~NoteWriter() { flush(); }
    NoteWriter(const NoteWriter&) = delete;
    NoteWriter& operator=(const NoteWriter&) = delete;

    NoteWriter& text(const char* text) {
        for (; *text != '\0'; ++text) {
            put(*text);
        }
        return *this;
    }
    NoteWriter& number(std::uint64_t number, unsigned base = 10) {
        std::array<char, 24> digits{};
        std::size_t at = digits.size();
        do {
            digits[--at] = "0123456789abcdef"[number % base];
            number /= base;
        } while (number != 0);
        for (; at < digits.size(); ++at) {
            put(digits[at]);
        }
        return *this;
    }
    /// Ends the line, and writes it at once: the next one may crash again.
    void end() {
        put('\n');
        flush();
    }

private:
    void put(char c) {
        if (m_size == m_bytes.size()) {
            flush();
        }
        m_bytes[m_size++] = c;
    }
    void flush() {
        static_cast<void>(!::write(m_fd, m_bytes.data(), m_size)); // nothing can be done about a failure
        m_size = 0;
    }

    int m_fd;
    std::array<char, 512> m_bytes{};
    std::size_t m_size = 0;
};

/// The registers of the code that a signal interrupted.
struct Registers {
    std::uintptr_t code = 0;
    std::uintptr_t stack = 0;
};

Registers registersOf(const void* context) {
    const auto& machine = static_cast<const ucontext_t*>(context)->uc_mcontext;
#if defined(__x86_64__)
    return {static_cast<std::uintptr_t>(machine.gregs[REG_RIP]), static_cast<std::uintptr_t>(machine.gregs[REG_RSP])};
#elif defined(__aarch64__)
    return {machine.pc, machine.sp};
#else
    static_cast<void>(machine);
    return {};
#endif
}

void writePlace(NoteWriter& note, std::uintptr_t address) {
    if (address >= codeBegin && address < codeEnd) {
        note.text("at 0x").number(address - loadedAt, 16).end();
    }
}

/// Writes the place of the crash, and the return addresses on the stack. Some may be left from earlier calls: without
/// debug information, nothing tells them apart. Reads the stack by a system call, because parts of it may be missing.
void writePlaces(NoteWriter& note, const Registers& registers) {
    writePlace(note, registers.code);
    std::array<std::uintptr_t, 64> words{};
    std::size_t written = 0;
    for (std::size_t offset = 0; offset < stackBytesRead && written < mostPlaces; offset += sizeof words) {
        const iovec own{words.data(), sizeof words};
        const iovec other{reinterpret_cast<void*>(registers.stack + offset), sizeof words}; // NOLINT: an address
        const ssize_t read = ::process_vm_readv(::getpid(), &own, 1, &other, 1, 0);
        if (read <= 0) {
            return;
        }
        for (std::size_t i = 0; i < static_cast<std::size_t>(read) / sizeof words[0] && written < mostPlaces; ++i) {
            if (words[i] >= codeBegin && words[i] < codeEnd) {
                writePlace(note, words[i]);
                ++written;
            }
        }
    }
}

/// Writes the note. The most important lines come first: reading the name of the group may crash again.
/// @param hasTurn whether the turn in progress belongs to the run of the report
void writeNote(NoteWriter& note, const Caught& signal, const siginfo_t& info, const void* context, bool hasTurn) {
    note.text("cause ").text(signal.name).end();
    note.text("build ").text(ownBuildId.data()).end();
    if (exceptionName[0] != '\0') {
        note.text("exception ").text(exceptionName.data()).end();
    }
    const engine::TurnInProgress& at = engine::turnInProgress;
    if (hasTurn && at.program != nullptr) {
        note.text("turn ").number(at.turn).end();
    }
    if (signal.hasAddress) {
        note.text("address 0x").number(reinterpret_cast<std::uintptr_t>(info.si_addr), 16).end();
    }
    const engine::GroupInProgress group = engine::groupInProgress(at);
    if (hasTurn && group.owner != nullptr) {
        note.text("group ").text(group.owner).text("/").text(group.id).end();
    }
    writePlaces(note, registersOf(context));
}

extern "C" void onCrash(int number, siginfo_t* info, void* context) {
    const int errorBefore = errno;
    pid_t none = 0;
    const pid_t self = ::gettid();
    const auto signal = std::ranges::find(signals, number, &Caught::number);
    if (crashed.compare_exchange_strong(none, self)) {
        const bool isToFile = hasPath.load();
        const int file = isToFile ? ::open(notePath.data(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600) : -1;
        const int fd = file >= 0 ? file : STDERR_FILENO; // the journal has no folder before its first run
        if (signal != signals.end()) {
            NoteWriter note(fd);
            writeNote(note, *signal, *info, context, file < 0 || engine::playsKeptRun);
        }
    } else if (none != self) {
        for (;;) {
            ::pause(); // the thread that crashed first ends the program
        }
    }
    errno = errorBefore;
    if (signal == signals.end() || ::sigaction(number, &actionsBefore[signal - signals.begin()], nullptr) != 0) {
        ::signal(number, SIG_DFL);
    }
    ::raise(number); // now for the handler before this one, if there was one
}

/// Keeps the type of the exception for the note.
[[noreturn]] void onTerminate() {
    if (const std::type_info* const type = abi::__cxa_current_exception_type(); type != nullptr) {
        int status = 0;
        const char* const readable = abi::__cxa_demangle(type->name(), nullptr, nullptr, &status);
        const char* const name = readable != nullptr ? readable : type->name();
        std::strncpy(exceptionName.data(), name, exceptionName.size() - 1);
    }
    std::abort();
}

/// Reads the build id in a segment with notes.
void readBuildId(const char* at, std::size_t size) {
    constexpr auto padded = [](std::size_t bytes) { return (bytes + 3) / 4 * 4; };
    const char* const end = at + size;
    while (at + sizeof(ElfW(Nhdr)) <= end) {
        ElfW(Nhdr) head{};
        std::memcpy(&head, at, sizeof head);
        const char* const name = at + sizeof head;
        const char* const bytes = name + padded(head.n_namesz);
        if (bytes + head.n_descsz > end) {
            return;
        }
        if (head.n_type == NT_GNU_BUILD_ID && head.n_namesz == 4 && std::memcmp(name, "GNU", 4) == 0) {
            const std::size_t shown = std::min<std::size_t>(head.n_descsz, (ownBuildId.size() - 1) / 2);
            for (std::size_t i = 0; i < shown; ++i) {
                const auto byte = static_cast<unsigned char>(bytes[i]);
                ownBuildId[2 * i] = "0123456789abcdef"[byte >> 4];
                ownBuildId[2 * i + 1] = "0123456789abcdef"[byte & 15];
            }
            return;
        }
        at = bytes + padded(head.n_descsz);
    }
}

/// Reads where the program is in memory. The first object of the list is the program.
int readProgram(dl_phdr_info* info, std::size_t, void*) {
    loadedAt = info->dlpi_addr;
    for (int i = 0; i < info->dlpi_phnum; ++i) {
        const ElfW(Phdr)& segment = info->dlpi_phdr[i];
        const std::uintptr_t begin = info->dlpi_addr + segment.p_vaddr;
        if (segment.p_type == PT_LOAD && (segment.p_flags & PF_X) != 0) {
            codeBegin = begin;
            codeEnd = begin + segment.p_memsz;
        } else if (segment.p_type == PT_NOTE) {
            readBuildId(reinterpret_cast<const char*>(begin), segment.p_memsz); // NOLINT: an address
        }
    }
    return 1;
}

} // namespace

void catchCrashes() {
    ::dl_iterate_phdr(readProgram, nullptr);
    if (isSanitized) {
        return;
    }
    static const engine::AlternateStack ofThisThread;
    std::set_terminate(onTerminate);
    for (std::size_t i = 0; i < signals.size(); ++i) {
        struct sigaction action {};
        action.sa_sigaction = onCrash;
        action.sa_flags = static_cast<int>(SA_SIGINFO | SA_ONSTACK | SA_NODEFER);
        ::sigaction(signals[i].number, &action, &actionsBefore[i]);
    }
}

void setNotePath(const std::string& path) {
    hasPath = false;
    if (path.size() < notePath.size()) {
        std::memcpy(notePath.data(), path.c_str(), path.size() + 1);
        hasPath = true;
    }
}

const char* buildId() {
    return ownBuildId.data();
}

} // namespace orrery::crash
