// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace orrery::engine {

class StepProbe;
class World;

/// The work since the start of a turn, in units of about a nanosecond (R2.4). Expensive evaluations add to it; nothing
/// measures time. A shared result or the value of a variable counts once in each turn that uses it, cached or not. So a
/// turn always has the same count, on every machine and in every run.
struct TurnWork {
    std::uint64_t done = 0;
    std::uint32_t turn = 0;       ///< number of turns begun so far
    std::uint64_t made = 0;       ///< part of `done` that the turn computed, because no cache had it
    std::uint64_t most = endless; ///< limit of `made`; computation stops there, even within one evaluation

    StepProbe* probe = nullptr; ///< measures the parts of the step (I4.12); null: none

    static constexpr std::uint64_t endless = ~std::uint64_t{0};

    /// Begins a turn. @param limit the limit of `done`; the caller enforces it between evaluations
    void begin(std::uint64_t limit) {
        done = made = 0;
        most = limit < endless / 2 ? 2 * limit : endless;
        ++turn;
    }
    /// Ends the turn: later work belongs to no turn. @return true if the limit cut results short; do not keep these
    bool end() {
        const bool wasCut = made > most;
        most = endless;
        return wasCut;
    }
};

/// Returns the work counted for the current turn of the world.
TurnWork& turnWork(World& world);

// The costs of operations.
namespace work {
inline constexpr std::uint64_t object = 16;         ///< to visit one object by itself
inline constexpr std::uint64_t question = 64;       ///< to evaluate a condition for one object
inline constexpr std::uint64_t set = 256;           ///< to evaluate a condition for all objects, plus …
inline constexpr std::uint64_t objectsPerUnit = 16; ///< … one unit for this many objects
inline constexpr std::uint64_t operation = 2;       ///< an operation of an expression, for one candidate
inline constexpr std::uint64_t cell = 2;            ///< a value of an object that every turn visits
inline constexpr std::uint64_t change = 4;          ///< to write one value
inline constexpr std::uint64_t event = 512;         ///< an event, which may have responses
inline constexpr std::uint64_t answer = 4096;       ///< a group that responds to an event
inline constexpr std::uint64_t creation = 4096;     ///< to create one object
} // namespace work

} // namespace orrery::engine
