// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

class QSocketNotifier;

namespace orrery::ide {

/// Saves unsaved work before a signal from outside (SIGTERM at log-out, SIGINT, SIGHUP) ends the program (R1.4).
/// Signals wait for the event loop, even in an open dialog; nobody is asked. A second signal ends the program at once.
/// So does a save of more than ten seconds. Create only one object in a program.
class EndSignals : public QObject {
    Q_OBJECT

public:
    /// @param keep called on the thread of this object; when it returns, the signal ends the program.
    explicit EndSignals(std::function<void()> keep, QObject* parent = nullptr);
    ~EndSignals() override;

private:
    void end();

    std::function<void()> m_keep;
    QSocketNotifier* m_notifier = nullptr;
};

} // namespace orrery::ide
