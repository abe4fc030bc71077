// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"

namespace orrery::widgets {

class DocumentList;
class EditHistory;

/// Applies changes by other programs to the documents, as steps of the history (I1.2, R1.3). OutsideEdits and
/// DocumentSaver find these changes.
class DiskFollower : public QObject {
    Q_OBJECT

public:
    DiskFollower(DocumentList& documents, EditHistory& history, QObject* parent = nullptr);

    /// Applies the text that another program has written, if that loses no work (I1.2).
    TakenUp takeUp(Document& document, const QByteArray& bytes, const engine::FileStamp& stamp);
    /// Resolves a document's conflict with the text that the user has chosen, as one step of the history.
    void resolve(Document& document, const QByteArray& text);
    /// Handles the removal of a file by another program. Without unsaved work, removes the file from the project; an
    /// undo of changes in the file restores it. With unsaved work, keeps the file as one that is not on the disk.
    void lose(Document& document);
    /// Adds a file that another program has added.
    void appear(const QString& shownPath, const QByteArray& bytes, const engine::FileStamp& stamp);

signals:
    /// Emitted after the saved text of a document with unsaved work changes: the disk holds another text, or none.
    void rebased(orrery::widgets::Document* document);
    void conflictFound(orrery::widgets::Document* document);

private:
    DocumentList& m_documents;
    EditHistory& m_history;
};

} // namespace orrery::widgets
