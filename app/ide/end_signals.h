// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

class QSocketNotifier;

namespace orrery::ide {

/// The signals that end a program from outside (SIGTERM at log-out, SIGINT, SIGHUP) end it only when its work is kept
/// (R1.4). They wait for the event loop, also of an open dialog; nobody is asked. A second one ends the program at
/// once, and so does keeping that takes over ten seconds. One object in a program.
class EndSignals : public QObject {
    Q_OBJECT

public:
    /// @param keep called on the thread of this object; the program ends by the signal when it returns.
    explicit EndSignals(std::function<void()> keep, QObject* parent = nullptr);
    ~EndSignals() override;

private:
    void end();

    std::function<void()> m_keep;
    QSocketNotifier* m_notifier = nullptr;
};

} // namespace orrery::ide
