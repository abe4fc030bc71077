// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/document_files.h"

#include "engine/text/file_io.h"
#include "widgets/document/document_list.h"
#include "widgets/document/document_saver.h"
#include "widgets/document/project_files.h"
#include "widgets/words/engine_text.h"

#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <iterator>
#include <memory>
#include <utility>

namespace orrery::widgets {

namespace {

template <typename T>
std::optional<QString> problemOf(const std::variant<T, engine::FileError>& result) {
    const auto* const error = std::get_if<engine::FileError>(&result);
    return error != nullptr ? std::optional(sentenceText(error->message)) : std::nullopt;
}

std::unique_ptr<Document> documentOf(const QString& path, const QString& shownPath, const engine::StampedFile& file,
                                     bool isOfSession) {
    auto document = std::make_unique<Document>(path, shownPath, QByteArray::fromStdString(file.bytes), isOfSession);
    document->setOnDisk(document->bytes(), file.stamp, document->state());
    return document;
}

} // namespace

DocumentFiles::DocumentFiles(DocumentList& documents, EditHistory& history, DocumentSaver& saver, QObject* parent)
    : QObject(parent), m_documents(documents), m_history(history), m_saver(saver) {}

Document* DocumentFiles::addEmpty(const QString& shownPath) {
    return m_documents.find(shownPath) == nullptr
               ? m_documents.add(std::make_unique<Document>(m_documents.pathOf(shownPath), shownPath, QByteArray()))
               : nullptr;
}

EditCommand* DocumentFiles::push(const QString& name, std::vector<EditStep> steps, std::vector<FileStep> files) {
    auto command = std::make_unique<EditCommand>(name, std::move(steps), nullptr);
    command->setFiles(*this, std::move(files));
    return m_history.push(std::move(command));
}

Document* DocumentFiles::add(const QString& shownPath, const QByteArray& bytes) {
    Document* const added = addEmpty(shownPath);
    if (added != nullptr) {
        auto steps = m_history.stepsOf({{added, {0, 0}, bytes}});
        push(tr("Add %1").arg(shownPath), std::move(*steps), {{FileStep::Kind::add, added}});
    }
    return added;
}

EditCommand* DocumentFiles::addTyped(const QString& name, const QString& shownPath) {
    Document* const added = addEmpty(shownPath);
    return added != nullptr ? push(name, {}, {{FileStep::Kind::add, added}}) : nullptr;
}

void DocumentFiles::setTexts(const QString& name, const std::vector<DocumentText>& texts) {
    std::vector<DocumentEdit> edits;
    std::vector<FileStep> added;
    for (const DocumentText& text : texts) {
        Document* document = text.shownPath.endsWith(QLatin1String(".csv")) ? openTable(text.shownPath)
                                                                            : m_documents.find(text.shownPath);
        if (document == nullptr) {
            document = addEmpty(text.shownPath);
            added.push_back({FileStep::Kind::add, document});
        }
        std::ranges::move(lineEdits(*document, text.bytes), std::back_inserter(edits));
    }
    auto steps = m_history.stepsOf(std::move(edits));
    if (steps && !(steps->empty() && added.empty())) {
        push(name, std::move(*steps), std::move(added));
    }
}

std::optional<QString> DocumentFiles::remove(Document& document, std::vector<DocumentEdit> edits) {
    finishSaving();
    auto steps = m_history.stepsOf(std::move(edits));
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

std::optional<QString> DocumentFiles::rename(Document& document, const QString& shownPath,
                                             std::vector<DocumentEdit> edits) {
    finishSaving();
    auto steps = m_history.stepsOf(std::move(edits));
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

Document* DocumentFiles::openTable(const QString& shownPath) {
    if (Document* const known = m_documents.find(shownPath)) {
        return known;
    }
    if (!isInsideProject(shownPath) || !leadsInside(m_documents.folder(), shownPath)) {
        return nullptr;
    }
    const QString path = m_documents.pathOf(shownPath);
    const auto read = engine::readStamped(path.toStdString());
    const auto* const whole = std::get_if<engine::StampedFile>(&read);
    return whole != nullptr ? m_documents.add(documentOf(path, shownPath, *whole, false)) : nullptr;
}

Document* DocumentFiles::openOfSession(const QString& shownPath, const QString& path, const QByteArray& initial,
                                       QString* problem) {
    engine::removeLeftovers(QFileInfo(path).absolutePath().toStdString());
    const auto read = engine::readStamped(path.toStdString());
    if (const auto* const whole = std::get_if<engine::StampedFile>(&read)) {
        return m_documents.add(documentOf(path, shownPath, *whole, true));
    }
    const auto& error = std::get<engine::FileError>(read);
    if (error.code != ENOENT) {
        *problem = engineText(error.message);
        return nullptr;
    }
    return m_documents.add(std::make_unique<Document>(path, shownPath, initial, true));
}

std::optional<QString> DocumentFiles::removeNow(FileStep& step) {
    Document& document = *step.document;
    step.wasOnDisk = document.isOnDisk();
    step.savedState = document.savedState();
    if (document.isOnDisk()) {
        if (const auto problem =
                problemOf(engine::removeFile(document.path().toStdString(), viewOf(document.savedBytes())))) {
            return problem;
        }
    }
    m_documents.remove(document, m_history.newState());
    return std::nullopt;
}

std::optional<QString> DocumentFiles::renameNow(Document& document, const QString& shownPath) {
    if (m_documents.find(shownPath) != nullptr) {
        return tr("The file '%1' already exists.").arg(shownPath);
    }
    if (!isInsideProject(shownPath) || !leadsInside(m_documents.folder(), shownPath)) {
        return tr("'%1' is outside the project folder.").arg(shownPath);
    }
    engine::FileStamp stamp;
    if (document.isOnDisk()) {
        const auto moved = engine::moveFile(document.path().toStdString(), m_documents.pathOf(shownPath).toStdString());
        if (const auto problem = problemOf(moved)) {
            return problem;
        }
        stamp = std::get<engine::FileStamp>(moved);
    }
    m_documents.rename(document, shownPath, stamp);
    return std::nullopt;
}

bool DocumentFiles::isListed(const Document& document) const {
    return m_documents.find(document.shownPath()) == &document;
}

/// Restores a removed document in the project, unless another file has the same name now.
void DocumentFiles::putBack(Document& document) {
    if (!m_documents.restore(document) && !isListed(document)) {
        emit fileRefused(tr("Cannot restore '%1': another file has this name.").arg(document.shownPath()));
    }
}

void DocumentFiles::refuse(const std::optional<QString>& problem) {
    if (problem) {
        emit fileRefused(*problem);
    }
}

void DocumentFiles::finishSaving() {
    m_saver.finishSaving();
}

void DocumentFiles::redo(FileStep& step) {
    if (!step.document) {
        return;
    }
    switch (step.kind) {
    case FileStep::Kind::add:
        putBack(*step.document);
        emit cameBack(step.document);
        break;
    case FileStep::Kind::remove:
        refuse(removeNow(step));
        break;
    case FileStep::Kind::rename:
        refuse(renameNow(*step.document, step.after));
        break;
    }
}

void DocumentFiles::undo(FileStep& step) {
    if (!step.document) {
        return;
    }
    Document& document = *step.document;
    switch (step.kind) {
    case FileStep::Kind::add:
        if (!step.isAsMade) {
            emit fileRefused(
                tr("'%1' is not removed: it was saved with additional content.").arg(document.shownPath()));
        } else if (isListed(document)) {
            refuse(removeNow(step));
        }
        break;
    case FileStep::Kind::remove:
        putBack(document);
        if (step.wasOnDisk && isListed(document)) {
            const QByteArray saved = document.savedBytes();
            const auto written =
                engine::writeFileWhole(document.path().toStdString(), viewOf(saved),
                                       {.expected = {engine::Expected::Kind::noFile, {}}, .beforeReplacing = {}});
            if (const auto problem = problemOf(written)) {
                emit fileRefused(*problem); // the document is in the project, but unsaved
            } else {
                document.setOnDisk(saved, std::get<engine::FileStamp>(written), step.savedState);
            }
        }
        emit cameBack(&document);
        break;
    case FileStep::Kind::rename:
        refuse(renameNow(document, step.before));
        break;
    }
}

void DocumentFiles::saveAgain(const std::vector<Document*>& documents) {
    for (Document* const document : documents) {
        if (document->isModified()) {
            refuse(m_saver.saveAgain(*document));
        }
    }
}

} // namespace orrery::widgets
