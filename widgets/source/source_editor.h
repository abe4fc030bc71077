// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/source/soft_breaks.h"
#include "widgets/source/source_highlighter.h"
#include "widgets/source/source_marks.h"
#include "widgets/source/source_search.h"
#include "widgets/source/tag_match.h"

#include <QByteArray>
#include <QTimer>
#include <Qsci/qsciscintilla.h>

#include <array>
#include <functional>
#include <optional>

namespace orrery::widgets {

class FindBar;
class LongLinesBar;

/// The source view of a document's bytes (I2.2): a mirror of them that a person can type in.
///
/// The document stays the owner. What is typed, pasted or dropped here arrives as edited(), already applied here;
/// what changes elsewhere is told by replaceSpan(), which emits nothing. There is no undo in here: Ctrl+Z and its
/// kin pass through to the window. All offsets are bytes, as in engine::Span.
///
/// Scintilla lays out each line as a whole, which takes half a second for 1 MB. Texts with too long lines are shown
/// with soft breaks, which stand in the view and not in the text: offsets, bytes() and edited() know nothing of them.
/// Inside, a position is a byte of what Scintilla holds, and an offset one of the text.
///
/// edited() may be emitted while Scintilla is between two steps of one keystroke (several carets): a slot must not
/// change this editor's text. inputFinished() follows each group of steps, and there it may.
///
/// Of QsciScintilla's own signals textChanged() and linesChanged() do not come: they would cost a count of all
/// characters before the caret on each key (P3.1).
class SourceEditor : public QsciScintilla {
    Q_OBJECT

public:
    explicit SourceEditor(QWidget* parent = nullptr);
    ~SourceEditor() override;

    /// Shows other text from its beginning, byte for byte: invalid UTF-8, CRLF and a byte order mark are kept.
    /// Emits no edited(). Marks go.
    void setBytes(const QByteArray& bytes);
    QByteArray bytes() const;
    QByteArray bytes(int begin, int end) const;

    /// Takes over an edit made elsewhere: carets, folds, marks and what is in sight stay. Works in read-only mode.
    void replaceSpan(int begin, int end, const QByteArray& replacement);
    /// An edit in the person's name, as if typed here: emits edited() and inputFinished(). No effect in read-only mode.
    void replaceAsTyped(int begin, int end, const QByteArray& replacement);

    /// Selects [begin, end) with the caret at begin, unfolds what hides it and brings it into sight.
    void goTo(int begin, int end);
    /// The same once all before it is styled, in events of their own (P3.5): a text that is new may be long. A key or
    /// a click before that cancels it.
    void goToSoon(int offset);
    int caretOffset() const;
    /// Selects [begin, end) with the caret at end, and scrolls no further than it must.
    void select(int begin, int end);
    bool hasOneCaret() const;
    int selectionBegin() const;
    int selectionEnd() const;
    /// The byte under a point of the viewport; -1 where there is no text.
    int offsetAt(QPoint point) const;
    /// Lower left corner of the character at an offset, in viewport coordinates: where a popup goes.
    QPoint pointBelow(int offset) const;
    /// The same behind the end of the line of an offset, as it is shown.
    QPoint pointBelowLineEnd(int offset) const;
    int lineHeight() const;
    /// Where the line of an offset begins, and where it ends, before its line end.
    int lineBeginOf(int offset) const;
    int lineEndOf(int offset) const;
    /// One step of indentation, and the line end, as this text has them.
    const QByteArray& indentation() const { return m_indentStep; }
    const QByteArray& lineEnding() const { return m_lineEnd; }

    /// Whether long lines are shown in parts (R2.6).
    bool hasSoftBreaks() const { return !m_breaks.isEmpty(); }

    void setMarks(QVector<SourceMark> marks);
    QVector<SourceMark> marks() const;
    void setMarksStale(bool stale) { m_marks.setStale(stale); }
    /// Help for a byte, as plain or rich text, shown below the messages of the marks there (I3.4).
    void setHoverHelp(std::function<QString(int offset)> help) { m_hoverHelp = std::move(help); }
    QString hoverText(int offset) const;

    void setExpressionNames(ExpressionNames names);
    SourceStyle styleAt(int offset);

    /// The matches that the find bar shows behind the text.
    void setFound(const QVector<ByteRange>& ranges);
    /// Places that are still to be filled in, with a frame around them.
    void setStops(const QVector<ByteRange>& ranges);

public slots:
    void openFindBar();
    void openReplaceBar();
    void nextMatch();
    void previousMatch();
    /// Puts a comment around the selected lines, or takes it away.
    void toggleComment();
    /// Selects the word at the caret, then on each call its next occurrence too.
    void selectNextOccurrence();
    void addCaretAbove() { addCaret(-1); }
    void addCaretBelow() { addCaret(1); }
    /// Folds the element that begins in the caret's line, else the one around it; unfolds what is folded.
    void toggleFold();
    void toggleAllFolds();
    void resetZoom() { zoomTo(0); }
    /// Asks whoever owns the text to break its long lines between elements: emits layOutWanted().
    void layOutLines();

signals:
    /// @p removed bytes at @p position were replaced by @p inserted, by the person's hand. One of the two is empty.
    void edited(int position, int removed, const QByteArray& inserted);
    /// The edits since the last inputFinished() came of one key, paste or drop: one step to undo.
    void inputFinished();
    /// The text is not what it was, for whatever reason.
    void contentChanged();
    /// The caret or the selection is elsewhere.
    void caretMoved(int offset);
    /// The person wants line ends in the long lines of the text itself.
    void layOutWanted();

protected:
    bool event(QEvent* event) override;
    QMimeData* toMimeData(const QByteArray& shown, bool isRectangular) const override;
    QByteArray fromMimeData(const QMimeData* source, bool& isRectangular) const override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void inputMethodEvent(QInputMethodEvent* event) override;
    QVariant inputMethodQuery(Qt::InputMethodQuery query) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Change {
        int position = 0;
        int length = 0;
        int offset = 0;
        int removedBytes = 0; ///< of the text
        bool isInsertion = false;
        QByteArray removed; ///< only while an assistive tool listens
    };
    struct Piece { ///< a styled piece of the text around some place
        QByteArray text;
        int begin = 0;
        bool reachesEnd = false;
        std::vector<TagToken> tags;
    };

    long send(unsigned message, long w = 0, long l = 0) const;

    // mirror: source_editor.cpp
    void unbindKeys();
    void onModified(int position, int type, const char*, int length);
    void flush();
    void finishInput();
    QByteArray shown(int begin, int end) const;
    int caretPosition() const { return static_cast<int>(send(SCI_GETCURRENTPOS)); }
    ByteRange positionsOf(int begin, int end) const;
    void replacePositions(int begin, int end, const QByteArray& replacement);
    void replaceMirrored(int begin, int end, const QByteArray& replacement);
    void breakGrownLine(int position);
    void stepOverBreak(int key);
    void onUpdateUi();

    // typing: source_editor_input.cpp
    bool runOwnKey(const QKeyEvent& event);
    void breakLine();
    void closeTagBehindCaret();
    void nameCloseTag();
    void addOrDropCaret(QPoint point);
    void addCaret(int lines);

    // looks: source_editor_view.cpp
    void setUpMargins();
    void setUpIndicators();
    void applyTheme();
    void fitLineNumbers();
    void placeBars();
    FindBar& findBar();
    Piece pieceAround(int position, int reach);
    SourceStyle styleAtPosition(int position);
    QPoint pointBelowPosition(int position) const;
    void matchTags();
    void matchBrackets();
    void showHover(int position, QPoint point);

    SourceHighlighter m_highlighter;
    SourceMarks m_marks;
    std::function<QString(int)> m_hoverHelp;
    FindBar* m_findBar = nullptr;
    LongLinesBar* m_longLinesBar = nullptr;
    SoftBreaks m_breaks;
    std::optional<Change> m_pending; ///< announced by Scintilla, not yet emitted
    bool m_mirroring = false;        ///< the text is being changed by the document, not by a person
    bool m_flushPosted = false;
    bool m_isDropping = false;
    mutable QByteArray m_pasted; ///< with long lines: it is inserted when Scintilla has finished its part
    bool m_inputOpen = false;    ///< edited() was emitted, inputFinished() not yet
    int m_lastCaret = -1;
    int m_lastAnchor = -1;
    int m_lineDigits = 0;
    std::array<ByteRange, 2> m_matchedTags{}; ///< what is boxed; nothing when both are empty
    QTimer m_matchSoon;                       ///< finding a tag's partner may read 256 KB: not within a key
    std::optional<int> m_awaited;             ///< of goToSoon()
    QTimer m_styleAhead;                      ///< styles the rest of a long file while nobody types
    std::optional<QPoint> m_altPress;         ///< Alt is held and the mouse has not moved yet: a caret, or a rectangle
    bool m_matchIsStale = false;              ///< an edit moved the boxes
    QByteArray m_indentStep = "  ";
    QByteArray m_lineEnd = "\n";

    friend class SourceAccessible;
};

} // namespace orrery::widgets
