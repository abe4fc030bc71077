// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>

namespace orrery::engine {

struct Program;

inline constexpr std::uint32_t noGroupInProgress = std::numeric_limits<std::uint32_t>::max();

/// The turn that a thread computes, and the group in it, for the report of a crash (R5.1). A signal handler reads these
/// values at any moment, so they are plain numbers and pointers.
struct TurnInProgress {
    const Program* volatile program = nullptr;        ///< content of the run; null: the thread computes no turn
    volatile std::uint32_t turn = 0;                  ///< turn whose state is being made; 0: the setup
    volatile std::uint32_t group = noGroupInProgress; ///< index in Program::groups
};

/// The turn in progress of the calling thread.
extern constinit thread_local TurnInProgress turnInProgress;

/// Sets the turn in progress during the lifetime of the object.
class TurnAtWork {
public:
    TurnAtWork(const Program& program, std::uint32_t turn)
        : m_program(turnInProgress.program), m_turn(turnInProgress.turn), m_group(turnInProgress.group) {
        set(&program, turn, noGroupInProgress);
    }
    ~TurnAtWork() { set(m_program, m_turn, m_group); }
    TurnAtWork(const TurnAtWork&) = delete;
    TurnAtWork& operator=(const TurnAtWork&) = delete;

private:
    static void set(const Program* program, std::uint32_t turn, std::uint32_t group) {
        turnInProgress.turn = turn;
        turnInProgress.group = group;
        turnInProgress.program = program;
    }

    const Program* m_program;
    std::uint32_t m_turn;
    std::uint32_t m_group;
};

/// The name of a group in parts, which a signal handler can write: "BLD_DYNAMO" and "charge". Null: no group.
struct GroupInProgress {
    const char* owner = nullptr;
    const char* id = nullptr;
};
/// Returns the name of the group in progress. Safe in a signal handler: it only reads memory.
GroupInProgress groupInProgress(const TurnInProgress& at);

} // namespace orrery::engine
