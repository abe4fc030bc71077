// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/source/auto_typing.h"
#include "widgets/source/caret_mouse.h"
#include "widgets/source/pair_highlighter.h"
#include "widgets/source/source_breaks.h"
#include "widgets/source/source_carets.h"
#include "widgets/source/source_coverage.h"
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

/// The source view of a document's bytes (I2.2). The view mirrors the bytes, and the user can edit them.
///
/// The document remains the owner of the text. Text that the user types, pastes or drops arrives as edited(), already
/// applied to the view. Other changes arrive through replaceSpan(), which emits nothing. The editor has no undo
/// history: it passes Ctrl+Z and related keys to the window. All offsets are bytes, as in engine::Span.
///
/// Scintilla always computes the layout of whole lines, which takes half a second for 1 MB. So the editor shows texts
/// with too long lines with soft breaks (SourceMirror). Only the view contains the soft breaks. Offsets, bytes() and
/// edited() ignore them.
///
/// The editor can emit edited() between two steps of one keystroke, for example with several carets. So a slot of
/// edited() must not change this editor's text. inputFinished() follows each group of steps, and its slots may change
/// the text.
///
/// The editor does not emit QsciScintilla's signals textChanged() and linesChanged(). They would count all characters
/// before the caret on each keystroke (P3.1).
class SourceEditor : public QsciScintilla {
    Q_OBJECT

public:
    explicit SourceEditor(QWidget* parent = nullptr);
    ~SourceEditor() override;

    /// Shows another text from its beginning. Keeps every byte: invalid UTF-8, CRLF and a byte order mark. Removes the
    /// marks. Does not emit edited().
    void setBytes(const QByteArray& bytes);
    QByteArray bytes() const { return m_mirror.bytes(); }
    QByteArray bytes(int begin, int end) const { return m_mirror.bytes(begin, end); }

    /// Applies an edit from outside the editor. Keeps carets, folds, marks and the visible lines. Works in read-only
    /// mode.
    void replaceSpan(int begin, int end, const QByteArray& replacement);
    /// Makes an edit as if the user had typed it: emits edited() and inputFinished(). Has no effect in read-only mode.
    void replaceAsTyped(int begin, int end, const QByteArray& replacement) {
        replaceShown(m_mirror.positionsOf(begin, end), replacement);
    }
    /// Does the same as replaceAsTyped() for positions of the view. Assistive tools need it, because they see the soft
    /// breaks.
    void replaceShown(ByteRange positions, const QByteArray& replacement) { m_mirror.type(positions, replacement); }

    /// Selects [begin, end) with the caret at begin, expands its folds and scrolls to it.
    void goTo(int begin, int end) { m_carets.goTo(m_mirror.positionsOf(begin, end)); }
    /// Does the same as goTo(), but later events first style all text before the offset (P3.5). A new text can be long.
    /// An earlier
    /// key or click cancels the jump.
    void goToSoon(int offset);
    int caretOffset() const;
    /// Selects [begin, end) with the caret at end, and scrolls only as far as necessary.
    void select(int begin, int end) { m_carets.select(m_mirror.positionsOf(begin, end)); }
    bool hasOneCaret() const;
    int selectionBegin() const;
    int selectionEnd() const;
    /// Returns the offset of the byte at a point of the viewport; -1 where there is no text.
    int offsetAt(QPoint point) const;
    /// Returns the lower left corner of the character at an offset, in viewport coordinates: the place for a popup.
    QPoint pointBelow(int offset) const;
    /// Returns the lower corner after the end of the displayed line that contains an offset.
    QPoint pointBelowLineEnd(int offset) const;
    int lineHeight() const;
    /// Returns the begin of the line that contains an offset.
    /// lineEndOf() returns its end, before the line end characters.
    int lineBeginOf(int offset) const;
    int lineEndOf(int offset) const;
    /// Returns one step of indentation as this text uses it.
    /// lineEnding() returns its line end.
    const QByteArray& indentation() const { return m_mirror.indentation(); }
    const QByteArray& lineEnding() const { return m_mirror.lineEnding(); }

    /// Returns whether the view shows long lines in parts (R2.6).
    bool hasSoftBreaks() const { return m_mirror.hasSoftBreaks(); }

    void setMarks(QVector<SourceMark> marks);
    QVector<SourceMark> marks() const;
    void setMarksStale(bool stale) { m_marks.setStale(stale); }
    /// Shows breakpoints in their margin. They move with the text.
    void setBreaks(const QVector<SourceBreak>& breaks);
    /// Returns the lines of the view with a breakpoint, from 0.
    std::vector<int> breakLines() const { return m_breaks.lines(); }
    /// Shows the coverage of elements in a margin of its own; none: no margin. @param words returns the words for the
    /// elements that begin in [begin, end)
    void setCoverage(QVector<SourceCoverageMark> marks, std::function<QString(int begin, int end)> words);
    /// Returns the words over the coverage of a line of the view, from 0; empty without a mark.
    QString coverageWordsAt(int line) const { return m_coverage.wordsAt(line); }
    const SourceCoverage& coverage() const { return m_coverage; }
    /// Sets a function that returns the help for a byte, as plain or rich text. The tool tip shows the help below the
    /// messages of the marks there (I3.4).
    void setHoverHelp(std::function<QString(int offset)> help) { m_hover.setHelp(std::move(help)); }
    QString hoverText(int offset) const { return m_hover.textAt(offset); }

    void setExpressionNames(ExpressionNames names);
    SourceStyle styleAt(int offset) { return m_highlighter.styleAt(m_mirror.positionOf(offset)); }

    /// Sets the matches of the find bar. The view highlights them behind the text.
    void setFound(const QVector<ByteRange>& ranges);
    /// Sets the places of a snippet that the user has still to fill in. The view frames each of them.
    void setStops(const QVector<ByteRange>& ranges);

public slots:
    void openFindBar();
    void openReplaceBar();
    void nextMatch();
    void previousMatch();
    /// Puts a comment around the selected lines, or removes their comment.
    void toggleComment();
    /// Selects the word at the caret. Each further call adds the next occurrence of the word.
    void selectNextOccurrence() { m_carets.selectNextOccurrence(); }
    void addCaretAbove() { m_carets.addBelow(-1); }
    void addCaretBelow() { m_carets.addBelow(1); }
    /// Folds the element that begins in the caret's line, or else the one around it. Expands the element if it is
    /// folded.
    void toggleFold() { m_carets.toggleFold(); }
    void toggleAllFolds() { m_carets.toggleAllFolds(); }
    void resetZoom() { zoomTo(0); }
    /// Requests line breaks between the elements of long lines: emits layOutWanted().
    void layOutLines();

signals:
    /// Emitted after the user has replaced @p removed bytes at @p position by @p inserted. One of the two is empty.
    void edited(int position, int removed, const QByteArray& inserted);
    /// Emitted after one key, paste or drop. All edits since the previous emission are one undo step.
    void inputFinished();
    /// Emitted after the text has changed for any reason.
    void contentChanged();
    /// Emitted after the caret or the selection has changed.
    void caretMoved(int offset);
    /// Emitted after a click in the margin of breakpoints. @param offset begin of the line
    void breakClicked(int offset);
    /// Emitted after the user has requested line breaks in the long lines of the text itself.
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
    void mouseDoubleClickEvent(QMouseEvent* event) override;
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
    SourceBreaks m_breaks{*this};
    SourceCoverage m_coverage{*this, SourceLooks::coverageMargin};
    SourceLooks m_looks{*this};
    SourceHover m_hover{*this, m_marks, m_coverage, m_mirror};
    SourceCarets m_carets{*this, m_highlighter};
    CaretMouse m_mouse{m_carets};
    PairHighlighter m_pairs{*this, m_highlighter};
    AutoTyping m_typing{*this, m_mirror, m_highlighter};
    FindBar* m_findBar = nullptr;
    LongLinesBar* m_longLinesBar = nullptr;
    bool m_isDropping = false;
    int m_lastCaret = -1;
    int m_lastAnchor = -1;
    std::optional<int> m_awaited; ///< target of goToSoon()
    QTimer m_styleAhead;          ///< styles the rest of a long file while the user does not type
};

} // namespace orrery::widgets
