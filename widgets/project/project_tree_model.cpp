// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/project/project_tree_model.h"

#include <QStringList>

namespace orrery::widgets {

namespace {
/// The largest number of changed rows that are signalled one by one: the view looks up each of them.
constexpr std::size_t toldOneByOne = 16;
} // namespace

void ProjectTreeModel::show(std::shared_ptr<const TreeEntries> entries, const TreeDifference& difference) {
    Q_ASSERT(difference.placeNow.size() == m_entries->all.size());
    if (difference.isSameShape && difference.changed.size() <= toldOneByOne) {
        m_entries = std::move(entries);
        for (const int place : difference.changed) {
            emit dataChanged(indexAt(place), indexAt(place));
        }
        return;
    }
    emit layoutAboutToBeChanged();
    m_entries = std::move(entries);
    const QModelIndexList before = persistentIndexList();
    QModelIndexList now;
    now.reserve(before.size());
    for (const QModelIndex& index : before) {
        now << indexAt(difference.placeNow[index.internalId()]);
    }
    changePersistentIndexList(before, now);
    emit layoutChanged();
}

void ProjectTreeModel::setBehind(bool behind) {
    m_isBehind = behind;
}

QModelIndex ProjectTreeModel::indexOf(const QString& id) const {
    return indexAt(m_entries->placeOf(id));
}

QModelIndex ProjectTreeModel::indexAt(int place) const {
    return place < 0
               ? QModelIndex()
               : createIndex(m_entries->all[static_cast<std::size_t>(place)].row, 0, static_cast<quintptr>(place));
}

const std::vector<int>& ProjectTreeModel::childrenOf(const QModelIndex& parent) const {
    return parent.isValid() ? entry(parent).children : m_entries->top;
}

QModelIndex ProjectTreeModel::index(int row, int column, const QModelIndex& parent) const {
    return hasIndex(row, column, parent) ? indexAt(childrenOf(parent)[static_cast<std::size_t>(row)]) : QModelIndex();
}

QModelIndex ProjectTreeModel::parent(const QModelIndex& index) const {
    return index.isValid() ? indexAt(entry(index).parent) : QModelIndex();
}

int ProjectTreeModel::rowCount(const QModelIndex& parent) const {
    return parent.column() > 0 ? 0 : static_cast<int>(childrenOf(parent).size());
}

int ProjectTreeModel::columnCount(const QModelIndex&) const {
    return 1;
}

QVariant ProjectTreeModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const TreeEntry& entry = this->entry(index);
    const bool hasPlace = entry.kind != Kind::file && entry.kind != Kind::type;
    switch (role) {
    case Qt::DisplayRole:
        return entry.label;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        QStringList words{entry.label};
        if (!entry.detail.isEmpty() && entry.detail != entry.label) {
            words << entry.detail;
        }
        if (entry.isOff) {
            words << tr("does not run");
        }
        if (entry.errors > 0) {
            words << tr("%n error(s)", nullptr, entry.errors);
        }
        if (entry.warnings > 0) {
            words << tr("%n warning(s)", nullptr, entry.warnings);
        }
        return words.join(QStringLiteral(", "));
    }
    case KindRole:
        return static_cast<int>(entry.kind);
    case IdRole:
        return entry.id;
    case DetailRole:
        return entry.detail == entry.label ? QString() : entry.detail;
    case ErrorsRole:
        return entry.errors;
    case WarningsRole:
        return entry.warnings;
    case PathRole:
        return entry.kind == Kind::file ? entry.id : QVariant();
    case FileRole:
        return hasPlace ? entry.where.file.value : QVariant();
    case BeginRole:
        return hasPlace ? entry.where.span.begin : QVariant();
    case EndRole:
        return hasPlace ? entry.where.span.end : QVariant();
    default:
        return {};
    }
}

} // namespace orrery::widgets
