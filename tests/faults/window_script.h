// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/main_window.h"

#include <functional>
#include <random>
#include <string>

/// Works in a window as a person does: types in sources, forms and string tables, renames classes and files, replaces
/// in all files, and acts in the sandbox. The same seed does the same work.
class WindowScript {
public:
    using Say = std::function<void(const std::string& line)>;
    /// @param say is told "state PATH=HASH …" of each state that the texts of the project pass through, "kept" where
    /// the
    ///        state before it is safe from a kill, and "saved" where it is on the disk.
    WindowScript(orrery::ide::MainWindow& window, Say say);

    /// Of every kind of work something, in an order that the seed says; some of it saved, some only kept.
    void work(unsigned seed);
    /// Types a word into a file's source.
    void type(const QString& shownPath, const QString& word);
    /// Places a building in the sandbox.
    void place();
    /// Waits until the journal has everything, and says so.
    void keep();
    void saveAll();
    /// Says the state as it is now, also where nothing has changed since.
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
