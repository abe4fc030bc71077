// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace orrery::widgets {

/// The maximum number of problems in a list, and of marked problems in one file. More would block the window too long
/// (P3.5). Users fix the first ones before they read more.
inline constexpr int mostFindingsShown = 2'000;
/// The maximum number of problems at one place that a tip or a menu shows.
inline constexpr int mostFindingsAtPlace = 50;

} // namespace orrery::widgets
