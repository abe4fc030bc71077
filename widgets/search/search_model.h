// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/search/project_search.h"

#include <QAbstractItemModel>

#include <vector>

namespace orrery::widgets {

class Document;
class DocumentStore;
struct TextChange;

/// What a search found, by file (I2.2). Places move with the texts as these are edited; those that an edit touches are
/// removed, and a file with its last place. With a replacement each hit shows what would stand there, and can be
/// excluded from it.
class SearchModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role { BeforeRole = Qt::UserRole, MatchRole, AfterRole, ReplacementRole };

    SearchModel(DocumentStore& store, QObject* parent = nullptr);

    void clear();
    /// @param hits of one file, in its order. False where the file was edited since it was searched: none is taken.
    bool add(const QVector<ProjectHit>& hits);
    /// Whether hits can be ticked, and show what would stand in their place.
    void setReplacing(bool isReplacing);
    /// What would stand there, as @p query has it.
    void setReplacement(const ProjectQuery& query);
    /// Exactly what the preview of a hit shows.
    QByteArray replacementOf(const ProjectHit& hit) const;
    int hitCount() const { return m_count; }
    int fileCount() const { return static_cast<int>(m_files.size()); }
    int chosenCount() const;
    /// Null for a file's row.
    const ProjectHit* hit(const QModelIndex& index) const;
    /// Removes those that are ticked: they are about to be replaced.
    std::vector<ProjectHit> takeChosen();

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void countChanged();

private:
    struct File {
        quintptr id = 0; ///< stays while files before it go
        QString path;
        std::vector<ProjectHit> hits;
        std::vector<bool> isChosen;
    };

    int rowOf(quintptr id) const;
    int rowOf(const QString& path) const;
    QVariant fileData(const File& file, int role) const;
    void follow(const Document& document, const TextChange& change);
    void removeFile(int row);
    void removeFilesThatLeft();

    DocumentStore& m_store;
    std::vector<File> m_files; ///< by id
    quintptr m_nextId = 1;
    ProjectQuery m_query;
    int m_count = 0;
    bool m_isReplacing = false;
};

} // namespace orrery::widgets
