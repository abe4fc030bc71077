// SPDX-License-Identifier: GPL-3.0-or-later
// The store and the disk: changes of the project's files by other programs.
#include "engine/text/file_io.h"
#include "engine/text/line_diff.h"
#include "engine/text/merge.h"
#include "widgets/document/document_store.h"
#include "widgets/document/project_files.h"
#include "widgets/words/engine_text.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace orrery::widgets {

namespace {

std::string_view view(const QByteArray& bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

} // namespace

Document* DocumentStore::openOfSession(const QString& shownPath, const QString& path, const QByteArray& initial,
                                       QString* problem) {
    engine::removeLeftovers(QFileInfo(path).absolutePath().toStdString());
    auto read = engine::readStamped(path.toStdString());
    const auto* const error = std::get_if<engine::FileError>(&read);
    if (error != nullptr && error->code != ENOENT) {
        *problem = engineText(error->message);
        return nullptr;
    }
    auto* const whole = std::get_if<engine::StampedFile>(&read);
    auto document = std::make_unique<Document>(path, shownPath,
                                               whole != nullptr ? QByteArray::fromStdString(whole->bytes) : initial);
    document->m_isOfSession = true;
    Document* const opened = insert(std::move(document));
    if (whole != nullptr) {
        opened->setOnDisk(opened->bytes(), whole->stamp, opened->state());
    }
    connectDocument(*opened);
    emit documentsChanged();
    return opened;
}

void DocumentStore::setTexts(const QString& name, const std::vector<DocumentText>& texts) {
    std::vector<DocumentEdit> edits;
    std::vector<FileStep> added;
    for (const DocumentText& text : texts) {
        Document* document =
            text.shownPath.endsWith(QLatin1String(".csv")) ? openTable(text.shownPath) : find(text.shownPath);
        if (document == nullptr) {
            document = addEmpty(text.shownPath);
            added.push_back({FileStep::Kind::add, document});
        }
        for (const engine::LineChange& change : engine::diffLines(view(document->bytes()), view(text.bytes))) {
            edits.push_back({document, change.before,
                             text.bytes.mid(static_cast<qsizetype>(change.after.begin),
                                            static_cast<qsizetype>(change.after.size()))});
        }
    }
    if (auto steps = stepsOf(std::move(edits))) {
        push(name, std::move(*steps), std::move(added));
    }
}

TakenUp DocumentStore::takeUp(Document& document, const QByteArray& bytes, const engine::FileStamp& stamp) {
    finishTyping();
    const bool hadConflict = document.conflict().has_value();
    if (document.isOnDisk() && bytes == document.savedBytes() && !hadConflict) {
        document.m_stamp = stamp;
        return TakenUp::nothing;
    }
    if (bytes == document.bytes()) {
        document.setOnDisk(bytes, stamp, document.state());
        return TakenUp::nothing;
    }
    const QString name = tr("%1, changed by another program").arg(document.shownPath());
    if (!document.isModified()) {
        setTexts(name, {{document.shownPath(), bytes}});
        document.setOnDisk(bytes, stamp, document.state());
        return TakenUp::reloaded;
    }
    const engine::Merge merge = engine::mergeLines(view(document.savedBytes()), view(document.bytes()), view(bytes));
    if (merge.conflicts > 0) {
        document.m_conflict = OutsideText{bytes, stamp};
        emit conflictFound(&document);
        return TakenUp::conflict;
    }
    setTexts(name, {{document.shownPath(),
                     QByteArray::fromStdString(engine::mergedText(merge, view(document.bytes()), view(bytes)))}});
    document.setOnDisk(bytes, stamp, document.bytes() == bytes ? document.state() : m_nextState++);
    emit rebased(&document);
    return TakenUp::merged;
}

void DocumentStore::resolve(Document& document, const QByteArray& text) {
    if (!document.conflict()) {
        return;
    }
    const OutsideText theirs = *document.conflict();
    setTexts(tr("%1, merged with another program's changes").arg(document.shownPath()), {{document.shownPath(), text}});
    document.setOnDisk(theirs.bytes, theirs.stamp, text == theirs.bytes ? document.state() : m_nextState++);
    emit rebased(&document);
}

void DocumentStore::lose(Document& document) {
    finishTyping();
    const bool stays = document.isModified();
    if (!stays && m_byPath.value(document.shownPath()) == &document) {
        m_gone.push_back(take(document));
    }
    // Also for a document that left the project: if undo returns it, it has no file.
    document.setLost(m_nextState++);
    if (stays) {
        emit rebased(&document);
        return;
    }
    emit left(&document);
    emit settled(&document);
    emit documentsChanged();
}

bool DocumentStore::follow(Document& document, const QString& shownPath, const engine::FileStamp& stamp) {
    if (m_byPath.contains(shownPath)) {
        return false;
    }
    std::unique_ptr<Document> own = take(document);
    const QString old = std::exchange(own->m_shownPath, shownPath);
    own->m_path = QDir(m_folder).filePath(shownPath);
    own->m_stamp = stamp;
    own->m_source.reset();
    insert(std::move(own));
    emit renamed(&document, old);
    emit documentsChanged();
    return true;
}

void DocumentStore::appear(const QString& shownPath, const QByteArray& bytes, const engine::FileStamp& stamp) {
    if (Document* const own = find(shownPath)) {
        takeUp(*own, bytes, stamp);
        return;
    }
    const auto gone = std::find_if(m_gone.begin(), m_gone.end(),
                                   [&](const auto& document) { return document->shownPath() == shownPath; });
    if (gone != m_gone.end()) {
        std::unique_ptr<Document> back = std::move(*gone);
        m_gone.erase(gone);
        Document* const document = insert(std::move(back));
        document->setOnDisk(document->bytes(), {}, document->state());
        takeUp(*document, bytes, stamp);
    } else {
        Document* const document =
            insert(std::make_unique<Document>(QDir(m_folder).filePath(shownPath), shownPath, bytes));
        document->setOnDisk(bytes, stamp, document->state());
        connectDocument(*document);
    }
    emit documentsChanged();
}

} // namespace orrery::widgets
