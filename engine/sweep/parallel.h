// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace orrery::engine {

/// What a thread does while others still work on its loop.
enum class Waiting : std::uint8_t {
    helpsAll,  ///< takes work of any loop
    helpsLoop, ///< takes work of this loop only
};

/// Calls a function that may contain parallel loops, which then use this number of threads.
void withThreads(unsigned jobs, const std::function<void()>& work);

namespace parallel {

/// Does the work of eachInParallel().
void forEach(std::size_t count, Waiting waiting, const std::function<void(std::size_t)>& body);

} // namespace parallel

/// Calls `body` with each number from 0 to count - 1, on all threads. Loops may nest.
template <typename Body>
void eachInParallel(std::size_t count, Waiting waiting, const Body& body) {
    // oneTBB orders the calls, but the thread sanitizer does not see that. This counter shows it the order.
    std::atomic<std::size_t> order{0};
    order.fetch_add(1, std::memory_order_release);
    parallel::forEach(count, waiting, [&](std::size_t index) {
        order.load(std::memory_order_acquire);
        body(index);
        order.fetch_add(1, std::memory_order_release);
    });
    order.load(std::memory_order_acquire);
}

} // namespace orrery::engine
