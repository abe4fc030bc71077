// SPDX-License-Identifier: GPL-3.0-or-later
// Appearance of the source editor: theme, margins, matching tags and brackets, hover, position of the find bar.
#include "widgets/source/find_bar.h"
#include "widgets/source/long_lines_bar.h"
#include "widgets/source/source_editor.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QResizeEvent>
#include <QTextDocument>
#include <QToolTip>

#include <algorithm>
#include <array>

namespace orrery::widgets {

namespace {

enum Margin { numberMargin, markMargin, foldMargin };

constexpr int tagIndicator = SourceMarks::firstIndicator + 3;
constexpr int foundIndicator = SourceMarks::firstIndicator + 4;
constexpr int stopIndicator = SourceMarks::firstIndicator + 5;
constexpr int bracketReach = 4 * 1024;
constexpr int shortReach = 16 * 1024; ///< most elements end within it; it takes 0.1 ms to style
constexpr int longReach = 256 * 1024;

} // namespace

bool SourceEditor::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest)
        placeBars();
    return QsciScintilla::event(event);
}

void SourceEditor::changeEvent(QEvent* event) {
    QsciScintilla::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyTheme();
}

void SourceEditor::setUpMargins() {
    send(SCI_SETMARGINTYPEN, markMargin, SC_MARGIN_SYMBOL);
    send(SCI_SETMARGINMASKN, markMargin, SourceMarks::markerMask);
    send(SCI_SETMARGINWIDTHN, markMargin, 18);
    send(SCI_SETMARGINSENSITIVEN, markMargin, 1);
    send(SCI_SETMARGINTYPEN, numberMargin, SC_MARGIN_NUMBER);
    send(SCI_SETMARGINSENSITIVEN, numberMargin, 1);
    send(SCI_SETMARGINTYPEN, foldMargin, SC_MARGIN_SYMBOL);
    send(SCI_SETMARGINMASKN, foldMargin, static_cast<long>(SC_MASK_FOLDERS));
    send(SCI_SETMARGINWIDTHN, foldMargin, 16);
    send(SCI_SETMARGINSENSITIVEN, foldMargin, 1);
    send(SCI_SETMARGINLEFT, 0, 4);
    send(SCI_SETEXTRAASCENT, 1);
    send(SCI_SETEXTRADESCENT, 1);
    send(SCI_SETAUTOMATICFOLD, SC_AUTOMATICFOLD_SHOW | SC_AUTOMATICFOLD_CLICK | SC_AUTOMATICFOLD_CHANGE);
    send(SCI_SETFOLDFLAGS, SC_FOLDFLAG_LINEAFTER_CONTRACTED);
    send(SCI_MARKERDEFINE, SC_MARKNUM_FOLDEROPEN, SC_MARK_ARROWDOWN);
    send(SCI_MARKERDEFINE, SC_MARKNUM_FOLDEROPENMID, SC_MARK_ARROWDOWN);
    send(SCI_MARKERDEFINE, SC_MARKNUM_FOLDER, SC_MARK_ARROW);
    send(SCI_MARKERDEFINE, SC_MARKNUM_FOLDEREND, SC_MARK_ARROW);
    for (const int marker : {SC_MARKNUM_FOLDERSUB, SC_MARKNUM_FOLDERTAIL, SC_MARKNUM_FOLDERMIDTAIL})
        send(SCI_MARKERDEFINE, marker, SC_MARK_EMPTY);
    SendScintilla(SCI_SETREPRESENTATION, "\xEF\xBB\xBF", "BOM");
}

void SourceEditor::setUpIndicators() {
    send(SCI_INDICSETSTYLE, tagIndicator, INDIC_BOX);
    send(SCI_INDICSETUNDER, tagIndicator, 1);
    send(SCI_INDICSETSTYLE, stopIndicator, INDIC_DOTBOX);
    send(SCI_INDICSETUNDER, stopIndicator, 1);
    send(SCI_INDICSETSTYLE, foundIndicator, INDIC_STRAIGHTBOX);
    send(SCI_INDICSETUNDER, foundIndicator, 1);
    send(SCI_INDICSETALPHA, foundIndicator, 70);
    send(SCI_INDICSETOUTLINEALPHA, foundIndicator, 150);
}

void SourceEditor::applyTheme() {
    const Theme& theme = themeOf(palette());
    m_highlighter.setTheme(theme, codeFont());
    m_marks.setTheme(theme);
    const auto setColour = [&](unsigned message, long index, const QColor& colour) {
        SendScintilla(message, static_cast<unsigned long>(index), colour);
    };
    setColour(SCI_STYLESETFORE, STYLE_LINENUMBER, theme.dimText);
    setColour(SCI_STYLESETBACK, STYLE_LINENUMBER, theme.base);
    setColour(SCI_STYLESETFORE, STYLE_BRACELIGHT, theme.syntax.matchedTag);
    SendScintilla(SCI_STYLESETBOLD, static_cast<unsigned long>(STYLE_BRACELIGHT), 1L);
    setColour(SCI_STYLESETFORE, STYLE_CONTROLCHAR, theme.warning);
    setColour(SCI_SETFOLDMARGINCOLOUR, 1, theme.base);
    setColour(SCI_SETFOLDMARGINHICOLOUR, 1, theme.base);
    for (const auto& [marker, colour] : {std::pair{SC_MARKNUM_FOLDER, theme.dimText},
                                         {SC_MARKNUM_FOLDEREND, theme.dimText},
                                         {SC_MARKNUM_FOLDEROPEN, theme.ghost},
                                         {SC_MARKNUM_FOLDEROPENMID, theme.ghost}}) {
        setColour(SCI_MARKERSETFORE, marker, colour);
        setColour(SCI_MARKERSETBACK, marker, colour);
    }
    // The margins use this style; the background of markers must match the text.
    setColour(SCI_SETMARGINBACKN, markMargin, theme.base);
    SendScintilla(SCI_SETCARETFORE, theme.text);
    SendScintilla(SCI_SETADDITIONALCARETFORE, theme.accent);
    SendScintilla(SCI_SETCARETLINEBACK, theme.syntax.caretLine);
    send(SCI_SETCARETLINEVISIBLE, 1);
    send(SCI_SETCARETLINEVISIBLEALWAYS, 1);
    send(SCI_SETCARETWIDTH, 2);
    send(SCI_SETSELFORE, 0, 0); // selected text keeps its colours
    setColour(SCI_SETSELBACK, 1, theme.selection);
    SendScintilla(SCI_SETADDITIONALSELBACK, theme.selection);
    setColour(SCI_INDICSETFORE, tagIndicator, theme.syntax.matchedTag);
    setColour(SCI_INDICSETFORE, foundIndicator, theme.syntax.found);
    setColour(SCI_INDICSETFORE, stopIndicator, theme.accent);
    m_lineDigits = 0;
    fitLineNumbers();
}

void SourceEditor::fitLineNumbers() {
    // Lines of the view differ from lines of the text then: their numbers would be wrong.
    const int digits =
        hasSoftBreaks()
            ? -1
            : std::max(3, static_cast<int>(QByteArray::number(static_cast<int>(send(SCI_GETLINECOUNT))).size()));
    if (digits == m_lineDigits)
        return;
    m_lineDigits = digits;
    placeBars();
    if (digits < 0) {
        send(SCI_SETMARGINWIDTHN, numberMargin, 0);
        return;
    }
    const QByteArray widest = QByteArray(digits, '9');
    const long width = SendScintilla(SCI_TEXTWIDTH, static_cast<unsigned long>(STYLE_LINENUMBER), widest.constData());
    send(SCI_SETMARGINWIDTHN, numberMargin, width + 12);
}

FindBar& SourceEditor::findBar() {
    if (!m_findBar) {
        m_findBar = new FindBar(*this);
        connect(m_findBar, &FindBar::shownOrHidden, this, &SourceEditor::placeBars);
    }
    return *m_findBar;
}

void SourceEditor::placeBars() {
    if (hasSoftBreaks() && !m_longLinesBar)
        m_longLinesBar = new LongLinesBar(*this);
    if (m_longLinesBar && m_longLinesBar->isHidden() == hasSoftBreaks())
        m_longLinesBar->setVisible(hasSoftBreaks());
    // The bars shrink the text area instead of covering it.
    const int width = viewport()->width();
    const int above = hasSoftBreaks() ? m_longLinesBar->heightForWidth(width) : 0;
    const int below = m_findBar && m_findBar->isVisibleTo(this) ? m_findBar->sizeHint().height() : 0;
    if (const QMargins margins(0, above, 0, below); viewportMargins() != margins)
        setViewportMargins(margins);
    const QRect text = viewport()->geometry();
    if (above > 0)
        m_longLinesBar->setGeometry(text.left(), text.top() - above, text.width(), above);
    if (below > 0)
        m_findBar->setGeometry(text.left(), text.bottom() + 1, text.width(), below);
}

void SourceEditor::resizeEvent(QResizeEvent* event) {
    QsciScintilla::resizeEvent(event);
    placeBars();
}

void SourceEditor::openFindBar() {
    findBar().open(FindBar::Mode::find);
}
void SourceEditor::openReplaceBar() {
    findBar().open(FindBar::Mode::replace);
}
void SourceEditor::nextMatch() {
    findBar().goToNext();
}
void SourceEditor::previousMatch() {
    findBar().goToPrevious();
}

void SourceEditor::setFound(const QVector<ByteRange>& ranges) {
    send(SCI_SETINDICATORCURRENT, foundIndicator);
    send(SCI_INDICATORCLEARRANGE, 0, length());
    for (const ByteRange& each : ranges) {
        const ByteRange range = positionsOf(each.begin, each.end);
        send(SCI_INDICATORFILLRANGE, range.begin, range.end - range.begin);
    }
}

void SourceEditor::setStops(const QVector<ByteRange>& ranges) {
    send(SCI_SETINDICATORCURRENT, stopIndicator);
    send(SCI_INDICATORCLEARRANGE, 0, length());
    for (const ByteRange& each : ranges)
        if (const ByteRange range = positionsOf(each.begin, each.end); range.begin < range.end)
            send(SCI_INDICATORFILLRANGE, range.begin, range.end - range.begin);
}

SourceEditor::Piece SourceEditor::pieceAround(int position, int reach) {
    const long line = send(SCI_LINEFROMPOSITION, std::max(0, position - reach));
    Piece piece;
    piece.begin = static_cast<int>(send(SCI_POSITIONFROMLINE, line));
    const int end = std::min(length(), position + reach);
    piece.reachesEnd = end == length();
    piece.text = shown(piece.begin, end);
    QByteArray styles(piece.text.size(), '\0');
    const std::string_view text{piece.text.constData(), static_cast<std::size_t>(piece.text.size())};
    m_highlighter.styler().style(text, m_highlighter.stateAtLine(static_cast<int>(line)), styles.data());
    piece.tags = pairedTags(text, styles.constData());
    return piece;
}

void SourceEditor::matchTags() {
    const int caret = caretPosition();
    // After typing a tag's name the caret is at its end: test both sides.
    const auto isTagAt = [&](int position) {
        return position >= 0 && position < length() && styleAtPosition(position) == SourceStyle::tag;
    };
    std::array<ByteRange, 2> ranges{};
    if (isTagAt(caret) || isTagAt(caret - 1)) {
        for (const int reach : {shortReach, longReach}) {
            const Piece piece = pieceAround(caret, reach);
            const int at = caret - piece.begin;
            const auto tag = std::ranges::find_if(
                piece.tags, [&](const TagToken& each) { return each.nameBegin <= at && at <= each.nameEnd; });
            if (tag == piece.tags.end() || tag->kind == TagToken::Kind::empty)
                break;
            if (tag->partner < 0)
                continue;
            const TagToken& partner = piece.tags[static_cast<std::size_t>(tag->partner)];
            ranges = {ByteRange{tag->nameBegin + piece.begin, tag->nameEnd + piece.begin},
                      ByteRange{partner.nameBegin + piece.begin, partner.nameEnd + piece.begin}};
            break;
        }
    }
    const bool isShown = ranges == m_matchedTags && (!m_matchIsStale || ranges == std::array<ByteRange, 2>{});
    m_matchIsStale = false;
    if (isShown)
        return;
    m_matchedTags = ranges;
    send(SCI_SETINDICATORCURRENT, tagIndicator);
    send(SCI_INDICATORCLEARRANGE, 0, length());
    for (const ByteRange& range : ranges)
        if (range.begin < range.end)
            send(SCI_INDICATORFILLRANGE, range.begin, range.end - range.begin);
}

void SourceEditor::matchBrackets() {
    const auto isBracket = [&](int position) {
        const QByteArray byte = shown(position, position + 1);
        return (byte == "(" || byte == ")") && styleAtPosition(position) == SourceStyle::operation;
    };
    const int caret = caretPosition();
    const int at = isBracket(caret) ? caret : caret > 0 && isBracket(caret - 1) ? caret - 1 : -1;
    if (at < 0) {
        send(SCI_BRACEHIGHLIGHT, -1, -1);
        return;
    }
    const int begin = std::max(0, at - bracketReach);
    const QByteArray text = shown(begin, at + bracketReach);
    const int step = text[at - begin] == '(' ? 1 : -1;
    int depth = 0;
    for (int i = at - begin; i >= 0 && i < text.size(); i += step) {
        const char c = text[i];
        if (c != '(' && c != ')' && c != '"' && c != '<')
            continue;
        const SourceStyle style = styleAtPosition(begin + i);
        if (style == SourceStyle::value || style == SourceStyle::bracket) // the expression ends here
            break;
        if (style != SourceStyle::operation)
            continue;
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        if (depth == 0) {
            send(SCI_BRACEHIGHLIGHT, at, begin + i);
            return;
        }
    }
    send(SCI_BRACEHIGHLIGHT, -1, -1);
}

QString SourceEditor::hoverText(int offset) const {
    QStringList parts;
    const int position = m_breaks.positionOf(offset);
    const int next = static_cast<int>(send(SCI_POSITIONAFTER, position));
    if (const QString messages = m_marks.messagesIn(position, next); !messages.isEmpty())
        parts << messages;
    if (m_hoverHelp)
        if (const QString help = m_hoverHelp(offset); !help.isEmpty())
            parts << help;
    return parts.join(QStringLiteral("\n\n"));
}

void SourceEditor::showHover(int position, QPoint point) {
    QString text;
    QString help;
    int marginWidth = 0;
    for (const int margin : {numberMargin, markMargin, foldMargin})
        marginWidth += static_cast<int>(send(SCI_GETMARGINWIDTHN, margin));
    if (!point.isNull() && point.x() < marginWidth) { // the symbol stands for all problems that begin in its line
        const long line = send(SCI_LINEFROMPOSITION, send(SCI_POSITIONFROMPOINT, marginWidth + 1, point.y()));
        text = m_marks.messagesIn(static_cast<int>(send(SCI_POSITIONFROMLINE, line)),
                                  static_cast<int>(send(SCI_GETLINEENDPOSITION, line)));
    } else if (position >= 0) {
        const int next = static_cast<int>(send(SCI_POSITIONAFTER, position));
        text = m_marks.messagesIn(position, next);
        help = m_hoverHelp ? m_hoverHelp(m_breaks.offsetOf(position)) : QString();
    }
    if (text.isEmpty() && help.isEmpty()) {
        QToolTip::hideText();
        return;
    }
    QString shown;
    if (!text.isEmpty())
        shown += QStringLiteral("<p style='white-space:pre-wrap'>%1</p>").arg(text.toHtmlEscaped());
    if (!help.isEmpty())
        shown += QStringLiteral("<p>%1</p>").arg(Qt::mightBeRichText(help) ? help : help.toHtmlEscaped());
    QToolTip::showText(viewport()->mapToGlobal(point + QPoint(0, 12)), shown, viewport());
}

} // namespace orrery::widgets
