// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

class QsciScintillaBase;

namespace orrery::widgets {

class SourceHighlighter;
class SourceMirror;

/// Types the text that belongs to a key. This is the indentation of a new line, the close tag of an element, or the
/// marks of a comment.
class AutoTyping {
public:
    AutoTyping(QsciScintillaBase& view, SourceMirror& mirror, SourceHighlighter& styles);

    /// Replaces the selection by a line end and the indentation of the new line.
    void breakLine();
    /// Adds the close tag if the open tag that ends at the caret has none. The caret stays.
    void closeTag();
    /// Completes a "</" before the caret with the name of the open element.
    void nameCloseTag();
    /// Takes a typed text that repeats what nameCloseTag() has just written at the caret. Returns false for other
    /// texts.
    bool typeOver(const QByteArray& typed);
    /// Puts a comment around the selected lines, or removes their comment. Returns false if the lines contain "--",
    /// which is not allowed in a comment. Has no effect in a read-only view.
    bool toggleComment();

private:
    QsciScintillaBase& m_view;
    SourceMirror& m_mirror;
    SourceHighlighter& m_styles;
    QByteArray m_named;     ///< text that nameCloseTag() has written before the caret; empty after other typing
    int m_namedEnd = 0;     ///< position of its end
    QByteArray m_typedOver; ///< part of it that the user has typed again
};

} // namespace orrery::widgets
