// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/recovery.h"

#include "engine/text/journal.h"
#include "engine/text/merge.h"
#include "widgets/document/document_store.h"
#include "widgets/document/journal.h"
#include "widgets/document/project_files.h"
#include "widgets/words/engine_text.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>
#include <fcntl.h>
#include <map>
#include <optional>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace orrery::widgets {

namespace {

constexpr std::uint64_t journalLimit = std::uint64_t{1} << 30;

/// The present files of a project's folder. Reads each file once.
class FilesNow {
public:
    explicit FilesNow(const QString& folder) : m_folder(folder) {}

    /// Returns a file's text; null if the file does not exist or would lie outside the folder.
    const std::string* text(const std::string& shownPath) {
        auto known = m_texts.find(shownPath);
        if (known == m_texts.end()) {
            const QString path = QString::fromStdString(shownPath);
            engine::FileResult<std::string> read = engine::FileError{};
            if (isInsideProject(path)) {
                read = engine::readFile(m_folder.filePath(path).toStdString());
            }
            known = m_texts.emplace(shownPath, std::move(read)).first;
        }
        return std::get_if<std::string>(&known->second);
    }

private:
    QDir m_folder;
    std::map<std::string, engine::FileResult<std::string>> m_texts;
};

/// Finds the new path of work on a renamed file, if the program ended before its journal recorded the renaming. The
/// right file is the only one that still has the text from before the work.
void followRenames(QVector<RecoveredFile>& files, const QString& projectFolder) {
    std::optional<FolderTexts> texts;
    for (RecoveredFile& file : files) {
        const bool isThere = QFileInfo::exists(QDir(projectFolder).filePath(file.path));
        if (isThere || !file.wasOnDisk || isSessionPath(file.path)) {
            continue;
        }
        if (!texts) {
            texts = DocumentStore::readFolder(projectFolder);
        }
        const auto holdsBase = [&](const FolderTexts::File& other) { return other.bytes == file.base; };
        const auto first = std::find_if(texts->files.begin(), texts->files.end(), holdsBase);
        if (first != texts->files.end() && std::none_of(first + 1, texts->files.end(), holdsBase)) {
            file.path = first->shownPath;
        }
    }
}

} // namespace

engine::Descriptor claimJournal(const std::string& path) {
    engine::Descriptor file(engine::retried([&] { return ::open(path.c_str(), O_RDWR | O_APPEND | O_CLOEXEC); }));
    struct stat info {};
    const bool isOurs = file.isOpen() && ::flock(file.get(), LOCK_EX | LOCK_NB) == 0 &&
                        ::fstat(file.get(), &info) == 0 && info.st_nlink > 0;
    return isOurs ? std::move(file) : engine::Descriptor();
}

Recovery::Recovery(const QString& root, const QString& projectFolder) : m_folder(journalFolder(root, projectFolder)) {
    const QDir folder(m_folder);
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
        const QString path = folder.filePath(name);
        if (name.endsWith(QLatin1String(journal::newSuffix))) {
            // An unfinished journal whose writer has ended. The journal that it would have replaced still exists.
            if (claimJournal(path.toStdString()).isOpen()) {
                ::unlink(path.toStdString().c_str());
            }
        } else if (name.endsWith(QLatin1String(journal::suffix))) {
            read(path, projectFolder);
        }
    }
    followRenames(m_files, projectFolder);
    std::stable_sort(m_files.begin(), m_files.end(), [](const RecoveredFile& a, const RecoveredFile& b) {
        return a.path != b.path ? a.path < b.path : a.lastEdit > b.lastEdit;
    });
    // Discards duplicate work. It exists if a window was killed while it restored another window's work.
    QVector<RecoveredFile> same;
    for (qsizetype i = 1; i < m_files.size(); ++i) {
        if (m_files[i].path == m_files[i - 1].path && m_files[i].text == m_files[i - 1].text) {
            same.append(m_files[i]);
        }
    }
    discard(same);
    ::rmdir(m_folder.toStdString().c_str()); // succeeds if the folder is empty
}

void Recovery::read(const QString& journalPath, const QString& projectFolder) {
    Source source{claimJournal(journalPath.toStdString()), journalPath.toStdString(), 0, 0};
    std::string bytes;
    if (!source.file.isOpen()) {
        return; // another window's journal
    }
    if (const int code = engine::readAll(source.file.get(), journalLimit, bytes); code != 0) {
        m_problems << DocumentStore::tr("Cannot read the journal '%1' of unsaved work: %2")
                          .arg(journalPath, engineText(engine::systemReason(code)));
        return;
    }
    QVector<RecoveredFile> files;
    FilesNow disk(projectFolder);
    engine::JournalContents contents =
        engine::readJournal(bytes, [&](const std::string& path) { return disk.text(path); });
    source.whole = contents.wholeBytes;
    for (const engine::JournalFile& file : contents.files) {
        const std::string* const now = disk.text(file.path);
        RecoveredFile found{QString::fromStdString(file.path),
                            file.isOnDisk,
                            QByteArray::fromStdString(file.base),
                            QByteArray::fromStdString(file.text),
                            QDateTime::fromMSecsSinceEpoch(file.lastEdit),
                            static_cast<int>(m_sources.size()),
                            file.number};
        const bool isUnsaved = (found.text != found.base || !found.wasOnDisk) && isInsideProject(found.path) &&
                               (now == nullptr || *now != file.text);
        if (isUnsaved) {
            files.append(std::move(found));
        }
    }
    const bool isDamaged = contents.isTorn && !bytes.empty();
    if (files.isEmpty()) {
        const std::string kept = source.path + journal::damagedSuffix;
        if (!isDamaged) {
            ::unlink(source.path.c_str());
        } else if (::rename(source.path.c_str(), kept.c_str()) == 0) {
            m_problems << DocumentStore::tr("A journal of unsaved work is damaged, and Orrery cannot restore anything "
                                            "from it. It is kept as '%1'.")
                              .arg(QString::fromStdString(kept));
        }
        return;
    }
    if (isDamaged) {
        m_problems << DocumentStore::tr("A journal of unsaved work is damaged: the last changes before Orrery "
                                        "ended are missing.");
    }
    source.left = static_cast<int>(files.size());
    m_sources.push_back(std::move(source));
    m_files += files;
}

RecoveryFit Recovery::fitOf(const RecoveredFile& file, const DocumentStore& store) {
    const Document* const document = store.find(file.path);
    if (document == nullptr) {
        return RecoveryFit::isNew;
    }
    if (document->bytes() == file.text) {
        return RecoveryFit::done;
    }
    if (document->bytes() == file.base) {
        return RecoveryFit::clean;
    }
    const engine::Merge merge = engine::mergeLines(viewOf(file.base), viewOf(file.text), viewOf(document->bytes()));
    return merge.conflicts > 0 ? RecoveryFit::conflicts : RecoveryFit::merges;
}

QByteArray Recovery::textOf(const RecoveredFile& file, const DocumentStore& store,
                            const std::vector<bool>& takesTheirs) {
    const Document* const document = store.find(file.path);
    if (document == nullptr) {
        return file.text;
    }
    const engine::Merge merge = engine::mergeLines(viewOf(file.base), viewOf(file.text), viewOf(document->bytes()));
    return QByteArray::fromStdString(
        engine::mergedText(merge, viewOf(file.text), viewOf(document->bytes()), takesTheirs));
}

bool Recovery::restore(const QVector<RecoveredFile>& files, const QVector<QByteArray>& texts, DocumentStore& store,
                       Journal& journal) {
    std::vector<DocumentText> wanted;
    for (qsizetype i = 0; i < files.size(); ++i) {
        const bool isKnown = std::any_of(wanted.begin(), wanted.end(),
                                         [&](const DocumentText& text) { return text.shownPath == files[i].path; });
        if (!isKnown) {
            wanted.push_back({files[i].path, texts.value(i)});
        }
    }
    store.files().setTexts(DocumentStore::tr("Restore unsaved work"), wanted);
    if (!journal.flush()) {
        return false;
    }
    discard(files);
    return true;
}

void Recovery::setAside(const QVector<RecoveredFile>& files) {
    for (const RecoveredFile& file : files) {
        const auto isIt = [&](const RecoveredFile& own) {
            return own.source == file.source && own.number == file.number;
        };
        m_files.erase(std::remove_if(m_files.begin(), m_files.end(), isIt), m_files.end());
    }
}

void Recovery::discard(const QVector<RecoveredFile>& files) {
    for (const RecoveredFile& file : files) {
        const auto place = std::find_if(m_files.begin(), m_files.end(), [&](const RecoveredFile& own) {
            return own.source == file.source && own.number == file.number;
        });
        if (place == m_files.end()) {
            continue;
        }
        m_files.erase(place);
        Source& source = m_sources[static_cast<std::size_t>(file.source)];
        if (--source.left == 0) {
            ::unlink(source.path.c_str());
            source.file.close();
            continue;
        }
        // Cuts off an incomplete last record, because readers stop there. If that fails, the next window offers the
        // work again, which is safer than losing it.
        engine::JournalRecords records;
        records.forget(file.number);
        const int fd = source.file.get();
        if (engine::retried([&] { return ::ftruncate(fd, static_cast<off_t>(source.whole)); }) == 0 &&
            engine::writeAll(fd, records.bytes()) == 0) {
            source.whole += records.bytes().size();
            engine::retried([&] { return ::fdatasync(fd); });
        }
    }
    engine::syncFolder(m_folder.toStdString()); // otherwise a power failure can restore the removed journals
    ::rmdir(m_folder.toStdString().c_str());
}

} // namespace orrery::widgets
