// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/pair_highlighter.h"

#include "widgets/source/scintilla.h"
#include "widgets/source/source_highlighter.h"
#include "widgets/theme/theme.h"

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

using Base = QsciScintillaBase;

constexpr int bracketReach = 4 * 1024;
constexpr int shortReach = 16 * 1024; ///< most elements end within this distance; styling it takes 0.1 ms
constexpr int longReach = 256 * 1024;

} // namespace

PairHighlighter::PairHighlighter(QsciScintillaBase& view, SourceHighlighter& styles) : m_view(view), m_styles(styles) {
    send(view, Base::SCI_INDICSETSTYLE, tagIndicator, Base::INDIC_BOX);
    send(view, Base::SCI_INDICSETUNDER, tagIndicator, 1);
    m_soon.setSingleShot(true);
    m_soon.setInterval(40);
    m_soon.callOnTimeout([this] { matchTags(); });
}

void PairHighlighter::setTheme(const Theme& theme) {
    m_view.SendScintilla(Base::SCI_INDICSETFORE, static_cast<unsigned long>(tagIndicator), theme.syntax.matchedTag);
    m_view.SendScintilla(Base::SCI_STYLESETFORE, static_cast<unsigned long>(Base::STYLE_BRACELIGHT),
                         theme.syntax.matchedTag);
    send(m_view, Base::SCI_STYLESETBOLD, Base::STYLE_BRACELIGHT, 1);
}

void PairHighlighter::follow() {
    matchBrackets();
    if (std::exchange(m_caret, caretOf(m_view)) != m_caret || m_isStale)
        m_soon.start();
}

PairHighlighter::Pair PairHighlighter::tagsAtCaret() {
    const int caret = caretOf(m_view);
    // After the user has typed a tag's name, the caret is at its end. So tests both sides of the caret.
    const auto isTagAt = [&](int position) {
        return position >= 0 && position < lengthOf(m_view) && m_styles.styleAt(position) == SourceStyle::tag;
    };
    if (!isTagAt(caret) && !isTagAt(caret - 1))
        return {};
    for (const int reach : {shortReach, longReach}) {
        const TaggedPiece piece = m_styles.pieceAround(caret, reach);
        const int at = caret - piece.begin;
        const auto tag = std::ranges::find_if(
            piece.tags, [&](const TagToken& each) { return each.nameBegin <= at && at <= each.nameEnd; });
        if (tag == piece.tags.end() || tag->kind == TagToken::Kind::empty)
            break;
        if (tag->partner < 0)
            continue;
        const TagToken& partner = piece.tags[static_cast<std::size_t>(tag->partner)];
        return {ByteRange{.begin = tag->nameBegin + piece.begin, .end = tag->nameEnd + piece.begin},
                ByteRange{.begin = partner.nameBegin + piece.begin, .end = partner.nameEnd + piece.begin}};
    }
    return {};
}

void PairHighlighter::matchTags() {
    const Pair tags = tagsAtCaret();
    const bool isShown = tags == m_boxed && (!m_isStale || tags == Pair{});
    m_isStale = false;
    if (isShown)
        return;
    m_boxed = tags;
    showIndicator(m_view, tagIndicator, tags);
}

void PairHighlighter::matchBrackets() {
    const auto isBracket = [&](int position) {
        const QByteArray byte = shownBytes(m_view, position, position + 1);
        return (byte == "(" || byte == ")") && m_styles.styleAt(position) == SourceStyle::operation;
    };
    const int caret = caretOf(m_view);
    const int at = isBracket(caret) ? caret : caret > 0 && isBracket(caret - 1) ? caret - 1 : -1;
    const int begin = std::max(0, at - bracketReach);
    const QByteArray text = at < 0 ? QByteArray() : shownBytes(m_view, begin, at + bracketReach);
    const int step = text.mid(at - begin, 1) == "(" ? 1 : -1;
    int depth = 0;
    for (int i = at - begin; i >= 0 && i < text.size(); i += step) {
        const char c = text[i];
        if (c != '(' && c != ')' && c != '"' && c != '<')
            continue;
        const SourceStyle style = m_styles.styleAt(begin + i);
        if (style == SourceStyle::value || style == SourceStyle::bracket) // the expression ends here
            break;
        if (style != SourceStyle::operation)
            continue;
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        if (depth == 0) {
            send(m_view, Base::SCI_BRACEHIGHLIGHT, at, begin + i);
            return;
        }
    }
    send(m_view, Base::SCI_BRACEHIGHLIGHT, -1, -1);
}

} // namespace orrery::widgets
