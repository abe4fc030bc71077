// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/base/two_level_model.h"
#include "widgets/search/project_search.h"

#include <vector>

namespace orrery::widgets {

class Document;
class DocumentStore;
struct TextChange;

/// The hits of a search, by file (I2.2). The places of hits move with edits of their texts. An edit removes the hits
/// that it touches. The model also removes a file without hits. In replace mode, each hit shows its replacement, and
/// the user can exclude it.
class SearchModel : public TwoLevelModel {
    Q_OBJECT

public:
    enum Role { BeforeRole = Qt::UserRole, MatchRole, AfterRole, ReplacementRole };

    SearchModel(DocumentStore& store, QObject* parent = nullptr);

    void clear();
    /// Adds the hits of one file, in file order. Returns false, and adds no hit, if the file has changed since the
    /// search.
    bool add(const QVector<ProjectHit>& hits);
    /// Sets replace mode, in which hits have check boxes and show their replacement.
    void setReplacing(bool isReplacing);
    /// Sets the replacement from @p query.
    void setReplacement(const ProjectQuery& query);
    /// Returns the replacement of a hit, exactly as the preview shows it.
    QByteArray replacementOf(const ProjectHit& hit) const;
    int hitCount() const { return m_count; }
    int fileCount() const { return static_cast<int>(m_files.size()); }
    int chosenCount() const;
    /// Returns the hit of a row; null for the row of a file.
    const ProjectHit* hit(const QModelIndex& index) const;
    /// Removes the checked hits and returns them to the caller, which replaces them.
    std::vector<ProjectHit> takeChosen();

    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void countChanged();

private:
    struct File {
        quintptr id = 0; ///< stays the same when the model removes earlier files
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
    std::vector<File> m_files; ///< files in ascending order of their ids
    quintptr m_nextId = 1;
    ProjectQuery m_query;
    int m_count = 0;
    bool m_isReplacing = false;
};

} // namespace orrery::widgets
