// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"

namespace orrery::widgets {

class DocumentList;
class EditHistory;

/// Takes changes of other programs up in the documents, as steps of the history (I1.2, R1.3). OutsideEdits and
/// DocumentSaver find these changes.
class DiskFollower : public QObject {
    Q_OBJECT

public:
    DiskFollower(DocumentList& documents, EditHistory& history, QObject* parent = nullptr);

    /// Takes up the text that another program has written, if no work is lost by that (I1.2).
    TakenUp takeUp(Document& document, const QByteArray& bytes, const engine::FileStamp& stamp);
    /// Resolves a document's conflict with the text that the person has chosen, as one step of the history.
    void resolve(Document& document, const QByteArray& text);
    /// Handles the removal of a file by another program. Without unsaved work, the file leaves the project and returns
    /// when undo changes it. With unsaved work it stays, as a file that is not on the disk.
    void lose(Document& document);
    /// Adds a file that another program has added.
    void appear(const QString& shownPath, const QByteArray& bytes, const engine::FileStamp& stamp);

signals:
    /// Emitted when the saved text of a document with unsaved work has changed: the disk holds another text, or none.
    void rebased(orrery::widgets::Document* document);
    void conflictFound(orrery::widgets::Document* document);

private:
    DocumentList& m_documents;
    EditHistory& m_history;
};

} // namespace orrery::widgets
