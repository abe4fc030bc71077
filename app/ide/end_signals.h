// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

class QSocketNotifier;

namespace orrery::ide {

/// Saves unsaved work before a signal ends the program (R1.4): SIGTERM at log-out, SIGINT, or SIGHUP. The event loop
/// handles the signal, even in an open dialog, without a question to the user. A second signal, or a save of more than
/// ten seconds, ends the program at once. A program can have only one object of this class.
class EndSignals : public QObject {
    Q_OBJECT

public:
    /// @param keep function that saves the work, called on the thread of this object. Then the signal ends the program.
    explicit EndSignals(std::function<void()> keep, QObject* parent = nullptr);
    ~EndSignals() override;

private:
    void end();

    std::function<void()> m_keep;
    QSocketNotifier* m_notifier = nullptr;
};

} // namespace orrery::ide
