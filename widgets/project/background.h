// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QThreadPool;

namespace orrery::widgets {

/// The threads for what goes on while the person works. Never QThreadPool::globalInstance() for that: Qt's painter has
/// large fills done there and waits for them, so that whatever goes on there for long holds the window up (P3.5). Ends
/// with the application, after what was begun.
QThreadPool& backgroundThreads();

/// The calling thread works on what nobody waits for: from now on other threads go before it, the window's first of all
/// (P3.1). It cannot be taken back.
void goBehind();

} // namespace orrery::widgets
