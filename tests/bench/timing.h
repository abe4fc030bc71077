// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>

#include <algorithm>
#include <vector>

namespace orrery::bench {

/// Returns the milliseconds since a timer was started.
inline double since(const QElapsedTimer& timer) {
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// Returns the time that this share of the times (0 to 1) does not exceed; 0 without times.
inline double share(std::vector<double> times, double at) {
    std::ranges::sort(times);
    return times.empty() ? 0 : times[static_cast<std::size_t>(at * static_cast<double>(times.size() - 1))];
}

} // namespace orrery::bench
