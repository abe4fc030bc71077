// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/project/project_tree_model.h"

#include <QMimeData>
#include <QStringList>

#include <algorithm>

namespace orrery::widgets {

namespace {

/// The maximum number of changed rows for which the model emits one signal per row. The view looks up each of them.
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

void ProjectTreeModel::setCoverage(Coverage coverage) {
    m_coverage = std::move(coverage);
    if (rowCount() > 0) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, 0), {CoverageRole}); // views paint all again
    }
}

std::optional<CoverageMark> ProjectTreeModel::coverageOf(const TreeEntry& entry) const {
    if (!m_coverage.find || (entry.kind != Kind::objectClass && entry.kind != Kind::group)) {
        return std::nullopt;
    }
    return entry.kind == Kind::objectClass
               ? m_coverage.find(entry.label, {})
               : m_coverage.find(m_entries->all[static_cast<std::size_t>(entry.parent)].label, entry.label);
}

QModelIndex ProjectTreeModel::indexOf(const QString& id) const {
    return indexAt(m_entries->placeOf(id));
}

QModelIndex ProjectTreeModel::indexAt(engine::Location place) const {
    const auto found = std::ranges::find_if(m_entries->all, [&](const TreeEntry& one) {
        return one.kind != Kind::file && one.kind != Kind::type && one.where.file == place.file &&
               one.where.span.begin == place.span.begin;
    });
    return found == m_entries->all.end() ? QModelIndex() : indexAt(static_cast<int>(found - m_entries->all.begin()));
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
        if (const auto coverage = coverageOf(entry)) {
            words << m_coverage.words(coverage->item);
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
    case CoverageRole:
        if (const auto coverage = coverageOf(entry)) {
            return static_cast<int>(coverage->state);
        }
        return {};
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
        // A drop onto an entry of the same rank inserts before that entry.
        const bool isSameRank = (onto.kind == Kind::group) == (source->kind == Kind::group) &&
                                onto.kind != Kind::file && onto.kind != Kind::type;
        drop = isSameRank ? Drop{&onto, false} : Drop{};
    }
    return drop.target == source ? Drop{} : drop;
}

/// Returns the place of a drop. A drop between two rows goes before the second row, or else into the parent. A drop on
/// a row goes into that row, or else before it.
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
