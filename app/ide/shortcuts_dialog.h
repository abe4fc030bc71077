// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/draft/draft_dialog.h"

#include <QHash>
#include <QKeySequence>
#include <QList>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace orrery::ide {

class Actions;

/// All commands by menu, with their keys, which the user can change (I1.4). Keys of two commands are shown as a
/// conflict. Giving a key to one command removes it from the other, after a remark. OK applies the changes and stores
/// them in the settings.
class ShortcutsDialog : public widgets::DraftDialog {
    Q_OBJECT

public:
    explicit ShortcutsDialog(Actions& actions, QWidget* parent = nullptr);

    QTreeWidget& tree() { return *m_tree; }
    QLineEdit& filterLine() { return *m_words; }
    QKeySequenceEdit& recorder() { return *m_recorder; }
    /// Selects a command in the list, by its id.
    void choose(const QString& id);
    /// Replaces the keys of the selected command by the recorded ones, and removes these from other commands.
    void set();
    /// Does the same, but keeps the command's own keys.
    void add();
    /// Removes the keys of the selected command.
    void clear();
    /// Restores the default keys of the selected command.
    void reset();
    void resetAll();
    /// Returns the remark below the list: the command that already has the recorded keys.
    QString remark() const;

    void accept() override;

protected:
    QJsonObject draftValues() const override;
    void setDraftValues(const QJsonObject& values) override;

private:
    QString chosen() const;
    QList<QString> ownersOf(const QKeySequence& keys, const QString& besides) const;
    void give(const QString& id, QList<QKeySequence> keys);
    void fill();
    void refresh();
    void filter();

    Actions& m_actions;
    QHash<QString, QList<QKeySequence>> m_keys; ///< by the command's id, with the changes
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
