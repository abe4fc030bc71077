// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/search/search_model.h"

#include "widgets/document/document_store.h"

#include <algorithm>

namespace orrery::widgets {

SearchModel::SearchModel(DocumentStore& store, QObject* parent) : QAbstractItemModel(parent), m_store(store) {
    connect(&store, &DocumentStore::documentsChanged, this, [this] {
        m_followed.removeIf([this](Document* document) {
            const auto all = m_store.documents();
            return std::ranges::find(all, document) == all.end();
        });
        if (m_store.documents().empty()) {
            clear();
        }
    });
}

void SearchModel::clear() {
    beginResetModel();
    m_files.clear();
    m_count = 0;
    endResetModel();
    emit countChanged();
}

void SearchModel::add(const QVector<ProjectHit>& hits) {
    if (hits.isEmpty()) {
        return;
    }
    Document* const document = m_store.find(hits.front().path);
    if (document == nullptr || document->version() != hits.front().version) {
        return; // edited since: nothing may stand at a place that is none
    }
    if (!m_followed.contains(document)) {
        m_followed.insert(document);
        connect(document, &Document::changed, this,
                [this, document](const TextChange& change) { follow(*document, change); });
    }
    const int row = static_cast<int>(m_files.size());
    beginInsertRows({}, row, row);
    m_files.push_back({document->shownPath(), {hits.begin(), hits.end()}, std::vector<bool>(hits.size(), true)});
    m_count += static_cast<int>(hits.size());
    endInsertRows();
    emit countChanged();
}

void SearchModel::setReplacing(bool isReplacing) {
    if (m_isReplacing == isReplacing) {
        return;
    }
    m_isReplacing = isReplacing;
    emit layoutChanged();
}

int SearchModel::chosenCount() const {
    std::ptrdiff_t count = 0;
    for (const File& file : m_files) {
        count += std::ranges::count(file.isChosen, true);
    }
    return static_cast<int>(count);
}

const ProjectHit* SearchModel::hit(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == 0) {
        return nullptr;
    }
    return &m_files[index.internalId() - 1].hits[static_cast<std::size_t>(index.row())];
}

std::vector<ProjectHit> SearchModel::chosen() const {
    std::vector<ProjectHit> all;
    for (const File& file : m_files) {
        const Document* const document = m_store.find(file.path);
        for (std::size_t i = 0; i < file.hits.size(); ++i) {
            if (file.isChosen[i] && document != nullptr && document->version() == file.hits[i].version) {
                all.push_back(file.hits[i]);
            }
        }
    }
    return all;
}

/// Moves the places of a document behind an edit, and drops those that it touched.
void SearchModel::follow(Document& document, const TextChange& change) {
    const auto file = std::ranges::find(m_files, document.shownPath(), &File::path);
    if (file == m_files.end()) {
        return;
    }
    const int behind = change.position + static_cast<int>(change.removed.size());
    const int moved = static_cast<int>(change.inserted.size() - change.removed.size());
    const int lines = static_cast<int>(change.inserted.count('\n') - change.removed.count('\n'));
    const QModelIndex parent = index(static_cast<int>(file - m_files.begin()), 0);
    for (std::size_t i = file->hits.size(); i-- > 0;) {
        ProjectHit& hit = file->hits[i];
        hit.version = document.version();
        if (behind <= hit.where.begin) {
            hit.where = {hit.where.begin + moved, hit.where.end + moved};
            hit.line += lines;
        } else if (change.position < hit.where.end) {
            const int row = static_cast<int>(i);
            beginRemoveRows(parent, row, row);
            file->hits.erase(file->hits.begin() + row);
            file->isChosen.erase(file->isChosen.begin() + row);
            --m_count;
            endRemoveRows();
        }
    }
    if (!file->hits.empty()) {
        emit dataChanged(index(0, 0, parent), index(static_cast<int>(file->hits.size()) - 1, 0, parent));
    }
    emit countChanged();
}

QModelIndex SearchModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row() + 1) : quintptr{0});
}

QModelIndex SearchModel::parent(const QModelIndex& child) const {
    if (!child.isValid() || child.internalId() == 0) {
        return {};
    }
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, quintptr{0});
}

int SearchModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid()) {
        return static_cast<int>(m_files.size());
    }
    return parent.internalId() == 0 && parent.column() == 0
               ? static_cast<int>(m_files[static_cast<std::size_t>(parent.row())].hits.size())
               : 0;
}

int SearchModel::columnCount(const QModelIndex&) const {
    return 1;
}

QVariant SearchModel::fileData(const File& file, int role) const {
    if (role == Qt::DisplayRole) {
        //: %1 a file; %n places in it
        return tr("%1 (%n)", nullptr, static_cast<int>(file.hits.size())).arg(file.path);
    }
    if (role == Qt::CheckStateRole && m_isReplacing) {
        const auto chosen = std::ranges::count(file.isChosen, true);
        return chosen == 0                                               ? Qt::Unchecked
               : chosen == static_cast<std::ptrdiff_t>(file.hits.size()) ? Qt::Checked
                                                                         : Qt::PartiallyChecked;
    }
    return {};
}

QVariant SearchModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index)) {
        return {};
    }
    const ProjectHit* const found = hit(index);
    if (found == nullptr) {
        return fileData(m_files[static_cast<std::size_t>(index.row())], role);
    }
    switch (role) {
    case Qt::DisplayRole:
        return QStringLiteral("%1: %2%3%4")
            .arg(QString::number(found->line), found->before, found->match, found->after);
    case Qt::AccessibleTextRole:
        return m_isReplacing
                   ? tr("Line %1: %2 becomes %3")
                         .arg(QString::number(found->line), found->match, QString::fromUtf8(found->replacement))
                   : data(index, Qt::DisplayRole);
    case BeforeRole:
        return QStringLiteral("%1: %2").arg(QString::number(found->line), found->before);
    case MatchRole:
        return found->match;
    case AfterRole:
        return found->after;
    case ReplacementRole:
        return m_isReplacing ? QVariant(QString::fromUtf8(found->replacement)) : QVariant();
    case Qt::CheckStateRole: {
        const File& file = m_files[index.internalId() - 1];
        return m_isReplacing
                   ? QVariant(file.isChosen[static_cast<std::size_t>(index.row())] ? Qt::Checked : Qt::Unchecked)
                   : QVariant();
    }
    default:
        return {};
    }
}

bool SearchModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::CheckStateRole || !index.isValid() || !m_isReplacing) {
        return false;
    }
    const bool isChosen = value.toInt() != Qt::Unchecked;
    const QModelIndex top = index.internalId() == 0 ? index : index.parent();
    File& file = m_files[static_cast<std::size_t>(top.row())];
    if (index == top) {
        file.isChosen.assign(file.hits.size(), isChosen);
        emit dataChanged(this->index(0, 0, top), this->index(rowCount(top) - 1, 0, top));
    } else {
        file.isChosen[static_cast<std::size_t>(index.row())] = isChosen;
        emit dataChanged(index, index);
    }
    emit dataChanged(top, top);
    emit countChanged();
    return true;
}

Qt::ItemFlags SearchModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags base = QAbstractItemModel::flags(index);
    return m_isReplacing && index.isValid() ? base | Qt::ItemIsUserCheckable : base;
}

} // namespace orrery::widgets
