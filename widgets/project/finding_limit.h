// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace orrery::widgets {

/// So many findings are listed, and marked in one file: more take longer than the window may stand still (P3.5), and
/// nobody reads them before the first ones are mended.
inline constexpr int mostFindingsShown = 2'000;
/// So many findings of one place are shown at once, in a tip or a menu.
inline constexpr int mostFindingsAtPlace = 50;

} // namespace orrery::widgets
