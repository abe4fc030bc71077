// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/document_store.h"

#include "engine/text/file_io.h"
#include "widgets/document/project_files.h"
#include "widgets/words/engine_text.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

DocumentStore::DocumentStore(QObject* parent) : QObject(parent) {
    m_history.setUndoLimit(0);
    m_saver.setMaxThreadCount(1);
}

DocumentStore::~DocumentStore() {
    m_saver.waitForDone();
    // Commands refer to documents, so they are destroyed first.
    m_history.clear();
}

void DocumentStore::connectDocument(Document& document) {
    connect(&document, &Document::changed, this, [this, d = &document](const TextChange& change) {
        const bool isBack = comeBack(*d);
        emit edited(d, change);
        emit changed(d);
        if (isBack) {
            emit documentsChanged();
        }
    });
    connect(&document, &Document::modifiedChanged, this, [this, d = &document](bool isModified) {
        if (!isModified) {
            emit settled(d);
        }
        emit modifiedChanged();
    });
}

Document* DocumentStore::insert(std::unique_ptr<Document> document) {
    Document* const added = document.get();
    const auto place = std::lower_bound(m_documents.begin(), m_documents.end(), added->shownPath(),
                                        [](const auto& d, const QString& path) { return d->shownPath() < path; });
    m_documents.insert(place, std::move(document));
    m_byPath.insert(added->shownPath(), added);
    return added;
}

std::unique_ptr<Document> DocumentStore::take(Document& document) {
    const auto place =
        std::find_if(m_documents.begin(), m_documents.end(), [&](const auto& own) { return own.get() == &document; });
    std::unique_ptr<Document> taken = std::move(*place);
    m_documents.erase(place);
    m_byPath.remove(document.shownPath());
    return taken;
}

/// Puts a document that had left back into the project, because undo has changed it.
bool DocumentStore::comeBack(Document& document) {
    const auto place =
        std::find_if(m_gone.begin(), m_gone.end(), [&](const auto& gone) { return gone.get() == &document; });
    if (place == m_gone.end() || m_byPath.contains(document.shownPath())) {
        return false;
    }
    std::unique_ptr<Document> back = std::move(*place);
    m_gone.erase(place);
    insert(std::move(back));
    return true;
}

void DocumentStore::clear() {
    finishSaving();
    emit aboutToClear();
    m_typing.clear();
    m_history.clear();
    m_byPath.clear();
    m_documents.clear();
    m_gone.clear();
    m_folder.clear();
    emit documentsChanged();
}

FolderTexts DocumentStore::readFolder(const QString& folder) {
    const QDir root(folder);
    FoundFiles found = findProjectFiles(root.absolutePath());
    for (const QString& inner : found.folders) {
        engine::removeLeftovers(inner.toStdString());
    }
    FolderTexts texts{root.absolutePath(), {}, std::move(found.problems)};
    for (const FoundFile& file : found.files) {
        auto read = engine::readStamped(root.filePath(file.shownPath).toStdString());
        if (const auto* error = std::get_if<engine::FileError>(&read)) {
            texts.problems << engineText(error->message);
            continue;
        }
        const auto& whole = std::get<engine::StampedFile>(read);
        texts.files.push_back({file.shownPath, QByteArray::fromStdString(whole.bytes), whole.stamp});
    }
    return texts;
}

QStringList DocumentStore::openFolder(const QString& folder) {
    finishSaving(); // otherwise the texts read could be older than the texts saved
    return open(readFolder(folder));
}

QStringList DocumentStore::open(FolderTexts texts) {
    clear();
    m_folder = texts.folder;
    const QDir root(m_folder);
    for (FolderTexts::File& file : texts.files) {
        auto document =
            std::make_unique<Document>(root.filePath(file.shownPath), file.shownPath, std::move(file.bytes));
        document->setOnDisk(document->bytes(), file.stamp, document->state());
        connectDocument(*document);
        m_byPath.insert(file.shownPath, document.get());
        m_documents.push_back(std::move(document));
    }
    emit documentsChanged();
    return std::move(texts.problems);
}

std::vector<Document*> DocumentStore::documents() const {
    std::vector<Document*> own = allDocuments();
    std::erase_if(own, [](const Document* document) { return document->isOfSession(); });
    return own;
}

std::vector<Document*> DocumentStore::allDocuments() const {
    std::vector<Document*> all;
    all.reserve(m_documents.size());
    for (const auto& document : m_documents) {
        all.push_back(document.get());
    }
    return all;
}

Document* DocumentStore::find(const QString& shownPath) const {
    return m_byPath.value(shownPath, nullptr);
}

Document* DocumentStore::addEmpty(const QString& shownPath) {
    if (m_byPath.contains(shownPath)) {
        return nullptr;
    }
    Document* const added =
        insert(std::make_unique<Document>(QDir(m_folder).filePath(shownPath), shownPath, QByteArray()));
    connectDocument(*added);
    emit documentsChanged();
    return added;
}

Document* DocumentStore::add(const QString& shownPath, const QByteArray& bytes) {
    Document* const added = addEmpty(shownPath);
    if (added != nullptr) {
        auto steps = stepsOf({{added, {0, 0}, bytes}});
        push(tr("Add %1").arg(shownPath), std::move(*steps), {{FileStep::Kind::add, added}});
    }
    return added;
}

bool DocumentStore::hasUnsaved() const {
    return std::any_of(m_documents.begin(), m_documents.end(),
                       [](const auto& d) { return d->isModified() && !d->isOfSession(); });
}

std::optional<std::vector<EditStep>> DocumentStore::stepsOf(std::vector<DocumentEdit> edits) {
    finishTyping();
    std::stable_sort(edits.begin(), edits.end(), [](const DocumentEdit& a, const DocumentEdit& b) {
        return a.document != b.document ? a.document->shownPath() < b.document->shownPath()
                                        : a.span.begin < b.span.begin;
    });
    for (std::size_t i = 0; i < edits.size(); ++i) {
        const auto size = static_cast<std::uint32_t>(edits[i].document->size());
        const bool overlaps =
            i > 0 && edits[i].document == edits[i - 1].document && edits[i].span.begin < edits[i - 1].span.end;
        if (overlaps || edits[i].span.begin > edits[i].span.end || edits[i].span.end > size) {
            return std::nullopt;
        }
    }
    std::vector<EditStep> steps;
    QHash<const Document*, std::uint64_t> states;
    // From the back of each file, so that earlier spans stay valid.
    for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit) {
        const auto position = static_cast<int>(edit->span.begin);
        const QByteArray removed = edit->document->slice(position, static_cast<int>(edit->span.size()));
        if (removed == edit->text) {
            continue;
        }
        const std::uint64_t before = states.value(edit->document, edit->document->state());
        steps.push_back({edit->document, {position, removed, edit->text}, before, m_nextState++});
        states.insert(edit->document, steps.back().stateAfter);
    }
    return steps;
}

EditCommand* DocumentStore::push(const QString& name, std::vector<EditStep> steps, std::vector<FileStep> files) {
    if (steps.empty() && files.empty()) {
        return nullptr;
    }
    auto* const command = new EditCommand(name, std::move(steps), nullptr);
    if (!files.empty()) {
        command->setFiles(*this, std::move(files));
    }
    emit stepBegins();
    m_history.push(command);
    emit stepEnds();
    return command;
}

std::uint64_t DocumentStore::replaceTyped(Document& document, const TextChange& change,
                                          std::optional<std::uint64_t> state, const QObject* origin) {
    const std::uint64_t after = state ? *state : m_nextState++;
    document.replace(change, after, origin);
    return after;
}

EditCommand* DocumentStore::pushTyped(const QString& name) {
    auto* const command = new EditCommand(name, {}, nullptr);
    m_history.push(command);
    return command;
}

bool DocumentStore::apply(const QString& name, std::vector<DocumentEdit> edits) {
    auto steps = stepsOf(std::move(edits));
    if (steps) {
        push(name, std::move(*steps), {});
    }
    return steps.has_value();
}

void DocumentStore::typed(Document& document, int position, int removed, const QByteArray& inserted,
                          const QObject* origin) {
    const TextChange change{position, document.slice(position, removed), inserted};
    if (m_typingOrigin != origin) {
        finishTyping();
        m_typingOrigin = origin;
    }
    m_typing.push_back({&document, change, document.state(), m_nextState++});
    document.replace(change, m_typing.back().stateAfter, origin);
}

void DocumentStore::finishTyping() {
    if (!m_typing.empty()) {
        const QString name = tr("Typing in %1").arg(m_typing.front().document->shownPath());
        m_history.push(new EditCommand(name, std::exchange(m_typing, {}), std::exchange(m_typingOrigin, nullptr)));
    }
    emit typingFinished();
}

} // namespace orrery::widgets
