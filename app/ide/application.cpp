// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/application.h"

#include <QThread>

namespace orrery::ide {

namespace {

#ifdef NDEBUG
constexpr bool isDebugBuild = false;
#else
constexpr bool isDebugBuild = true;
#endif

} // namespace

Application::Application(int& argc, char** argv) : QApplication(argc, argv) {
    if (isDebugBuild || qEnvironmentVariableIsSet("ORRERY_WATCHDOG")) {
        m_watchdog = std::make_unique<Watchdog>(true);
    }
}

Watchdog& Application::watch() {
    if (!m_watchdog) {
        m_watchdog = std::make_unique<Watchdog>(false);
    }
    return *m_watchdog;
}

bool Application::notify(QObject* receiver, QEvent* event) {
    if (!m_watchdog || receiver == nullptr || event == nullptr || QThread::currentThread() != thread()) {
        return QApplication::notify(receiver, event);
    }
    // Copies the data of both objects first, because delivering the event can destroy them.
    const QMetaObject* const kind = receiver->metaObject();
    const QString name = receiver->objectName();
    const QEvent::Type type = event->type();
    m_watchdog->begin();
    const bool isTaken = QApplication::notify(receiver, event);
    m_watchdog->end(kind->className(), name, type);
    return isTaken;
}

} // namespace orrery::ide
