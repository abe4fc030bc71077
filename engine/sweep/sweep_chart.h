// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/plot_chart.h"
#include "engine/sweep/sweep_table.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace orrery::engine {

/// The kinds of pictures of a sweep (I4.14).
enum class SweepPlot : std::uint8_t {
    boxes,       ///< the quantiles of each variant
    histograms,  ///< the number of runs by value, for each variant
    sensitivity, ///< how much the measure depends on each varied number
    scatter,     ///< the value of each run by a varied number
    lines,       ///< median and quantiles of each variant over the turns of the measure
    count_
};
/// Returns the name of a kind for a list of choices.
Phrase sweepPlotLabel(SweepPlot plot);

/// A shape of a picture. Its places are numbers on the axes.
struct SweepMark {
    enum class Shape : std::uint8_t {
        bar,  ///< the rectangle from (x0, y0) to (x1, y1)
        line, ///< from (x0, y0) to (x1, y1)
        dot,  ///< at (x0, y0)
        band, ///< from the side (x0, y0)…(x0, y2) to the side (x1, y1)…(x1, y3)
    };
    static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

    Shape shape = Shape::dot;
    double x0 = 0.0;
    double y0 = 0.0;
    double x1 = 0.0;
    double y1 = 0.0;
    double y2 = 0.0;
    double y3 = 0.0;
    std::size_t variant = none; ///< gives the colour
    std::size_t run = none;     ///< index in SweepTable::runs: the run to which the shape leads
    std::size_t count = 0;      ///< for a bar of a histogram: its number of runs
};

/// A picture of a sweep without sizes and colours.
struct SweepChart {
    Phrase problem{}; ///< why there is no picture: a sentence without a full stop; empty: there is one
    PlotScale x{};
    Phrase xTitle{};
    /// The upright axis. Without one, the picture has rows: row i reaches from i (top) to i + 1 (bottom).
    std::optional<PlotScale> y{};
    Phrase yTitle{};
    std::vector<Phrase> rows{};
    std::vector<SweepMark> marks{}; ///< with rows: in their order
    std::size_t omitted = 0;        ///< number of variants, or of runs in a scatter plot, that have no place
};

/// Draws the results for a measure at a turn.
/// @param at index in SweepTable::measured. @param vary number on the axis of a scatter plot
SweepChart sweepChart(const SweepTable& table, SweepPlot plot, std::size_t at, std::size_t vary = 0);

} // namespace orrery::engine
