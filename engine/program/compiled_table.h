// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>

namespace orrery::engine {

/// Things by a dense index, each of which is made when it is first asked for, by whatever thread asks, and then stays
/// where it is. Making one has to give the same whatever was made before, so that nobody can tell when it was.
template <typename Made>
class CompiledTable {
public:
    /// Fills in what stands at an index. Calls never overlap, also of tables that share the mutex.
    using Make = std::function<void(std::size_t index, Made& made)>;

    CompiledTable(std::size_t size, std::mutex& mutex, Make make)
        : m_size(size), m_places(std::make_unique<std::atomic<const Made*>[]>(size)), m_mutex(mutex),
          m_make(std::move(make)) {}

    std::size_t size() const { return m_size; }
    const Made& operator[](std::size_t index) const {
        const Made* const known = m_places[index].load(std::memory_order_acquire);
        return known != nullptr ? *known : make(index);
    }
    /// How many there are by now.
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
