// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/breakpoints.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace orrery::engine {

/// A turn in which something happened, in words.
struct TurnNote {
    static constexpr std::size_t mostSentences = 3;

    std::uint32_t turn = 0;
    std::size_t count = 0;           ///< number of things that happened, at least 1
    std::vector<Phrase> sentences{}; ///< the first of them
};

/// Reads one lane of a timeline from the logs of a run, turn by turn (I4.26).
class LaneReader {
public:
    /// Reads the events, orders, messages and conditions of the scenario.
    LaneReader() = default;
    /// Reads the hits of breakpoints. Skips breakpoints that do not fit the run.
    LaneReader(const Session& session, const std::vector<std::string>& breakpoints);

    /// Returns the next turn to read.
    std::uint32_t next() const { return m_next; }
    /// Reads the turn next(). Skips a turn whose log is dropped, because its step would be computed again.
    /// @pre session is the same run each time, and has computed the turn
    void readNext(const Session& session);
    /// Returns the notes so far, by turn. Turns without any have no note.
    const std::vector<TurnNote>& notes() const { return m_notes; }
    /// Returns the turn after the last skipped one; 0: no turn was skipped.
    std::uint32_t knownFrom() const { return m_knownFrom; }

private:
    bool m_isEvents = true;
    std::vector<Breakpoint> m_breakpoints;
    std::vector<TurnNote> m_notes;
    std::uint32_t m_next = 0;
    std::uint32_t m_knownFrom = 0;
};

} // namespace orrery::engine
