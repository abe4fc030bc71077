// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QThreadPool>

#include <memory>
#include <utility>

namespace orrery::widgets {

/// Returns the thread pool for background work. Never use QThreadPool::globalInstance() for that. Qt's painter fills
/// large areas there and waits for them, so long jobs there would block the window (P3.5). At exit the application
/// waits for started jobs.
QThreadPool& backgroundThreads();

/// Lowers the priority of the calling thread for work that nobody waits for. Other threads, above all the GUI thread,
/// go first (P3.1). This cannot be undone.
void goBehind();

/// Runs a job on one of backgroundThreads(), with lowered priority.
template <typename Job>
void inBackground(Job job) {
    backgroundThreads().start([job = std::move(job)]() mutable {
        goBehind();
        job();
    });
}

/// Wraps a large value whose last owner may be the GUI thread: a background thread deletes it (P3.5).
template <typename Large>
std::shared_ptr<const Large> endingElsewhere(std::shared_ptr<const Large> large) {
    const Large* const shown = large.get();
    return {shown, [large = std::move(large)](const Large*) mutable {
                inBackground([large = std::move(large)]() mutable { large.reset(); });
            }};
}

} // namespace orrery::widgets
