// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/form_commands.h"

#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"

#include <QAction>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

namespace orrery::widgets {

namespace {

/// One command: its text in menus, and its keys.
struct CommandRow {
    FormCommand command;
    const char* text;
    const char* icon;
    const char* keys;
    bool inFields; ///< true if the keys also work while the user edits a field
};
constexpr std::array rows{
    CommandRow{FormCommand::add, QT_TRANSLATE_NOOP("orrery::widgets::FormCommands", "&Add…"), "add", "Ins; Ctrl+Return",
               true},
    CommandRow{FormCommand::cut, QT_TRANSLATE_NOOP("orrery::widgets::FormCommands", "Cu&t"), "cut", "Ctrl+X; Shift+Del",
               false},
    CommandRow{FormCommand::copy, QT_TRANSLATE_NOOP("orrery::widgets::FormCommands", "&Copy"), "copy",
               "Ctrl+C; Ctrl+Ins", false},
    CommandRow{FormCommand::paste, QT_TRANSLATE_NOOP("orrery::widgets::FormCommands", "&Paste"), "paste",
               "Ctrl+V; Shift+Ins", false},
    CommandRow{FormCommand::duplicate, QT_TRANSLATE_NOOP("orrery::widgets::FormCommands", "&Duplicate"), "copy",
               "Ctrl+D", true},
    CommandRow{FormCommand::moveUp, QT_TRANSLATE_NOOP("orrery::widgets::FormCommands", "Move &up"), "chevron-up",
               "Alt+Up", true},
    CommandRow{FormCommand::moveDown, QT_TRANSLATE_NOOP("orrery::widgets::FormCommands", "Move d&own"), "chevron-down",
               "Alt+Down", true},
    CommandRow{FormCommand::wrap, QT_TRANSLATE_NOOP("orrery::widgets::FormCommands", "W&rap in"), "", "Ctrl+Shift+G",
               true},
    CommandRow{FormCommand::unwrap, QT_TRANSLATE_NOOP("orrery::widgets::FormCommands", "Unwrap (&keep content)"), "",
               "Ctrl+Shift+U", true},
    CommandRow{FormCommand::change, QT_TRANSLATE_NOOP("orrery::widgets::FormCommands", "Change &into…"), "",
               "Ctrl+Shift+R", true},
    CommandRow{FormCommand::toggle, QT_TRANSLATE_NOOP("orrery::widgets::FormCommands", "&Switch off or on"), "",
               "Ctrl+/", true},
    CommandRow{FormCommand::switchText,
               QT_TRANSLATE_NOOP("orrery::widgets::FormCommands", "Convert te&xt to elements, or back"), "",
               "Ctrl+Shift+T", true},
    CommandRow{FormCommand::addPart, QT_TRANSLATE_NOOP("orrery::widgets::FormCommands", "Add an &optional part…"), "",
               "Alt+Return", true},
    CommandRow{FormCommand::fold, QT_TRANSLATE_NOOP("orrery::widgets::FormCommands", "&Fold or unfold"), "", "Ctrl+M",
               true},
    CommandRow{FormCommand::foldAll, QT_TRANSLATE_NOOP("orrery::widgets::FormCommands", "Fold or unfold a&ll"), "",
               "Ctrl+Shift+M", true},
    CommandRow{FormCommand::details, QT_TRANSLATE_NOOP("orrery::widgets::FormCommands", "&Go to the details"), "",
               "Shift+Return", true},
    CommandRow{FormCommand::editSource, QT_TRANSLATE_NOOP("orrery::widgets::FormCommands", "Edit as X&ML"), "source",
               "Ctrl+Shift+X", true},
    CommandRow{FormCommand::remove, QT_TRANSLATE_NOOP("orrery::widgets::FormCommands", "R&emove"), "delete", "Del",
               false},
};
static_assert(rows.size() == static_cast<std::size_t>(FormCommand::count_));

/// The commands after which menus draw a separator.
constexpr std::array sectionEnds{FormCommand::add, FormCommand::paste, FormCommand::moveDown, FormCommand::editSource};

} // namespace

FormCommands::FormCommands(QObject* parent) : QObject(parent) {
    for (const CommandRow& row : rows) {
        auto* const action = new QAction(tr(row.text), this);
        action->setShortcuts(QKeySequence::listFromString(QString::fromLatin1(row.keys)));
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, [this, command = row.command] { emit chosen(command); });
        m_actions[static_cast<std::size_t>(row.command)] = action;
    }
}

std::optional<FormCommand> FormCommands::commandFor(const QKeyEvent& key, bool inField) const {
    const QKeySequence pressed(QKeyCombination(key.modifiers() & ~Qt::KeypadModifier, Qt::Key(key.key())));
    for (const CommandRow& row : rows) {
        if ((!inField || row.inFields) && action(row.command).shortcuts().contains(pressed)) {
            return row.command;
        }
    }
    return std::nullopt;
}

QMenu& FormCommands::fill(QMenu& menu, const Theme& colours) const {
    QMenu* wraps = nullptr;
    for (const CommandRow& row : rows) {
        QAction& own = action(row.command);
        if (row.icon[0] != '\0') {
            own.setIcon(icon(QString::fromLatin1(row.icon), colours));
        }
        if (row.command == FormCommand::wrap) {
            wraps = menu.addMenu(own.text());
        } else {
            menu.addAction(&own);
        }
        if (std::ranges::find(sectionEnds, row.command) != sectionEnds.end()) {
            menu.addSeparator();
        }
    }
    return *wraps;
}

} // namespace orrery::widgets
