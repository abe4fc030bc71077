// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/plot.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace orrery::engine {

/// An axis: its ends, and its ticks from low to high. The ticks are multiples of 1, 2 or 5 times a power of ten.
struct PlotScale {
    double low = 0.0;
    double high = 1.0;
    std::vector<double> ticks{};
    std::vector<std::string> texts{}; ///< texts of the ticks, same in every locale
};

/// Returns the scale of turns. It begins and ends with these turns, and all ticks are whole turns. With one turn, it
/// extends half a turn to both sides.
/// @param mostTicks at least 2
PlotScale turnScale(std::uint32_t first, std::uint32_t last, std::size_t mostTicks);
/// Returns the scale of values from low to high, which ends at ticks. Widens an empty range. Accepts any finite
/// numbers.
/// @param mostTicks at least 2
PlotScale valueScale(double low, double high, std::size_t mostTicks);

/// The lines that share an axis because they have the same unit.
struct PlotPanel {
    Phrase unit;                     ///< title of the axis; empty if the lines have several units
    std::vector<std::size_t> series; ///< indices of the lines
    bool isTruth = false;            ///< the axis has only "false" and "true"
    PlotScale scale{};
};

/// The arrangement of lines: one panel for each unit, with a common axis of turns.
struct PlotChart {
    PlotScale turns{};
    std::uint32_t first = 0; ///< visible turns
    std::uint32_t last = 0;
    std::vector<PlotPanel> panels{};
};

/// The wishes for a chart.
struct PlotWishes {
    std::optional<std::pair<std::uint32_t, std::uint32_t>> turns{}; ///< visible turns, first and last; none: all
    bool isTogether = false;    ///< true: one panel for all lines, whatever their units
    std::size_t turnTicks = 11; ///< at most this number of ticks on the axis of turns
    std::size_t valueTicks = 6;
};

/// Arranges lines. The axes of values fit the visible turns. Lines without any visible value keep their panel.
PlotChart chartOf(std::span<const PlotSeries* const> series, const PlotWishes& wishes = {});

/// Returns the turns to draw of a line, in order. If there are few, these are all turns. Otherwise each bucket has its
/// first, smallest, largest and last value, and its first missing one. So a drawing needs no more points than pixels.
std::vector<std::uint32_t> drawnTurns(std::span<const double> values, std::uint32_t first, std::uint32_t last,
                                      std::size_t buckets);

/// The look of a line. Neighbours differ in colour, and later rounds of colours in their dashes.
struct PlotStyle {
    std::string_view light;  ///< colour on a light background: "#0072b2"
    std::string_view dark;   ///< colour on a dark background
    std::string_view dashes; ///< lengths of dashes and gaps in line widths: "4 2"; empty: a solid line
};
PlotStyle plotStyle(std::size_t index);
/// Returns the look of a line of an earlier run: the colour of its counterpart, with dots.
PlotStyle earlierStyle(std::size_t index);

} // namespace orrery::engine
