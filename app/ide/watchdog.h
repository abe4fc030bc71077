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
    double work = 0; ///< processor time in ms; in the remaining time the thread waited
    QString what;    ///< text for the log: class and name of the receiver, and the event
};

/// Records every event that blocks the GUI thread for more than 16 ms (P3.5), with its receiver. Of nested events,
/// records the innermost event that is too long. The time of outer events excludes the recorded inner events. It also
/// excludes the waiting time of event loops inside the event, such as that of a dialog.
class Watchdog : public QObject {
    Q_OBJECT

public:
    static constexpr double limit = 16; ///< ms

    /// @param isTelling whether to write the records to the log, too.
    explicit Watchdog(bool isTelling, QObject* parent = nullptr);

    /// The application calls these before and after the delivery of every event.
    /// @param kind the receiver's class. @param name the name of the receiver; may be empty.
    void begin();
    void end(const char* kind, const QString& name, QEvent::Type event);

    void reset() { m_stalls.clear(); }
    const std::vector<Stall>& stalls() const { return m_stalls; }
    /// Returns the longest stall since reset(); a default Stall if there was none.
    Stall longest() const;
    /// Returns the stall with the most processor time. On a busy machine the total times are not reliable.
    Stall busiest() const;

private:
    /// Two clocks in ns: the wall time, and the work time of this thread.
    struct Times {
        qint64 wall = 0;
        qint64 work = 0;
        Times& operator+=(const Times& more);
    };
    struct Frame {
        int level = 0;          ///< number of event loops around the event
        bool isResting = false; ///< true while a nested event loop waits for an event or delivers one
        Times begin;            ///< last wake-up of the nested loop, otherwise start of the event
        Times noted;            ///< total time of recorded stalls inside the event
        Times longest;          ///< longest time between two waits of a nested loop
        /// Returns the time since `begin`, or `longest` if that is longer.
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
