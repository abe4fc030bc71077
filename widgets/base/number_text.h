// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace orrery::widgets {

/// Returns a number with at most two decimals. Never shortens the number with "…".
QString shortNumber(double value);
/// Returns a change as "▲ +2" or "▼ −0.5". The sign and the arrow are there because colour must not be the only signal
/// (I5.4).
QString changeText(double change);

} // namespace orrery::widgets
