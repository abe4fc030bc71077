// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QGuiApplication;

namespace orrery::ide {

class MainWindow;

/// When the desktop's session is about to end, the window asks about what is unsaved, and stops the end where the
/// person wants to stay. Where nobody may be asked it is kept for the next start.
void followSession(QGuiApplication& app, MainWindow& window);

} // namespace orrery::ide
