// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace orrery::engine {

class World;

/// The work done since a turn began, in units of about a nanosecond (R2.4). It is counted at expensive evaluations, not
/// timed. A shared result, or the value of a variable, counts once in each turn that uses it, whether it was cached or
/// not. So a turn always has the same count, wherever and whenever it is run.
struct TurnWork {
    std::uint64_t done = 0;
    std::uint32_t turn = 0;       ///< the number of the turn, among those begun
    std::uint64_t made = 0;       ///< the part that was computed in the turn, not cached before
    std::uint64_t most = endless; ///< the limit of `made`: computation stops there, even within one evaluation

    static constexpr std::uint64_t endless = ~std::uint64_t{0};

    /// @param limit of `done`; the caller enforces it between evaluations
    void begin(std::uint64_t limit) {
        done = made = 0;
        most = limit < endless / 2 ? 2 * limit : endless;
        ++turn;
    }
    /// Ends the turn: later work belongs to no turn. @return whether results were cut short, and must not be kept
    bool end() {
        const bool wasCut = made > most;
        most = endless;
        return wasCut;
    }
};

/// Returns the work of the world that a turn is evaluated with.
TurnWork& turnWork(World& world);

// The costs of operations.
namespace work {
inline constexpr std::uint64_t object = 16;         ///< an object that is visited by itself
inline constexpr std::uint64_t question = 64;       ///< a condition for one object
inline constexpr std::uint64_t set = 256;           ///< a condition for all objects, plus
inline constexpr std::uint64_t objectsPerUnit = 16; ///< one unit for this many objects
inline constexpr std::uint64_t operation = 2;       ///< an operation of an expression, for one candidate
inline constexpr std::uint64_t cell = 2;            ///< a value of an object that every turn visits
inline constexpr std::uint64_t change = 4;          ///< a value that is written
inline constexpr std::uint64_t event = 512;         ///< an event, which may have responses
inline constexpr std::uint64_t answer = 4096;       ///< a group that responds to it
inline constexpr std::uint64_t creation = 4096;     ///< an object that is created
} // namespace work

} // namespace orrery::engine
