// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include <functional>
#include <span>
#include <utility>
#include <vector>

class QWidget;

namespace orrery::ide {

class MainWindow;

/// The kind of a setting, which decides about its editor.
enum class PreferenceKind : std::uint8_t { choice, number, flag, fontFamily };

/// A setting of the program: its key, its texts, its values and its effect (I6.7). The dialog, the palette and the
/// window's start read these rows.
struct Preference {
    QString key;  ///< key in the settings
    QString page; ///< id of its page
    QString label;
    QString help{};
    PreferenceKind kind = PreferenceKind::choice;
    std::vector<std::pair<QString, QString>> choices{}; ///< for a choice: values with their labels
    double least = 0.0;                                 ///< for a number: range
    double most = 0.0;
    QString unit{};                           ///< for a number: text after it
    QString special{};                        ///< for a number: text in place of the least value
    QVariant fallback{};                      ///< value that applies if the settings contain none
    std::function<void(MainWindow&)> apply{}; ///< puts the present value into effect; null: readers ask for it

    /// Returns the value in the settings, otherwise the fallback.
    QVariant value() const;
    /// Stores a value, and puts it into effect.
    void set(MainWindow& window, const QVariant& value) const;
};

/// A page of the preferences.
struct PreferencePage {
    const char* id;    ///< id, such as "saving"
    const char* title; ///< untranslated
    const char* icon;
    /// Creates a page with its own layout; null: the page lists its settings.
    QWidget* (*make)(MainWindow& window) = nullptr;
};

std::span<const PreferencePage> preferencePages();
QString titleOf(const PreferencePage& page);
/// Returns all settings, in the order of their pages.
const std::vector<Preference>& preferences();

/// When to save all files without a command.
enum class AutoSave : std::uint8_t { never, afterPause, onLeaving };
AutoSave autoSave();
/// Returns whether the program opens the last project when it starts.
bool reopensLastProject();
/// Stores the project that was open last; empty: none.
void rememberLastProject(const QString& folder);
QString lastProject();

} // namespace orrery::ide
