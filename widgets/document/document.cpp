// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/document.h"

#include <algorithm>
#include <utility>

namespace orrery::widgets {

bool Replacement::merge(const Replacement& next) {
    if (isNothing()) {
        *this = next;
        return true;
    }
    const int nextEnd = next.position + next.removed; // in the text after this replacement
    if (next.position > end() || nextEnd < position) {
        return false;
    }
    const int before = std::max(0, position - next.position);
    const int behind = std::max(0, nextEnd - end());
    QByteArray merged = inserted.first(std::max(0, next.position - position)) + next.inserted;
    merged += inserted.sliced(std::min<qsizetype>(inserted.size(), std::max(0, nextEnd - position)));
    position -= before;
    removed += before + behind;
    inserted = std::move(merged);
    return true;
}

Document::Document(QString path, QString shownPath, QByteArray bytes, bool isOfSession)
    : m_path(std::move(path)), m_shownPath(std::move(shownPath)), m_bytes(std::move(bytes)),
      m_isOfSession(isOfSession) {}

std::shared_ptr<const engine::SourceText> Document::source() const {
    if (!m_source || m_source->version() != m_version) {
        m_source =
            std::make_shared<const engine::SourceText>(m_shownPath.toStdString(), bytes().toStdString(), m_version);
    }
    return m_source;
}

const QByteArray& Document::bytes() const {
    flatten();
    return m_bytes;
}

int Document::size() const {
    return static_cast<int>(m_bytes.size() + m_typed.inserted.size()) - m_typed.removed;
}

QByteArray Document::slice(int position, int size) const {
    if (position + size <= m_typed.position) {
        return m_bytes.mid(position, size);
    }
    if (position >= m_typed.end()) {
        return m_bytes.mid(position - m_typed.inserted.size() + m_typed.removed, size);
    }
    if (position >= m_typed.position && position + size <= m_typed.end()) {
        return m_typed.inserted.mid(position - m_typed.position, size);
    }
    return bytes().mid(position, size);
}

void Document::takeIn(const TextChange& change) {
    const Replacement next{change.position, static_cast<int>(change.removed.size()), change.inserted};
    if (!m_typed.merge(next)) {
        flatten();
        m_typed = next;
    }
}

void Document::flatten() const {
    if (!m_typed.isNothing()) {
        m_bytes.replace(m_typed.position, m_typed.removed, m_typed.inserted);
    }
    m_typed = {};
}

void Document::replace(const TextChange& change, std::uint64_t newState, const QObject* origin) {
    Q_ASSERT(slice(change.position, static_cast<int>(change.removed.size())) == change.removed);
    m_wasModified = isModified();
    const bool wasModified = m_wasModified; // a listener of the change can change the document again
    takeIn(change);
    ++m_version;
    m_state = newState;
    emit changed(change, origin);
    if (isModified() != wasModified) {
        emit modifiedChanged(isModified());
    }
}

void Document::setOnDisk(QByteArray saved, const engine::FileStamp& stamp, std::uint64_t savedState) {
    m_savedBytes = std::move(saved);
    m_stamp = stamp;
    m_isOnDisk = true;
    m_conflict.reset();
    setSavedState(savedState);
}

void Document::setLost(std::uint64_t savedState) {
    m_stamp = {};
    m_isOnDisk = false;
    m_conflict.reset();
    setSavedState(savedState);
}

void Document::moveTo(QString path, QString shownPath, const engine::FileStamp& stamp) {
    m_path = std::move(path);
    m_shownPath = std::move(shownPath);
    m_stamp = stamp;
    m_source.reset(); // the source contains the old path
}

void Document::setSavedState(std::uint64_t state) {
    const bool wasModified = isModified();
    m_savedState = state;
    if (isModified() != wasModified) {
        emit modifiedChanged(isModified());
    }
}

} // namespace orrery::widgets
