// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/search/search_model.h"

#include "widgets/document/document_store.h"

#include <algorithm>
#include <cstring>
#include <optional>

namespace orrery::widgets {

namespace {

/// Returns the number of line ends. One step over many files changes megabytes, for which QByteArray::count() is slow.
int lineEndsIn(const QByteArray& text) {
    int count = 0;
    const char* const end = text.constData() + text.size();
    for (const char* at = text.constData(); at != end; ++at, ++count) {
        at = static_cast<const char*>(std::memchr(at, '\n', static_cast<std::size_t>(end - at)));
        if (at == nullptr) {
            break;
        }
    }
    return count;
}

} // namespace

SearchModel::SearchModel(DocumentStore& store, QObject* parent) : TwoLevelModel(parent), m_store(store) {
    connect(&store.list(), &DocumentList::edited, this,
            [this](const Document* document, const TextChange& change) { follow(*document, change); });
    connect(&store.list(), &DocumentList::renamed, this, [this](const Document* document, const QString& oldShownPath) {
        if (const int row = rowOf(oldShownPath); row >= 0) {
            m_files[static_cast<std::size_t>(row)].path = document->shownPath();
            emit dataChanged(index(row, 0), index(row, 0));
        }
    });
    connect(&store.list(), &DocumentList::documentsChanged, this, &SearchModel::removeFilesThatLeft);
}

void SearchModel::clear() {
    beginResetModel();
    m_files.clear();
    m_count = 0;
    endResetModel();
    emit countChanged();
}

bool SearchModel::add(const QVector<ProjectHit>& hits) {
    const Document* const document = hits.isEmpty() ? nullptr : m_store.find(hits.front().path);
    if (document == nullptr || document->version() != hits.front().version) {
        return false; // the file has changed since the search, so the places are invalid
    }
    const int row = static_cast<int>(m_files.size());
    beginInsertRows({}, row, row);
    m_files.push_back(
        {m_nextId++, document->shownPath(), {hits.begin(), hits.end()}, std::vector<bool>(hits.size(), true)});
    m_count += static_cast<int>(hits.size());
    endInsertRows();
    emit countChanged();
    return true;
}

void SearchModel::setReplacing(bool isReplacing) {
    if (m_isReplacing == isReplacing) {
        return;
    }
    m_isReplacing = isReplacing;
    emit layoutChanged();
}

void SearchModel::setReplacement(const ProjectQuery& query) {
    m_query = query;
    for (int row = 0; row < fileCount(); ++row) {
        const QModelIndex file = index(row, 0);
        emit dataChanged(index(0, 0, file), index(rowCount(file) - 1, 0, file));
    }
}

QByteArray SearchModel::replacementOf(const ProjectHit& hit) const {
    return SourceSearch::replacementFor(m_query.text, hit.groups, m_query.replacement);
}

int SearchModel::chosenCount() const {
    std::ptrdiff_t count = 0;
    for (const File& file : m_files) {
        count += std::ranges::count(file.isChosen, true);
    }
    return static_cast<int>(count);
}

std::size_t SearchModel::headingWith(quintptr id) const {
    return static_cast<std::size_t>(std::ranges::lower_bound(m_files, id, {}, &File::id) - m_files.begin());
}

int SearchModel::rowOf(const QString& path) const {
    const auto file = std::ranges::find(m_files, path, &File::path);
    return file == m_files.end() ? -1 : static_cast<int>(file - m_files.begin());
}

const ProjectHit* SearchModel::hit(const QModelIndex& index) const {
    if (!index.isValid() || isHeading(index)) {
        return nullptr;
    }
    return &m_files[headingOf(index)].hits[static_cast<std::size_t>(index.row())];
}

std::vector<ProjectHit> SearchModel::takeChosen() {
    std::vector<ProjectHit> taken;
    beginResetModel();
    for (File& file : m_files) {
        std::vector<ProjectHit> left;
        for (std::size_t i = 0; i < file.hits.size(); ++i) {
            (file.isChosen[i] ? taken : left).push_back(std::move(file.hits[i]));
        }
        file.hits = std::move(left);
        file.isChosen.assign(file.hits.size(), false);
    }
    std::erase_if(m_files, [](const File& file) { return file.hits.empty(); });
    m_count -= static_cast<int>(taken.size());
    endResetModel();
    emit countChanged();
    return taken;
}

/// Moves the hits of a document that follow an edit, and removes the hits that the edit touches.
void SearchModel::follow(const Document& document, const TextChange& change) {
    const int row = rowOf(document.shownPath());
    if (row < 0) {
        return;
    }
    File& file = m_files[static_cast<std::size_t>(row)];
    const int behind = change.position + static_cast<int>(change.removed.size());
    const int moved = static_cast<int>(change.inserted.size() - change.removed.size());
    std::optional<int> lines; // counted if a hit lies behind the edit
    std::vector<int> touched;
    for (std::size_t i = 0; i < file.hits.size(); ++i) {
        ProjectHit& hit = file.hits[i];
        hit.version = document.version();
        if (behind <= hit.where.begin) {
            hit.where = {hit.where.begin + moved, hit.where.end + moved};
            lines = lines ? lines : lineEndsIn(change.inserted) - lineEndsIn(change.removed);
            hit.line += *lines;
        } else if (change.position < hit.where.end) {
            touched.push_back(static_cast<int>(i));
        }
    }
    if (touched.size() == file.hits.size()) {
        removeFile(row);
    } else {
        const QModelIndex parent = index(row, 0);
        if (!touched.empty()) { // the hits of a file are in file order, so an edit touches neighbours
            const int first = touched.front();
            const int end = touched.back() + 1;
            beginRemoveRows(parent, first, end - 1);
            file.hits.erase(file.hits.begin() + first, file.hits.begin() + end);
            file.isChosen.erase(file.isChosen.begin() + first, file.isChosen.begin() + end);
            m_count -= end - first;
            endRemoveRows();
        }
        emit dataChanged(index(0, 0, parent), index(static_cast<int>(file.hits.size()) - 1, 0, parent));
    }
    emit countChanged();
}

void SearchModel::removeFile(int row) {
    beginRemoveRows({}, row, row);
    m_count -= static_cast<int>(m_files[static_cast<std::size_t>(row)].hits.size());
    m_files.erase(m_files.begin() + row);
    endRemoveRows();
}

/// Removes files that the project no longer contains, because the user cannot open or replace their hits.
void SearchModel::removeFilesThatLeft() {
    const int before = m_count;
    for (int row = fileCount(); row-- > 0;) {
        if (m_store.find(m_files[static_cast<std::size_t>(row)].path) == nullptr) {
            removeFile(row);
        }
    }
    if (m_count != before) {
        emit countChanged();
    }
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
                         .arg(QString::number(found->line), found->match, QString::fromUtf8(replacementOf(*found)))
                   : data(index, Qt::DisplayRole);
    case BeforeRole:
        return QStringLiteral("%1: %2").arg(QString::number(found->line), found->before);
    case MatchRole: // an ellipsis replaces the rest of a very long match, or of one over several lines
        return found->match.toUtf8().size() < found->where.end - found->where.begin ? found->match + QStringLiteral("…")
                                                                                    : found->match;
    case AfterRole:
        return found->after;
    case ReplacementRole:
        return m_isReplacing ? QVariant(QString::fromUtf8(replacementOf(*found))) : QVariant();
    case Qt::CheckStateRole: {
        const File& file = m_files[headingOf(index)];
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
    const QModelIndex top = isHeading(index) ? index : index.parent();
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
