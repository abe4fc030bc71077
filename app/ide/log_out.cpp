// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/log_out.h"

#include "app/ide/main_window.h"

#include <QGuiApplication>
#include <QSessionManager>

namespace orrery::ide {

void followSession(QGuiApplication& app, MainWindow& window) {
    QObject::connect(
        &app, &QGuiApplication::commitDataRequest, &window,
        [&window](QSessionManager& session) {
            const bool mayAsk = window.hasUnsaved() && session.allowsInteraction();
            if (!window.agreesToEnd(mayAsk)) {
                session.cancel();
            }
            if (mayAsk) {
                session.release();
            }
        },
        Qt::DirectConnection); // the session needs the answer when the slot returns
}

} // namespace orrery::ide
