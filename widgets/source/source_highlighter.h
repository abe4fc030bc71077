// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/source/xml_styler.h"

class QFont;
class QsciScintillaBase;

namespace orrery::widgets {

struct Theme;

/// Styles and fold levels of a Scintilla view, given when the view asks for them.
///
/// The state at the start of each line is kept in Scintilla's line states. After an edit only its lines are styled
/// again, until a line begins in the state in which it began before: all behind it is still right, and is declared
/// so. Where an edit opens a quote or an element, the lines behind what is shown keep their old styles, and are
/// right again without work once the next edit closes it.
class SourceHighlighter {
public:
    SourceHighlighter(QsciScintillaBase& view, ExpressionNames names);

    void setExpressionNames(ExpressionNames names);
    /// Colours and fonts of all styles; also Scintilla's default style.
    void setTheme(const Theme& theme, const QFont& font);
    /// Everything is to be styled anew.
    void reset();
    /// To be told of each change before the next styleTo(): @p removed and @p inserted are numbers of bytes.
    void textChanged(int position, int removed, int inserted);
    /// Styles what is not styled before @p target. Called on SCN_STYLENEEDED.
    void styleTo(int target);
    /// So far all is styled.
    int styledTo() const { return m_valid; }
    /// Styles a slice of what nobody has asked for yet, about a millisecond's work. False when all is styled.
    bool styleAhead();
    /// The state at the start of a line; the text before it is styled first.
    XmlState stateAtLine(int line);
    const XmlStyler& styler() const { return m_styler; }

private:
    int lineStart(int position) const;
    /// Gives where it stopped: the start of a line, or the end of the text.
    int styleLines(int begin, int target);

    QsciScintillaBase& m_view;
    XmlStyler m_styler;
    /// [0, m_valid) is styled, but for the dirty lines. [m_valid, m_known) has styles that suit m_expected as the
    /// state at m_valid. All are starts of lines or the end of the text.
    int m_valid = 0;
    int m_known = 0;
    XmlState m_expected;
    int m_dirtyBegin = -1; ///< -1: nothing is dirty
    int m_dirtyEnd = -1;
    bool m_isStyling = false;
};

} // namespace orrery::widgets
