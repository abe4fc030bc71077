// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/source/source_search.h"

class QPoint;
class QsciScintillaBase;

namespace orrery::widgets {

class SourceHighlighter;

/// Makes the view treat the name at a position as one word while this object exists. In markup, a name includes '-',
/// '.' and ':', as in "divide-max-meter". In expressions, these characters separate words.
class WholeNames {
public:
    WholeNames(QsciScintillaBase& view, SourceHighlighter& styles, int position);
    ~WholeNames();
    WholeNames(const WholeNames&) = delete;
    WholeNames& operator=(const WholeNames&) = delete;

private:
    QsciScintillaBase& m_view;
};

/// Moves and adds the carets of a view, and folds the elements around them. Positions are bytes of the view.
class SourceCarets {
public:
    SourceCarets(QsciScintillaBase& view, SourceHighlighter& styles) : m_view(view), m_styles(styles) {}

    /// Selects a range with the caret at its begin, expands its folds and scrolls to it.
    void goTo(ByteRange range);
    /// Selects a range with the caret at its end, and scrolls only as far as necessary.
    void select(ByteRange range);
    /// Scrolls back to the beginnings of the lines if the caret is in sight from there.
    void showFromLeft();
    /// Selects the word at the caret. Each further call adds the next occurrence of the word.
    void selectNextOccurrence();
    /// Adds a caret at a point of the viewport. If a caret is already there, removes it, unless it is the only one.
    void addOrDrop(QPoint point);
    /// Adds a caret this number of lines below the main caret. If the number is negative, adds it above.
    void addBelow(int lines);
    /// Folds the element that begins in the caret's line, or else the one around it. Expands the element if it is
    /// folded.
    void toggleFold();
    void toggleAllFolds();

private:
    bool isInSightFromLeft(int position) const;

    QsciScintillaBase& m_view;
    SourceHighlighter& m_styles;
};

} // namespace orrery::widgets
