// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/coverage/coverage_mark.h"
#include "widgets/project/tree_entries.h"

#include <QAbstractItemModel>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace orrery::widgets {

/// The content of a project as a tree (I1.1): files or types, their classes, and the groups of these classes. Each
/// entry counts the errors and warnings inside it (I3.1). The caller makes the entries. Entries that still exist stay
/// expanded, selected and visible in the views.
class ProjectTreeModel : public QAbstractItemModel {
    Q_OBJECT

public:
    using Kind = TreeEntry::Kind;
    enum Role {
        KindRole = Qt::UserRole, ///< Kind as an int
        IdRole,                  ///< unique id of the entry: "buildings.xml/BLD_LAB/tribute"
        DetailRole,              ///< the name of a class or group, if it has one
        ErrorsRole,
        WarningsRole,
        PathRole,  ///< path of a file
        FileRole,  ///< FileId of the entry's place; missing for files and types
        BeginRole, ///< first byte of the place
        EndRole,
        CoverageRole ///< engine::CoverageState as an int; missing without a mark of coverage
    };

    using QAbstractItemModel::QAbstractItemModel;

    /// Replaces the entries. @param difference difference from the present entries
    void show(std::shared_ptr<const TreeEntries> entries, const TreeDifference& difference);
    /// Returns the shown entries; never null.
    const std::shared_ptr<const TreeEntries>& entries() const { return m_entries; }
    /// Sets whether the counts belong to an older text (I3.8).
    void setBehind(bool behind);
    bool isBehind() const { return m_isBehind; }
    /// Returns the index of a shown entry; invalid for an unknown id.
    QModelIndex indexOf(const QString& id) const;
    /// Returns the index of the entry for the element that begins at a place; invalid if there is none.
    QModelIndex indexAt(engine::Location place) const;

    /// The coverage of entries (I4.13). Without functions, no entry has a mark.
    struct Coverage {
        /// Returns the coverage of a class, or of its group with a given id. @param group empty: the class
        std::function<std::optional<CoverageMark>(const QString& objectClass, const QString& group)> find;
        CoverageWords words;
    };
    void setCoverage(Coverage coverage);

    /// Functions that know the rules of drags. The model needs them because it does not know the texts.
    struct DragRules {
        /// Describes an entry as an element that other views can accept.
        std::function<std::unique_ptr<QMimeData>(const QModelIndex& entry)> describe;
        /// Returns whether an entry accepts dragged elements, inside it or before it.
        std::function<bool(const QMimeData& mime, const QModelIndex& entry, bool isInto)> accepts;
    };
    void setDragRules(DragRules rules) { m_rules = std::move(rules); }

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    // The user can drag entries of a file to another place (I1.1). The model moves nothing itself. It emits a request.
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction | Qt::CopyAction; }
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

signals:
    /// Emitted to move an entry to the end of another one, or before it. Both parameters are ids.
    void moveWanted(const QString& entry, const QString& target, bool isInto);
    /// Emitted to move or copy elements into an entry, or before it. The elements come from a form, another program or
    /// the tree itself.
    /// @param moves whether to remove the elements from their old place
    void elementDropped(const QMimeData& mime, const QString& target, bool isInto, bool moves);

private:
    struct Drop {
        const TreeEntry* target = nullptr; ///< null: the model rejects the drop
        bool isInto = false;
    };
    Drop dropOf(const QMimeData* data, int row, const QModelIndex& parent) const;
    Drop elementDropOf(const QMimeData* data, int row, const QModelIndex& parent) const;
    const TreeEntry& entry(const QModelIndex& index) const { return m_entries->all[index.internalId()]; }
    QModelIndex indexAt(int place) const;
    const std::vector<int>& childrenOf(const QModelIndex& parent) const;
    std::optional<CoverageMark> coverageOf(const TreeEntry& entry) const;

    std::shared_ptr<const TreeEntries> m_entries = std::make_shared<const TreeEntries>();
    bool m_isBehind = false;
    Coverage m_coverage;
    DragRules m_rules;
};

} // namespace orrery::widgets
