// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/project/project_tree_model.h"

#include <QMimeData>

namespace orrery::widgets {

namespace {
constexpr auto entryType = "application/x-orrery-entry";
}

Qt::ItemFlags ProjectTreeModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (!index.isValid()) {
        return flags;
    }
    const Kind kind = entry(index).kind;
    const bool isElement = kind != Kind::file && kind != Kind::type;
    return flags | (isElement ? Qt::ItemIsDragEnabled : Qt::NoItemFlags) |
           (kind != Kind::type ? Qt::ItemIsDropEnabled : Qt::NoItemFlags) |
           (entry(index).children.empty() ? Qt::ItemNeverHasChildren : Qt::NoItemFlags);
}

QStringList ProjectTreeModel::mimeTypes() const {
    return {QString::fromLatin1(entryType), QStringLiteral("text/plain")};
}

QMimeData* ProjectTreeModel::mimeData(const QModelIndexList& indexes) const {
    if (indexes.isEmpty()) {
        return nullptr;
    }
    QMimeData* const data = m_rules.describe ? m_rules.describe(indexes.front()).release() : new QMimeData;
    data->setData(QString::fromLatin1(entryType), indexes.front().data(IdRole).toString().toUtf8());
    return data;
}

ProjectTreeModel::Drop ProjectTreeModel::dropOf(const QMimeData* data, int row, const QModelIndex& parent) const {
    if (data == nullptr || !parent.isValid() || !data->hasFormat(QString::fromLatin1(entryType))) {
        return {};
    }
    const QString id = QString::fromUtf8(data->data(QString::fromLatin1(entryType)));
    const int place = m_entries->placeOf(id);
    if (place < 0) {
        return {};
    }
    const TreeEntry* const source = &m_entries->all[static_cast<std::size_t>(place)];
    const TreeEntry& onto = entry(parent);
    const Kind home = source->kind == Kind::group ? Kind::objectClass : Kind::file;
    Drop drop{&onto, true};
    if (onto.kind == home && row >= 0 && row < static_cast<int>(onto.children.size())) {
        drop = {&entry(index(row, 0, parent)), false};
    } else if (onto.kind != home) {
        // Dropped onto an entry of the same rank: insert before it.
        const bool isSameRank = (onto.kind == Kind::group) == (source->kind == Kind::group) &&
                                onto.kind != Kind::file && onto.kind != Kind::type;
        drop = isSameRank ? Drop{&onto, false} : Drop{};
    }
    return drop.target == source ? Drop{} : drop;
}

/// Returns the place of a drop. Between two rows: before the second, else into the parent. On a row: into it, else
/// before it.
ProjectTreeModel::Drop ProjectTreeModel::elementDropOf(const QMimeData* data, int row,
                                                       const QModelIndex& parent) const {
    if (data == nullptr || !parent.isValid() || !m_rules.accepts) {
        return {};
    }
    const TreeEntry& onto = entry(parent);
    if (row >= 0 && row < static_cast<int>(onto.children.size())) {
        const QModelIndex next = index(row, 0, parent);
        return m_rules.accepts(*data, next, false) ? Drop{&entry(next), false} : Drop{};
    }
    if (m_rules.accepts(*data, parent, true)) {
        return {&onto, true};
    }
    return row < 0 && m_rules.accepts(*data, parent, false) ? Drop{&onto, false} : Drop{};
}

bool ProjectTreeModel::canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int,
                                       const QModelIndex& parent) const {
    const bool isEntry = data != nullptr && data->hasFormat(QString::fromLatin1(entryType));
    return (isEntry && action == Qt::MoveAction ? dropOf(data, row, parent) : elementDropOf(data, row, parent))
               .target != nullptr;
}

bool ProjectTreeModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int,
                                    const QModelIndex& parent) {
    const bool isEntry = data != nullptr && data->hasFormat(QString::fromLatin1(entryType));
    if (isEntry && action == Qt::MoveAction) {
        if (const Drop drop = dropOf(data, row, parent); drop.target != nullptr) {
            emit moveWanted(QString::fromUtf8(data->data(QString::fromLatin1(entryType))), drop.target->id,
                            drop.isInto);
        }
    } else if (const Drop drop = elementDropOf(data, row, parent); drop.target != nullptr) {
        emit elementDropped(*data, drop.target->id, drop.isInto, action == Qt::MoveAction);
    }
    return false; // only the next analysis adds and removes rows, never the view
}

} // namespace orrery::widgets
