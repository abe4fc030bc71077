// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/main_window.h"
#include "app/ide/watchdog.h"

#include <QObject>

#include <functional>
#include <string>
#include <vector>

namespace orrery::bench {

/// Uses the window like a person, and prints for each action the event that blocked the GUI thread longest (P3.5).
class WindowDriver : public QObject {
    Q_OBJECT

public:
    WindowDriver(ide::MainWindow& window, ide::Watchdog& watchdog);

    ide::MainWindow& window() { return m_window; }

    /// Performs an action in several steps, each in its own event with a pause after it, and waits until everything is
    /// idle.
    void act(const char* what, int steps, const std::function<void(int)>& step, int pause = 30);
    void act(const char* what, const std::function<void()>& step);
    /// Does the same for keys typed one after another.
    void type(const char* what, QWidget* into, const QString& keys, int pause = 30);
    void trigger(const char* what, const char* action, int times = 1);
    /// Records the most work of an event in all actions (P3.5).
    void recordMost(const std::string& project) const;
    /// Sets the actions in the dialog that the next act() opens, each a moment after the previous one; then it is
    /// closed.
    void inDialog(std::vector<std::function<void(QWidget&)>> steps);

    /// Returns a widget of a kind by its accessible name; ends the program if there is none.
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
    double m_most = 0; ///< ms
    std::string m_mostIn;
};

/// Performs all actions of a person in a project of any size. @param folder the project's folder.
void useWindow(WindowDriver& driver, const QString& folder);
/// Opens a project whose one content file, made.xml, repeats an element very often, and views all of it (R2.6).
void useHostile(WindowDriver& driver, const QString& folder);

} // namespace orrery::bench
