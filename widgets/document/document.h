// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/file_io.h"
#include "engine/text/source_text.h"
#include "widgets/base/byte_view.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <string_view>
#include <utility>

namespace orrery::widgets {

/// A replacement that a document already contains: at `position`, `inserted` replaced `removed`. Offsets are bytes.
struct TextChange {
    int position = 0;
    QByteArray removed;
    QByteArray inserted;
};

/// A replacement to make: `inserted` replaces `removed` bytes at `position`. Does nothing if both are empty.
struct Replacement {
    int position = 0;
    int removed = 0;
    QByteArray inserted{};

    bool isNothing() const { return removed == 0 && inserted.isEmpty(); }
    /// Returns the end of `inserted` in the text after the replacement.
    int end() const { return position + static_cast<int>(inserted.size()); }
    /// Merges a replacement that follows in the text after this one. Returns false and changes nothing if the two do
    /// not touch.
    bool merge(const Replacement& next);
};

/// The text that another program wrote to a file and that conflicts with unsaved work on it (R1.3).
struct OutsideText {
    QByteArray bytes;
    engine::FileStamp stamp;
};

/// The outcome after another program has changed a file.
enum class TakenUp : std::uint8_t {
    nothing,  ///< the text is already known
    reloaded, ///< nothing was unsaved: the document has the new text, by a step of the history
    merged,   ///< the document contains both the unsaved work and the new text
    conflict  ///< the unsaved work and the new text conflict: the user has to choose
};

/// The text of one file. Every view of the file shows this text, and changes it only by steps of the history.
class Document : public QObject {
    Q_OBJECT

public:
    /// @param path absolute path. @param shownPath path relative to the project's folder, with '/'.
    Document(QString path, QString shownPath, QByteArray bytes, bool isOfSession = false);

    const QString& path() const { return m_path; }
    const QString& shownPath() const { return m_shownPath; }
    /// Returns whether the document belongs to the session, not to the project. The code that opened it saves it,
    /// without a question to the user.
    bool isOfSession() const { return m_isOfSession; }
    const QByteArray& bytes() const;
    int size() const;
    /// Returns a piece of the text; the span must be inside the text. While the user types, this is cheaper than
    /// bytes(). bytes() first merges the typed text, and so moves all text after it (P3.1).
    QByteArray slice(int position, int size) const;
    /// Returns the version, which grows with every change, including undo and redo.
    std::uint64_t version() const { return m_version; }
    /// Returns the identifier of the present content. Undo restores the earlier content with its identifier.
    std::uint64_t state() const { return m_state; }
    /// Returns the value of isModified() before the last change, for listeners of changed().
    bool wasModified() const { return m_wasModified; }
    /// Returns whether the content differs from the bytes last read from or written to the disk.
    bool isModified() const { return m_state != m_savedState; }
    /// Returns whether the file exists on the disk. A new file is not on the disk before the first save. Another
    /// program can delete a file while the user edits it.
    bool isOnDisk() const { return m_isOnDisk; }
    /// Returns the bytes last read from or written to the disk.
    const QByteArray& savedBytes() const { return m_savedBytes; }
    /// Returns the state() that has savedBytes(). If no state has them, returns a number that state() never returns.
    std::uint64_t savedState() const { return m_savedState; }
    const engine::FileStamp& stamp() const { return m_stamp; }
    /// Returns the other program's text while the user has to choose between that text and this one; otherwise nullopt.
    const std::optional<OutsideText>& conflict() const { return m_conflict; }
    /// Returns the present version in the form that the engine reads. The document creates it once for each version.
    std::shared_ptr<const engine::SourceText> source() const;

    // Only the history, and the classes that read and write files, call the following functions.

    /// Replaces bytes and sets the state. The span must be inside the text.
    void replace(const TextChange& change, std::uint64_t newState, const QObject* origin);
    /// Records that the disk holds `saved`.
    /// @param savedState the state with the content `saved`; differs from state() if the document has another text.
    void setOnDisk(QByteArray saved, const engine::FileStamp& stamp, std::uint64_t savedState);
    /// Records that the file no longer exists on the disk.
    void setLost(std::uint64_t savedState);
    /// Records the stamp of a file that was written again with the same bytes.
    void setStamp(const engine::FileStamp& stamp) { m_stamp = stamp; }
    void setConflict(OutsideText theirs) { m_conflict = std::move(theirs); }
    /// Records that the file has moved.
    void moveTo(QString path, QString shownPath, const engine::FileStamp& stamp);

signals:
    /// @param origin the view in which the user typed, because it already shows the change; null for all other changes.
    void changed(const orrery::widgets::TextChange& change, const QObject* origin);
    void modifiedChanged(bool isModified);

private:
    void setSavedState(std::uint64_t state);
    void takeIn(const TextChange& change);
    void flatten() const;

    QString m_path;
    QString m_shownPath;
    /// The text without `m_typed`, which is the latest typing at one place. flatten() merges the two.
    mutable QByteArray m_bytes;
    mutable Replacement m_typed;
    QByteArray m_savedBytes;
    engine::FileStamp m_stamp;
    std::optional<OutsideText> m_conflict;
    bool m_isOnDisk = false;
    const bool m_isOfSession;
    std::uint64_t m_version = 1;
    std::uint64_t m_state = 0;
    std::uint64_t m_savedState = 0;
    bool m_wasModified = false;
    mutable std::shared_ptr<const engine::SourceText> m_source;
};

} // namespace orrery::widgets
