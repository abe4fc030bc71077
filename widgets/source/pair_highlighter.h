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
    /// Records that the text changes, because an edit can move the boxes.
    void textChanged() { m_isStale = true; }
    /// Highlights the brackets at the caret at once, and the tags after a short delay.
    void follow();

private:
    using Pair = std::array<ByteRange, 2>;
    Pair tagsAtCaret();
    void matchTags();
    void matchBrackets();

    QsciScintillaBase& m_view;
    SourceHighlighter& m_styles;
    QTimer m_soon;  ///< delays the search for a tag's partner: it can read 256 KB, which is too slow for a keystroke
    Pair m_boxed{}; ///< tags in boxes; both ranges are empty if there are none
    int m_caret = -1;
    bool m_isStale = false; ///< true if an edit has moved the boxes
};

} // namespace orrery::widgets
