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

/// All commands by their menus, with their keys, which can be changed (I1.4). Keys that two commands share are shown as
/// a conflict; a key that is given to one command is taken from the other, and that is said before. Changes hold from
/// OK on, and stay in the settings.
class ShortcutsDialog : public widgets::DraftDialog {
    Q_OBJECT

public:
    explicit ShortcutsDialog(Actions& actions, QWidget* parent = nullptr);

    QTreeWidget& tree() { return *m_tree; }
    QLineEdit& filterLine() { return *m_words; }
    QKeySequenceEdit& recorder() { return *m_recorder; }
    /// Chooses a command in the list, by its id.
    void choose(const QString& id);
    /// Gives the chosen command the recorded keys instead of its own, and takes them from others.
    void set();
    /// The same besides its own keys.
    void add();
    /// Takes the chosen command's keys away.
    void clear();
    /// Gives the chosen command the keys with which it comes.
    void reset();
    void resetAll();
    /// What stands below the list: which command has the recorded keys already.
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
    QHash<QString, QList<QKeySequence>> m_keys; ///< by the command's id, as they are to be
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
