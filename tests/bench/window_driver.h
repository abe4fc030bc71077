// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/main_window.h"
#include "app/ide/watchdog.h"

#include <QObject>

#include <functional>
#include <vector>

namespace orrery::bench {

/// Uses the window as a person does, and prints for each thing done the event that kept the GUI thread longest (P3.5).
class WindowDriver : public QObject {
    Q_OBJECT

public:
    WindowDriver(ide::MainWindow& window, ide::Watchdog& watchdog);

    ide::MainWindow& window() { return m_window; }

    /// Does one thing in so many steps, each in an event of its own with a pause behind it, and waits until nothing
    /// goes on any more.
    void act(const char* what, int steps, const std::function<void(int)>& step, int pause = 30);
    void act(const char* what, const std::function<void()>& step);
    /// As act(), of keys typed one after the other.
    void type(const char* what, QWidget* into, const QString& keys, int pause = 30);
    void trigger(const char* what, const char* action, int times = 1);
    /// What is done in the dialog that the next act() opens, each a moment after the one before; then it is closed.
    void inDialog(std::vector<std::function<void(QWidget&)>> steps);

    /// A widget of a kind by its accessible name; ends the program where there is none.
    template <typename Kind>
    Kind* find(const char* name) {
        for (Kind* const one : m_window.findChildren<Kind*>()) {
            if (one->accessibleName() == QLatin1String(name)) {
                return one;
            }
        }
        fail(name);
    }

private:
    [[noreturn]] static void fail(const char* name);

    ide::MainWindow& m_window;
    ide::Watchdog& m_watchdog;
};

/// All that a person does in a project of any size. @param folder the project's.
void useWindow(WindowDriver& driver, const QString& folder);
/// Opens a project whose one content file, made.xml, repeats one thing very often, and looks at all of it (R2.6).
void useHostile(WindowDriver& driver, const QString& folder);

} // namespace orrery::bench
