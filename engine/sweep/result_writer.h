// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sweep/result_file.h"

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <variant>

namespace orrery::engine {

/// Writes the results of many threads into a file, on a thread of its own. Commits about twice a second, so a kill
/// loses at most the results of the last second.
class ResultWriter {
public:
    /// @param file this thread alone uses it until finish()
    /// @param stop ends the work when it becomes true; null: never
    /// @param progress called on the writer's thread with the number of written runs
    ResultWriter(ResultFile& file, const std::atomic<bool>* stop, std::function<void(std::size_t)> progress);
    ~ResultWriter();
    ResultWriter(const ResultWriter&) = delete;
    ResultWriter& operator=(const ResultWriter&) = delete;

    /// Adds a result. Waits if too many results are not written yet.
    void add(std::variant<SweepRun, VariantError> result);
    /// True if the work must end: the caller's `stop` is true, or writing has failed.
    const std::atomic<bool>& stop() const { return m_stop; }
    /// Commits all results and ends the thread.
    void finish();

private:
    using Result = std::variant<SweepRun, VariantError>;
    void work();
    std::deque<Result> takeAll(bool& isEnding);
    bool write(const Result& result);

    ResultFile& m_file;
    const std::atomic<bool>* m_stopOfCaller;
    std::function<void(std::size_t)> m_progress;
    std::atomic<bool> m_stop;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Result> m_results;
    bool m_isEnding = false;
    std::size_t m_written = 0; ///< number of runs, also of broken variants; only the thread uses it
    std::jthread m_thread;     // last, so that it ends first
};

} // namespace orrery::engine
