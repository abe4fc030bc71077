// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/source_carets.h"

#include "widgets/source/scintilla.h"
#include "widgets/source/source_highlighter.h"

#include <algorithm>

namespace orrery::widgets {

using Base = QsciScintillaBase;

namespace {

/// Returns whether text of a style is a name of the markup, or a value without an expression.
bool isMarkup(SourceStyle style) {
    return style == SourceStyle::tag || style == SourceStyle::attribute || style == SourceStyle::value ||
           style == SourceStyle::text || style == SourceStyle::instruction;
}

/// Returns the characters of names: letters, digits, '-', '.', ':' and '_'.
const QByteArray& nameCharacters() {
    static const QByteArray all = [] {
        QByteArray made("-.:_");
        for (int c = 1; c < 256; ++c) {
            const bool isAscii = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
            if (isAscii || c >= 0x80) {
                made.append(static_cast<char>(c));
            }
        }
        return made;
    }();
    return all;
}

} // namespace

WholeNames::WholeNames(QsciScintillaBase& view, SourceHighlighter& styles, int position) : m_view(view) {
    // At the end of a name, the byte before the position decides.
    const bool isHere = position < lengthOf(view) && isMarkup(styles.styleAt(position));
    if (isHere || (position > 0 && isMarkup(styles.styleAt(position - 1)))) {
        m_view.SendScintilla(Base::SCI_SETWORDCHARS, 0UL, nameCharacters().constData());
    }
}

WholeNames::~WholeNames() {
    send(m_view, Base::SCI_SETCHARSDEFAULT);
}

void SourceCarets::goTo(ByteRange range) {
    const long line = lineOf(m_view, range.begin);
    m_styles.styleTo(range.begin); // computes the fold levels first, because otherwise nothing would unfold
    send(m_view, Base::SCI_ENSUREVISIBLE, line);
    send(m_view, Base::SCI_SETSEL, range.end, range.begin);
    // Shows some context: the place must not be near the top or bottom edge.
    const long lines = send(m_view, Base::SCI_LINESONSCREEN);
    const long shown = send(m_view, Base::SCI_VISIBLEFROMDOCLINE, line);
    const long first = send(m_view, Base::SCI_GETFIRSTVISIBLELINE);
    if (shown < first + 2 || shown > first + lines - 3)
        send(m_view, Base::SCI_SETFIRSTVISIBLELINE, std::max(0L, shown - lines / 3));
    // Shows lines from their beginning. Scrolls sideways only if the place would otherwise be invisible.
    send(m_view, Base::SCI_SETXOFFSET, 0);
    if (!isInSightFromLeft(std::min(range.end, lineEnd(m_view, line))))
        send(m_view, Base::SCI_SCROLLRANGE, range.end, range.begin);
}

/// Returns whether a position is in sight, with some room beside it, while the view shows the beginnings of the lines.
bool SourceCarets::isInSightFromLeft(int position) const {
    constexpr long room = 50; // as much as Scintilla leaves beside a caret
    const long x = send(m_view, Base::SCI_POINTXFROMPOSITION, 0, position) + send(m_view, Base::SCI_GETXOFFSET);
    return x + room <= m_view.viewport()->width();
}

void SourceCarets::showFromLeft() {
    if (isInSightFromLeft(caretOf(m_view)))
        send(m_view, Base::SCI_SETXOFFSET, 0);
}

void SourceCarets::select(ByteRange range) {
    send(m_view, Base::SCI_SETSEL, range.begin, range.end);
    send(m_view, Base::SCI_SCROLLCARET);
    showFromLeft();
}

void SourceCarets::selectNextOccurrence() {
    if (const ByteRange selection = selectionOf(m_view); selection.begin == selection.end && hasOneSelection(m_view)) {
        const WholeNames whole(m_view, m_styles, caretOf(m_view));
        send(m_view, Base::SCI_SETSEL, send(m_view, Base::SCI_WORDSTARTPOSITION, caretOf(m_view), 1),
             send(m_view, Base::SCI_WORDENDPOSITION, caretOf(m_view), 1));
        return;
    }
    send(m_view, Base::SCI_SETSEARCHFLAGS, Base::SCFIND_MATCHCASE);
    send(m_view, Base::SCI_TARGETWHOLEDOCUMENT);
    send(m_view, Base::SCI_MULTIPLESELECTADDNEXT);
    send(m_view, Base::SCI_SCROLLCARET);
}

void SourceCarets::addOrDrop(QPoint point) {
    const long position = send(m_view, Base::SCI_POSITIONFROMPOINT, point.x(), point.y());
    const long count = send(m_view, Base::SCI_GETSELECTIONS);
    for (long i = 0; count > 1 && i < count; ++i) {
        if (send(m_view, Base::SCI_GETSELECTIONNSTART, i) == position &&
            send(m_view, Base::SCI_GETSELECTIONNEND, i) == position) {
            send(m_view, Base::SCI_DROPSELECTIONN, i);
            return;
        }
    }
    send(m_view, Base::SCI_ADDSELECTION, position, position);
}

void SourceCarets::addBelow(int lines) {
    const int caret = caretOf(m_view);
    const long line = lineOf(m_view, caret) + lines;
    if (line < 0 || line >= send(m_view, Base::SCI_GETLINECOUNT))
        return;
    const long position = send(m_view, Base::SCI_FINDCOLUMN, line, send(m_view, Base::SCI_GETCOLUMN, caret));
    send(m_view, Base::SCI_ADDSELECTION, position, position);
    send(m_view, Base::SCI_SCROLLCARET);
}

void SourceCarets::toggleFold() {
    long line = lineOf(m_view, caretOf(m_view));
    m_styles.styleTo(lineEnd(m_view, line) + 1);
    if (!(send(m_view, Base::SCI_GETFOLDLEVEL, line) & Base::SC_FOLDLEVELHEADERFLAG))
        line = send(m_view, Base::SCI_GETFOLDPARENT, line);
    if (line < 0)
        return;
    send(m_view, Base::SCI_TOGGLEFOLD, line);
    if (!send(m_view, Base::SCI_GETFOLDEXPANDED, line) && lineOf(m_view, caretOf(m_view)) != line)
        send(m_view, Base::SCI_GOTOPOS,
             send(m_view, Base::SCI_GETLINEINDENTPOSITION, line)); // moves the caret to a visible place
}

void SourceCarets::toggleAllFolds() {
    m_styles.styleTo(lengthOf(m_view));
    send(m_view, Base::SCI_FOLDALL, Base::SC_FOLDACTION_TOGGLE);
}

} // namespace orrery::widgets
