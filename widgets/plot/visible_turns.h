// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

namespace orrery::widgets {

/// The turns of a run that a plot shows: all of them, or a range of at least two turns. Each function that changes them
/// returns whether they are different now.
class VisibleTurns {
public:
    using Range = std::pair<std::uint32_t, std::uint32_t>; ///< first and last turn

    /// Sets the last turn of the run. A range that no longer exists becomes all turns.
    void setEnd(std::uint32_t end);
    /// Returns the range; nullopt: all turns.
    const std::optional<Range>& range() const { return m_range; }
    std::uint32_t first() const { return m_range ? m_range->first : 0; }
    std::uint32_t last() const { return m_range ? m_range->second : m_end; }

    /// Multiplies the number of visible turns by a factor. @param around a turn that stays at its place, if possible
    bool zoom(double factor, double around);
    /// Moves the range towards later turns, or earlier ones if the number is negative.
    bool pan(double turns);
    /// Moves the range just so far that a turn is visible.
    bool include(std::uint32_t turn);
    bool showAll();
    /// Shows a range, as far as the run has its turns. A range of one turn changes nothing.
    bool show(double first, double last);

private:
    std::uint32_t m_end = 0;
    std::optional<Range> m_range;
};

} // namespace orrery::widgets
