// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/posix_file.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>
#include <QVector>

#include <string>
#include <vector>

namespace orrery::widgets {

class Document;
class DocumentStore;
class Journal;

/// A journal that nobody writes, locked; not open where somebody does, or where it is gone.
engine::Descriptor claimJournal(const std::string& path);

/// Unsaved work on one file that an earlier window left behind.
struct RecoveredFile {
    QString path;          ///< relative to the project's folder
    bool wasOnDisk = true; ///< false: a new file, or one that was removed meanwhile, that was never saved
    QByteArray base;       ///< what the disk held when the work began
    QByteArray text;       ///< the work
    QDateTime lastEdit;
    // Of the journal that it stands in:
    int source = 0;
    std::uint32_t number = 0;
};

/// How recovered work goes together with what is there now.
enum class RecoveryFit : std::uint8_t {
    clean,     ///< nothing has changed since
    isNew,     ///< there is no such file now
    merges,    ///< the file has changed since, in other places
    conflicts, ///< the file has changed since, in the same places: somebody has to choose
    done       ///< what is there is the recovered work already
};

/// The journals that windows without an end have left for a project (R1.1). Each belongs to this object until it goes:
/// another window that opens the project finds nothing.
class Recovery {
public:
    /// Takes the journals that nobody writes any more. Those with nothing in them, or only with what the disk has
    /// already, are removed; one that is damaged, and gives nothing, is kept under another name.
    Recovery(const QString& root, const QString& projectFolder);
    Recovery(Recovery&&) = default;
    Recovery& operator=(Recovery&&) = default;

    bool isEmpty() const { return m_files.isEmpty(); }
    /// By path; of one path the newest first.
    const QVector<RecoveredFile>& files() const { return m_files; }
    /// Which journals are damaged or cannot be read, a sentence each.
    const QStringList& problems() const { return m_problems; }
    static RecoveryFit fitOf(const RecoveredFile& file, const DocumentStore& store);
    /// What restoring the file would make of it. @param takesTheirs for each conflict: what is there now.
    static QByteArray textOf(const RecoveredFile& file, const DocumentStore& store,
                             const std::vector<bool>& takesTheirs = {});

    /// Puts texts into the documents of the store, as one step of its history, and forgets the files here once the
    /// store's own journal has them on the disk. Of files of one path the first counts.
    /// @param texts for each file, as textOf() says. False where the journal cannot be written: then all stays here.
    bool restore(const QVector<RecoveredFile>& files, const QVector<QByteArray>& texts, DocumentStore& store,
                 Journal& journal);
    /// They wait for the next window that looks: they belong to another one.
    void setAside(const QVector<RecoveredFile>& files);
    /// The person does not want them.
    void discard(const QVector<RecoveredFile>& files);

private:
    struct Source {
        engine::Descriptor file;
        std::string path;
        int left = 0;            ///< files that are still offered
        std::uint64_t whole = 0; ///< where its last whole record ends
    };
    void read(const QString& journalPath, const QString& projectFolder);

    std::vector<Source> m_sources;
    QVector<RecoveredFile> m_files;
    QStringList m_problems;
    QString m_folder;
};

} // namespace orrery::widgets
