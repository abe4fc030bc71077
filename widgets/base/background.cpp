// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/background.h"

#include <QCoreApplication>
#include <QThreadPool>

#include <sys/resource.h>

namespace orrery::widgets {

namespace {

struct Background {
    Background() {
        // Waits while the application still exists, as Qt's own pool does.
        qAddPostRoutine([] { backgroundThreads().waitForDone(); });
    }
    QThreadPool threads;
};

} // namespace

QThreadPool& backgroundThreads() {
    static Background background;
    return background.threads;
}

void goBehind() {
#ifdef __linux__
    static thread_local bool isBehind = false;
    if (std::exchange(isBehind, true)) {
        return;
    }
    constexpr int niceness = 10;              // a tenth of the processor time of others, if there is not enough for all
    ::setpriority(PRIO_PROCESS, 0, niceness); // for this thread only, on Linux; if refused, nothing changes
#endif
}

} // namespace orrery::widgets
