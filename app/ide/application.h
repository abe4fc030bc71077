// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/watchdog.h"

#include <QApplication>

#include <memory>

namespace orrery::ide {

/// The program. In debug builds, and if the environment has ORRERY_WATCHDOG, it logs events that block the GUI thread
/// too long (P3.5).
class Application : public QApplication {
    Q_OBJECT

public:
    Application(int& argc, char** argv);

    bool notify(QObject* receiver, QEvent* event) override;

    /// Starts watching in any build.
    Watchdog& watch();

private:
    std::unique_ptr<Watchdog> m_watchdog;
};

} // namespace orrery::ide
