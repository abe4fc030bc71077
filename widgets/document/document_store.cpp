// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/document_store.h"

#include "engine/text/file_io.h"
#include "widgets/document/project_files.h"
#include "widgets/words/engine_text.h"

#include <QDir>

#include <memory>

namespace orrery::widgets {

DocumentStore::DocumentStore(QObject* parent)
    : QObject(parent), m_disk(m_list, m_edits),
      m_saver(m_list, [&disk = m_disk](Document& document, const QByteArray& bytes,
                                       const engine::FileStamp& stamp) { return disk.takeUp(document, bytes, stamp); }),
      m_files(m_list, m_edits, m_saver) {
    connect(&m_saver, &DocumentSaver::aboutToSave, &m_edits, &EditHistory::finishTyping);
}

void DocumentStore::clear() {
    m_saver.finishSaving();
    emit aboutToClear();
    m_edits.clear();
    m_list.clear();
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
            texts.problems << sentenceText(error->message);
            continue;
        }
        const auto& whole = std::get<engine::StampedFile>(read);
        texts.files.push_back({file.shownPath, QByteArray::fromStdString(whole.bytes), whole.stamp});
    }
    return texts;
}

QStringList DocumentStore::openFolder(const QString& folder) {
    m_saver.finishSaving(); // otherwise this could read texts older than those being saved
    return open(readFolder(folder));
}

QStringList DocumentStore::open(FolderTexts texts) {
    clear();
    const QDir root(texts.folder);
    std::vector<std::unique_ptr<Document>> documents;
    for (FolderTexts::File& file : texts.files) {
        documents.push_back(
            std::make_unique<Document>(root.filePath(file.shownPath), file.shownPath, std::move(file.bytes)));
        documents.back()->setOnDisk(documents.back()->bytes(), file.stamp, documents.back()->state());
    }
    m_list.open(texts.folder, std::move(documents));
    return std::move(texts.problems);
}

} // namespace orrery::widgets
