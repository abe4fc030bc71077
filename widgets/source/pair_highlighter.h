// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/source/source_marks.h"
#include "widgets/source/source_search.h"

#include <QTimer>

#include <array>

namespace orrery::widgets {

class SourceHighlighter;

/// Highlights the tag or bracket at the caret of a view together with its partner.
class PairHighlighter {
public:
    static constexpr int tagIndicator = SourceMarks::firstIndicator + 3;

    PairHighlighter(QsciScintillaBase& view, SourceHighlighter& styles);

    void setTheme(const Theme& theme);
    /// Records that the text changes: an edit can move the boxes.
    void textChanged() { m_isStale = true; }
    /// Highlights the brackets at the caret now, and the tags in a moment.
    void follow();

private:
    using Pair = std::array<ByteRange, 2>;
    Pair tagsAtCaret();
    void matchTags();
    void matchBrackets();

    QsciScintillaBase& m_view;
    SourceHighlighter& m_styles;
    QTimer m_soon;  ///< looking for a tag's partner can read 256 KB: too slow for a keystroke
    Pair m_boxed{}; ///< the boxed tags; both are empty if there are none
    int m_caret = -1;
    bool m_isStale = false; ///< an edit has moved the boxes
};

} // namespace orrery::widgets
