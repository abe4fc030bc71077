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
/// Scintilla's line states keep the state at the start of each line. After an edit only its lines are styled again,
/// until a line begins in its old state: everything after it is still valid. If an edit opens a quote or an element,
/// the lines below the visible part keep their old styles. These become valid again without work when the next edit
/// closes it.
class SourceHighlighter {
public:
    SourceHighlighter(QsciScintillaBase& view, ExpressionNames names);

    void setExpressionNames(ExpressionNames names);
    /// Sets the colours and fonts of all styles, and Scintilla's default style.
    void setTheme(const Theme& theme, const QFont& font);
    /// Discards all styles.
    void reset();
    /// Records a change; call it before the next styleTo(). @p removed and @p inserted are numbers of bytes.
    void textChanged(int position, int removed, int inserted);
    /// Styles all unstyled text before @p target. Called on SCN_STYLENEEDED.
    void styleTo(int target);
    /// Returns the end of the styled text.
    int styledTo() const { return m_valid; }
    /// Styles the next slice in advance, about a millisecond's work. Returns false when all text is styled.
    bool styleAhead();
    /// Returns the state at the start of a line; styles the text before it first.
    XmlState stateAtLine(int line);
    /// Returns the style of the byte at a position; styles the text before it first.
    SourceStyle styleAt(int position);
    /// Returns the tags within @p reach bytes of a position, from the beginning of a line.
    TaggedPiece pieceAround(int position, int reach);
    const XmlStyler& styler() const { return m_styler; }

private:
    int lineStart(int position) const;
    /// Returns where it stopped: the start of a line, or the end of the text.
    int styleLines(int begin, int target);

    QsciScintillaBase& m_view;
    XmlStyler m_styler;
    /// [0, m_valid) is styled, except for the dirty lines. The styles of [m_valid, m_known) are valid if the state at
    /// m_valid is m_expected. All are starts of lines or the end of the text.
    int m_valid = 0;
    int m_known = 0;
    XmlState m_expected;
    int m_dirtyBegin = -1; ///< -1: nothing is dirty
    int m_dirtyEnd = -1;
    bool m_isStyling = false;
};

} // namespace orrery::widgets
