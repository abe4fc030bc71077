// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/file_io.h"
#include "engine/text/source_text.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace orrery::widgets {

/// One replacement in a document, already done: at `position`, `removed` became `inserted`. Offsets are bytes.
struct TextChange {
    int position = 0;
    QByteArray removed;
    QByteArray inserted;
};

/// Bytes to be replaced: `removed` of them at `position` become `inserted`. Nothing where both are empty.
struct Replacement {
    int position = 0;
    int removed = 0;
    QByteArray inserted{};

    bool isNothing() const { return removed == 0 && inserted.isEmpty(); }
    /// Where `inserted` ends in the text behind it.
    int end() const { return position + static_cast<int>(inserted.size()); }
    /// Becomes one with a replacement in the text behind it; false, and nothing is changed, where one does not touch
    /// the other.
    bool merge(const Replacement& next);
};

/// What another program made of a file while there was unsaved work on it that does not go together with it (R1.3).
struct OutsideText {
    QByteArray bytes;
    engine::FileStamp stamp;
};

/// The text of one file, which every view of it mirrors (text is the truth). Only DocumentStore's commands change it.
class Document : public QObject {
    Q_OBJECT

public:
    /// @param path absolute. @param shownPath relative to the project's folder, with '/'.
    Document(QString path, QString shownPath, QByteArray bytes, QObject* parent = nullptr);

    const QString& path() const { return m_path; }
    const QString& shownPath() const { return m_shownPath; }
    /// Whether it belongs to the session and not to the project: it is kept by itself, and nobody is asked to save it.
    bool isOfSession() const { return m_isOfSession; }
    const QByteArray& bytes() const;
    int size() const;
    /// A piece of the text, which must be inside. Where keys are taken up it costs less than bytes(), which first takes
    /// in what was typed and for that moves all that stands behind it (P3.1).
    QByteArray slice(int position, int size) const;
    /// Grows with every change, undo and redo included.
    std::uint64_t version() const { return m_version; }
    /// Names the present content: undo brings the old one back.
    std::uint64_t state() const { return m_state; }
    /// What isModified() was before the last change: for those whom changed() tells of it.
    bool wasModified() const { return m_wasModified; }
    /// Whether the content differs from what was last read from or written to the disk.
    bool isModified() const { return m_state != m_savedState; }
    /// Whether there is such a file: a new one that was never saved is in no folder yet, and one may be deleted by
    /// another program while it is edited here.
    bool isOnDisk() const { return m_isOnDisk; }
    /// What was last read from or written to the disk.
    const QByteArray& savedBytes() const { return m_savedBytes; }
    const engine::FileStamp& stamp() const { return m_stamp; }
    /// Set while somebody has to choose between this text and that on the disk.
    const std::optional<OutsideText>& conflict() const { return m_conflict; }
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
    /// The disk holds `saved`. @param savedState the state that this is: another one than the present one where the
    /// text
    ///        differs.
    void setOnDisk(QByteArray saved, const engine::FileStamp& stamp, std::uint64_t savedState);
    /// The file is gone: the text here is the only one.
    void setLost(std::uint64_t savedState);
    void setSavedState(std::uint64_t state);
    void takeIn(const TextChange& change);
    void flatten() const;

    QString m_path;
    QString m_shownPath;
    /// The text, but for what was typed at one place since somebody asked for all of it.
    mutable QByteArray m_bytes;
    mutable Replacement m_typed;
    QByteArray m_savedBytes;
    engine::FileStamp m_stamp;
    std::optional<OutsideText> m_conflict;
    bool m_isOnDisk = false;
    bool m_isOfSession = false;
    std::uint64_t m_version = 1;
    std::uint64_t m_state = 0;
    std::uint64_t m_savedState = 0;
    bool m_wasModified = false;
    mutable std::shared_ptr<const engine::SourceText> m_source;
};

} // namespace orrery::widgets
