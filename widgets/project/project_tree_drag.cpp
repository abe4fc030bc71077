// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/project/project_tree_model.h"

#include <QMimeData>

#include <algorithm>

namespace orrery::widgets {

namespace {
constexpr auto entryType = "application/x-orrery-entry";
}

Qt::ItemFlags ProjectTreeModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (!index.isValid()) {
        return flags;
    }
    const Kind kind = m_entries[index.internalId()].kind;
    const bool isElement = kind != Kind::file && kind != Kind::type;
    return flags | (isElement ? Qt::ItemIsDragEnabled : Qt::NoItemFlags) |
           (kind != Kind::type ? Qt::ItemIsDropEnabled : Qt::NoItemFlags);
}

QStringList ProjectTreeModel::mimeTypes() const {
    return {QString::fromLatin1(entryType)};
}

QMimeData* ProjectTreeModel::mimeData(const QModelIndexList& indexes) const {
    if (indexes.isEmpty()) {
        return nullptr;
    }
    auto* const data = new QMimeData;
    data->setData(QString::fromLatin1(entryType), indexes.front().data(IdRole).toString().toUtf8());
    return data;
}

ProjectTreeModel::Drop ProjectTreeModel::dropOf(const QMimeData* data, int row, const QModelIndex& parent) const {
    if (data == nullptr || !parent.isValid() || !data->hasFormat(QString::fromLatin1(entryType))) {
        return {};
    }
    const QString id = QString::fromUtf8(data->data(QString::fromLatin1(entryType)));
    const auto source = std::ranges::find(m_entries, id, &Entry::id);
    if (source == m_entries.end()) {
        return {};
    }
    const Entry& onto = m_entries[parent.internalId()];
    const Kind home = source->kind == Kind::group ? Kind::objectClass : Kind::file;
    Drop drop{&onto, true};
    if (onto.kind == home && row >= 0 && row < static_cast<int>(onto.children.size())) {
        drop = {&m_entries[static_cast<std::size_t>(onto.children[static_cast<std::size_t>(row)])], false};
    } else if (onto.kind != home) {
        // Onto something of its own rank: before it.
        const bool isSameRank = (onto.kind == Kind::group) == (source->kind == Kind::group) &&
                                onto.kind != Kind::file && onto.kind != Kind::type;
        drop = isSameRank ? Drop{&onto, false} : Drop{};
    }
    return drop.target == &*source ? Drop{} : drop;
}

bool ProjectTreeModel::canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int,
                                       const QModelIndex& parent) const {
    return action == Qt::MoveAction && dropOf(data, row, parent).target != nullptr;
}

bool ProjectTreeModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int,
                                    const QModelIndex& parent) {
    const Drop drop = action == Qt::MoveAction ? dropOf(data, row, parent) : Drop{};
    if (drop.target != nullptr) {
        emit moveWanted(QString::fromUtf8(data->data(QString::fromLatin1(entryType))), drop.target->id, drop.isInto);
    }
    return false; // rows come and go with the next analysis, never by the view
}

} // namespace orrery::widgets
