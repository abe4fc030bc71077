// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace orrery::widgets {

/// Returns a duration in seconds as "40 s", "3 min" or "2 h 5 min".
QString timeText(double seconds);

} // namespace orrery::widgets
