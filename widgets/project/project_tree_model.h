// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/project/tree_entries.h"

#include <QAbstractItemModel>
#include <QString>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace orrery::widgets {

/// The content of a project as a tree (I1.1): files or types, in them classes, in those groups. Each knows how many
/// errors and warnings stand in it (I3.1). It shows entries that were made elsewhere; views keep what is folded, chosen
/// and in sight of all that is still there.
class ProjectTreeModel : public QAbstractItemModel {
    Q_OBJECT

public:
    using Kind = TreeEntry::Kind;
    enum Role {
        KindRole = Qt::UserRole, ///< int of Kind
        IdRole,                  ///< names the entry among all: "buildings.xml/BLD_LAB/tribute"
        DetailRole,              ///< the name of a class or group, where it has one
        ErrorsRole,
        WarningsRole,
        PathRole,  ///< of a file
        FileRole,  ///< FileId of the place in the content; absent for files and types
        BeginRole, ///< its first byte
        EndRole
    };

    using QAbstractItemModel::QAbstractItemModel;

    /// @param difference of the entries shown till now.
    void show(std::shared_ptr<const TreeEntries> entries, const TreeDifference& difference);
    /// Never null.
    const std::shared_ptr<const TreeEntries>& entries() const { return m_entries; }
    /// Whether counts are of an older text (I3.8).
    void setBehind(bool behind);
    bool isBehind() const { return m_isBehind; }
    /// Of an entry that is shown; invalid of any other.
    QModelIndex indexOf(const QString& id) const;

    /// What the content says of drags: the tree itself knows no text.
    struct DragRules {
        /// An entry as an element, for other views to take.
        std::function<std::unique_ptr<QMimeData>(const QModelIndex& entry)> describe;
        /// Whether elements from elsewhere may go into an entry, or before it.
        std::function<bool(const QMimeData& mime, const QModelIndex& entry, bool isInto)> accepts;
    };
    void setDragRules(DragRules rules) { m_rules = std::move(rules); }

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    // What stands in a file can be dragged to another place (I1.1). The model moves nothing: it says what is wanted.
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction | Qt::CopyAction; }
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

signals:
    /// An entry is to go into another one, behind all that stands there, or before it; both by their ids.
    void moveWanted(const QString& entry, const QString& target, bool isInto);
    /// Elements of a form, of another program or (to be copied) of the tree are to go into an entry, or before it.
    /// @param moves they leave the place where they stood
    void elementDropped(const QMimeData& mime, const QString& target, bool isInto, bool moves);

private:
    struct Drop {
        const TreeEntry* target = nullptr; ///< null: it cannot be dropped there
        bool isInto = false;
    };
    Drop dropOf(const QMimeData* data, int row, const QModelIndex& parent) const;
    Drop elementDropOf(const QMimeData* data, int row, const QModelIndex& parent) const;
    const TreeEntry& entry(const QModelIndex& index) const { return m_entries->all[index.internalId()]; }
    QModelIndex indexAt(int place) const;
    const std::vector<int>& childrenOf(const QModelIndex& parent) const;

    std::shared_ptr<const TreeEntries> m_entries = std::make_shared<const TreeEntries>();
    bool m_isBehind = false;
    DragRules m_rules;
};

} // namespace orrery::widgets
