// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/edit_history.h"

#include <QString>

#include <optional>
#include <vector>

namespace orrery::widgets {

class DocumentList;
class DocumentSaver;

/// A new text for a file of the project.
struct DocumentText {
    QString shownPath;
    QByteArray bytes;
};

/// Adds, opens, renames and removes files of a project, as steps of the history (I1.1).
class DocumentFiles : public QObject {
    Q_OBJECT

public:
    DocumentFiles(DocumentList& documents, EditHistory& history, DocumentSaver& saver, QObject* parent = nullptr);

    /// Adds a new, unsaved file to the project. Returns null if a file of that name exists. Undo removes the file from
    /// the project. Undo also removes it from the disk if it still has its initial text there.
    Document* add(const QString& shownPath, const QByteArray& bytes);
    /// Adds an empty file for typing in a field.
    /// @return the step; null if a file of that name exists
    EditCommand* addTyped(const QString& name, const QString& shownPath);
    /// Removes a file from the project and, at once, from the disk. Undo restores the file in both, with its unsaved
    /// work. Returns nullopt, or the reason for a failure.
    /// @param edits of other files, which refer to the removed one. The edits belong to the same step. Saves these
    /// files again if they have no other unsaved work.
    std::optional<QString> remove(Document& document, std::vector<DocumentEdit> edits);
    /// Renames a file in the project and, at once, on the disk. Parameters and result are as for remove().
    std::optional<QString> rename(Document& document, const QString& shownPath, std::vector<DocumentEdit> edits);
    /// Sets the texts of files, changing the fewest lines, as one step. Adds files that do not exist.
    void setTexts(const QString& name, const std::vector<DocumentText>& texts);

    /// Opens a table (CSV) of the project's folder as a document for editing. Returns null if the table is not
    /// readable.
    Document* openTable(const QString& shownPath);
    /// Opens a text of the session, stored in a file outside the project's folder (I6.4). Its edits are steps of the
    /// history and reach the journal, as those of other documents do. Its changes do not count as unsaved work, because
    /// the caller saves them.
    /// @param shownPath a name that no file of the project can have. @param initial the text if the file does not exist
    /// @return null if the file exists but is not readable; then `problem` is set to the reason
    Document* openOfSession(const QString& shownPath, const QString& path, const QByteArray& initial, QString* problem);

    // Called by the commands that add, remove and rename files.

    /// Waits until saving has finished. During saving the content of a file is unknown, and no function can move it.
    void finishSaving();
    void redo(FileStep& step);
    void undo(FileStep& step);
    /// Saves the modified documents among these.
    void saveAgain(const std::vector<Document*>& documents);

signals:
    /// Emitted when a file is missing at its known path. Listeners that watch the disk have to find the reason.
    void lookWanted();
    /// Emitted after undo or redo restores a document in the project.
    void cameBack(orrery::widgets::Document* document);
    /// Emitted with a sentence for the user when undo or redo cannot change a file.
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
