// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/source_highlighter.h"

#include "widgets/theme/theme.h"

#include <QFont>
#include <QScopedValueRollback>
#include <Qsci/qsciscintillabase.h>

#include <algorithm>

namespace orrery::widgets {

namespace {

using Base = QsciScintillaBase;

/// A paste longer than this is not styled to its end at once when only its beginning shows.
constexpr int longestDirtyRun = 64 * 1024;

long send(const Base& view, unsigned message, long w = 0, long l = 0) {
    return view.SendScintilla(message, static_cast<unsigned long>(w), l);
}

struct StyleRow {
    SourceStyle style;
    QColor SyntaxColours::*colour; ///< null: the colour of text
    bool italic = false;
};

constexpr std::array styleRows = {
    StyleRow{.style = SourceStyle::text, .colour = nullptr},
    StyleRow{.style = SourceStyle::bracket, .colour = &SyntaxColours::bracket},
    StyleRow{.style = SourceStyle::tag, .colour = &SyntaxColours::tag},
    StyleRow{.style = SourceStyle::attribute, .colour = &SyntaxColours::attribute},
    StyleRow{.style = SourceStyle::value, .colour = &SyntaxColours::value},
    StyleRow{.style = SourceStyle::entity, .colour = &SyntaxColours::entity},
    StyleRow{.style = SourceStyle::comment, .colour = &SyntaxColours::comment, .italic = true},
    StyleRow{.style = SourceStyle::instruction, .colour = &SyntaxColours::instruction},
    StyleRow{.style = SourceStyle::cdata, .colour = &SyntaxColours::value},
    StyleRow{.style = SourceStyle::number, .colour = &SyntaxColours::number},
    StyleRow{.style = SourceStyle::string, .colour = &SyntaxColours::string},
    StyleRow{.style = SourceStyle::keyword, .colour = &SyntaxColours::keyword},
    StyleRow{.style = SourceStyle::function, .colour = &SyntaxColours::function},
    StyleRow{.style = SourceStyle::root, .colour = &SyntaxColours::root},
    StyleRow{.style = SourceStyle::operation, .colour = &SyntaxColours::operation},
    StyleRow{.style = SourceStyle::name, .colour = nullptr},
};
static_assert(styleRows.size() == sourceStyleCount);

} // namespace

SourceHighlighter::SourceHighlighter(QsciScintillaBase& view, ExpressionNames names)
    : m_view(view), m_styler(std::move(names)) {}

void SourceHighlighter::setExpressionNames(ExpressionNames names) {
    m_styler = XmlStyler(std::move(names));
    reset();
}

void SourceHighlighter::setTheme(const Theme& theme, const QFont& font) {
    const auto setFont = [&](int style) {
        m_view.SendScintilla(Base::SCI_STYLESETFONT, static_cast<unsigned long>(style), font.family().toUtf8().data());
        send(m_view, Base::SCI_STYLESETSIZEFRACTIONAL, style,
             qRound(font.pointSizeF() * int{Base::SC_FONT_SIZE_MULTIPLIER}));
    };
    setFont(Base::STYLE_DEFAULT);
    m_view.SendScintilla(Base::SCI_STYLESETFORE, static_cast<unsigned long>(Base::STYLE_DEFAULT), theme.text);
    m_view.SendScintilla(Base::SCI_STYLESETBACK, static_cast<unsigned long>(Base::STYLE_DEFAULT), theme.base);
    send(m_view, Base::SCI_STYLECLEARALL);
    // No text has the default style; Scintilla draws the line under a fold with it.
    m_view.SendScintilla(Base::SCI_STYLESETFORE, static_cast<unsigned long>(Base::STYLE_DEFAULT), theme.border);
    for (const StyleRow& row : styleRows) {
        const auto style = static_cast<unsigned long>(row.style);
        m_view.SendScintilla(Base::SCI_STYLESETFORE, style, row.colour ? theme.syntax.*row.colour : theme.text);
        m_view.SendScintilla(Base::SCI_STYLESETITALIC, style, row.italic ? 1L : 0L);
    }
}

void SourceHighlighter::reset() {
    m_valid = m_known = 0;
    m_dirtyBegin = m_dirtyEnd = -1;
    send(m_view, Base::SCI_STARTSTYLING, 0);
    m_view.viewport()->update();
}

void SourceHighlighter::textChanged(int position, int removed, int inserted) {
    const int removedEnd = position + removed;
    const auto moved = [&](int offset) {
        return offset <= position ? offset : offset >= removedEnd ? offset - removed + inserted : position;
    };
    if (position > m_known)
        return;
    if (removedEnd > m_valid) { // the edit touches what was only remembered: forget that
        if (position > m_valid) {
            m_known = std::max(m_valid, lineStart(position));
            return;
        }
        m_valid = m_known = position;
    } else {
        m_valid = moved(m_valid);
        m_known = moved(m_known);
    }
    if (m_dirtyBegin < 0) {
        m_dirtyBegin = position;
        m_dirtyEnd = position + inserted;
    } else {
        m_dirtyBegin = std::min(m_dirtyBegin, position);
        m_dirtyEnd = std::max(moved(m_dirtyEnd), position + inserted);
    }
}

int SourceHighlighter::lineStart(int position) const {
    return static_cast<int>(
        send(m_view, Base::SCI_POSITIONFROMLINE, send(m_view, Base::SCI_LINEFROMPOSITION, position)));
}

void SourceHighlighter::styleTo(int target) {
    if (m_isStyling) // a fold that opens while its levels are written asks for what it shows
        return;
    const QScopedValueRollback styling(m_isStyling, true);
    const int length = static_cast<int>(send(m_view, Base::SCI_GETLENGTH));
    target = std::min(target, length);
    m_valid = std::min(m_valid, length);
    m_known = std::min(m_known, length);
    if (m_valid < length && lineStart(m_valid) != m_valid) // a deletion joined its line to the one before
        m_valid = m_known = lineStart(m_valid);
    const bool dirty = m_dirtyBegin >= 0;
    const int begin = dirty ? lineStart(std::min(m_dirtyBegin, m_valid)) : m_valid;
    if (begin < target || dirty) {
        const Stop stop = styleLines(begin, std::max(target, std::min(m_dirtyEnd + 1, target + longestDirtyRun)));
        if (m_dirtyEnd >= stop.position && stop.position < length)
            m_valid = m_known = stop.position;
    }
    m_dirtyBegin = m_dirtyEnd = -1;
    send(m_view, Base::SCI_STARTSTYLING, m_valid);
}

SourceHighlighter::Stop SourceHighlighter::styleLines(int begin, int target) {
    const auto lineOf = [&](int position) {
        return static_cast<int>(send(m_view, Base::SCI_LINEFROMPOSITION, position));
    };
    const auto storedState = [&](int line) {
        return XmlState::unpacked(static_cast<int>(send(m_view, Base::SCI_GETLINESTATE, line)));
    };
    const auto setLineState = [&](int at, const XmlState& to) {
        if (!(storedState(at) == to))
            send(m_view, Base::SCI_SETLINESTATE, at, to.packed());
    };
    const int length = static_cast<int>(send(m_view, Base::SCI_GETLENGTH));
    int line = lineOf(begin);
    int position = begin;
    XmlState state = line == 0 ? XmlState{} : storedState(line);
    QByteArray text;
    QByteArray styles;
    send(m_view, Base::SCI_STARTSTYLING, begin);
    while (position < target && position < length) {
        const int end = line + 1 < send(m_view, Base::SCI_GETLINECOUNT)
                            ? static_cast<int>(send(m_view, Base::SCI_POSITIONFROMLINE, line + 1))
                            : length;
        text.resize(end - position + 1);
        styles.resize(end - position);
        m_view.SendScintilla(Base::SCI_GETTEXTRANGE, static_cast<long>(position), static_cast<long>(end), text.data());
        const XmlState next =
            m_styler.style({text.constData(), static_cast<std::size_t>(end - position)}, state, styles.data());
        m_view.SendScintilla(Base::SCI_SETSTYLINGEX, static_cast<unsigned long>(styles.size()), styles.constData());
        const int depth = state.foldDepth();
        const long level =
            (Base::SC_FOLDLEVELBASE + depth) | (next.foldDepth() > depth ? Base::SC_FOLDLEVELHEADERFLAG : 0);
        if (send(m_view, Base::SCI_GETFOLDLEVEL, line) != level)
            send(m_view, Base::SCI_SETFOLDLEVEL, line, level);

        ++line;
        position = end;
        state = next;
        if (end == length) {
            if (line < send(m_view, Base::SCI_GETLINECOUNT)) // an empty line ends the text
                setLineState(line, state);
            m_valid = m_known = length;
            break;
        }
        const XmlState stored = storedState(line);
        const XmlState expected = position == m_valid ? m_expected : stored;
        setLineState(line, state);
        if (position <= m_dirtyEnd)
            continue;
        if (position < m_valid) {
            if (stored == state) { // the rest is as it was: go on where styling stopped before
                position = m_valid;
                line = lineOf(position);
                state = storedState(line);
                send(m_view, Base::SCI_STARTSTYLING, position);
            } else if (position >= target) { // the rest suits another state
                m_known = m_valid;
                m_valid = position;
                m_expected = expected;
            }
        } else if (position < m_known && state == expected) {
            m_valid = position = m_known;
            line = lineOf(position);
            state = position < length ? storedState(line) : state;
            send(m_view, Base::SCI_STARTSTYLING, position);
        } else {
            m_valid = position;
            m_known = std::max(m_known, position);
            m_expected = expected;
        }
    }
    return {.position = position, .state = state};
}

XmlState SourceHighlighter::stateAtLine(int line) {
    if (line <= 0)
        return {};
    const int start = static_cast<int>(send(m_view, Base::SCI_POSITIONFROMLINE, line));
    if (m_dirtyBegin >= 0 || start > m_valid)
        styleTo(start);
    return XmlState::unpacked(static_cast<int>(send(m_view, Base::SCI_GETLINESTATE, line)));
}

} // namespace orrery::widgets
