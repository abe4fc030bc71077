// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/source_highlighter.h"

#include "widgets/base/byte_view.h"
#include "widgets/source/scintilla.h"
#include "widgets/theme/theme.h"

#include <QFont>
#include <QScopedValueRollback>

#include <algorithm>

namespace orrery::widgets {

namespace {

using Base = QsciScintillaBase;

/// The maximum size of a paste that styleTo() styles to its end at once. If only the beginning of a longer paste is
/// visible, the rest comes later.
constexpr int longestDirtyRun = 64 * 1024;
constexpr int longRun = 128 * 1024;

struct StyleRow {
    SourceStyle style;
    QColor SyntaxColours::*colour; ///< null: the normal text colour
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

/// Lines of the text with space for their styles. The class reads and writes them in large chunks. Separate calls for
/// each line would be most of the cost of styling a long file.
class StyledChunk {
public:
    explicit StyledChunk(QsciScintillaBase& view) : m_view(view), m_length(lengthOf(view)) {}
    StyledChunk(const StyledChunk&) = delete;
    StyledChunk& operator=(const StyledChunk&) = delete;
    ~StyledChunk() { write(); }

    /// Returns the line that begins at a position, with its line end. styles() is the space for its styles.
    std::string_view lineAt(int position) {
        int end = position == m_begin + m_used ? lineEnd() : -1;
        if (end < 0)
            end = fetch(position);
        m_line = m_used;
        m_used = end;
        return {m_text.constData() + m_line, static_cast<std::size_t>(m_used - m_line)};
    }
    char* styles() { return m_styles.data() + m_line; }

private:
    static constexpr int step = 32 * 1024;

    /// Returns the offset after the end of the line at m_used; -1 if the chunk may not contain the whole line.
    int lineEnd() const {
        const char* const text = m_text.constData();
        const bool isLast = m_begin + m_size == m_length;
        int end = m_used;
        while (end < m_size && text[end] != '\n' && text[end] != '\r')
            ++end;
        if (end == m_size || (end + 1 == m_size && !isLast)) // the LF after a CR may be in the next chunk
            return isLast && m_size > m_used ? m_size : -1;
        const bool isPair = text[end] == '\r' && end + 1 < m_size && text[end + 1] == '\n';
        return end + (isPair ? 2 : 1);
    }

    /// Reads a chunk and returns the end of its first line.
    int fetch(int position) {
        write();
        m_begin = position;
        m_used = 0;
        for (int size = step;; size *= 2) {
            m_size = std::min(size, m_length - m_begin);
            m_text.resize(m_size + 1); // Scintilla writes a NUL after the text
            m_view.SendScintilla(Base::SCI_GETTEXTRANGE, static_cast<long>(m_begin),
                                 static_cast<long>(m_begin + m_size), m_text.data());
            if (const int end = lineEnd(); end >= 0) {
                m_styles.resize(m_size);
                return end;
            }
        }
    }

    void write() {
        if (m_used == 0)
            return;
        send(m_view, Base::SCI_STARTSTYLING, m_begin);
        m_view.SendScintilla(Base::SCI_SETSTYLINGEX, static_cast<unsigned long>(m_used), m_styles.constData());
    }

    QsciScintillaBase& m_view;
    int m_length;
    QByteArray m_text;
    QByteArray m_styles;
    int m_begin = 0; ///< start of the chunk in the text
    int m_size = 0;
    int m_line = 0; ///< start of the last returned line in the chunk
    int m_used = 0; ///< end of that line
};

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
    // No text has the default style. Scintilla uses the style for the line below a fold.
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
    if (removedEnd > m_valid) { // the edit touches the part between m_valid and m_known: drop it
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
    return lineBegin(m_view, lineOf(m_view, position));
}

void SourceHighlighter::styleTo(int target) {
    if (m_isStyling) // a change of fold levels can open a fold and request styles again
        return;
    const QScopedValueRollback styling(m_isStyling, true);
    const int length = lengthOf(m_view);
    target = std::min(target, length);
    m_valid = std::min(m_valid, length);
    m_known = std::min(m_known, length);
    if (m_valid < length && lineStart(m_valid) != m_valid) // a deletion joined the line of m_valid to the previous one
        m_valid = m_known = lineStart(m_valid);
    const bool dirty = m_dirtyBegin >= 0;
    // If the edit is at the start of a line, begins with the previous line. The edit may have separated a CR from its
    // LF. The stored state of the line between them is then invalid.
    const int begin = dirty ? lineStart(std::max(0, std::min(m_dirtyBegin, m_valid) - 1)) : m_valid;
    if (begin < target || dirty) {
        // With each fold level, Scintilla requests a repaint of the margin, which takes 0.6 µs a line.
        const bool isLong = target - begin >= longRun;
        QWidget* const viewport = m_view.viewport();
        const bool isQuiet = viewport->testAttribute(Qt::WA_UpdatesDisabled);
        viewport->setAttribute(Qt::WA_UpdatesDisabled, isQuiet || isLong);
        const int stop = styleLines(begin, std::max(target, std::min(m_dirtyEnd + 1, target + longestDirtyRun)));
        if (m_dirtyEnd >= stop && stop < length)
            m_valid = m_known = stop;
        viewport->setAttribute(Qt::WA_UpdatesDisabled, isQuiet);
        if (isLong)
            viewport->update();
    }
    m_dirtyBegin = m_dirtyEnd = -1;
    send(m_view, Base::SCI_STARTSTYLING, m_valid);
}

int SourceHighlighter::styleLines(int begin, int target) {
    const auto storedState = [&](int line) {
        return XmlState::unpacked(static_cast<int>(send(m_view, Base::SCI_GETLINESTATE, line)));
    };
    const auto setFoldLevel = [&](int at, int depth, int depthBehind) {
        const long level = (Base::SC_FOLDLEVELBASE + depth) | (depthBehind > depth ? Base::SC_FOLDLEVELHEADERFLAG : 0);
        if (send(m_view, Base::SCI_GETFOLDLEVEL, at) != level)
            send(m_view, Base::SCI_SETFOLDLEVEL, at, level);
    };
    const int length = lengthOf(m_view);
    int line = lineOf(m_view, begin);
    int position = begin;
    XmlState state = line == 0 ? XmlState{} : storedState(line);
    StyledChunk chunk(m_view);
    while (position < target && position < length) {
        const std::string_view text = chunk.lineAt(position);
        const XmlState next = m_styler.style(text, state, chunk.styles());
        setFoldLevel(line, state.foldDepth(), next.foldDepth());

        ++line;
        position += static_cast<int>(text.size());
        state = next;
        const XmlState stored = storedState(line);
        if (!(stored == state))
            send(m_view, Base::SCI_SETLINESTATE, line, state.packed());
        if (position == length) {
            if (text.back() == '\n' || text.back() == '\r') // the text ends with an empty line
                setFoldLevel(line, state.foldDepth(), state.foldDepth());
            m_valid = m_known = length;
            break;
        }
        const XmlState expected = position == m_valid ? m_expected : stored;
        if (position <= m_dirtyEnd)
            continue;
        if (position < m_valid) {
            if (stored == state) { // the rest is unchanged, so continues at the old stop
                position = m_valid;
                line = lineOf(m_view, position);
                state = storedState(line);
            } else if (position >= target) { // the rest belongs to another state
                m_known = m_valid;
                m_valid = position;
                m_expected = expected;
            }
        } else if (position < m_known && state == expected) {
            m_valid = position = m_known;
            line = lineOf(m_view, position);
            state = position < length ? storedState(line) : state;
        } else {
            m_valid = position;
            m_known = std::max(m_known, position);
            m_expected = expected;
        }
    }
    return position;
}

bool SourceHighlighter::styleAhead() {
    constexpr int slice = 32 * 1024;
    const int length = lengthOf(m_view);
    if (m_valid < length)
        styleTo(m_valid + slice);
    return m_valid < length;
}

XmlState SourceHighlighter::stateAtLine(int line) {
    if (line <= 0)
        return {};
    const int start = lineBegin(m_view, line);
    if (m_dirtyBegin >= 0 || start > m_valid)
        styleTo(start);
    return XmlState::unpacked(static_cast<int>(send(m_view, Base::SCI_GETLINESTATE, line)));
}

SourceStyle SourceHighlighter::styleAt(int position) {
    styleTo(position + 1);
    return static_cast<SourceStyle>(send(m_view, Base::SCI_GETSTYLEAT, position));
}

TaggedPiece SourceHighlighter::pieceAround(int position, int reach) {
    const int line = lineOf(m_view, std::max(0, position - reach));
    const int end = std::min(lengthOf(m_view), position + reach);
    TaggedPiece piece{.text{}, .begin = lineBegin(m_view, line), .reachesEnd = end == lengthOf(m_view), .tags{}};
    piece.text = shownBytes(m_view, piece.begin, end);
    QByteArray styles(piece.text.size(), '\0');
    m_styler.style(viewOf(piece.text), stateAtLine(line), styles.data());
    piece.tags = pairedTags(viewOf(piece.text), styles.constData());
    return piece;
}

} // namespace orrery::widgets
