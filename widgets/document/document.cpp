// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/document.h"

#include <utility>

namespace orrery::widgets {

Document::Document(QString path, QString shownPath, QByteArray bytes, QObject* parent)
    : QObject(parent), m_path(std::move(path)), m_shownPath(std::move(shownPath)), m_bytes(std::move(bytes)) {}

std::shared_ptr<const engine::SourceText> Document::source() const {
    if (!m_source || m_source->version() != m_version) {
        m_source =
            std::make_shared<const engine::SourceText>(m_shownPath.toStdString(), m_bytes.toStdString(), m_version);
    }
    return m_source;
}

void Document::replace(const TextChange& change, std::uint64_t newState, const QObject* origin) {
    Q_ASSERT(m_bytes.mid(change.position, change.removed.size()) == change.removed);
    const bool wasModified = isModified();
    m_bytes.replace(change.position, change.removed.size(), change.inserted);
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

void Document::setSavedState(std::uint64_t state) {
    const bool wasModified = isModified();
    m_savedState = state;
    if (isModified() != wasModified) {
        emit modifiedChanged(isModified());
    }
}

} // namespace orrery::widgets
