// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/document_saver.h"

#include "widgets/document/project_files.h"
#include "widgets/words/engine_text.h"

#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace orrery::widgets {

namespace {

using Kind = engine::Expected::Kind;

QString choiceWanted(const Document& document) {
    return DocumentSaver::tr(
               "'%1' is not saved: another program changed it in the same places. Choose the version to keep first.")
        .arg(document.shownPath());
}

} // namespace

DocumentSaver::DocumentSaver(const DocumentList& documents, TakeUp takeUp, QObject* parent)
    : QObject(parent), m_documents(documents), m_takeUp(std::move(takeUp)) {
    m_thread.setMaxThreadCount(1);
}

DocumentSaver::~DocumentSaver() {
    m_thread.waitForDone();
}

DocumentSaver::TextToWrite DocumentSaver::textToWrite(Document& document) const {
    return {&document,
            m_documents.folder(),
            document.path(),
            document.shownPath(),
            document.bytes(),
            document.isOnDisk() ? Kind::bytes : Kind::noFile,
            document.savedBytes(),
            document.state(),
            document.isOfSession()};
}

/// Writes a text to its file. Does not access the store or the document, because the saving thread calls this too.
engine::FileResult<engine::FileStamp> DocumentSaver::write(const TextToWrite& text, const Call& beforeWriting,
                                                           const Call& beforeReplacing) {
    if (beforeWriting) {
        beforeWriting();
    }
    if (!text.isOfSession && !leadsInside(text.folder, text.shownPath)) {
        return engine::FileError{
            tr("cannot write '%1': it is outside the project folder").arg(text.shownPath).toStdString()};
    }
    const std::string folder = QFileInfo(text.path).absolutePath().toStdString();
    auto made = engine::makeFolder(folder);
    if (auto* const error = std::get_if<engine::FileError>(&made)) {
        return *error;
    }
    const engine::Expected expected{text.expected, viewOf(text.expectedBytes)};
    return engine::writeFileWhole(text.path.toStdString(), viewOf(text.bytes),
                                  {.expected = expected, .beforeReplacing = beforeReplacing});
}

/// Records the result of writing a text. @return nullopt, or the error if the text is not saved.
std::optional<engine::FileError> DocumentSaver::takeWritten(const TextToWrite& text,
                                                            const engine::FileResult<engine::FileStamp>& written) {
    if (const auto* const error = std::get_if<engine::FileError>(&written)) {
        return *error;
    }
    Document& document = *text.document;
    document.setOnDisk(text.bytes, std::get<engine::FileStamp>(written), text.state);
    if (document.isModified()) {
        emit rebased(&document); // the user edited it during the save
    }
    return std::nullopt;
}

std::optional<engine::FileError> DocumentSaver::overwrite(Document& document, const QByteArray& expected) {
    TextToWrite text = textToWrite(document);
    text.expected = Kind::bytes;
    text.expectedBytes = expected;
    return takeWritten(text, write(text, m_beforeWriting, m_beforeReplacing));
}

std::optional<QString> DocumentSaver::save(Document& document) {
    emit aboutToSave();
    finishSaving();
    if (document.conflict()) {
        emit conflictFound(&document);
        return choiceWanted(document);
    }
    const TextToWrite text = textToWrite(document);
    return reasonOf(document, takeWritten(text, write(text, m_beforeWriting, m_beforeReplacing)));
}

/// Returns the reason why a file was not written. If another program has changed the file, applies its text to the
/// document.
std::optional<QString> DocumentSaver::reasonOf(Document& document, const std::optional<engine::FileError>& error) {
    if (!error || !error->isConflict) {
        return error ? std::optional(sentenceText(error->message)) : std::nullopt;
    }
    const auto found = engine::readStamped(document.path().toStdString());
    const auto* const other = std::get_if<engine::StampedFile>(&found);
    if (other == nullptr) {
        const auto& problem = std::get<engine::FileError>(found);
        if (problem.code != ENOENT) {
            return sentenceText(problem.message);
        }
        emit lookWanted();
        return tr("'%1' is not saved: another program has just removed or renamed it. Save again in a moment.")
            .arg(document.shownPath());
    }
    const QByteArray theirs = QByteArray::fromStdString(other->bytes);
    if (theirs == document.bytes()) {
        // Another program has written the same text. Write the text again, so that it is certainly on the disk.
        const auto again = overwrite(document, theirs);
        return again ? std::optional(sentenceText(again->message)) : std::nullopt;
    }
    switch (m_takeUp(document, theirs, other->stamp)) {
    case TakenUp::conflict:
        return choiceWanted(document);
    case TakenUp::merged:
        return tr("'%1' is not saved: another program changed it. Its changes are merged here now. Check them, then "
                  "save again.")
            .arg(document.shownPath());
    case TakenUp::nothing:
    case TakenUp::reloaded:
        break;
    }
    return std::nullopt;
}

std::optional<QString> DocumentSaver::saveAgain(Document& document) {
    const auto error = overwrite(document, document.savedBytes());
    return error ? std::optional(sentenceText(error->message)) : std::nullopt;
}

QStringList DocumentSaver::saveAll() {
    QStringList problems;
    for (Document* const document : m_documents.documents()) {
        if (document->isModified()) {
            if (const auto problem = save(*document)) {
                problems << *problem;
            }
        }
    }
    return problems;
}

void DocumentSaver::saveSoon(std::vector<Document*> documents, std::function<void(const QStringList&)> done) {
    emit aboutToSave();
    m_savings.push_back(std::make_shared<Saving>(Saving{std::move(documents), std::move(done), {}, {}, 0}));
    if (m_savings.size() == 1) {
        beginSaving();
    }
}

/// Begins the first pending saving, with the present texts.
void DocumentSaver::beginSaving() {
    const std::shared_ptr<Saving> saving = m_savings.front();
    for (Document* const document : saving->documents) {
        if (document->conflict()) {
            emit conflictFound(document);
            saving->problems << choiceWanted(*document);
        } else if (document->isModified()) {
            saving->texts.push_back(textToWrite(*document));
        }
    }
    saving->left = saving->texts.size();
    if (saving->left == 0) {
        endSaving();
        return;
    }
    m_thread.start([this, saving, beforeWriting = m_beforeWriting, beforeReplacing = m_beforeReplacing] {
        for (const TextToWrite& text : saving->texts) {
            Written written{&text, write(text, beforeWriting, beforeReplacing)};
            {
                const std::lock_guard lock(m_writtenMutex);
                m_written.push_back(std::move(written));
            }
            QMetaObject::invokeMethod(this, &DocumentSaver::takeNextWritten, Qt::QueuedConnection);
        }
    });
}

/// Records the result of the next written text. Returns false if there is none.
bool DocumentSaver::takeNextWritten() {
    std::optional<Written> written;
    {
        const std::lock_guard lock(m_writtenMutex);
        if (m_written.empty()) {
            return false;
        }
        written = std::move(m_written.front());
        m_written.pop_front();
    }
    const std::shared_ptr<Saving> saving = m_savings.front();
    --saving->left;
    if (const auto problem = reasonOf(*written->text->document, takeWritten(*written->text, written->stamp))) {
        saving->problems << *problem;
    }
    if (saving->left == 0) {
        endSaving();
    }
    return true;
}

void DocumentSaver::endSaving() {
    const std::shared_ptr<Saving> saving = m_savings.front();
    m_savings.pop_front();
    // Calls `done` from the event loop, because a caller that waits for the disk has not finished its own work.
    QMetaObject::invokeMethod(
        this, [saving] { saving->done(saving->problems); }, Qt::QueuedConnection);
    if (!m_savings.empty()) {
        beginSaving();
    }
}

const QByteArray* DocumentSaver::textBeingSaved(const Document& document) const {
    if (m_savings.empty()) {
        return nullptr;
    }
    const Saving& saving = *m_savings.front(); // the thread writes texts in this order
    const auto end = saving.texts.end();
    const auto found = std::find_if(end - static_cast<std::ptrdiff_t>(saving.left), end,
                                    [&](const TextToWrite& text) { return text.document == &document; });
    return found != end ? &found->bytes : nullptr;
}

void DocumentSaver::finishSaving() {
    while (!m_savings.empty()) {
        m_thread.waitForDone();
        while (takeNextWritten()) {
        }
    }
}

} // namespace orrery::widgets
