// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/project/background.h"

#include <QCoreApplication>
#include <QThreadPool>

namespace orrery::widgets {

namespace {

struct Background {
    Background() {
        // While there is an application still, as Qt's own pool does.
        qAddPostRoutine([] { backgroundThreads().waitForDone(); });
    }
    QThreadPool threads;
};

} // namespace

QThreadPool& backgroundThreads() {
    static Background background;
    return background.threads;
}

} // namespace orrery::widgets
