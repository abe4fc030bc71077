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
    QString what; ///< for developers: the receiver's class and name, and the event
};

/// Notes every event that keeps the GUI thread for more than 16 ms (P3.5), with its receiver. Of events inside events
/// the innermost is noted that is too long by itself, and those around it only for what they take beside it. The time
/// that an event loop inside an event waits, as that of a dialog, counts for nobody.
class Watchdog : public QObject {
    Q_OBJECT

public:
    static constexpr double limit = 16; ///< ms

    /// @param isTelling whether what is noted goes to the log as well.
    explicit Watchdog(bool isTelling, QObject* parent = nullptr);

    /// To be called before and after the delivery of every event.
    void begin();
    void end(const QString& receiver, QEvent::Type event);

    void reset() { m_stalls.clear(); }
    const std::vector<Stall>& stalls() const { return m_stalls; }
    /// Of those since reset(); without a name where there was none.
    Stall longest() const;

private:
    struct Frame {
        qint64 begin = 0;   ///< ns; when the loop inside it woke last, else when it began
        qint64 noted = 0;   ///< ns of what it contains that were noted already
        qint64 longest = 0; ///< ns between two waits of a loop inside it
    };

    void rest();
    void wake();

    QElapsedTimer m_clock;
    std::vector<Frame> m_frames;
    std::vector<Stall> m_stalls;
    bool m_isTelling = false;
    bool m_isListening = false;
};

} // namespace orrery::ide
