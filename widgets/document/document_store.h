// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/disk_follower.h"
#include "widgets/document/document_files.h"
#include "widgets/document/document_list.h"
#include "widgets/document/document_saver.h"
#include "widgets/document/edit_history.h"

#include <QString>
#include <QStringList>

#include <utility>
#include <vector>

namespace orrery::widgets {

/// The XML files of a project's folder as they were read.
struct FolderTexts {
    struct File {
        QString shownPath;
        QByteArray bytes;
        engine::FileStamp stamp;
    };
    QString folder;          ///< absolute
    std::vector<File> files; ///< by shown path, sorted
    QStringList problems;    ///< one sentence for each skipped file
};

/// All files of the open project and the one undo history over them (I2.4). It connects the parts, which do not know
/// it: the open documents, their history, saving, changes of files, and changes by other programs.
class DocumentStore : public QObject {
    Q_OBJECT

public:
    explicit DocumentStore(QObject* parent = nullptr);

    /// Reads every XML file of a folder; may be called on any thread.
    static FolderTexts readFolder(const QString& folder);
    /// Replaces the open files with a folder's files. Returns one sentence for each file that was not readable.
    QStringList open(FolderTexts texts);
    QStringList openFolder(const QString& folder);
    void clear();

    DocumentList& list() { return m_list; }
    EditHistory& edits() { return m_edits; }
    DiskFollower& disk() { return m_disk; }
    DocumentSaver& saver() { return m_saver; }
    DocumentFiles& files() { return m_files; }

    // The calls that most views make, passed on to the parts.
    const QString& folder() const { return m_list.folder(); }
    std::vector<Document*> documents() const { return m_list.documents(); }
    std::vector<Document*> allDocuments() const { return m_list.allDocuments(); }
    Document* find(const QString& shownPath) const { return m_list.find(shownPath); }
    bool hasUnsaved() const { return m_list.hasUnsaved(); }
    QUndoStack& history() { return m_edits.stack(); }
    bool apply(const QString& name, std::vector<DocumentEdit> edits) { return m_edits.apply(name, std::move(edits)); }
    void finishTyping() { m_edits.finishTyping(); }

signals:
    /// Emitted before the open project's documents are destroyed, with all their unsaved work.
    void aboutToClear();

private:
    // The history refers to documents, and the saving thread to the saver: each part is destroyed before those above.
    DocumentList m_list;
    EditHistory m_edits;
    DiskFollower m_disk;
    DocumentSaver m_saver;
    DocumentFiles m_files;
};

} // namespace orrery::widgets
