// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QThreadPool>

#include <memory>
#include <utility>

namespace orrery::widgets {

/// The threads for what goes on while the person works. Never QThreadPool::globalInstance() for that: Qt's painter has
/// large fills done there and waits for them, so that whatever goes on there for long holds the window up (P3.5). Ends
/// with the application, after what was begun.
QThreadPool& backgroundThreads();

/// The calling thread works on what nobody waits for: from now on other threads go before it, the window's first of all
/// (P3.1). It cannot be taken back.
void goBehind();

/// Has a job done on one of backgroundThreads(), behind the window.
template <typename Job>
void inBackground(Job job) {
    backgroundThreads().start([job = std::move(job)]() mutable {
        goBehind();
        job();
    });
}

/// Something large whose last owner may be on the GUI thread: it is taken apart elsewhere (P3.5).
template <typename Large>
std::shared_ptr<const Large> endingElsewhere(std::shared_ptr<const Large> large) {
    const Large* const shown = large.get();
    return {shown, [large = std::move(large)](const Large*) mutable {
                inBackground([large = std::move(large)]() mutable { large.reset(); });
            }};
}

} // namespace orrery::widgets
