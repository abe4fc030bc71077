// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/watchdog.h"

#include <QApplication>

#include <memory>

namespace orrery::ide {

/// The program. In debug builds, and where the environment has ORRERY_WATCHDOG, it tells on the log which events keep
/// the GUI thread too long (P3.5).
class Application : public QApplication {
    Q_OBJECT

public:
    Application(int& argc, char** argv);

    bool notify(QObject* receiver, QEvent* event) override;

    /// Watches from now on, whatever the build.
    Watchdog& watch();

private:
    std::unique_ptr<Watchdog> m_watchdog;
};

} // namespace orrery::ide
