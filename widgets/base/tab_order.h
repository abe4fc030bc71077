// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace orrery::widgets {

/// Makes Tab move through a window in the order in which people read it: that of its layouts (I6.7). Call this function
/// when all fields are in the layouts. Without it, Tab follows the order in which the fields were created.
void tabInReadingOrder(QWidget& window);

} // namespace orrery::widgets
