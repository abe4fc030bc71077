// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/window_driver.h"

#include "tests/bench/timing.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QMessageBox>
#include <QTest>
#include <QTimer>

#include <cstdio>
#include <cstdlib>

namespace orrery::bench {

namespace {

constexpr int settlingMs = 150; ///< for views that follow a little later
constexpr int dialogMs = 250;
// An event that took this much longer than the work of any event was waiting: for a lock, a thread, the disk, or other
// programs.
constexpr double longAgainst = 4;
constexpr double waitMs = 100;

} // namespace

WindowDriver::WindowDriver(ide::MainWindow& window, ide::Watchdog& watchdog) : m_window(window), m_watchdog(watchdog) {
    setObjectName(QStringLiteral("the action itself"));
}

void WindowDriver::fail(const char* name) {
    std::printf("the window has no '%s'\n", name);
    std::exit(1);
}

void WindowDriver::act(const char* what, int steps, const std::function<void(int)>& step, int pause) {
    m_watchdog.reset();
    for (int i = 0; i < steps; ++i) {
        QMetaObject::invokeMethod(
            this, [&step, i] { step(i); }, Qt::QueuedConnection);
        QTest::qWait(pause);
    }
    m_window.waitUntilIdle();
    QTest::qWait(settlingMs);
    m_window.waitUntilIdle();
    const ide::Stall longest = m_watchdog.longest();
    const ide::Stall busiest = m_watchdog.busiest();
    std::printf("  %-46s %7.1f %7.1f  %s%s\n", what, longest.milliseconds, busiest.work,
                busiest.work > ide::Watchdog::limit ? "<-- " : "", qPrintable(busiest.what));
    if (longest.milliseconds > longAgainst * busiest.work && longest.milliseconds > waitMs) {
        std::printf("  %-46s %7.1f %7.1f  waited: %s\n", "", longest.milliseconds, longest.work,
                    qPrintable(longest.what));
    }
    std::fflush(stdout);
    if (busiest.work > m_most) {
        m_most = busiest.work;
        m_mostIn = what;
    }
}

void WindowDriver::recordMost(const std::string& project) const {
    record({"P3.5",
            project + ": most work" + (m_mostIn.empty() ? "" : ", " + m_mostIn),
            m_most,
            "ms",
            {},
            ide::Watchdog::limit});
}

void WindowDriver::act(const char* what, const std::function<void()>& step) {
    act(what, 1, [&step](int) { step(); });
}

void WindowDriver::type(const char* what, QWidget* into, const QString& keys, int pause) {
    act(
        what, static_cast<int>(keys.size()),
        [&](int i) { QTest::sendKeyEvent(QTest::Click, into, Qt::Key_unknown, QString(keys[i]), Qt::NoModifier); },
        pause);
}

void WindowDriver::trigger(const char* what, const char* action, int times) {
    act(what, times, [&](int) { m_window.actions()[action].trigger(); });
}

void WindowDriver::inDialog(std::vector<std::function<void(QWidget&)>> steps) {
    steps.emplace_back([](QWidget& dialog) { static_cast<QDialog&>(dialog).reject(); });
    steps.emplace_back([](QWidget& dialog) { // which asks what to do with input
        const auto* const question = qobject_cast<QMessageBox*>(&dialog);
        for (QAbstractButton* const button : question != nullptr ? question->buttons() : QList<QAbstractButton*>()) {
            if (question->buttonRole(button) == QMessageBox::DestructiveRole) {
                return button->click();
            }
        }
    });
    int at = dialogMs;
    for (const auto& step : steps) {
        QTimer::singleShot(at, this, [step] {
            if (QWidget* const dialog = QApplication::activeModalWidget()) {
                step(*dialog);
            }
        });
        at += dialogMs;
    }
}

} // namespace orrery::bench
