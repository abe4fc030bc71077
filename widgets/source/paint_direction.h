// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace orrery::widgets {

/// Makes everything that a widget paints read from left to right. A painter otherwise takes the direction of the whole
/// program, and turns signs such as "/>" around.
void paintLeftToRight(QWidget& widget);

} // namespace orrery::widgets
