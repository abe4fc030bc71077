// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>

namespace orrery::engine {

/// A table of items by dense index. The first thread that reads an item makes it. An item keeps its address. Making an
/// item must give the same result in any order.
template <typename Made>
class CompiledTable {
public:
    /// A function that makes the item at an index. Calls never overlap, even those of tables that share the mutex.
    using Make = std::function<void(std::size_t index, Made& made)>;

    CompiledTable(std::size_t size, std::mutex& mutex, Make make)
        : m_size(size), m_places(std::make_unique<std::atomic<const Made*>[]>(size)), m_mutex(mutex),
          m_make(std::move(make)) {}

    std::size_t size() const { return m_size; }
    const Made& operator[](std::size_t index) const {
        const Made* const known = m_places[index].load(std::memory_order_acquire);
        return known != nullptr ? *known : make(index);
    }
    /// Returns the number of items that exist so far.
    std::size_t made() const {
        const std::lock_guard lock(m_mutex);
        return m_made.size();
    }

private:
    const Made& make(std::size_t index) const {
        const std::lock_guard lock(m_mutex);
        if (const Made* const known = m_places[index].load(std::memory_order_relaxed)) { // by another thread
            return *known;
        }
        Made& made = m_made.emplace_back();
        m_make(index, made);
        m_places[index].store(&made, std::memory_order_release);
        return made;
    }

    std::size_t m_size;
    std::unique_ptr<std::atomic<const Made*>[]> m_places;
    std::mutex& m_mutex;
    Make m_make;
    mutable std::deque<Made> m_made;
};

} // namespace orrery::engine
