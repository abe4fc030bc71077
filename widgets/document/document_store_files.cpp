// SPDX-License-Identifier: GPL-3.0-or-later
// The store and its files: steps of the history that add, remove and rename files (I1.1).
#include "engine/text/file_io.h"
#include "widgets/document/document_store.h"
#include "widgets/document/project_files.h"
#include "widgets/words/engine_text.h"

#include <QDir>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

std::string_view view(const QByteArray& bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

template <typename T>
std::optional<QString> problemOf(const std::variant<T, engine::FileError>& result) {
    const auto* const error = std::get_if<engine::FileError>(&result);
    return error != nullptr ? std::optional(engineText(error->message)) : std::nullopt;
}

} // namespace

std::optional<QString> DocumentStore::remove(Document& document, std::vector<DocumentEdit> edits) {
    finishSaving();
    auto steps = stepsOf(std::move(edits));
    if (!steps) {
        return tr("The content has changed meanwhile; nothing was done.");
    }
    const QString name = tr("Delete %1").arg(document.shownPath());
    std::vector<FileStep> files{{FileStep::Kind::remove, &document}};
    if (const auto problem = removeNow(files.front())) {
        emit lookWanted();
        return problem;
    }
    push(name, std::move(*steps), std::move(files));
    return std::nullopt;
}

std::optional<QString> DocumentStore::rename(Document& document, const QString& shownPath,
                                             std::vector<DocumentEdit> edits) {
    finishSaving();
    auto steps = stepsOf(std::move(edits));
    if (!steps) {
        return tr("The content has changed meanwhile; nothing was done.");
    }
    const QString before = document.shownPath();
    if (const auto problem = renameNow(document, shownPath)) {
        emit lookWanted();
        return problem;
    }
    push(tr("Rename %1 to %2").arg(before, shownPath), std::move(*steps),
         {{FileStep::Kind::rename, &document, before, shownPath}});
    return std::nullopt;
}

Document* DocumentStore::openTable(const QString& shownPath) {
    if (Document* const known = find(shownPath)) {
        return known;
    }
    const QString path = QDir(m_folder).filePath(shownPath);
    if (!isInsideProject(shownPath) || !leadsInside(m_folder, shownPath)) {
        return nullptr;
    }
    auto read = engine::readStamped(path.toStdString());
    auto* const whole = std::get_if<engine::StampedFile>(&read);
    if (whole == nullptr) {
        return nullptr;
    }
    Document* const opened =
        insert(std::make_unique<Document>(path, shownPath, QByteArray::fromStdString(whole->bytes)));
    opened->setOnDisk(opened->bytes(), whole->stamp, opened->state());
    connectDocument(*opened);
    emit documentsChanged();
    return opened;
}

std::optional<QString> DocumentStore::removeNow(FileStep& step) {
    Document& document = *step.document;
    step.wasOnDisk = document.isOnDisk();
    step.savedState = document.m_savedState;
    if (document.isOnDisk()) {
        if (const auto problem =
                problemOf(engine::removeFile(document.path().toStdString(), view(document.savedBytes())))) {
            return problem;
        }
    }
    m_gone.push_back(take(document));
    document.setLost(m_nextState++);
    emit left(&document);
    emit settled(&document);
    emit documentsChanged();
    return std::nullopt;
}

std::optional<QString> DocumentStore::renameNow(Document& document, const QString& shownPath) {
    if (m_byPath.contains(shownPath)) {
        return tr("The file '%1' already exists.").arg(shownPath);
    }
    if (!isInsideProject(shownPath) || !leadsInside(m_folder, shownPath)) {
        return tr("'%1' is outside the project folder.").arg(shownPath);
    }
    engine::FileStamp stamp;
    if (document.isOnDisk()) {
        const auto moved =
            engine::moveFile(document.path().toStdString(), QDir(m_folder).filePath(shownPath).toStdString());
        if (const auto problem = problemOf(moved)) {
            return problem;
        }
        stamp = std::get<engine::FileStamp>(moved);
    }
    follow(document, shownPath, stamp);
    return std::nullopt;
}

/// Puts a document that had left back into the project, unless another file has its name by now.
void DocumentStore::putBack(Document& document) {
    const auto place =
        std::find_if(m_gone.begin(), m_gone.end(), [&](const auto& gone) { return gone.get() == &document; });
    if (place == m_gone.end()) {
        return;
    }
    if (m_byPath.contains(document.shownPath())) {
        emit fileRefused(tr("Cannot restore '%1': another file has this name.").arg(document.shownPath()));
        return;
    }
    std::unique_ptr<Document> back = std::move(*place);
    m_gone.erase(place);
    insert(std::move(back));
}

void DocumentStore::redoFile(FileStep& step) {
    if (!step.document) {
        return;
    }
    switch (step.kind) {
    case FileStep::Kind::add:
        putBack(*step.document);
        emit cameBack(step.document);
        emit documentsChanged();
        break;
    case FileStep::Kind::remove:
        if (const auto problem = removeNow(step)) {
            emit fileRefused(*problem);
        }
        break;
    case FileStep::Kind::rename:
        if (const auto problem = renameNow(*step.document, step.after)) {
            emit fileRefused(*problem);
        }
        break;
    }
}

void DocumentStore::undoFile(FileStep& step) {
    if (!step.document) {
        return;
    }
    Document& document = *step.document;
    switch (step.kind) {
    case FileStep::Kind::add:
        if (!step.isAsMade) {
            emit fileRefused(
                tr("'%1' is not removed: it was saved with additional content.").arg(document.shownPath()));
        } else if (m_byPath.value(document.shownPath()) == &document) {
            if (const auto problem = removeNow(step)) {
                emit fileRefused(*problem);
            }
        }
        break;
    case FileStep::Kind::remove:
        putBack(document);
        if (step.wasOnDisk && m_byPath.value(document.shownPath()) == &document) {
            const QByteArray saved = document.savedBytes();
            const auto written =
                engine::writeFileWhole(document.path().toStdString(), view(saved),
                                       {.expected = {engine::Expected::Kind::noFile, {}}, .beforeReplacing = {}});
            if (const auto problem = problemOf(written)) {
                emit fileRefused(*problem); // the document exists, unsaved
            } else {
                document.setOnDisk(saved, std::get<engine::FileStamp>(written), step.savedState);
            }
        }
        emit cameBack(&document);
        emit documentsChanged();
        break;
    case FileStep::Kind::rename:
        if (const auto problem = renameNow(document, step.before)) {
            emit fileRefused(*problem);
        }
        break;
    }
}

void DocumentStore::saveQuietly(Document& document) {
    if (const auto error = write(document, engine::Expected::Kind::bytes, document.savedBytes())) {
        emit fileRefused(engineText(error->message));
    }
}

} // namespace orrery::widgets
