// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/disk_follower.h"

#include "engine/text/merge.h"
#include "widgets/document/document_list.h"
#include "widgets/document/edit_history.h"

#include <memory>

namespace orrery::widgets {

DiskFollower::DiskFollower(DocumentList& documents, EditHistory& history, QObject* parent)
    : QObject(parent), m_documents(documents), m_history(history) {}

TakenUp DiskFollower::takeUp(Document& document, const QByteArray& bytes, const engine::FileStamp& stamp) {
    m_history.finishTyping();
    const bool hadConflict = document.conflict().has_value();
    if (document.isOnDisk() && bytes == document.savedBytes() && !hadConflict) {
        document.setStamp(stamp);
        return TakenUp::nothing;
    }
    if (bytes == document.bytes()) {
        document.setOnDisk(bytes, stamp, document.state());
        return TakenUp::nothing;
    }
    const QString name = tr("%1, changed by another program").arg(document.shownPath());
    if (!document.isModified()) {
        m_history.apply(name, lineEdits(document, bytes));
        document.setOnDisk(bytes, stamp, document.state());
        return TakenUp::reloaded;
    }
    const engine::Merge merge =
        engine::mergeLines(viewOf(document.savedBytes()), viewOf(document.bytes()), viewOf(bytes));
    if (merge.conflicts > 0) {
        document.setConflict({bytes, stamp});
        emit conflictFound(&document);
        return TakenUp::conflict;
    }
    const std::string merged = engine::mergedText(merge, viewOf(document.bytes()), viewOf(bytes));
    m_history.apply(name, lineEdits(document, QByteArray::fromStdString(merged)));
    document.setOnDisk(bytes, stamp, document.bytes() == bytes ? document.state() : m_history.newState());
    emit rebased(&document);
    return TakenUp::merged;
}

void DiskFollower::resolve(Document& document, const QByteArray& text) {
    if (!document.conflict()) {
        return;
    }
    const OutsideText theirs = *document.conflict();
    m_history.apply(tr("%1, merged with another program's changes").arg(document.shownPath()),
                    lineEdits(document, text));
    document.setOnDisk(theirs.bytes, theirs.stamp, text == theirs.bytes ? document.state() : m_history.newState());
    emit rebased(&document);
}

void DiskFollower::lose(Document& document) {
    m_history.finishTyping();
    if (document.isModified()) {
        document.setLost(m_history.newState());
        emit rebased(&document);
    } else {
        m_documents.remove(document, m_history.newState());
    }
}

void DiskFollower::appear(const QString& shownPath, const QByteArray& bytes, const engine::FileStamp& stamp) {
    if (Document* const own = m_documents.find(shownPath)) {
        takeUp(*own, bytes, stamp);
    } else if (Document* const gone = m_documents.findGone(shownPath)) {
        m_documents.restore(*gone);
        gone->setOnDisk(gone->bytes(), {}, gone->state());
        takeUp(*gone, bytes, stamp);
    } else {
        auto added = std::make_unique<Document>(m_documents.pathOf(shownPath), shownPath, bytes);
        added->setOnDisk(bytes, stamp, added->state());
        m_documents.add(std::move(added));
    }
}

} // namespace orrery::widgets
