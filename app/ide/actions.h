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

/// A command of the program. The menus, the palette, the list of shortcuts and the help all read these rows.
struct ActionRow {
    const char* id;         ///< id, such as "file.save"; also the key of the shortcut in the settings
    const char* menu;       ///< untranslated name of the menu; a row without text is a separator in it
    const char* text;       ///< untranslated label, with its mnemonic
    const char* icon;       ///< name of a file in resources/icons; may be empty
    const char* shortcut;   ///< default keys as portable text, separated by "; "
    const char* under = ""; ///< id of the command whose submenu has this command; empty: the menu itself
};

const std::vector<ActionRow>& actionRows();

/// The program's actions, created from the rows. If the settings contain keys for a command, they replace its default
/// keys.
class Actions : public QObject {
public:
    explicit Actions(QWidget& window);

    QAction& operator[](const char* id) const;
    /// Calls `slot` when the action is triggered.
    void connectTo(const char* id, std::function<void()> slot);
    void fillMenus(QMenuBar& bar) const;
    /// Returns the default keys of a command.
    QList<QKeySequence> defaultShortcuts(const QString& id) const;
    /// Sets the keys of a command and stores them in the settings (I1.4).
    void setShortcuts(const QString& id, const QList<QKeySequence>& shortcuts);
    void applyIcons();
    const std::vector<QAction*>& all() const { return m_inOrder; }

private:
    QWidget& m_window;
    QHash<QByteArray, QAction*> m_actions;
    std::vector<QAction*> m_inOrder;
};

} // namespace orrery::ide
