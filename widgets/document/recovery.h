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

/// Opens and locks a journal that no window writes. The result is not open if a window writes it or it does not exist.
engine::Descriptor claimJournal(const std::string& path);

/// Unsaved work on one file that an earlier window left behind.
struct RecoveredFile {
    QString path;          ///< relative to the project's folder
    bool wasOnDisk = true; ///< false: a new file, or one removed from the disk meanwhile
    QByteArray base;       ///< the text on the disk when the work began
    QByteArray text;       ///< the unsaved work
    QDateTime lastEdit;
    // The place in its journal:
    int source = 0;
    std::uint32_t number = 0;
};

/// How recovered work relates to the present file.
enum class RecoveryFit : std::uint8_t {
    clean,     ///< the file has not changed since
    isNew,     ///< the file does not exist now
    merges,    ///< the file has changed since, in other places
    conflicts, ///< the file has changed since, in the same places: the person has to choose
    done       ///< the file already holds the recovered work
};

/// The journals of a project left by windows that did not end normally (R1.1). This object owns them while it exists;
/// another window that opens the project finds none.
class Recovery {
public:
    /// Takes the journals that no window writes any more. Removes those that are empty or hold only what the disk has.
    /// Keeps a damaged journal that yields nothing, under another name.
    Recovery(const QString& root, const QString& projectFolder);
    Recovery(Recovery&&) = default;
    Recovery& operator=(Recovery&&) = default;

    bool isEmpty() const { return m_files.isEmpty(); }
    /// Returns the files by path; of one path the newest first.
    const QVector<RecoveredFile>& files() const { return m_files; }
    /// Returns one sentence for each journal that is damaged or not readable.
    const QStringList& problems() const { return m_problems; }
    static RecoveryFit fitOf(const RecoveredFile& file, const DocumentStore& store);
    /// Returns the text of the file after restoring it. @param takesTheirs for each conflict, whether to take the
    /// present text
    static QByteArray textOf(const RecoveredFile& file, const DocumentStore& store,
                             const std::vector<bool>& takesTheirs = {});

    /// Sets the texts in the store's documents, as one step of its history. Forgets the files here once the store's own
    /// journal has them on the disk. If several files have one path, the first counts.
    /// @param texts for each file, as textOf() returns it
    /// @return false if the journal cannot be written: then all files stay here
    bool restore(const QVector<RecoveredFile>& files, const QVector<QByteArray>& texts, DocumentStore& store,
                 Journal& journal);
    /// Leaves the files to the next window that looks; this window no longer offers them.
    void setAside(const QVector<RecoveredFile>& files);
    /// Discards the files that the person does not want.
    void discard(const QVector<RecoveredFile>& files);

private:
    struct Source {
        engine::Descriptor file;
        std::string path;
        int left = 0;            ///< number of files still offered
        std::uint64_t whole = 0; ///< the end of its last whole record
    };
    void read(const QString& journalPath, const QString& projectFolder);

    std::vector<Source> m_sources;
    QVector<RecoveredFile> m_files;
    QStringList m_problems;
    QString m_folder;
};

} // namespace orrery::widgets
