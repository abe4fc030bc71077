// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

#include <cstddef>
#include <functional>
#include <utility>

namespace orrery::widgets {

/// The number of objects of a run up to which a view is refreshed within a few milliseconds. All views follow a turn in
/// one event. With more objects, each slow one takes an event of its own, or another thread (P3.5).
inline constexpr std::size_t mostAtOnce = 3000;

/// Calls a function in an event of its own, and only once for all requests before it.
class OwnEvent {
public:
    explicit OwnEvent(std::function<void()> call) : m_call(std::move(call)) {
        m_timer.setSingleShot(true);
        m_timer.setInterval(0);
        m_timer.callOnTimeout([this] { m_call(); });
    }
    /// Calls the function at once if the run has few objects, otherwise soon.
    void request(std::size_t objects) {
        if (objects > mostAtOnce) {
            m_timer.start();
        } else {
            m_timer.stop();
            m_call();
        }
    }
    bool isPending() const { return m_timer.isActive(); }

private:
    std::function<void()> m_call;
    QTimer m_timer;
};

} // namespace orrery::widgets
