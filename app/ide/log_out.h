// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QGuiApplication;

namespace orrery::ide {

class MainWindow;

/// Asks about unsaved work when the desktop's session ends. Cancels the log-out if the user wants to stay. If the
/// desktop does not allow a question, keeps the work for the next start.
void followSession(QGuiApplication& app, MainWindow& window);

} // namespace orrery::ide
