// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace orrery::engine {

/// The work of a thread while others still work on its loop.
enum class Waiting : std::uint8_t {
    helpsAll,  ///< takes work of any loop
    helpsLoop, ///< takes work of this loop only
};

/// Calls a function that may contain parallel loops, which then use this number of threads.
void withThreads(unsigned jobs, const std::function<void()>& work);

namespace parallel {

// oneTBB orders the calls of a loop, but the thread sanitizer does not see that. This counter shows it the order.
inline std::atomic<std::size_t> order{0};

/// Does the work of eachInParallel(). Calls `call` with `body` and each number.
void forEach(std::size_t count, Waiting waiting, void (*call)(const void* body, std::size_t index), const void* body);

} // namespace parallel

/// Calls `body` with each number from 0 to count - 1, on all threads. Loops may nest.
template <typename Body>
void eachInParallel(std::size_t count, Waiting waiting, const Body& body) {
    const auto call = [](const void* of, std::size_t index) {
        parallel::order.load(std::memory_order_acquire);
        (*static_cast<const Body*>(of))(index);
        parallel::order.fetch_add(1, std::memory_order_release);
    };
    parallel::order.fetch_add(1, std::memory_order_release);
    parallel::forEach(count, waiting, call, &body);
    parallel::order.load(std::memory_order_acquire);
}

} // namespace orrery::engine
