// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/source_text.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <memory>

namespace orrery::widgets {

/// One replacement in a document, already done: at `position`, `removed` became `inserted`. Offsets are bytes.
struct TextChange {
    int position = 0;
    QByteArray removed;
    QByteArray inserted;
};

/// The text of one file, which every view of it mirrors (text is the truth). Only DocumentStore's commands change it.
class Document : public QObject {
    Q_OBJECT

public:
    /// @param path absolute. @param shownPath relative to the project's folder, with '/'.
    Document(QString path, QString shownPath, QByteArray bytes, QObject* parent = nullptr);

    const QString& path() const { return m_path; }
    const QString& shownPath() const { return m_shownPath; }
    const QByteArray& bytes() const { return m_bytes; }
    /// Grows with every change, undo and redo included.
    std::uint64_t version() const { return m_version; }
    /// Names the present content: undo brings the old one back.
    std::uint64_t state() const { return m_state; }
    /// Whether the content differs from what was last read from or written to the disk.
    bool isModified() const { return m_state != m_savedState; }
    /// The present version as the engine takes it; made once for each version.
    std::shared_ptr<const engine::SourceText> source() const;

signals:
    /// @param origin the view whose own typing it was and that shows it already; null for every other change.
    void changed(const orrery::widgets::TextChange& change, const QObject* origin);
    void modifiedChanged(bool isModified);

private:
    friend class DocumentStore;
    friend class EditCommand;
    /// Replaces bytes and takes on a state. The span must be inside the text.
    void replace(const TextChange& change, std::uint64_t newState, const QObject* origin);
    void markSaved();

    QString m_path;
    QString m_shownPath;
    QByteArray m_bytes;
    std::uint64_t m_version = 1;
    std::uint64_t m_state = 0;
    std::uint64_t m_savedState = 0;
    mutable std::shared_ptr<const engine::SourceText> m_source;
};

} // namespace orrery::widgets
