// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QString>

#include <functional>
#include <vector>

class QMenuBar;
class QWidget;

namespace orrery::ide {

/// A command of the program. Menus, palette, shortcut list and help all read these rows; nothing else lists commands.
struct ActionRow {
    const char* id;       ///< "file.save": the key of its shortcut in the settings
    const char* menu;     ///< its menu, untranslated; a row without text is a separator there
    const char* text;     ///< untranslated, with its mnemonic
    const char* icon;     ///< from resources/icons; may be empty
    const char* shortcut; ///< portable text; several separated by "; "
};

const std::vector<ActionRow>& actionRows();

/// The program's actions, made from the rows. The settings override shortcuts that a person has changed.
class Actions : public QObject {
public:
    explicit Actions(QWidget& window);

    QAction& operator[](const char* id) const;
    /// Runs `slot` when the action is triggered.
    void connectTo(const char* id, std::function<void()> slot);
    void fillMenus(QMenuBar& bar) const;
    /// Returns the default keys of a command.
    QList<QKeySequence> defaultShortcuts(const QString& id) const;
    /// Sets the keys of a command, and stores them in the settings (I1.4).
    void setShortcuts(const QString& id, const QList<QKeySequence>& shortcuts);
    void applyIcons();
    const std::vector<QAction*>& all() const { return m_inOrder; }

private:
    QWidget& m_window;
    QHash<QByteArray, QAction*> m_actions;
    std::vector<QAction*> m_inOrder;
};

} // namespace orrery::ide
