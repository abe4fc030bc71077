// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/main_window.h"

#include <functional>
#include <random>
#include <string>

/// Works in a window like a person. It types in sources, forms and string tables, renames classes and files, replaces
/// in all files, and acts in the sandbox. The same seed does the same work.
class WindowScript {
public:
    using Say = std::function<void(const std::string& line)>;
    /// @param say gets "state PATH=HASH …" for each state of the project's texts. It gets "kept" when the last state is
    /// safe from a kill, and "saved" when it is on the disk.
    WindowScript(orrery::ide::MainWindow& window, Say say);

    /// Does some work of every kind, in an order that depends on the seed; saves some of it, and only keeps the rest.
    void work(unsigned seed);
    /// Types a word into a file's source.
    void type(const QString& shownPath, const QString& word);
    /// Places a building in the sandbox.
    void place();
    /// Waits until the journal has everything, and reports it.
    void keep();
    void saveAll();
    /// Reports the present state, even if nothing has changed since.
    void noteState(bool always = true);

private:
    void typeSource();
    void typeForm();
    void typeString();
    void renameClass();
    void renameFile();
    void replace();
    void order();
    void undo();
    QString anyFile();
    unsigned draw(unsigned count) { return static_cast<unsigned>(m_random() % count); }

    orrery::ide::MainWindow& m_window;
    Say m_say;
    std::mt19937 m_random;
    std::string m_state;
    bool m_isStep = false;
    int m_step = 0;
};
