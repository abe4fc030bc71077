// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/plot_chart.h"

#include <cstddef>
#include <cstdint>

namespace orrery::engine {

/// The order of the colours of a scale.
enum class ColourOrder : std::uint8_t {
    rising,   ///< from the smallest to the largest value
    twoSided, ///< blue below zero, orange above; grey at zero
};

/// Returns a colour of a scale as 0xRRGGBB (I4.24). The lightness changes evenly, so the order is visible without
/// hues: in print, and to colour-blind people. The colours with the most contrast stand for the largest values.
/// @param share 0: the low end of the scale, 1: the high end; others count as the nearest of them
/// @param isDark true on a dark background
std::uint32_t scaleColour(ColourOrder order, double share, bool isDark);

/// The scale of numbers that a picture shows as colours.
struct ColourScale {
    ColourOrder order = ColourOrder::rising;
    PlotScale axis{};

    /// Returns the place of a number on the scale: 0 to 1. Numbers outside get the nearest end. @pre not a NaN
    double shareOf(double value) const;
};

/// Returns the scale for numbers from low to high, which ends at ticks. A two-sided scale is symmetric.
/// @param mostTicks at least 3
ColourScale colourScale(ColourOrder order, double low, double high, std::size_t mostTicks);

} // namespace orrery::engine
