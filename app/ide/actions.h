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

/// One command of the program: menus, palette, shortcut list and help read it, nothing else lists them.
struct ActionRow {
    const char* id;       ///< "file.save": settings keep its shortcut by it
    const char* menu;     ///< the menu it stands in, untranslated; a row without text is a separator there
    const char* text;     ///< untranslated, with its mnemonic
    const char* icon;     ///< of resources/icons; may be empty
    const char* shortcut; ///< portable text; several separated by "; "
};

const std::vector<ActionRow>& actionRows();

/// The program's actions, made from the rows. Shortcuts are those of the settings where a person changed them.
class Actions : public QObject {
public:
    explicit Actions(QWidget& window);

    QAction& operator[](const char* id) const;
    /// Runs `slot` when the action is triggered.
    void connectTo(const char* id, std::function<void()> slot);
    void fillMenus(QMenuBar& bar) const;
    /// The keys with which a command comes.
    QList<QKeySequence> defaultShortcuts(const QString& id) const;
    /// Gives a command other keys, and keeps them in the settings (I1.4).
    void setShortcuts(const QString& id, const QList<QKeySequence>& shortcuts);
    void applyIcons();
    const std::vector<QAction*>& all() const { return m_inOrder; }

private:
    QWidget& m_window;
    QHash<QByteArray, QAction*> m_actions;
    std::vector<QAction*> m_inOrder;
};

} // namespace orrery::ide
