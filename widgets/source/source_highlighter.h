// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/source/tag_match.h"
#include "widgets/source/xml_styler.h"

class QFont;
class QsciScintillaBase;

namespace orrery::widgets {

struct Theme;

/// Computes styles and fold levels of a Scintilla view on demand.
///
/// Scintilla's line states keep the state at the start of each line. After an edit, the highlighter styles the edited
/// lines again. It stops at a line that begins in its old state, because everything after that line is still valid. If
/// an edit opens a quote or an element, the lines below the visible part keep their old styles. When the next edit
/// closes the quote or element, the old styles become valid again without work.
class SourceHighlighter {
public:
    SourceHighlighter(QsciScintillaBase& view, ExpressionNames names);

    void setExpressionNames(ExpressionNames names);
    /// Sets the colours and fonts of all styles, and Scintilla's default style.
    void setTheme(const Theme& theme, const QFont& font);
    /// Discards all styles.
    void reset();
    /// Records a change. Call it before the next styleTo(). @p removed and @p inserted are numbers of bytes.
    void textChanged(int position, int removed, int inserted);
    /// Styles all unstyled text before @p target. The handler of SCN_STYLENEEDED calls it.
    void styleTo(int target);
    /// Returns the end of the styled text.
    int styledTo() const { return m_valid; }
    /// Styles the next slice in advance, which takes about a millisecond. Returns false if all text is styled.
    bool styleAhead();
    /// Returns the state at the start of a line. First styles the text before it.
    XmlState stateAtLine(int line);
    /// Returns the style of the byte at a position. First styles the text before it.
    SourceStyle styleAt(int position);
    /// Returns the tags within @p reach bytes of a position, from the beginning of a line.
    TaggedPiece pieceAround(int position, int reach);
    const XmlStyler& styler() const { return m_styler; }

private:
    int lineStart(int position) const;
    /// Styles lines from `begin` to `target` or further. Returns the place where it stopped: the start of a line, or
    /// the end of the text.
    int styleLines(int begin, int target);

    QsciScintillaBase& m_view;
    XmlStyler m_styler;
    /// The text in [0, m_valid) is styled, except for the dirty lines. The styles of [m_valid, m_known) are valid if
    /// the state at m_valid is m_expected. Both ends are starts of lines or the end of the text.
    int m_valid = 0;
    int m_known = 0;
    XmlState m_expected;
    int m_dirtyBegin = -1; ///< begin of the dirty lines; -1: there are none
    int m_dirtyEnd = -1;
    bool m_isStyling = false;
};

} // namespace orrery::widgets
