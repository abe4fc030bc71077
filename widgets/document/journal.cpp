// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/journal.h"

#include "widgets/document/document_store.h"
#include "widgets/words/engine_text.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <iterator>
#include <utility>

namespace orrery::widgets {

namespace {

// Limits for a rewrite of the journal. Recovery applies a journal edit by edit. With these limits that takes only a
// moment, even for a large file.
constexpr int mostEdits = 4000;
constexpr qsizetype mostBytes = qsizetype{4} << 20;
constexpr int againAfterMs = 1000;

QString keyOf(const QString& projectFolder) {
    const QString real = QFileInfo(projectFolder).canonicalFilePath();
    const QByteArray path = QDir::cleanPath(real.isEmpty() ? projectFolder : real).toUtf8();
    return QString::fromLatin1(QCryptographicHash::hash(path, QCryptographicHash::Sha256).toHex().left(16));
}

} // namespace

QString journalFolder(const QString& root, const QString& projectFolder) {
    return QDir(root).filePath(QStringLiteral("journals/") + keyOf(projectFolder));
}

QString sessionFolder(const QString& root, const QString& projectFolder) {
    return QDir(root).filePath(QStringLiteral("sessions/") + keyOf(projectFolder));
}

Journal::Journal(DocumentStore& store, QString root, QObject* parent)
    : QObject(parent), m_store(&store), m_root(std::move(root)) {
    m_again.setSingleShot(true);
    m_again.setInterval(againAfterMs);
    connect(&m_again, &QTimer::timeout, this, &Journal::rewrite);
    connect(&store.list(), &DocumentList::edited, this, &Journal::take);
    connect(&store.list(), &DocumentList::settled, this, &Journal::forget);
    connect(&store.list(), &DocumentList::renamed, this, [this](Document* document) {
        const auto tracked = m_tracked.constFind(document);
        if (tracked != m_tracked.constEnd()) {
            send({journal::Renamed{tracked->number, document->shownPath().toStdString()}});
        }
    });
    const auto keepAgain = [this](Document* document) {
        const auto tracked = m_tracked.constFind(document);
        if (tracked != m_tracked.constEnd()) {
            send(wholeOf(*document, *tracked));
        } else {
            trackWhole(document); // undone during its save: its text now differs from the disk's
        }
    };
    connect(&store.disk(), &DiskFollower::rebased, this, keepAgain);
    connect(&store.saver(), &DocumentSaver::rebased, this, keepAgain);
    connect(&store.files(), &DocumentFiles::cameBack, this, &Journal::trackWhole);
    connect(&store.edits(), &EditHistory::stepBegins, this, [this] { m_isHeld = true; });
    connect(&store.edits(), &EditHistory::stepEnds, this, &Journal::sendHeld);
    connect(&store, &DocumentStore::aboutToClear, this, [this] {
        discard();
        m_store->saver().setBeforeWriting({});
        m_writer.reset(); // the next project has another folder
    });
}

Journal::~Journal() {
    if (m_store != nullptr && m_writer) {
        m_store->saver().finishSaving(); // the saving thread uses the writer
        m_store->saver().setBeforeWriting({});
    }
}

void Journal::begin() {
    if (!m_writer) {
        // The writer calls this function on its thread. The thread ends before this object is destroyed.
        m_writer = std::make_unique<JournalWriter>(
            journalFolder(m_root, m_store->folder()).toStdString(), m_store->folder().toStdString(),
            [this](const engine::Phrase& problem) {
                QMetaObject::invokeMethod(
                    this, [this, problem] { takeProblem(engineText(problem)); }, Qt::QueuedConnection);
            });
        // The journal must reach the disk before the saved text. Otherwise a kill between the two would leave different
        // work on one text. Recovery could not distinguish the saved text from that of another program.
        m_store->saver().setBeforeWriting([writer = m_writer.get()] { writer->flush(); });
    }
}

void Journal::trackWhole(Document* document) {
    if (document->isModified() && !m_tracked.contains(document)) {
        begin();
        const Tracked tracked{m_nextNumber++, QDateTime::currentMSecsSinceEpoch()};
        m_tracked.insert(document, tracked);
        send(wholeOf(*document, tracked));
    }
}

void Journal::send(std::vector<journal::Record> records) {
    if (m_isHeld) {
        std::move(records.begin(), records.end(), std::back_inserter(m_held));
    } else {
        m_writer->append(std::move(records));
    }
}

void Journal::sendHeld() {
    m_isHeld = false;
    if (!m_held.empty()) {
        m_writer->append(std::exchange(m_held, {}));
    }
}

void Journal::take(Document* document, const TextChange& change) {
    begin();
    const std::int64_t now = QDateTime::currentMSecsSinceEpoch();
    const bool isNew = !m_tracked.contains(document);
    Tracked& tracked = m_tracked[document];
    tracked.lastEdit = now;
    if (isNew) {
        tracked.number = m_nextNumber++;
        // If this change is the only difference, send the saved bytes and the change. Sending the whole text would
        // share it with the writer, and the next key would then copy it (P3.1). The first text of a session's document
        // is on no disk.
        send(document->wasModified() || !document->isOnDisk()
                 ? wholeOf(*document, tracked)
                 : std::vector<journal::Record>{fileOf(*document, tracked), editOf(tracked, change)});
    } else {
        send({editOf(tracked, change)});
    }
    ++m_edits;
    m_bytes += change.inserted.size();
    if (m_edits > mostEdits || m_bytes > mostBytes) {
        rewrite();
    }
}

journal::Record Journal::editOf(const Tracked& tracked, const TextChange& change) {
    return journal::Edit{tracked.number, static_cast<std::uint32_t>(change.position),
                         static_cast<std::uint32_t>(change.removed.size()), change.inserted, tracked.lastEdit};
}

/// Returns the record of a document's saved bytes.
journal::Record Journal::fileOf(const Document& document, const Tracked& tracked) {
    return journal::File{tracked.number, document.shownPath().toStdString(), document.isOnDisk(), document.savedBytes(),
                         tracked.lastEdit};
}

/// Returns the record of the saved bytes, the text being saved if any, and the present text.
std::vector<journal::Record> Journal::wholeOf(const Document& document, const Tracked& tracked) const {
    std::vector<journal::Record> records{fileOf(document, tracked)};
    if (const QByteArray* const text = m_store->saver().textBeingSaved(document)) {
        records.push_back(journal::Text{tracked.number, *text, tracked.lastEdit});
    }
    records.push_back(journal::Text{tracked.number, document.bytes(), tracked.lastEdit});
    return records;
}

void Journal::forget(Document* document) {
    const auto tracked = m_tracked.find(document);
    if (tracked == m_tracked.end() || m_store->saver().textBeingSaved(*document) != nullptr) {
        return; // undone during its save: the disk has another text soon
    }
    const std::uint32_t number = tracked->number;
    m_tracked.erase(tracked);
    if (m_tracked.isEmpty()) {
        discard();
    } else {
        send({journal::Forget{number}});
    }
}

void Journal::discard() {
    m_tracked.clear();
    m_held.clear();
    m_edits = 0;
    m_bytes = 0;
    m_again.stop();
    if (m_writer) {
        m_writer->remove();
    }
}

bool Journal::flush() {
    return !m_writer || m_writer->flush();
}

void Journal::takeProblem(const QString& problem) {
    if (std::exchange(m_problem, problem) != problem) {
        emit problemChanged(m_problem);
    }
    if (!m_problem.isEmpty()) {
        rewrite();
    }
}

/// Rewrites the journal from the present texts. Called when the journal has grown, and after a failure to write.
void Journal::rewrite() {
    m_edits = 0;
    m_bytes = 0;
    if (m_tracked.isEmpty()) {
        return;
    }
    m_held.clear(); // the present texts contain these edits
    std::vector<journal::Record> records;
    for (auto tracked = m_tracked.cbegin(); tracked != m_tracked.cend(); ++tracked) {
        for (journal::Record& record : wholeOf(*tracked.key(), *tracked)) {
            records.push_back(std::move(record));
        }
    }
    m_writer->rewrite(std::move(records));
    if (!m_problem.isEmpty()) {
        m_again.start();
    }
}

} // namespace orrery::widgets
