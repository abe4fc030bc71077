// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/document_list.h"

#include <QDir>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

using Documents = std::vector<std::unique_ptr<Document>>;

std::unique_ptr<Document> takeFrom(Documents& documents, const Document& document) {
    const auto place = std::ranges::find(documents, &document, &std::unique_ptr<Document>::get);
    if (place == documents.end()) {
        return nullptr;
    }
    std::unique_ptr<Document> taken = std::move(*place);
    documents.erase(place);
    return taken;
}

} // namespace

QString DocumentList::pathOf(const QString& shownPath) const {
    return QDir(m_folder).filePath(shownPath);
}

std::vector<Document*> DocumentList::documents() const {
    std::vector<Document*> own = allDocuments();
    std::erase_if(own, [](const Document* document) { return document->isOfSession(); });
    return own;
}

std::vector<Document*> DocumentList::allDocuments() const {
    std::vector<Document*> all;
    all.reserve(m_documents.size());
    for (const auto& document : m_documents) {
        all.push_back(document.get());
    }
    return all;
}

Document* DocumentList::findGone(const QString& shownPath) const {
    const auto gone =
        std::ranges::find_if(m_gone, [&](const auto& document) { return document->shownPath() == shownPath; });
    return gone != m_gone.end() ? gone->get() : nullptr;
}

bool DocumentList::hasUnsaved() const {
    return std::ranges::any_of(m_documents, [](const auto& d) { return d->isModified() && !d->isOfSession(); });
}

void DocumentList::open(const QString& folder, std::vector<std::unique_ptr<Document>> documents) {
    m_folder = folder;
    m_documents = std::move(documents);
    for (const auto& document : m_documents) {
        m_byPath.insert(document->shownPath(), document.get());
        connectDocument(*document);
    }
    emit documentsChanged();
}

void DocumentList::clear() {
    m_byPath.clear();
    m_documents.clear();
    m_gone.clear();
    m_folder.clear();
    emit documentsChanged();
}

void DocumentList::connectDocument(Document& document) {
    connect(&document, &Document::changed, this, [this, d = &document](const TextChange& change) {
        const bool isBack = comeBack(*d); // undo has changed a removed document
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

void DocumentList::insert(std::unique_ptr<Document> document) {
    const auto place = std::ranges::lower_bound(m_documents, document->shownPath(), {},
                                                [](const auto& d) -> const QString& { return d->shownPath(); });
    m_byPath.insert(document->shownPath(), document.get());
    m_documents.insert(place, std::move(document));
}

bool DocumentList::comeBack(Document& document) {
    if (m_gone.empty() || m_byPath.contains(document.shownPath())) {
        return false;
    }
    std::unique_ptr<Document> back = takeFrom(m_gone, document);
    if (!back) {
        return false;
    }
    insert(std::move(back));
    return true;
}

Document* DocumentList::add(std::unique_ptr<Document> document) {
    Document* const added = document.get();
    insert(std::move(document));
    connectDocument(*added);
    emit documentsChanged();
    return added;
}

void DocumentList::remove(Document& document, std::uint64_t savedState) {
    if (std::unique_ptr<Document> own = takeFrom(m_documents, document)) {
        m_byPath.remove(document.shownPath());
        m_gone.push_back(std::move(own));
    }
    // Also changes a document that was removed before: if undo restores the document, it has no file.
    document.setLost(savedState);
    emit left(&document);
    emit settled(&document);
    emit documentsChanged();
}

bool DocumentList::restore(Document& document) {
    const bool isBack = comeBack(document);
    if (isBack) {
        emit documentsChanged();
    }
    return isBack;
}

bool DocumentList::rename(Document& document, const QString& shownPath, const engine::FileStamp& stamp) {
    if (m_byPath.contains(shownPath)) {
        return false;
    }
    std::unique_ptr<Document> own = takeFrom(m_documents, document);
    const QString old = document.shownPath();
    document.moveTo(pathOf(shownPath), shownPath, stamp);
    if (own) { // otherwise it is a removed document: undo restores it under the new name
        m_byPath.remove(old);
        insert(std::move(own));
        emit renamed(&document, old);
        emit documentsChanged();
    }
    return true;
}

} // namespace orrery::widgets
