// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/plot_chart.h"

#include <functional>
#include <span>
#include <string>

namespace orrery::engine {

/// The wishes for a picture.
struct PlotSvgWishes {
    std::string title{}; ///< words of the content or the user, such as the name of the scenario; empty: none
    bool isTogether = false;
    std::optional<std::pair<std::uint32_t, std::uint32_t>> turns{}; ///< visible turns; none: all
    std::vector<PlotStyle> styles{};                                ///< look of each line; empty: by its index
    std::function<std::string(const Phrase&)> say{};                ///< translates; null: English
};

/// Draws lines as an SVG picture that stands alone, with axes, their titles and a legend (I4.10). The panels of several
/// units stand below each other. The same lines give the same bytes on every machine and in every locale.
std::string plotSvg(std::span<const PlotSeries* const> series, const PlotSvgWishes& wishes = {});

} // namespace orrery::engine
