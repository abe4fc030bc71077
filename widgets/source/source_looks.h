// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/source/source_marks.h"

#include <utility>

namespace orrery::widgets {

/// The margins, carets and colours of a view, except those of the text itself.
class SourceLooks {
public:
    static constexpr int foundIndicator = SourceMarks::firstIndicator + 4; ///< indicator of matches of the find bar
    static constexpr int stopIndicator = SourceMarks::firstIndicator + 5;  ///< indicator of places of a snippet
    enum Margin { breakMargin, numberMargin, markMargin, coverageMargin, foldMargin, marginCount };

    explicit SourceLooks(QsciScintillaBase& view);

    /// Sets the colours. Call fitLineNumbers() afterwards, because the font can have another width.
    void setTheme(const Theme& theme);
    /// Adapts the margin of line numbers to the number of lines and the zoom. Returns whether the margin has changed.
    bool fitLineNumbers(bool areHidden);

private:
    void setColour(unsigned message, long index, const QColor& colour);

    QsciScintillaBase& m_view;
    std::pair<int, long> m_lineNumbers; ///< number of digits and zoom that the margin fits
};

/// Returns the width of all margins, in pixels.
int marginWidthOf(const QsciScintillaBase& view);

} // namespace orrery::widgets
