// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/watchdog.h"

#include <QApplication>

#include <memory>

namespace orrery::ide {

/// The Qt application. In debug builds, and if the environment contains ORRERY_WATCHDOG, logs events that block the GUI
/// thread too long (P3.5).
class Application : public QApplication {
    Q_OBJECT

public:
    Application(int& argc, char** argv);

    bool notify(QObject* receiver, QEvent* event) override;

    /// Starts the watchdog in any build, and returns it.
    Watchdog& watch();

private:
    std::unique_ptr<Watchdog> m_watchdog;
};

} // namespace orrery::ide
