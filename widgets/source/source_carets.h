// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/source/source_search.h"

class QPoint;
class QsciScintillaBase;

namespace orrery::widgets {

class SourceHighlighter;

/// Moves and adds the carets of a view, and folds the elements around them. Positions are those of the view.
class SourceCarets {
public:
    SourceCarets(QsciScintillaBase& view, SourceHighlighter& styles) : m_view(view), m_styles(styles) {}

    /// Selects a range with the caret at its begin, expands its folds and scrolls to it.
    void goTo(ByteRange range);
    /// Selects a range with the caret at its end, and scrolls only as far as necessary.
    void select(ByteRange range);
    /// Selects the word at the caret; each further call adds its next occurrence.
    void selectNextOccurrence();
    /// Adds a caret at a point of the viewport, or removes the one there unless it is the only one.
    void addOrDrop(QPoint point);
    /// Adds a caret this number of lines below the main one; above it if the number is negative.
    void addBelow(int lines);
    /// Folds the element that begins in the caret's line, else the one around it; expands it if it is folded.
    void toggleFold();
    void toggleAllFolds();

private:
    QsciScintillaBase& m_view;
    SourceHighlighter& m_styles;
};

} // namespace orrery::widgets
