// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QEvent>
#include <QObject>
#include <QString>

#include <vector>

namespace orrery::ide {

/// An event that blocked the GUI thread too long.
struct Stall {
    double milliseconds = 0;
    double work = 0; ///< ms with the processor; in the remaining time the thread waited
    QString what;    ///< for developers: the receiver's class and name, and the event
};

/// Records every event that blocks the GUI thread for more than 16 ms (P3.5), with its receiver. For nested events it
/// records the innermost event that is too long. The outer events count without the recorded inner ones. An event loop
/// inside an event, such as that of a dialog, counts for the events that it delivers; its waiting time does not count.
class Watchdog : public QObject {
    Q_OBJECT

public:
    static constexpr double limit = 16; ///< ms

    /// @param isTelling whether to write records to the log as well.
    explicit Watchdog(bool isTelling, QObject* parent = nullptr);

    /// The application calls these before and after the delivery of every event.
    /// @param kind the receiver's class. @param name of the receiver; may be empty.
    void begin();
    void end(const char* kind, const QString& name, QEvent::Type event);

    void reset() { m_stalls.clear(); }
    const std::vector<Stall>& stalls() const { return m_stalls; }
    /// Returns the longest stall since reset(); without a name if there was none.
    Stall longest() const;
    /// Returns the stall with the most work: on a busy machine the other times mean little.
    Stall busiest() const;

private:
    /// Two clocks in ns: the wall time, and the work time of this thread.
    struct Times {
        qint64 wall = 0;
        qint64 work = 0;
        Times& operator+=(const Times& more);
    };
    struct Frame {
        int level = 0;          ///< number of event loops around it
        bool isResting = false; ///< a loop inside it is waiting or delivering an event
        Times begin;            ///< the last wake-up of the loop inside it, else its start
        Times noted;            ///< recorded stalls inside it
        Times longest;          ///< the longest time between two waits of a loop inside it
        /// Returns the time since `begin`, or the longest time between two waits if that is longer.
        Times tookAt(const Times& now) const;
    };

    Times now();
    void rest();
    void wake();

    QElapsedTimer m_clock;
    Times m_read; ///< the last reading of both clocks
    std::vector<Frame> m_frames;
    std::vector<Stall> m_stalls;
    bool m_isTelling = false;
    bool m_isListening = false;
};

} // namespace orrery::ide
