// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/edit_history.h"

#include <QString>

#include <optional>
#include <vector>

namespace orrery::widgets {

class DocumentList;
class DocumentSaver;

/// The text that a file of the project must get.
struct DocumentText {
    QString shownPath;
    QByteArray bytes;
};

/// Adds, opens, renames and removes files of a project, as steps of the history (I1.1).
class DocumentFiles : public QObject {
    Q_OBJECT

public:
    DocumentFiles(DocumentList& documents, EditHistory& history, DocumentSaver& saver, QObject* parent = nullptr);

    /// Adds a new file to the project, unsaved until saved. Returns null if a file of that name exists. Undo removes it
    /// from the project. Undo also removes it from the disk if it was saved unchanged.
    Document* add(const QString& shownPath, const QByteArray& bytes);
    /// Adds an empty file for a field that is being typed in.
    /// @return the step; null if a file of that name exists
    EditCommand* addTyped(const QString& name, const QString& shownPath);
    /// Removes a file from the project and from the disk at once. Undo restores both, with the unsaved work. Returns
    /// nullopt, or the reason for a failure.
    /// @param edits of other files that refer to it, in the same step; files that were saved are saved again.
    std::optional<QString> remove(Document& document, std::vector<DocumentEdit> edits);
    /// Renames a file, also at once and also on the disk.
    std::optional<QString> rename(Document& document, const QString& shownPath, std::vector<DocumentEdit> edits);
    /// Sets the texts of files, changing the fewest lines, as one step. Adds files that do not exist.
    void setTexts(const QString& name, const std::vector<DocumentText>& texts);

    /// Makes a table (CSV) of the project's folder a document, so that it can be edited. Returns null if the table is
    /// not readable.
    Document* openTable(const QString& shownPath);
    /// Opens a text of the session, stored in a file outside the project's folder (I6.4). Its edits are steps of the
    /// history and reach the journal like all others. It does not count as unsaved work: the caller saves it.
    /// @param shownPath a name that no file of the project can have. @param initial the text if the file does not exist
    /// @return null, with the reason, if the file exists but is not readable
    Document* openOfSession(const QString& shownPath, const QString& path, const QByteArray& initial, QString* problem);

    // Called by the commands that add, remove and rename files.

    /// Waits for saving: a file that is being written cannot be moved, and its content is unknown.
    void finishSaving();
    void redo(FileStep& step);
    void undo(FileStep& step);
    /// Saves those of these documents that are modified.
    void saveAgain(const std::vector<Document*>& documents);

signals:
    /// Emitted when a file is not where it was: listeners that watch the disk have to find out why.
    void lookWanted();
    /// Emitted when undo or redo has returned a document to the project.
    void cameBack(orrery::widgets::Document* document);
    /// Emitted when undo or redo failed to change a file, with a sentence for the person.
    void fileRefused(const QString& sentence);

private:
    Document* addEmpty(const QString& shownPath);
    EditCommand* push(const QString& name, std::vector<EditStep> steps, std::vector<FileStep> files);
    std::optional<QString> removeNow(FileStep& step);
    std::optional<QString> renameNow(Document& document, const QString& shownPath);
    void refuse(const std::optional<QString>& problem);
    void putBack(Document& document);
    bool isListed(const Document& document) const;

    DocumentList& m_documents;
    EditHistory& m_history;
    DocumentSaver& m_saver;
};

} // namespace orrery::widgets
