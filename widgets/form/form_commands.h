// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <array>
#include <optional>

class QAction;
class QKeyEvent;
class QMenu;

namespace orrery::widgets {

struct Theme;

/// Commands on the selected line of a form.
enum class FormCommand : std::uint8_t {
    add,
    remove,
    duplicate,
    moveUp,
    moveDown,
    cut,
    copy,
    paste,
    wrap,
    unwrap,
    change,
    toggle,
    switchText,
    addPart,
    fold,
    foldAll,
    details,
    editSource,
    count_
};

/// The commands of a form as actions: their texts, icons and keys. Lines and fields handle the keys as events, because
/// the window can use the same keys for other commands.
class FormCommands : public QObject {
    Q_OBJECT

public:
    explicit FormCommands(QObject* parent = nullptr);

    QAction& action(FormCommand command) const { return *m_actions[static_cast<std::size_t>(command)]; }
    /// Returns the command of a key; nullopt: none. @param inField whether the user edits a field
    std::optional<FormCommand> commandFor(const QKeyEvent& key, bool inField) const;
    /// Fills a menu with all commands. Returns the submenu of the conditions to wrap the element in.
    QMenu& fill(QMenu& menu, const Theme& colours) const;

signals:
    /// Emitted when the user chooses a command from a menu.
    void chosen(orrery::widgets::FormCommand command);

private:
    std::array<QAction*, static_cast<std::size_t>(FormCommand::count_)> m_actions{};
};

} // namespace orrery::widgets
