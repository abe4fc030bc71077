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

/// An edit that a person made in a source view.
struct SourceEdit {
    int offset = 0;       ///< in the text
    int removedBytes = 0; ///< number of bytes of the text, without soft breaks
    QByteArray inserted{};
    int position = 0;     ///< in the view
    QByteArray removed{}; ///< bytes of the view; only while an assistive tool listens
};

/// The text in a Scintilla view, mirrored with soft breaks in its long lines (R2.6).
///
/// Offsets count bytes of the text, positions those of the view. The view has no undo history: that is the document's.
/// Edits of a person are reported when they are complete, and then the end of each group of edits.
class SourceMirror : public QObject {
    Q_OBJECT

public:
    /// Receives the changes of @p view and limits its notifications to those that it needs.
    explicit SourceMirror(QsciScintillaBase& view);

    /// Shows another text. Reports no edit.
    void setBytes(const QByteArray& bytes);
    QByteArray bytes() const;
    QByteArray bytes(int begin, int end) const;
    /// Returns the text's bytes among bytes of the view that begin at a position.
    QByteArray textOf(const QByteArray& shown, int position) const { return m_breaks.textOf(shown, position); }
    /// Returns one step of indentation, or the line end, as this text uses them.
    const QByteArray& indentation() const { return m_indentation; }
    const QByteArray& lineEnding() const { return m_lineEnding; }

    bool hasSoftBreaks() const { return !m_breaks.isEmpty(); }
    int offsetOf(int position) const { return m_breaks.offsetOf(position); }
    int positionOf(int offset) const { return m_breaks.positionOf(offset); }
    /// Returns the positions of [begin, end) of the text, without the soft breaks at its ends.
    ByteRange positionsOf(int begin, int end) const;
    QVector<ByteRange> positionsOf(QVector<ByteRange> ranges) const;

    /// Replaces [begin, end) of the text, also in a read-only view. Reports no edit.
    void replaceText(int begin, int end, const QByteArray& replacement);
    /// Replaces positions as if a person had typed, and finishes the input. No effect in a read-only view.
    void type(ByteRange positions, const QByteArray& replacement);
    /// Types a text with long lines at the caret when the present event ends: Scintilla would lay out whole lines.
    void typeSoon(QByteArray text);
    /// Moves the caret over a soft break, so that Backspace and Delete act on the text beyond it.
    void stepOverBreak(int key);
    /// Reports the pending edit. Call it before anything else reads or changes the text.
    void flush();
    /// Reports the pending edit and the end of the group. Call it after each key, paste or drop.
    void finishInput();

signals:
    /// Emitted before each change of the view, by a person or not; an earlier edit has been reported.
    void viewChanging(int position, int removed, int inserted);
    void edited(const SourceEdit& edit);
    void inputFinished();

private:
    struct Pending {
        SourceEdit edit;
        int insertedLength = 0; ///< bytes of the view; Scintilla has them only after its notification
    };

    void onModified(int position, int type, int length);
    void finishSoon();
    void report(const SourceEdit& edit);
    void mirror(ByteRange positions, const QByteArray& replacement);
    void breakGrownLine(int position);

    QsciScintillaBase& m_view;
    SoftBreaks m_breaks;
    std::optional<Pending> m_pending; ///< reported by Scintilla, not yet by us
    bool m_isMirroring = false;       ///< the document is changing the view, not a person
    bool m_finishPosted = false;
    bool m_inputOpen = false; ///< edited() was emitted, inputFinished() not yet
    QByteArray m_typedSoon;
    QByteArray m_indentation = "  ";
    QByteArray m_lineEnding = "\n";
};

} // namespace orrery::widgets
