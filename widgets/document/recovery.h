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

/// Opens and locks a journal that no window writes. Returns a closed descriptor if a window writes the journal, or if
/// it does not exist.
engine::Descriptor claimJournal(const std::string& path);

/// Unsaved work on one file, from an earlier window.
struct RecoveredFile {
    QString path;          ///< relative to the project's folder
    bool wasOnDisk = true; ///< false: the file was new, or removed from the disk
    QByteArray base;       ///< the text on the disk when the work began
    QByteArray text;       ///< the unsaved work
    QDateTime lastEdit;
    // The place of the work in its journal:
    int source = 0;
    std::uint32_t number = 0;
};

/// The relation of recovered work to the present file.
enum class RecoveryFit : std::uint8_t {
    clean,     ///< the file has not changed since the work began
    isNew,     ///< the file does not exist now
    merges,    ///< the file has changed in other places
    conflicts, ///< the file has changed in the same places: the user has to choose
    done       ///< the file already holds the recovered work
};

/// The journals of a project from windows that did not end normally (R1.1). This object locks the journals while it
/// exists, so that another window does not offer them.
class Recovery {
public:
    /// Locks and reads the journals that no window writes any more. Removes journals that are empty or contain only
    /// work that the disk has. Renames and keeps a damaged journal from which it can restore nothing.
    Recovery(const QString& root, const QString& projectFolder);
    Recovery(Recovery&&) = default;
    Recovery& operator=(Recovery&&) = default;

    bool isEmpty() const { return m_files.isEmpty(); }
    /// Returns the files, sorted by path; for one path, the newest work comes first.
    const QVector<RecoveredFile>& files() const { return m_files; }
    /// Returns one sentence for each damaged or unreadable journal.
    const QStringList& problems() const { return m_problems; }
    static RecoveryFit fitOf(const RecoveredFile& file, const DocumentStore& store);
    /// Returns the text of the file after restoring the work. @param takesTheirs for each conflict, true to take the
    /// present text
    static QByteArray textOf(const RecoveredFile& file, const DocumentStore& store,
                             const std::vector<bool>& takesTheirs = {});

    /// Sets the texts in the store's documents, as one step of its history. Drops the files here once the store's own
    /// journal has them on the disk. If several files have one path, uses the first.
    /// @param texts for each file, as textOf() returns it
    /// @return false if the journal cannot be written: then all files stay here
    bool restore(const QVector<RecoveredFile>& files, const QVector<QByteArray>& texts, DocumentStore& store,
                 Journal& journal);
    /// Keeps the files for the next window that opens the project. This window no longer offers them.
    void setAside(const QVector<RecoveredFile>& files);
    /// Discards the files that the user does not want.
    void discard(const QVector<RecoveredFile>& files);

private:
    struct Source {
        engine::Descriptor file;
        std::string path;
        int left = 0;            ///< number of files still offered
        std::uint64_t whole = 0; ///< end of its last complete record, in bytes
    };
    void read(const QString& journalPath, const QString& projectFolder);

    std::vector<Source> m_sources;
    QVector<RecoveredFile> m_files;
    QStringList m_problems;
    QString m_folder;
};

} // namespace orrery::widgets
