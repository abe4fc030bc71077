// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace orrery::widgets {

/// The number of problems that are listed, and marked in one file. More would block the window too long (P3.5), and
/// nobody reads them before the first ones are fixed.
inline constexpr int mostFindingsShown = 2'000;
/// The number of problems of one place that a tip or a menu shows.
inline constexpr int mostFindingsAtPlace = 50;

} // namespace orrery::widgets
