// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QEvent>
#include <QObject>
#include <QString>

#include <vector>

namespace orrery::ide {

/// One event that kept the GUI thread for longer than it may.
struct Stall {
    double milliseconds = 0;
    double work = 0; ///< ms of them in which the thread had the processor; in the rest it waited for somebody
    QString what;    ///< for developers: the receiver's class and name, and the event
};

/// Notes every event that keeps the GUI thread for more than 16 ms (P3.5), with its receiver. Of events inside events
/// the innermost is noted that is too long by itself, and those around it only for what they take beside it. What an
/// event loop inside an event does, as that of a dialog, counts for the events it delivers, and the time it waits for
/// nobody.
class Watchdog : public QObject {
    Q_OBJECT

public:
    static constexpr double limit = 16; ///< ms

    /// @param isTelling whether what is noted goes to the log as well.
    explicit Watchdog(bool isTelling, QObject* parent = nullptr);

    /// To be called before and after the delivery of every event.
    /// @param kind the receiver's class. @param name of the receiver; may be empty.
    void begin();
    void end(const char* kind, const QString& name, QEvent::Type event);

    void reset() { m_stalls.clear(); }
    const std::vector<Stall>& stalls() const { return m_stalls; }
    /// Of those since reset(); without a name where there was none.
    Stall longest() const;
    /// The one with the most work: on a machine that does other things too, the others say little.
    Stall busiest() const;

private:
    /// Two clocks, in ns: one of the wall, one of the work of this thread.
    struct Times {
        qint64 wall = 0;
        qint64 work = 0;
        Times& operator+=(const Times& more);
    };
    struct Frame {
        int level = 0;          ///< how many event loops run around it
        bool isResting = false; ///< a loop inside it waits, or delivers an event
        Times begin;            ///< when the loop inside it woke last, else when it began
        Times noted;            ///< of what it contains that was noted already
        Times longest;          ///< between two waits of a loop inside it
        /// What it has taken since `begin`, or took between two waits if that was longer.
        Times tookAt(const Times& now) const;
    };

    Times now();
    void rest();
    void wake();

    QElapsedTimer m_clock;
    Times m_read; ///< of both clocks, when last the dear one was read
    std::vector<Frame> m_frames;
    std::vector<Stall> m_stalls;
    bool m_isTelling = false;
    bool m_isListening = false;
};

} // namespace orrery::ide
