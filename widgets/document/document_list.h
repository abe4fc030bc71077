// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"

#include <QHash>
#include <QString>

#include <memory>
#include <vector>

namespace orrery::widgets {

/// The open documents of a project, sorted by shown path. Keeps documents that were removed from the project: the
/// history refers to them, and undo can restore them.
class DocumentList : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns the project's folder; empty if no project is open.
    const QString& folder() const { return m_folder; }
    /// Returns the absolute path of a file of the project.
    QString pathOf(const QString& shownPath) const;
    /// Returns the project's documents, without those of the session.
    std::vector<Document*> documents() const;
    /// Returns all documents, including those of the session.
    std::vector<Document*> allDocuments() const;
    /// Returns the document of a shown path; null if the project has none.
    Document* find(const QString& shownPath) const { return m_byPath.value(shownPath, nullptr); }
    /// Returns the removed document of a shown path; null if there is none.
    Document* findGone(const QString& shownPath) const;
    /// Returns whether a document of the project has unsaved work.
    bool hasUnsaved() const;

    /// Replaces the documents with those of another project.
    /// @param documents sorted by shown path
    void open(const QString& folder, std::vector<std::unique_ptr<Document>> documents);
    /// Destroys all documents.
    void clear();
    /// Adds a document. No other document may have its shown path.
    Document* add(std::unique_ptr<Document> document);
    /// Removes a document from the project and records that it has no file.
    /// @param savedState a number that no state has
    void remove(Document& document, std::uint64_t savedState);
    /// Restores a removed document in the project. Returns false if it was not removed, or if another document has its
    /// name.
    bool restore(Document& document);
    /// Records that a file has moved. Returns false if the project has a file of the new name.
    bool rename(Document& document, const QString& shownPath, const engine::FileStamp& stamp);

signals:
    /// Emitted after one replacement in a document, before changed().
    void edited(orrery::widgets::Document* document, const orrery::widgets::TextChange& change);
    /// Emitted after any document changes. Analyses are then out of date.
    void changed(orrery::widgets::Document* document);
    void modifiedChanged();
    /// Emitted when a document has no unsaved work: it is on the disk with its present text, or removed from the
    /// project.
    void settled(orrery::widgets::Document* document);
    void renamed(orrery::widgets::Document* document, const QString& oldShownPath);
    /// Emitted after a document is removed from the project. Its views then have nothing to show.
    void left(orrery::widgets::Document* document);
    /// Emitted after documents are added, removed or renamed.
    void documentsChanged();

private:
    void connectDocument(Document& document);
    void insert(std::unique_ptr<Document> document);
    bool comeBack(Document& document);

    QString m_folder;
    std::vector<std::unique_ptr<Document>> m_documents;
    std::vector<std::unique_ptr<Document>> m_gone; ///< documents removed from the project
    QHash<QString, Document*> m_byPath;
};

} // namespace orrery::widgets
