// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QWidget>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace orrery::ide {

class Actions;

/// The page of the preferences with all commands, by menu, and their keys (I1.4). The user can change the keys. A
/// remark shows which other command has a key. Giving this key to a command removes it from the other. Each change acts
/// at once, and the settings store it.
class ShortcutsPage : public QWidget {
    Q_OBJECT

public:
    explicit ShortcutsPage(Actions& actions, QWidget* parent = nullptr);
    ~ShortcutsPage() override;

    QTreeWidget& tree() { return *m_tree; }
    QLineEdit& filterLine() { return *m_words; }
    QKeySequenceEdit& recorder() { return *m_recorder; }
    /// Returns whether the list shows any command with the present filter.
    bool hasAny() const;
    /// Selects a command in the list, by its id.
    void choose(const QString& id);
    /// Replaces the keys of the selected command by the recorded keys, and removes these from other commands.
    void set();
    /// Adds the recorded keys to the selected command, and removes them from other commands.
    void add();
    /// Removes the keys of the selected command.
    void clear();
    /// Restores the default keys of the selected command.
    void reset();
    void resetAll();
    /// Returns the remark below the list: the command that already has the recorded keys.
    QString remark() const;

private:
    QString chosen() const;
    QList<QString> ownersOf(const QKeySequence& keys, const QString& besides) const;
    void give(const QString& id, QList<QKeySequence> keys);
    void fill();
    void apply();
    void refresh();
    void filter();

    Actions& m_actions;
    QHash<QString, QList<QKeySequence>> m_keys; ///< keys by the command's id
    QLineEdit* m_words;
    QTreeWidget* m_tree;
    QKeySequenceEdit* m_recorder;
    QLabel* m_remark;
    QPushButton* m_set;
    QPushButton* m_add;
    QPushButton* m_clear;
    QPushButton* m_reset;
};

} // namespace orrery::ide
