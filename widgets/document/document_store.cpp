// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/document_store.h"

#include "engine/text/file_io.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

DocumentStore::DocumentStore(QObject* parent) : QObject(parent) {
    m_history.setUndoLimit(0);
}

DocumentStore::~DocumentStore() {
    // Commands point at documents: they go first.
    m_history.clear();
}

void DocumentStore::connectDocument(Document& document) {
    connect(&document, &Document::changed, this, [this, d = &document] { emit changed(d); });
    connect(&document, &Document::modifiedChanged, this, &DocumentStore::modifiedChanged);
}

void DocumentStore::clear() {
    m_typing.clear();
    m_history.clear();
    m_byPath.clear();
    m_documents.clear();
    m_folder.clear();
    emit documentsChanged();
}

QStringList DocumentStore::openFolder(const QString& folder) {
    clear();
    QStringList problems;
    const QDir root(folder);
    m_folder = root.absolutePath();
    QDirIterator files(m_folder, {QStringLiteral("*.xml")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        const QString shown = root.relativeFilePath(path);
        const QStringList parts = shown.split(QLatin1Char('/'));
        const bool isHidden =
            std::any_of(parts.begin(), parts.end(), [](const QString& p) { return p.startsWith('.'); });
        if (isHidden || parts.front() == QLatin1String("build")) {
            continue;
        }
        auto read = engine::readFile(path.toStdString());
        if (const auto* error = std::get_if<engine::FileError>(&read)) {
            problems << QString::fromStdString(error->message);
            continue;
        }
        m_documents.push_back(
            std::make_unique<Document>(path, shown, QByteArray::fromStdString(std::get<std::string>(read))));
    }
    std::sort(m_documents.begin(), m_documents.end(),
              [](const auto& a, const auto& b) { return a->shownPath() < b->shownPath(); });
    for (const auto& document : m_documents) {
        m_byPath.insert(document->shownPath(), document.get());
        connectDocument(*document);
    }
    emit documentsChanged();
    return problems;
}

std::vector<Document*> DocumentStore::documents() const {
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

Document* DocumentStore::add(const QString& shownPath, const QByteArray& bytes) {
    if (m_byPath.contains(shownPath)) {
        return nullptr;
    }
    auto document = std::make_unique<Document>(QDir(m_folder).filePath(shownPath), shownPath, QByteArray());
    Document* const added = document.get();
    const auto place = std::lower_bound(m_documents.begin(), m_documents.end(), shownPath,
                                        [](const auto& d, const QString& path) { return d->shownPath() < path; });
    m_documents.insert(place, std::move(document));
    m_byPath.insert(shownPath, added);
    connectDocument(*added);
    emit documentsChanged();
    apply(tr("Add %1").arg(shownPath), {{added, {0, 0}, bytes}});
    return added;
}

bool DocumentStore::hasUnsaved() const {
    return std::any_of(m_documents.begin(), m_documents.end(), [](const auto& d) { return d->isModified(); });
}

bool DocumentStore::apply(const QString& name, std::vector<DocumentEdit> edits) {
    finishTyping();
    std::stable_sort(edits.begin(), edits.end(), [](const DocumentEdit& a, const DocumentEdit& b) {
        return a.document != b.document ? a.document->shownPath() < b.document->shownPath()
                                        : a.span.begin < b.span.begin;
    });
    for (std::size_t i = 0; i < edits.size(); ++i) {
        const auto size = static_cast<std::uint32_t>(edits[i].document->bytes().size());
        const bool overlaps =
            i > 0 && edits[i].document == edits[i - 1].document && edits[i].span.begin < edits[i - 1].span.end;
        if (overlaps || edits[i].span.begin > edits[i].span.end || edits[i].span.end > size) {
            return false;
        }
    }
    std::vector<EditStep> steps;
    QHash<const Document*, std::uint64_t> states;
    // From the back of each file, so that the spans before stay what they are.
    for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit) {
        const auto position = static_cast<int>(edit->span.begin);
        const QByteArray removed = edit->document->bytes().mid(position, static_cast<int>(edit->span.size()));
        if (removed == edit->text) {
            continue;
        }
        const std::uint64_t before = states.value(edit->document, edit->document->state());
        steps.push_back({edit->document, {position, removed, edit->text}, before, m_nextState++});
        states.insert(edit->document, steps.back().stateAfter);
    }
    if (!steps.empty()) {
        m_history.push(new EditCommand(name, std::move(steps), nullptr));
    }
    return true;
}

void DocumentStore::typed(Document& document, int position, int removed, const QByteArray& inserted,
                          const QObject* origin) {
    const TextChange change{position, document.bytes().mid(position, removed), inserted};
    if (m_typingOrigin != origin) {
        finishTyping();
        m_typingOrigin = origin;
    }
    m_typing.push_back({&document, change, document.state(), m_nextState++});
    document.replace(change, m_typing.back().stateAfter, origin);
}

void DocumentStore::finishTyping() {
    if (m_typing.empty()) {
        return;
    }
    const QString name = tr("Typing in %1").arg(m_typing.front().document->shownPath());
    m_history.push(new EditCommand(name, std::exchange(m_typing, {}), std::exchange(m_typingOrigin, nullptr)));
}

std::optional<QString> DocumentStore::save(Document& document) {
    QDir().mkpath(QFileInfo(document.path()).absolutePath());
    const QByteArray& bytes = document.bytes();
    const auto result = engine::writeFileWhole(document.path().toStdString(),
                                               {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (const auto* error = std::get_if<engine::FileError>(&result)) {
        return QString::fromStdString(error->message);
    }
    document.markSaved();
    return std::nullopt;
}

QStringList DocumentStore::saveAll() {
    QStringList problems;
    for (const auto& document : m_documents) {
        if (document->isModified()) {
            if (const auto problem = save(*document)) {
                problems << *problem;
            }
        }
    }
    return problems;
}

} // namespace orrery::widgets
