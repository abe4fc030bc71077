// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/background.h"

#include "engine/text/alternate_stack.h"

#include <QCoreApplication>
#include <QThreadPool>

#include <sys/resource.h>

namespace orrery::widgets {

namespace {

struct Background {
    Background() {
        // Waits for the jobs while the application still exists, as Qt's own pool does.
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
    static thread_local const engine::AlternateStack forCrashes;
#ifdef __linux__
    static thread_local bool isBehind = false;
    if (std::exchange(isBehind, true)) {
        return;
    }
    constexpr int niceness = 10;              // a tenth of the others' processor time, if the processor is busy
    ::setpriority(PRIO_PROCESS, 0, niceness); // on Linux: for this thread only; a refusal is harmless
#endif
}

} // namespace orrery::widgets
