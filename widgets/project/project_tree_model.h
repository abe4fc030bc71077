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

/// The content of a project as a tree (I1.1): files or types, their classes, and the groups of these. Each entry counts
/// the errors and warnings inside it (I3.1). It shows entries made elsewhere. Views keep expanded, selected and visible
/// those entries that still exist.
class ProjectTreeModel : public QAbstractItemModel {
    Q_OBJECT

public:
    using Kind = TreeEntry::Kind;
    enum Role {
        KindRole = Qt::UserRole, ///< int of Kind
        IdRole,                  ///< unique id of the entry: "buildings.xml/BLD_LAB/tribute"
        DetailRole,              ///< the name of a class or group, if it has one
        ErrorsRole,
        WarningsRole,
        PathRole,  ///< path of a file
        FileRole,  ///< FileId of the entry's place; absent for files and types
        BeginRole, ///< first byte of the place
        EndRole
    };

    using QAbstractItemModel::QAbstractItemModel;

    /// Replaces the entries. @param difference from the entries shown until now.
    void show(std::shared_ptr<const TreeEntries> entries, const TreeDifference& difference);
    /// Returns the shown entries; never null.
    const std::shared_ptr<const TreeEntries>& entries() const { return m_entries; }
    /// Sets whether the counts come from an older text (I3.8).
    void setBehind(bool behind);
    bool isBehind() const { return m_isBehind; }
    /// Returns the index of a shown entry; invalid for other ids.
    QModelIndex indexOf(const QString& id) const;

    /// Functions that know the rules of drags; the tree itself knows no text.
    struct DragRules {
        /// Describes an entry as an element, so that other views can accept it.
        std::function<std::unique_ptr<QMimeData>(const QModelIndex& entry)> describe;
        /// Returns whether elements from elsewhere can be dropped into an entry, or before it.
        std::function<bool(const QMimeData& mime, const QModelIndex& entry, bool isInto)> accepts;
    };
    void setDragRules(DragRules rules) { m_rules = std::move(rules); }

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    // Entries of a file can be dragged to another place (I1.1). The model moves nothing: it emits a request.
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction | Qt::CopyAction; }
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

signals:
    /// Emitted to move an entry to the end of another one, or before it; both by their ids.
    void moveWanted(const QString& entry, const QString& target, bool isInto);
    /// Emitted to move or copy elements into an entry, or before it. They come from a form, another program or the tree
    /// itself.
    /// @param moves whether to remove them from their old place
    void elementDropped(const QMimeData& mime, const QString& target, bool isInto, bool moves);

private:
    struct Drop {
        const TreeEntry* target = nullptr; ///< null: the drop is rejected
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
