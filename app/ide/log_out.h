// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QGuiApplication;

namespace orrery::ide {

class MainWindow;

/// Asks about unsaved work when the desktop's session ends, and cancels the log-out if the person wants to stay. If
/// asking is not allowed, the work is kept for the next start.
void followSession(QGuiApplication& app, MainWindow& window);

} // namespace orrery::ide
