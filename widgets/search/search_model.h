// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/two_level_model.h"
#include "widgets/search/project_search.h"

#include <vector>

namespace orrery::widgets {

class Document;
class DocumentStore;
struct TextChange;

/// The hits of a search, by file (I2.2). Places move as their texts are edited. An edit removes the hits that it
/// touches; a file without hits is removed too. In replace mode each hit shows its replacement, and can be excluded.
class SearchModel : public TwoLevelModel {
    Q_OBJECT

public:
    enum Role { BeforeRole = Qt::UserRole, MatchRole, AfterRole, ReplacementRole };

    SearchModel(DocumentStore& store, QObject* parent = nullptr);

    void clear();
    /// Adds the hits of one file, in their order. @return false if the file was edited since: no hit is added.
    bool add(const QVector<ProjectHit>& hits);
    /// Sets replace mode: hits have check boxes and show their replacement.
    void setReplacing(bool isReplacing);
    /// Sets the replacement from @p query.
    void setReplacement(const ProjectQuery& query);
    /// Returns exactly the replacement that the preview of a hit shows.
    QByteArray replacementOf(const ProjectHit& hit) const;
    int hitCount() const { return m_count; }
    int fileCount() const { return static_cast<int>(m_files.size()); }
    int chosenCount() const;
    /// Returns the hit of a row; null for a file's row.
    const ProjectHit* hit(const QModelIndex& index) const;
    /// Removes the checked hits and returns them, to be replaced.
    std::vector<ProjectHit> takeChosen();

    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void countChanged();

private:
    struct File {
        quintptr id = 0; ///< stays the same when files before it are removed
        QString path;
        std::vector<ProjectHit> hits;
        std::vector<bool> isChosen;
    };

    std::size_t headingCount() const override { return m_files.size(); }
    std::size_t countBelow(std::size_t heading) const override { return m_files[heading].hits.size(); }
    quintptr idOf(std::size_t heading) const override { return m_files[heading].id; }
    std::size_t headingWith(quintptr id) const override;
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
