// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/source/soft_breaks.h"
#include "widgets/source/source_search.h"

#include <QByteArray>
#include <QObject>
#include <QVector>

#include <optional>

class QsciScintillaBase;

namespace orrery::widgets {

/// An edit that the user made in a source view.
struct SourceEdit {
    int offset = 0;       ///< begin of the edit in the text
    int removedBytes = 0; ///< number of removed bytes of the text, without soft breaks
    QByteArray inserted{};
    int position = 0;     ///< begin of the edit in the view
    QByteArray removed{}; ///< removed bytes of the view; only while an assistive tool listens
};

/// The text in a Scintilla view, mirrored with soft breaks in its long lines (R2.6).
///
/// Offsets are bytes of the text, positions are bytes of the view. The view has no undo history, because the document
/// has one. The mirror reports each complete edit of the user, and then the end of each group of edits.
class SourceMirror : public QObject {
    Q_OBJECT

public:
    /// Receives the changes of @p view, and limits its notifications to the necessary ones.
    explicit SourceMirror(QsciScintillaBase& view);

    /// Shows another text. Reports no edit.
    void setBytes(const QByteArray& bytes);
    QByteArray bytes() const;
    QByteArray bytes(int begin, int end) const;
    /// Returns the bytes @p shown of the view without the soft breaks. @param position position of the first byte
    QByteArray textOf(const QByteArray& shown, int position) const { return m_breaks.textOf(shown, position); }
    /// Returns one step of indentation as this text uses it.
    /// lineEnding() returns its line end.
    const QByteArray& indentation() const { return m_indentation; }
    const QByteArray& lineEnding() const { return m_lineEnding; }

    bool hasSoftBreaks() const { return !m_breaks.isEmpty(); }
    int offsetOf(int position) const { return m_breaks.offsetOf(position); }
    int positionOf(int offset) const { return m_breaks.positionOf(offset); }
    /// Returns the positions of [begin, end) of the text, without the soft breaks at its ends.
    ByteRange positionsOf(int begin, int end) const;
    QVector<ByteRange> positionsOf(QVector<ByteRange> ranges) const;

    /// Replaces [begin, end) of the text, even in a read-only view. Reports no edit.
    void replaceText(int begin, int end, const QByteArray& replacement);
    /// Replaces positions as if the user had typed, and finishes the input. Has no effect in a read-only view.
    void type(ByteRange positions, const QByteArray& replacement);
    /// Types a text with long lines at the caret after the present event. Otherwise Scintilla would compute the layout
    /// of whole lines.
    void typeSoon(QByteArray text);
    /// Moves the caret over a soft break. Backspace and Delete then act on the text beyond the break.
    void stepOverBreak(int key);
    /// Reports the pending edit. Call it before anything else reads or changes the text.
    void flush();
    /// Reports the pending edit and the end of the group. Call it after each key, paste or drop.
    void finishInput();

signals:
    /// Emitted before each change of the view, by the user or not. The mirror has already reported any earlier edit.
    void viewChanging(int position, int removed, int inserted);
    void edited(const SourceEdit& edit);
    void inputFinished();

private:
    struct Pending {
        SourceEdit edit;
        int insertedLength = 0; ///< number of bytes of the view; Scintilla has the bytes only after its notification
    };

    void onModified(int position, int type, int length);
    void finishSoon();
    void report(const SourceEdit& edit);
    void mirror(ByteRange positions, const QByteArray& replacement);
    void breakGrownLine(int position);

    QsciScintillaBase& m_view;
    SoftBreaks m_breaks;
    std::optional<Pending> m_pending; ///< edit that Scintilla has reported, and the mirror has not
    bool m_isMirroring = false;       ///< true while the document changes the view, not the user
    bool m_finishPosted = false;
    bool m_inputOpen = false; ///< true after edited(), until inputFinished()
    QByteArray m_typedSoon;
    QByteArray m_indentation = "  ";
    QByteArray m_lineEnding = "\n";
};

} // namespace orrery::widgets
