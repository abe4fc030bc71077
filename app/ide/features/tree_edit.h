// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ide/feature.h"
#include "widgets/form/form_model.h"
#include "widgets/form/structure_commands.h"

#include <QModelIndex>
#include <QPoint>

#include <functional>
#include <optional>

class QAction;

namespace orrery::widgets {
class Document;
}

namespace orrery::ide {

/// The commands of the project tree (I1.1): new files, classes, groups and scenarios; duplicate, delete, reorder, and
/// move by dragging. Each command is one undo step.
class TreeEditFeature : public Feature {
    Q_OBJECT

public:
    explicit TreeEditFeature(MainWindow& window);

    /// On failure, these functions report the reason in the window and return false.
    bool newFile(const QString& shownPath);
    bool newGroup(const QModelIndex& at, const QString& id);
    bool newScenario(const QString& id);
    bool newVariable(const QString& name);
    /// Adds a test of the project's first or default scenario, without expectations.
    bool newTest(const QString& id);
    bool removeEntry(const QModelIndex& at);
    bool duplicateEntry(const QModelIndex& at);
    /// @param by -1 up, 1 down
    bool moveEntry(const QModelIndex& at, int by);
    /// Moves an entry to the end of another entry, or before it.
    bool moveEntryTo(const QString& entry, const QString& target, bool isInto);

private:
    void makeActions();
    QAction* treeAction(const QString& text, const char* icon, const QKeySequence& keys, std::function<void()> slot);
    void showMenu(QPoint at);
    void refreshActions();
    QModelIndex current() const;
    bool finish(const widgets::StructureResult& result, const widgets::Document* document);
    /// Does the same for a new element. The window shows the element as soon as it is analysed.
    bool finishNew(const widgets::StructureResult& result, const widgets::Document& document);
    bool addToFile(const QString& xml);
    void goToNew();
    void chooseSaved();
    QStringList contentFiles() const;

    void insert();
    void removeCurrent();
    void askFile();
    void askClass();
    void askGroup();
    void askScenario();
    void askVariable();
    void askTest();

    struct New {
        QString file;
        widgets::FormPath path;
    };
    std::optional<New> m_new; ///< new element that the window shows next
    QString m_savedScenario;  ///< id of a scenario that the tree selects next; empty: none
    QAction* m_insert = nullptr;
    QAction* m_duplicate = nullptr;
    QAction* m_remove = nullptr;
    QAction* m_up = nullptr;
    QAction* m_down = nullptr;
};

} // namespace orrery::ide
