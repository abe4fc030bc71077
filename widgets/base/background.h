// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QThreadPool>

#include <memory>
#include <utility>

namespace orrery::widgets {

/// Returns the thread pool for background work. At exit the application waits for started jobs. Do not use
/// QThreadPool::globalInstance() for background work: Qt's painter fills large areas in that pool. There, a long job
/// would block the window (P3.5).
QThreadPool& backgroundThreads();

/// Lowers the priority of the calling thread permanently. Use it for work that no thread waits for. Other threads,
/// above all the GUI thread, then run first (P3.1).
void goBehind();

/// Runs a job on one of backgroundThreads(), with lowered priority.
template <typename Job>
void inBackground(Job job) {
    backgroundThreads().start([job = std::move(job)]() mutable {
        goBehind();
        job();
    });
}

/// Destroys a large object in the background, because its destruction takes time. The run of a large galaxy has
/// millions of parts (P3.5).
template <typename Large>
void endElsewhere(std::shared_ptr<Large> large) {
    if (large) {
        inBackground([large = std::move(large)]() mutable { large.reset(); });
    }
}

/// Wraps a large value whose last owner may be the GUI thread. The wrapper lets a background thread delete the value
/// (P3.5).
template <typename Large>
std::shared_ptr<const Large> endingElsewhere(std::shared_ptr<const Large> large) {
    const Large* const shown = large.get();
    return {shown, [large = std::move(large)](const Large*) mutable {
                inBackground([large = std::move(large)]() mutable { large.reset(); });
            }};
}

} // namespace orrery::widgets
