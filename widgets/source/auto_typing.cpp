// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/auto_typing.h"

#include "widgets/base/byte_view.h"
#include "widgets/source/scintilla.h"
#include "widgets/source/source_highlighter.h"
#include "widgets/source/source_mirror.h"
#include "widgets/source/typing_aids.h"

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

using Base = QsciScintillaBase;

constexpr int tagReach = 128 * 1024; ///< distance in which typing looks for a tag's partner; takes 2 ms

} // namespace

AutoTyping::AutoTyping(QsciScintillaBase& view, SourceMirror& mirror, SourceHighlighter& styles)
    : m_view(view), m_mirror(mirror), m_styles(styles) {}

void AutoTyping::breakLine() {
    const ByteRange selection = selectionOf(m_view);
    const int lineNumber = lineOf(m_view, selection.begin);
    const QByteArray line = shownBytes(m_view, lineBegin(m_view, lineNumber), selection.begin);
    const std::string_view indentView = indentOf(viewOf(line));
    const QByteArray indent(indentView.data(), static_cast<qsizetype>(indentView.size()));
    const XmlState before = m_styles.stateAtLine(lineNumber);
    QByteArray styles(line.size(), '\0');
    const XmlState here = m_styles.styler().style(viewOf(line), before, styles.data());

    QByteArray inserted = m_mirror.lineEnding() + indent;
    const bool opens = here.mode == XmlState::Mode::text && here.depth > before.depth;
    const bool inTag = here.mode == XmlState::Mode::tag && line.trimmed().startsWith('<');
    if (opens || inTag)
        inserted += m_mirror.indentation();
    const qsizetype caretAfter = inserted.size();
    if (opens && shownBytes(m_view, selection.end, selection.end + 2) == "</") // the close tag gets its own line
        inserted += m_mirror.lineEnding() + indent;
    m_mirror.type(selection, inserted);
    send(m_view, Base::SCI_GOTOPOS, selection.begin + caretAfter);
    send(m_view, Base::SCI_SCROLLCARET);
}

void AutoTyping::closeTag() {
    const int caret = caretOf(m_view);
    const TaggedPiece piece = m_styles.pieceAround(caret, tagReach);
    const auto tag = std::ranges::find(piece.tags, caret - piece.begin, &TagToken::end);
    if (tag == piece.tags.end() || tag->kind != TagToken::Kind::open ||
        !lacksCloseTag(viewOf(piece.text), piece.tags, static_cast<int>(tag - piece.tags.begin()), piece.reachesEnd))
        return;
    m_mirror.type({.begin = caret, .end = caret},
                  "</" + piece.text.mid(tag->nameBegin, tag->nameEnd - tag->nameBegin) + ">");
    send(m_view, Base::SCI_GOTOPOS, caret);
}

void AutoTyping::nameCloseTag() {
    const int caret = caretOf(m_view);
    const QByteArray next = shownBytes(m_view, caret, caret + 1);
    if (shownBytes(m_view, caret - 2, caret) != "</" || next == ">" || (!next.isEmpty() && isNameByte(next.front())))
        return;
    const TaggedPiece piece = m_styles.pieceAround(caret, tagReach);
    const int at = caret - piece.begin;
    // Uses only the text before the caret. The rest of the file lacks the close tag that the user is typing.
    std::vector<TagToken> before = piece.tags;
    std::erase_if(before, [&](const TagToken& tag) { return tag.end > at; });
    for (TagToken& tag : before)
        if (tag.partner >= static_cast<int>(before.size()))
            tag.partner = -1;
    const QByteArray name = elementOpenAt(viewOf(piece.text), before, at);
    if (name.isEmpty())
        return;
    m_named = name + ">";
    m_namedEnd = caret + static_cast<int>(m_named.size());
    m_mirror.type({.begin = caret, .end = caret}, m_named);
    send(m_view, Base::SCI_GOTOPOS, m_namedEnd);
}

bool AutoTyping::typeOver(const QByteArray& typed) {
    if (typed.isEmpty() || m_named.isEmpty())
        return false;
    const int caret = caretOf(m_view);
    const QByteArray named = std::exchange(m_named, {});
    const QByteArray before = std::exchange(m_typedOver, {});
    if (caret != m_namedEnd || shownBytes(m_view, caret - static_cast<int>(named.size()), caret) != named)
        return false;
    if (named.startsWith(before + typed)) {
        if (named != before + typed) {
            m_named = named;
            m_typedOver = before + typed;
        }
        return true;
    }
    const bool isText = static_cast<unsigned char>(typed.front()) >= ' ';
    if (isText && !before.isEmpty()) { // the text only began like the name
        m_mirror.type({.begin = caret, .end = caret}, before);
        send(m_view, Base::SCI_GOTOPOS, caret + before.size());
    }
    return false;
}

bool AutoTyping::toggleComment() {
    if (send(m_view, Base::SCI_GETREADONLY))
        return true;
    const ByteRange selection = selectionOf(m_view);
    const int firstLine = lineOf(m_view, selection.begin);
    int lastLine = lineOf(m_view, selection.end);
    if (lastLine > firstLine && selection.end == lineBegin(m_view, lastLine)) // the caret is on the next line
        --lastLine;
    const int begin = m_mirror.offsetOf(lineBegin(m_view, firstLine));
    const int end = m_mirror.offsetOf(lineEnd(m_view, lastLine));
    const QByteArray lines = m_mirror.bytes(begin, end);
    const auto toggled = withCommentToggled(viewOf(lines));
    if (!toggled)
        return lines.trimmed().isEmpty();
    const int caretFromEnd = end - m_mirror.offsetOf(caretOf(m_view));
    m_mirror.type(m_mirror.positionsOf(begin, end), *toggled);
    const int newEnd = begin + static_cast<int>(toggled->size());
    const int caretAfter = std::clamp(newEnd - caretFromEnd, begin, newEnd);
    const bool hadSelection = selection.begin != selection.end;
    const ByteRange after = m_mirror.positionsOf(hadSelection ? begin : caretAfter, hadSelection ? newEnd : caretAfter);
    send(m_view, Base::SCI_SETSEL, after.begin, after.end);
    send(m_view, Base::SCI_SCROLLCARET);
    return true;
}

} // namespace orrery::widgets
