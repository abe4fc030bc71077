// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace orrery::engine {
struct PlotSeries;
}

namespace orrery::ide {

class MainWindow;

/// Shows the turn of a value that is known over turns, and its breakdown if it has one, or its object (I4.7, I4.10).
/// Keeps the focus, and the cursor inside this turn.
/// @param series without an object and a variable: only the turn
void showPoint(MainWindow& window, const engine::PlotSeries& series, std::uint32_t turn);

} // namespace orrery::ide
