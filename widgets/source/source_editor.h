// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/source/auto_typing.h"
#include "widgets/source/caret_mouse.h"
#include "widgets/source/pair_highlighter.h"
#include "widgets/source/source_carets.h"
#include "widgets/source/source_highlighter.h"
#include "widgets/source/source_hover.h"
#include "widgets/source/source_looks.h"
#include "widgets/source/source_marks.h"
#include "widgets/source/source_mirror.h"

#include <QByteArray>
#include <QTimer>
#include <Qsci/qsciscintilla.h>

#include <functional>
#include <optional>

namespace orrery::widgets {

class FindBar;
class LongLinesBar;

/// The source view of a document's bytes (I2.2): a mirror of them that a person can type in.
///
/// The document remains the owner. Typed, pasted or dropped text arrives as edited(), already applied to the view.
/// Changes made elsewhere arrive through replaceSpan(), which emits nothing. The editor has no undo history: it passes
/// Ctrl+Z and related keys to the window. All offsets are bytes, as in engine::Span.
///
/// Scintilla always lays out whole lines, which takes half a second for 1 MB. Texts with too long lines are shown with
/// soft breaks (SourceMirror). These stand in the view and not in the text: offsets, bytes() and edited() ignore them.
///
/// edited() can be emitted between two steps of one keystroke (several carets): its slots must not change this editor's
/// text. inputFinished() follows each group of steps; its slots can change the text.
///
/// QsciScintilla's signals textChanged() and linesChanged() are not emitted: they would count all characters before the
/// caret on each keystroke (P3.1).
class SourceEditor : public QsciScintilla {
    Q_OBJECT

public:
    explicit SourceEditor(QWidget* parent = nullptr);
    ~SourceEditor() override;

    /// Shows another text from its beginning, byte for byte: keeps invalid UTF-8, CRLF and a byte order mark. Removes
    /// the marks. Emits no edited().
    void setBytes(const QByteArray& bytes);
    QByteArray bytes() const { return m_mirror.bytes(); }
    QByteArray bytes(int begin, int end) const { return m_mirror.bytes(begin, end); }

    /// Applies an edit made elsewhere. Keeps carets, folds, marks and the visible lines. Works in read-only mode.
    void replaceSpan(int begin, int end, const QByteArray& replacement);
    /// Makes an edit as if typed here: emits edited() and inputFinished(). No effect in read-only mode.
    void replaceAsTyped(int begin, int end, const QByteArray& replacement) {
        replaceShown(m_mirror.positionsOf(begin, end), replacement);
    }
    /// Does the same for positions of the view: an assistive tool sees the soft breaks.
    void replaceShown(ByteRange positions, const QByteArray& replacement) { m_mirror.type(positions, replacement); }

    /// Selects [begin, end) with the caret at begin, expands its folds and scrolls to it.
    void goTo(int begin, int end) { m_carets.goTo(m_mirror.positionsOf(begin, end)); }
    /// Does the same when all text before it is styled, in later events (P3.5): a new text can be long. A key or a
    /// click before that cancels it.
    void goToSoon(int offset);
    int caretOffset() const;
    /// Selects [begin, end) with the caret at end, and scrolls only as far as necessary.
    void select(int begin, int end) { m_carets.select(m_mirror.positionsOf(begin, end)); }
    bool hasOneCaret() const;
    int selectionBegin() const;
    int selectionEnd() const;
    /// Returns the byte at a point of the viewport; -1 where there is no text.
    int offsetAt(QPoint point) const;
    /// Returns the lower left corner of the character at an offset, in viewport coordinates: the place for a popup.
    QPoint pointBelow(int offset) const;
    /// Returns the lower corner after the end of the displayed line of an offset.
    QPoint pointBelowLineEnd(int offset) const;
    int lineHeight() const;
    /// Returns the begin of the line of an offset, or its end, before the line end characters.
    int lineBeginOf(int offset) const;
    int lineEndOf(int offset) const;
    /// Returns one step of indentation, or the line end, as this text uses them.
    const QByteArray& indentation() const { return m_mirror.indentation(); }
    const QByteArray& lineEnding() const { return m_mirror.lineEnding(); }

    /// Returns whether long lines are shown in parts (R2.6).
    bool hasSoftBreaks() const { return m_mirror.hasSoftBreaks(); }

    void setMarks(QVector<SourceMark> marks);
    QVector<SourceMark> marks() const;
    void setMarksStale(bool stale) { m_marks.setStale(stale); }
    /// Sets a function that returns the help for a byte, as plain or rich text. It is shown below the messages of the
    /// marks there (I3.4).
    void setHoverHelp(std::function<QString(int offset)> help) { m_hover.setHelp(std::move(help)); }
    QString hoverText(int offset) const { return m_hover.textAt(offset); }

    void setExpressionNames(ExpressionNames names);
    SourceStyle styleAt(int offset) { return m_highlighter.styleAt(m_mirror.positionOf(offset)); }

    /// Sets the matches of the find bar to highlight behind the text.
    void setFound(const QVector<ByteRange>& ranges);
    /// Sets the snippet places that are still to be filled in; each has a frame.
    void setStops(const QVector<ByteRange>& ranges);

public slots:
    void openFindBar();
    void openReplaceBar();
    void nextMatch();
    void previousMatch();
    /// Puts a comment around the selected lines, or removes it.
    void toggleComment();
    /// Selects the word at the caret; each further call adds its next occurrence.
    void selectNextOccurrence() { m_carets.selectNextOccurrence(); }
    void addCaretAbove() { m_carets.addBelow(-1); }
    void addCaretBelow() { m_carets.addBelow(1); }
    /// Folds the element that begins in the caret's line, else the one around it; expands it if it is folded.
    void toggleFold() { m_carets.toggleFold(); }
    void toggleAllFolds() { m_carets.toggleAllFolds(); }
    void resetZoom() { zoomTo(0); }
    /// Requests line breaks between the elements of long lines: emits layOutWanted().
    void layOutLines();

signals:
    /// Emitted when a person has replaced @p removed bytes at @p position by @p inserted. One of the two is empty.
    void edited(int position, int removed, const QByteArray& inserted);
    /// Emitted after one key, paste or drop: all edits since the last time are one undo step.
    void inputFinished();
    /// Emitted when the text has changed, for any reason.
    void contentChanged();
    /// Emitted when the caret or the selection has changed.
    void caretMoved(int offset);
    /// Emitted when a person requests line breaks in the long lines of the text itself.
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
    void setUp();
    void unbindKeys();
    bool runOwnKey(const QKeyEvent& event);
    bool handleMouse(QMouseEvent* event);
    void onEdited(const SourceEdit& edit);
    void onUpdateUi();
    void styleNextSlice();
    void applyTheme();
    void fitLineNumbers();
    void placeBars();
    FindBar& findBar();

    SourceMirror m_mirror{*this};
    SourceHighlighter m_highlighter{*this, ExpressionNames::defaults()};
    SourceMarks m_marks{*this};
    SourceLooks m_looks{*this};
    SourceHover m_hover{*this, m_marks, m_mirror};
    SourceCarets m_carets{*this, m_highlighter};
    CaretMouse m_mouse{m_carets};
    PairHighlighter m_pairs{*this, m_highlighter};
    AutoTyping m_typing{*this, m_mirror, m_highlighter};
    FindBar* m_findBar = nullptr;
    LongLinesBar* m_longLinesBar = nullptr;
    bool m_isDropping = false;
    int m_lastCaret = -1;
    int m_lastAnchor = -1;
    std::optional<int> m_awaited; ///< the target of goToSoon()
    QTimer m_styleAhead;          ///< styles the rest of a long file while nobody types
};

} // namespace orrery::widgets
