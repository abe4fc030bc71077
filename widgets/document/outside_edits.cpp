// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/outside_edits.h"

#include "widgets/document/document_store.h"
#include "widgets/document/project_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QGuiApplication>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

/// The delay of a look. Programs write a file in several steps; one look then covers all steps.
constexpr int soonMs = 120;
/// The maximum number of watched files. A look finds other changes when the window becomes active again.
constexpr int mostWatched = 500;

engine::FileStamp knownStamp(const Document& document) {
    return document.conflict() ? document.conflict()->stamp : document.stamp();
}

} // namespace

OutsideEdits::OutsideEdits(DocumentStore& store, QObject* parent) : QObject(parent), m_store(store) {
    m_pool.setMaxThreadCount(1);
    m_soon.setSingleShot(true);
    m_soon.setInterval(soonMs);
    connect(&m_soon, &QTimer::timeout, this, &OutsideEdits::begin);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &OutsideEdits::check);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &OutsideEdits::check);
    connect(&m_store.list(), &DocumentList::documentsChanged, this, &OutsideEdits::check);
    connect(&m_store.saver(), &DocumentSaver::lookWanted, this, &OutsideEdits::check);
    connect(&m_store.files(), &DocumentFiles::lookWanted, this, &OutsideEdits::check);
    if (auto* const app = qobject_cast<QGuiApplication*>(QCoreApplication::instance())) {
        connect(app, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
            if (state == Qt::ApplicationActive) {
                check();
            }
        });
    }
}

OutsideEdits::~OutsideEdits() {
    m_pool.waitForDone();
}

void OutsideEdits::check() {
    m_isWanted = true;
    if (!m_isLooking) {
        m_soon.start();
    }
}

void OutsideEdits::begin() {
    m_isWanted = false;
    if (m_store.folder().isEmpty()) {
        return;
    }
    m_isLooking = true;
    QVector<Known> known;
    for (const Document* const document : m_store.documents()) {
        known.append({document->shownPath(), knownStamp(*document)});
    }
    m_pool.start([this, folder = m_store.folder(), known] {
        Look found = look(folder, known);
        QMetaObject::invokeMethod(
            this, [this, found = std::move(found)] { take(found); }, Qt::QueuedConnection);
    });
}

OutsideEdits::Look OutsideEdits::look(const QString& folder, const QVector<Known>& known) {
    QHash<QString, engine::FileStamp> stamps;
    for (const Known& document : known) {
        stamps.insert(document.shownPath, document.stamp);
    }
    FoundFiles files = findProjectFiles(folder);
    Look found{folder, {}, {}, std::move(files.folders)};
    // findProjectFiles() lists only XML files. Tables are documents, too, after an edit in them.
    for (const Known& document : known) {
        if (document.shownPath.endsWith(QLatin1String(".csv"))) {
            const auto stamp = engine::stampOf(QDir(folder).filePath(document.shownPath).toStdString());
            if (const auto* const now = std::get_if<engine::FileStamp>(&stamp); now != nullptr && now->isFile) {
                files.files.append({document.shownPath, *now});
            }
        }
    }
    QSet<QString> there;
    for (const FoundFile& file : files.files) {
        there.insert(file.shownPath);
        const engine::FileStamp before = stamps.value(file.shownPath);
        if (before == file.stamp) {
            continue;
        }
        auto read = engine::readStamped(QDir(folder).filePath(file.shownPath).toStdString());
        if (auto* const whole = std::get_if<engine::StampedFile>(&read)) {
            found.seen.append({file.shownPath, QByteArray::fromStdString(whole->bytes), whole->stamp, before});
        }
    }
    for (const Known& document : known) {
        if (document.stamp.isFile && !there.contains(document.shownPath)) {
            found.missing.append(document);
        }
    }
    return found;
}

/// Treats a missing file and a new one as a renamed file. This requires that the file system identifies the two as one
/// file, or that their texts are equal.
void OutsideEdits::followRenames(Look& found) {
    for (qsizetype i = found.missing.size() - 1; i >= 0; --i) {
        Document* const document = m_store.find(found.missing[i].shownPath);
        if (document == nullptr) {
            continue;
        }
        const auto isIt = [&](const Seen& seen) {
            return !seen.known.isFile && m_store.find(seen.shownPath) == nullptr &&
                   (seen.stamp.isSameFile(found.missing[i].stamp) ||
                    (!seen.bytes.isEmpty() && seen.bytes == document->savedBytes()));
        };
        const auto place = std::find_if(found.seen.begin(), found.seen.end(), isIt);
        if (place == found.seen.end()) {
            continue;
        }
        const QString old = document->shownPath();
        // Keeps the old stamp. So the code below detects a change of the text, as for any other file.
        if (m_store.list().rename(*document, place->shownPath, found.missing[i].stamp)) {
            place->known = found.missing[i].stamp;
            found.missing.removeAt(i);
            emit tookUp(tr("Another program renamed '%1' to '%2'").arg(old, document->shownPath()));
        }
    }
}

void OutsideEdits::take(Look found) {
    m_isLooking = false;
    if (found.folder != m_store.folder() || m_store.saver().isSaving()) {
        check(); // the program itself may change a file that is being saved
        return;
    }
    followRenames(found);
    for (const Seen& seen : found.seen) {
        Document* const document = m_store.find(seen.shownPath);
        if (document == nullptr) {
            if (!seen.known.isFile) {
                m_store.disk().appear(seen.shownPath, seen.bytes, seen.stamp);
                emit tookUp(tr("Another program added '%1'").arg(seen.shownPath));
            }
            continue;
        }
        if (knownStamp(*document) != seen.known) {
            m_isWanted = true; // the document was saved after the look began
            continue;
        }
        switch (m_store.disk().takeUp(*document, seen.bytes, seen.stamp)) {
        case TakenUp::reloaded:
            emit tookUp(tr("Another program changed '%1'; undo restores the previous text").arg(seen.shownPath));
            break;
        case TakenUp::merged:
            emit tookUp(tr("Another program changed '%1'; its changes and yours are merged").arg(seen.shownPath));
            break;
        case TakenUp::conflict:
            emit tookUp(tr("Another program changed '%1' in the same places as you").arg(seen.shownPath));
            break;
        case TakenUp::nothing:
            break;
        }
    }
    for (const Known& missing : found.missing) {
        Document* const document = m_store.find(missing.shownPath);
        if (document == nullptr || knownStamp(*document) != missing.stamp) {
            continue;
        }
        // While another program replaces a file, the file can be missing for a moment.
        const auto now = engine::stampOf(document->path().toStdString());
        const auto* const stamp = std::get_if<engine::FileStamp>(&now);
        if (stamp == nullptr || (stamp->isFile && leadsInside(m_store.folder(), missing.shownPath))) {
            m_isWanted = true;
            continue;
        }
        const bool isKept = document->isModified();
        m_store.disk().lose(*document);
        emit tookUp(isKept ? tr("Another program removed '%1'; your changes are kept, save to create the file again")
                                 .arg(missing.shownPath)
                           : tr("Another program removed '%1'").arg(missing.shownPath));
    }
    watch(found.folders);
    if (m_isWanted) {
        m_soon.start();
    }
}

void OutsideEdits::watch(const QStringList& folders) {
    QSet<QString> wanted(folders.begin(), folders.end());
    int files = 0;
    for (const Document* const document : m_store.documents()) {
        if (document->isOnDisk() && files++ < mostWatched) {
            wanted.insert(document->path());
        }
    }
    const QStringList all = m_watcher.files() + m_watcher.directories();
    const QSet<QString> watched(all.begin(), all.end());
    const QSet<QString> goes = watched - wanted;
    const QSet<QString> comes = wanted - watched;
    if (!goes.isEmpty()) {
        m_watcher.removePaths(goes.values());
    }
    if (!comes.isEmpty()) {
        m_watcher.addPaths(comes.values());
    }
}

void OutsideEdits::waitUntilChecked() {
    while (m_isLooking || m_isWanted || m_soon.isActive()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
}

} // namespace orrery::widgets
