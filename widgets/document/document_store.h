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

/// The XML files of a project's folder, as read from the disk.
struct FolderTexts {
    struct File {
        QString shownPath;
        QByteArray bytes;
        engine::FileStamp stamp;
    };
    QString folder;          ///< absolute
    std::vector<File> files; ///< sorted by shown path
    QStringList problems;    ///< one sentence for each skipped file
};

/// All files of the open project, with one undo history (I2.4). Connects its parts: the open documents, their history,
/// saving, commands for files, and changes by other programs. The parts do not depend on the store.
class DocumentStore : public QObject {
    Q_OBJECT

public:
    explicit DocumentStore(QObject* parent = nullptr);

    /// Reads every XML file of a folder. Any thread may call this function.
    static FolderTexts readFolder(const QString& folder);
    /// Replaces the open files with a folder's files. Returns one sentence for each unreadable file.
    QStringList open(FolderTexts texts);
    QStringList openFolder(const QString& folder);
    void clear();

    DocumentList& list() { return m_list; }
    EditHistory& edits() { return m_edits; }
    DiskFollower& disk() { return m_disk; }
    DocumentSaver& saver() { return m_saver; }
    DocumentFiles& files() { return m_files; }

    // Shortcuts to those functions of the parts that most views call.
    const QString& folder() const { return m_list.folder(); }
    std::vector<Document*> documents() const { return m_list.documents(); }
    std::vector<Document*> allDocuments() const { return m_list.allDocuments(); }
    Document* find(const QString& shownPath) const { return m_list.find(shownPath); }
    bool hasUnsaved() const { return m_list.hasUnsaved(); }
    QUndoStack& history() { return m_edits.stack(); }
    bool apply(const QString& name, std::vector<DocumentEdit> edits) { return m_edits.apply(name, std::move(edits)); }
    void finishTyping() { m_edits.finishTyping(); }

signals:
    /// Emitted before the store destroys the open project's documents with all their unsaved work.
    void aboutToClear();

private:
    // C++ destroys the last part first. This order is necessary: the history refers to documents, and the saving thread
    // to the saver.
    DocumentList m_list;
    EditHistory m_edits;
    DiskFollower m_disk;
    DocumentSaver m_saver;
    DocumentFiles m_files;
};

} // namespace orrery::widgets
