// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>

class QCoreApplication;
class QWidget;

namespace orrery::ide {

/// Makes Enter press the button with the focus, as Space does, in all windows of the program (I6.7). In a dialog with a
/// default button, Enter in a check box still presses that button. If a part of a pane with the focus is hidden, the
/// focus stays in the pane. If the pane is closed, the focus goes to the middle of the window (I6.3).
void keepFocusHabits(QCoreApplication& app);

/// Returns the focus proxy of a view, or the first widget in it that accepts the focus; null if there is none. For
/// tabs, returns the view in front.
QWidget* firstFocusable(QWidget& view);

/// Moves the focus to the next visible view that accepts it (F6).
/// @param step 1, or -1 for the previous one
void focusNext(const QVector<QWidget*>& views, int step);

} // namespace orrery::ide
