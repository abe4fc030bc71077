// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace orrery::engine {

class World;

/// What was asked since a turn began, in units of about a nanosecond each (R2.4). They are counted where much may be
/// asked, not timed; and an answer that is shared, or the value of a variable, counts once for each turn in which it is
/// used, whether it was known before or not. So a turn comes to the same number wherever and whenever it is run.
struct TurnWork {
    std::uint64_t done = 0;
    std::uint32_t turn = 0;       ///< which turn that is, among those that were begun
    std::uint64_t made = 0;       ///< what was worked out in the turn, and not known before it
    std::uint64_t most = endless; ///< beyond this nothing more is worked out: one question must end, too

    static constexpr std::uint64_t endless = ~std::uint64_t{0};

    /// @param limit of `done`: who asks sees to it between questions.
    void begin(std::uint64_t limit) {
        done = made = 0;
        most = limit < endless / 2 ? 2 * limit : endless;
        ++turn;
    }
    /// What is asked from now on belongs to no turn. @return whether answers were cut short, which are not to be kept
    bool end() {
        const bool wasCut = made > most;
        most = endless;
        return wasCut;
    }
};

/// Of the world that a turn is evaluated with.
TurnWork& turnWork(World& world);

// What things come to.
namespace work {
inline constexpr std::uint64_t object = 16;         ///< one that is gone through by itself
inline constexpr std::uint64_t question = 64;       ///< a condition of one object
inline constexpr std::uint64_t set = 256;           ///< a condition of all objects, and
inline constexpr std::uint64_t objectsPerUnit = 16; ///< so many of them for each unit
inline constexpr std::uint64_t operation = 2;       ///< of an expression, for one candidate
inline constexpr std::uint64_t cell = 2;            ///< a value of an object that every turn goes through
inline constexpr std::uint64_t change = 4;          ///< a value that is written
inline constexpr std::uint64_t event = 512;         ///< what happens, and may be answered
inline constexpr std::uint64_t answer = 4096;       ///< a group that answers it
inline constexpr std::uint64_t creation = 4096;     ///< an object that is made
} // namespace work

} // namespace orrery::engine
