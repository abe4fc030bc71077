// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/search/project_search.h"

#include <QAbstractItemModel>
#include <QSet>

#include <vector>

namespace orrery::widgets {

class Document;
class DocumentStore;
struct TextChange;

/// What a search found, by file (I2.2). Places move with the texts as these are edited; those that an edit touches are
/// taken out. With a replacement each hit can be left out of it.
class SearchModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role { BeforeRole = Qt::UserRole, MatchRole, AfterRole, ReplacementRole };

    SearchModel(DocumentStore& store, QObject* parent = nullptr);

    void clear();
    /// @param hits of one file, in its order; none of a file that was edited since it was searched is taken.
    void add(const QVector<ProjectHit>& hits);
    /// Whether hits can be ticked, and show what would stand in their place.
    void setReplacing(bool isReplacing);
    int hitCount() const { return m_count; }
    int fileCount() const { return static_cast<int>(m_files.size()); }
    int chosenCount() const;
    /// Null for a file's row.
    const ProjectHit* hit(const QModelIndex& index) const;
    /// Those that are ticked, where the text is still what was found.
    std::vector<ProjectHit> chosen() const;

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
        QString path;
        std::vector<ProjectHit> hits;
        std::vector<bool> isChosen;
    };

    QVariant fileData(const File& file, int role) const;
    void follow(Document& document, const TextChange& change);

    DocumentStore& m_store;
    std::vector<File> m_files;
    QSet<Document*> m_followed;
    int m_count = 0;
    bool m_isReplacing = false;
};

} // namespace orrery::widgets
