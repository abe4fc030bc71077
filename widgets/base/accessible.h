// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace orrery::widgets {

/// Gives the program's own views their roles for screen readers (I5.4), and boxes with a list their names: on Linux, Qt
/// tells the value of a box in place of its name. Does nothing after the first call.
void installAccessibility();

} // namespace orrery::widgets
