// SPDX-License-Identifier: GPL-3.0-or-later
// A plugin that any Qt program loads if QT_QPA_GENERIC_PLUGINS names it. It reports to start_bench when the program has
// painted its first window, in nanoseconds of the steady clock.
#include <QCoreApplication>
#include <QEvent>
#include <QGenericPlugin>
#include <QMetaObject>

#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace {

class Watch : public QObject {
public:
    Watch() { QCoreApplication::instance()->installEventFilter(this); }

    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint) {
            if (!m_isPainting) {
                m_isPainting = true;
                QMetaObject::invokeMethod(this, &Watch::tell, Qt::QueuedConnection);
            }
        } else if (m_isPainting) {
            tell(); // the whole window is painted at once
        }
        return false;
    }

private:
    void tell() {
        if (!m_isTold) {
            m_isTold = true;
            const auto now = std::chrono::steady_clock::now().time_since_epoch();
            std::printf("painted %lld\n",
                        static_cast<long long>(std::chrono::duration_cast<std::chrono::nanoseconds>(now).count()));
            std::fflush(stdout);
            if (qEnvironmentVariableIsSet("ORRERY_END_WHEN_PAINTED")) {
                std::_Exit(0);
            }
            QCoreApplication::instance()->removeEventFilter(this);
        }
    }

    bool m_isPainting = false;
    bool m_isTold = false;
};

} // namespace

class PaintedProbe : public QGenericPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "painted_probe.json")

public:
    QObject* create(const QString&, const QString&) override { return new Watch; }
};

#include "painted_probe.moc"
