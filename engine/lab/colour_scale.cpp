// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/colour_scale.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace orrery::engine {

namespace {

/// A colour by its lightness (0 to 1), chroma and hue (degrees) in Oklab, where equal steps look equal
/// (B. Ottosson, "A perceptual color space for image processing", 2020).
struct Perceived {
    double lightness = 0.0;
    double chroma = 0.0;
    double hue = 0.0;
};

/// Returns the linear parts of red, green and blue. Some are outside of 0 to 1 if no screen has the colour.
std::array<double, 3> linearOf(const Perceived& colour) {
    const double angle = colour.hue * 3.14159265358979 / 180.0;
    const double a = colour.chroma * std::cos(angle);
    const double b = colour.chroma * std::sin(angle);
    const auto cube = [](double root) { return root * root * root; };
    const double l = cube(colour.lightness + 0.3963377774 * a + 0.2158037573 * b);
    const double m = cube(colour.lightness - 0.1055613458 * a - 0.0638541728 * b);
    const double s = cube(colour.lightness - 0.0894841775 * a - 1.2914855480 * b);
    return {4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
            -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s};
}

/// Returns the colour on a screen. Lowers the chroma until a screen has the colour, so the lightness stays.
std::uint32_t shown(Perceived colour) {
    std::array<double, 3> parts = linearOf(colour);
    const auto isPossible = [](double part) { return part >= 0.0 && part <= 1.0; };
    while (!std::ranges::all_of(parts, isPossible) && colour.chroma > 0.001) {
        colour.chroma *= 0.97;
        parts = linearOf(colour);
    }
    std::uint32_t bytes = 0;
    for (const double part : parts) {
        const double light = std::clamp(part, 0.0, 1.0);
        const double coded = light <= 0.0031308 ? 12.92 * light : 1.055 * std::pow(light, 1.0 / 2.4) - 0.055;
        bytes = bytes << 8U | static_cast<std::uint32_t>(std::lround(coded * 255.0));
    }
    return bytes;
}

double between(double from, double to, double share) {
    return from + (to - from) * share;
}

} // namespace

std::uint32_t scaleColour(ColourOrder order, double share, bool isDark) {
    share = std::clamp(share, 0.0, 1.0);
    if (order == ColourOrder::rising) {
        // From violet over blue and green to yellow, or back. The lightness rises towards yellow.
        const double toYellow = isDark ? share : 1.0 - share;
        return shown({between(isDark ? 0.40 : 0.28, 0.90, toYellow), between(0.13, isDark ? 0.16 : 0.10, toYellow),
                      between(300.0, 100.0, toYellow)});
    }
    const double strength = std::abs(share - 0.5) * 2.0;
    return shown({isDark ? between(0.38, 0.80, strength) : between(0.86, 0.45, strength), 0.15 * strength,
                  share < 0.5 ? 255.0 : 55.0});
}

double ColourScale::shareOf(double value) const {
    if (value <= axis.low || axis.high <= axis.low) {
        return 0.0;
    }
    // Divided first, because the range of huge numbers is infinite.
    const double half = axis.high / 2.0 - axis.low / 2.0;
    return value >= axis.high ? 1.0 : (value / 2.0 - axis.low / 2.0) / half;
}

ColourScale colourScale(ColourOrder order, double low, double high, std::size_t mostTicks) {
    if (order == ColourOrder::rising) {
        return {order, valueScale(low, high, mostTicks)};
    }
    double largest = std::max(std::abs(low), std::abs(high));
    largest = largest > 0.0 ? largest : 1.0;
    ColourScale scale{order, valueScale(-largest, largest, mostTicks)};
    // The ends of the axis are ticks, which are symmetric because the range is.
    return scale;
}

} // namespace orrery::engine
