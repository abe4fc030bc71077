// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace orrery::engine {

/// Makes results on several threads, and hands them out in their order. So the caller sees the same for any number of
/// threads.
template <typename Result>
class OrderedWork {
public:
    /// @param make makes the result with an index, on any thread; nullopt ends the whole work
    /// @param jobs number of threads
    OrderedWork(std::size_t count, unsigned jobs, std::function<std::optional<Result>(std::size_t)> make)
        : m_count(count), m_make(std::move(make)) {
        constexpr std::size_t mostThreads = 256;
        const std::size_t threads = std::clamp<std::size_t>(jobs, 1, mostThreads);
        m_ahead = 2 * threads; // results that wait for a slow one need memory
        for (std::size_t i = 0; i < std::min(threads, count); ++i) {
            m_threads.emplace_back([this] { work(); });
        }
    }
    ~OrderedWork() {
        const std::lock_guard lock(m_mutex);
        m_isEnding = true;
        m_changed.notify_all();
    }
    OrderedWork(const OrderedWork&) = delete;
    OrderedWork& operator=(const OrderedWork&) = delete;

    /// Waits for the next result. Returns nullopt if the work has ended early. @pre fewer than `count` were taken
    std::optional<Result> take() {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_isEnding || m_results.contains(m_taken); });
        if (m_isEnding) {
            return std::nullopt;
        }
        Result result = std::move(m_results.extract(m_taken++).mapped());
        m_changed.notify_all();
        return result;
    }

private:
    void work() {
        for (;;) {
            std::unique_lock lock(m_mutex);
            const std::size_t index = m_begun++;
            if (index >= m_count) {
                return;
            }
            m_changed.wait(lock, [&] { return m_isEnding || index < m_taken + m_ahead; });
            if (m_isEnding) {
                return;
            }
            lock.unlock();
            auto result = m_make(index);
            lock.lock();
            if (result) {
                m_results.emplace(index, std::move(*result));
            } else {
                m_isEnding = true;
            }
            m_changed.notify_all();
        }
    }

    std::size_t m_count;
    std::function<std::optional<Result>(std::size_t)> m_make;
    std::size_t m_ahead = 0;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::map<std::size_t, Result> m_results; ///< by index
    std::size_t m_begun = 0;
    std::size_t m_taken = 0;
    bool m_isEnding = false;
    std::vector<std::jthread> m_threads; // last, so that they end first
};

} // namespace orrery::engine
