// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <utility>

namespace orrery::widgets {

/// Passes messages from one thread to a slower one. Holds only the newest message.
template <typename Message>
class Mailbox {
public:
    /// Stores a message. Replaces a message that the other thread has not taken yet.
    void put(Message message) {
        {
            const std::lock_guard lock(m_mutex);
            m_message = std::move(message);
        }
        m_wake.notify_one();
    }
    /// Waits for the next message; returns nullopt after close().
    std::optional<Message> take() {
        std::unique_lock lock(m_mutex);
        m_wake.wait(lock, [this] { return m_isClosed || m_message; });
        return m_isClosed ? std::nullopt : std::exchange(m_message, std::nullopt);
    }
    /// Waits for a limited time. @return whether there is a message, or the mailbox is closed
    bool wait(std::chrono::nanoseconds longest) {
        std::unique_lock lock(m_mutex);
        return m_wake.wait_for(lock, longest, [this] { return m_isClosed || m_message; });
    }
    void close() {
        {
            const std::lock_guard lock(m_mutex);
            m_isClosed = true;
        }
        m_wake.notify_all();
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::optional<Message> m_message;
    bool m_isClosed = false;
};

} // namespace orrery::widgets
