// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QsciScintillaBase;

namespace orrery::widgets {

class SourceHighlighter;
class SourceMirror;

/// Types what belongs to a key: the indentation of a new line, the tag that closes an element, the marks of a comment.
class AutoTyping {
public:
    AutoTyping(QsciScintillaBase& view, SourceMirror& mirror, SourceHighlighter& styles);

    /// Replaces the selection by a line end and the indentation of the new line.
    void breakLine();
    /// Adds the close tag if the open tag that ends at the caret lacks it. The caret stays.
    void closeTag();
    /// Completes a "</" before the caret with the name of the open element.
    void nameCloseTag();
    /// Puts a comment around the selected lines, or removes it. Returns false if they contain "--", which a comment
    /// cannot. No effect in a read-only view.
    bool toggleComment();

private:
    QsciScintillaBase& m_view;
    SourceMirror& m_mirror;
    SourceHighlighter& m_styles;
};

} // namespace orrery::widgets
