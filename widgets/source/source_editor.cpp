// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/source_editor.h"

#include "widgets/source/find_bar.h"
#include "widgets/source/source_accessible.h"
#include "widgets/source/typing_aids.h"

#include <Qsci/qscicommandset.h>

#include <algorithm>
#include <array>

namespace orrery::widgets {

namespace {

std::string_view viewOf(const QByteArray& bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

} // namespace

SourceEditor::SourceEditor(QWidget* parent)
    : QsciScintilla(parent), m_highlighter(*this, ExpressionNames::defaults()), m_marks(*this) {
    SourceAccessible::install();
    setUtf8(true);
    send(SCI_SETLEXER, SCLEX_CONTAINER);
    // QScintilla counts the characters before each INSERTTEXT and DELETETEXT. The BEFORE pair carries the same
    // information. Scintilla handles folds itself (automatic), so their notifications are not needed either.
    send(SCI_SETMODEVENTMASK, SC_MOD_BEFOREINSERT | SC_MOD_BEFOREDELETE);
    send(SCI_SETUNDOCOLLECTION, 0);
    send(SCI_EMPTYUNDOBUFFER);
    send(SCI_SETMULTIPLESELECTION, 1);
    send(SCI_SETADDITIONALSELECTIONTYPING, 1);
    send(SCI_SETMULTIPASTE, SC_MULTIPASTE_EACH);
    send(SCI_SETVIRTUALSPACEOPTIONS, SCVS_RECTANGULARSELECTION);
    send(SCI_SETMOUSESELECTIONRECTANGULARSWITCH, 1);
    send(SCI_SETSCROLLWIDTH, 1);
    send(SCI_SETSCROLLWIDTHTRACKING, 1);
    send(SCI_SETENDATLASTLINE, 1);
    send(SCI_SETMOUSEDWELLTIME, 400);
    send(SCI_SETTABWIDTH, 4);
    send(SCI_SETUSETABS, 0);
    send(SCI_SETINDENT, 2);
    send(SCI_SETTABINDENTS, 1);
    send(SCI_SETBACKSPACEUNINDENTS, 1);
    unbindKeys();
    setUpMargins();
    setUpIndicators();
    applyTheme();

    connect(this, &QsciScintillaBase::SCN_MODIFIED, this,
            [this](int position, int type, const char* text, int length) { onModified(position, type, text, length); });
    connect(this, &QsciScintillaBase::SCN_UPDATEUI, this, [this](int) { onUpdateUi(); });
    connect(this, &QsciScintillaBase::SCN_STYLENEEDED, this, [this](int target) { m_highlighter.styleTo(target); });
    connect(this, &QsciScintillaBase::SCN_ZOOM, this, [this] {
        m_lineDigits = 0;
        fitLineNumbers();
    });
    m_matchSoon.setSingleShot(true);
    m_matchSoon.setInterval(40);
    connect(&m_matchSoon, &QTimer::timeout, this, &SourceEditor::matchTags);
    connect(&m_styleAhead, &QTimer::timeout, this, [this] {
        if (m_highlighter.styleAhead())
            m_styleAhead.setInterval(0);
        else
            m_styleAhead.stop();
        if (m_awaited && m_highlighter.styledTo() >= std::min(m_breaks.positionOf(*m_awaited), length())) {
            const int place = *std::exchange(m_awaited, std::nullopt);
            goTo(place, place);
        }
    });
    connect(this, &QsciScintillaBase::SCN_DWELLSTART, this, [this](int position, int x, int y) {
        showHover(position, {x, y});
    });
    connect(this, &QsciScintillaBase::SCN_DWELLEND, this, [this](int, int, int) { showHover(-1, {}); });
}

SourceEditor::~SourceEditor() {
    // The base class still changes its document during destruction: ignore its signals.
    disconnect(this, nullptr, this, nullptr);
}

long SourceEditor::send(unsigned message, long w, long l) const {
    return SendScintilla(message, static_cast<unsigned long>(w), l);
}

void SourceEditor::unbindKeys() {
    // Undo belongs to the document; the other keys run our own commands or the window's.
    constexpr std::array taken = {QsciCommand::Undo,          QsciCommand::Redo,
                                  QsciCommand::WordPartLeft,  QsciCommand::WordPartRight,
                                  QsciCommand::LineDuplicate, QsciCommand::SelectionDuplicate,
                                  QsciCommand::LineTranspose, QsciCommand::EditToggleOvertype};
    for (const QsciCommand::Command command : taken) {
        if (QsciCommand* found = standardCommands()->find(command)) {
            found->setKey(0);
            found->setAlternateKey(0);
        }
    }
}

void SourceEditor::setBytes(const QByteArray& bytes) {
    flush();
    const bool wasReadOnly = isReadOnly();
    send(SCI_SETREADONLY, 0);
    m_mirroring = true;
    send(SCI_CLEARALL);
    const std::vector<int> breaks = hasTooLongLines(bytes) ? breaksIn(bytes) : std::vector<int>();
    const QByteArray shown = withBreaks(bytes, breaks);
    SendScintilla(SCI_ADDTEXT, static_cast<unsigned long>(shown.size()), shown.constData());
    m_breaks.clear();
    m_breaks.add(0, breaks);
    m_mirroring = false;
    send(SCI_EMPTYUNDOBUFFER);
    send(SCI_SETREADONLY, wasReadOnly ? 1 : 0);
    m_highlighter.reset();
    m_marks.set({});
    m_indentStep = indentStep(viewOf(bytes));
    m_lineEnd = widgets::lineEndOf(viewOf(bytes));
    send(SCI_SETEOLMODE, m_lineEnd == "\n" ? SC_EOL_LF : m_lineEnd == "\r\n" ? SC_EOL_CRLF : SC_EOL_CR);
    send(SCI_SETUSETABS, m_indentStep == "\t" ? 1 : 0);
    send(SCI_SETINDENT, m_indentStep == "\t" ? 0 : m_indentStep.size());
    send(SCI_SETSCROLLWIDTH, 1);
    send(SCI_GOTOPOS, 0);
    fitLineNumbers();
    m_styleAhead.start(0);
    emit contentChanged();
}

QByteArray SourceEditor::bytes() const {
    return m_breaks.textOf(shown(0, length()), 0);
}

QByteArray SourceEditor::bytes(int begin, int end) const {
    const ByteRange range = positionsOf(begin, end);
    return m_breaks.textOf(shown(range.begin, range.end), range.begin);
}

/// Returns Scintilla's bytes between two positions, with the soft breaks.
QByteArray SourceEditor::shown(int begin, int end) const {
    begin = std::clamp(begin, 0, length());
    end = std::clamp(end, begin, length());
    QByteArray result(end - begin + 1, Qt::Uninitialized); // Scintilla writes a NUL behind the text
    SendScintilla(SCI_GETTEXTRANGE, static_cast<long>(begin), static_cast<long>(end), result.data());
    result.chop(1);
    return result;
}

void SourceEditor::replaceSpan(int begin, int end, const QByteArray& replacement) {
    flush();
    const ByteRange range = positionsOf(begin, end);
    const bool wasReadOnly = isReadOnly();
    const long top = send(SCI_DOCLINEFROMVISIBLE, send(SCI_GETFIRSTVISIBLELINE));
    const bool isAbove = range.end < send(SCI_POSITIONFROMLINE, top);
    const long linesBefore = send(SCI_GETLINECOUNT);
    send(SCI_SETREADONLY, 0);
    replaceMirrored(range.begin, range.end, replacement);
    breakGrownLine(range.begin);
    fitLineNumbers();
    send(SCI_SETREADONLY, wasReadOnly ? 1 : 0);
    if (isAbove) // keep the visible lines in place
        send(SCI_SETFIRSTVISIBLELINE, send(SCI_VISIBLEFROMDOCLINE, top + send(SCI_GETLINECOUNT) - linesBefore));
    emit contentChanged();
}

void SourceEditor::replaceAsTyped(int begin, int end, const QByteArray& replacement) {
    const ByteRange range = positionsOf(begin, end);
    replacePositions(range.begin, range.end, replacement);
}

void SourceEditor::goTo(int begin, int end) {
    const ByteRange range = positionsOf(begin, end);
    begin = range.begin;
    end = range.end;
    const long line = send(SCI_LINEFROMPOSITION, begin);
    m_highlighter.styleTo(begin); // fold levels first, or nothing would unfold
    send(SCI_ENSUREVISIBLE, line);
    send(SCI_SETSEL, end, begin);
    // Show some context: do not leave the place near the top or bottom edge.
    const long lines = send(SCI_LINESONSCREEN);
    const long shown = send(SCI_VISIBLEFROMDOCLINE, line);
    const long first = send(SCI_GETFIRSTVISIBLELINE);
    if (shown < first + 2 || shown > first + lines - 3)
        send(SCI_SETFIRSTVISIBLELINE, std::max(0L, shown - lines / 3));
    // Show lines from their beginning; scroll sideways only if the place would be invisible otherwise.
    send(SCI_SETXOFFSET, 0);
    if (send(SCI_POINTXFROMPOSITION, 0, begin) > viewport()->width() * 3 / 4)
        send(SCI_SCROLLRANGE, end, begin);
}

void SourceEditor::goToSoon(int offset) {
    m_awaited = offset;
    m_styleAhead.start(0);
}

int SourceEditor::caretOffset() const {
    return m_breaks.offsetOf(caretPosition());
}
int SourceEditor::selectionBegin() const {
    return m_breaks.offsetOf(static_cast<int>(send(SCI_GETSELECTIONSTART)));
}
int SourceEditor::selectionEnd() const {
    return m_breaks.offsetOf(static_cast<int>(send(SCI_GETSELECTIONEND)));
}

int SourceEditor::offsetAt(QPoint point) const {
    const long position = send(SCI_CHARPOSITIONFROMPOINTCLOSE, point.x(), point.y());
    return position < 0 ? -1 : m_breaks.offsetOf(static_cast<int>(position));
}

void SourceEditor::select(int begin, int end) {
    const ByteRange range = positionsOf(begin, end);
    send(SCI_SETSEL, range.begin, range.end);
    send(SCI_SCROLLCARET);
}

int SourceEditor::lineHeight() const {
    return static_cast<int>(send(SCI_TEXTHEIGHT, 0));
}

int SourceEditor::lineBeginOf(int offset) const {
    return m_breaks.offsetOf(
        static_cast<int>(send(SCI_POSITIONFROMLINE, send(SCI_LINEFROMPOSITION, m_breaks.positionOf(offset)))));
}

int SourceEditor::lineEndOf(int offset) const {
    return m_breaks.offsetOf(
        static_cast<int>(send(SCI_GETLINEENDPOSITION, send(SCI_LINEFROMPOSITION, m_breaks.positionOf(offset)))));
}

QPoint SourceEditor::pointBelow(int offset) const {
    return pointBelowPosition(m_breaks.positionOf(offset));
}

QPoint SourceEditor::pointBelowPosition(int position) const {
    const long line = send(SCI_LINEFROMPOSITION, position);
    return {static_cast<int>(send(SCI_POINTXFROMPOSITION, 0, position)),
            static_cast<int>(send(SCI_POINTYFROMPOSITION, 0, position) + send(SCI_TEXTHEIGHT, line))};
}

QPoint SourceEditor::pointBelowLineEnd(int offset) const {
    const long line = send(SCI_LINEFROMPOSITION, m_breaks.positionOf(offset));
    return pointBelowPosition(static_cast<int>(send(SCI_GETLINEENDPOSITION, line)));
}

void SourceEditor::setExpressionNames(ExpressionNames names) {
    m_highlighter.setExpressionNames(std::move(names));
    m_styleAhead.start(0); // else a jump far down would first wait for all styling above it (P3.5)
}

SourceStyle SourceEditor::styleAt(int offset) {
    return styleAtPosition(m_breaks.positionOf(offset));
}

SourceStyle SourceEditor::styleAtPosition(int position) {
    m_highlighter.styleTo(position + 1);
    return static_cast<SourceStyle>(send(SCI_GETSTYLEAT, position));
}

void SourceEditor::onModified(int position, int type, const char*, int length) {
    if (!(type & (SC_MOD_BEFOREINSERT | SC_MOD_BEFOREDELETE)))
        return;
    flush(); // the previous change is complete now
    const bool isInsertion = (type & SC_MOD_BEFOREINSERT) != 0;
    m_highlighter.textChanged(position, isInsertion ? 0 : length, isInsertion ? length : 0);
    m_marks.textChanged(position, isInsertion ? 0 : length, isInsertion ? length : 0);
    m_matchIsStale = true;
    m_styleAhead.start(400);
    const int offset = m_breaks.offsetOf(position);
    const int removed = isInsertion ? 0 : m_breaks.offsetOf(position + length) - offset;
    if (isInsertion)
        m_breaks.inserted(position, length);
    else
        m_breaks.removed(position, length);
    if (m_mirroring || (!isInsertion && removed == 0)) // only a soft break was removed: the text is the same
        return;
    m_pending = Change{.position = position,
                       .length = length,
                       .offset = offset,
                       .removedBytes = removed,
                       .isInsertion = isInsertion,
                       .removed = {}};
    if (!isInsertion && SourceAccessible::isListening())
        m_pending->removed = shown(position, position + length);
    if (!m_flushPosted) { // for changes outside of our event handlers
        m_flushPosted = true;
        QMetaObject::invokeMethod(
            this,
            [this] {
                m_flushPosted = false;
                finishInput();
            },
            Qt::QueuedConnection);
    }
}

void SourceEditor::flush() {
    if (!m_pending)
        return;
    const Change change = *std::exchange(m_pending, std::nullopt);
    const QByteArray inserted =
        change.isInsertion ? shown(change.position, change.position + change.length) : QByteArray();
    m_inputOpen = true;
    emit edited(change.offset, change.removedBytes, inserted);
    emit contentChanged();
    SourceAccessible::announceChange(*this, change.position, change.removed, inserted);
}

void SourceEditor::finishInput() {
    flush();
    if (const QByteArray pasted = std::exchange(m_pasted, {}); !pasted.isEmpty()) {
        const int begin = caretOffset();
        replaceAsTyped(begin, begin, pasted);
        select(begin + static_cast<int>(pasted.size()), begin + static_cast<int>(pasted.size()));
    }
    if (std::exchange(m_inputOpen, false)) {
        breakGrownLine(caretPosition());
        emit inputFinished();
    }
}

void SourceEditor::onUpdateUi() {
    finishInput();
    fitLineNumbers();
    const int position = caretPosition();
    const int anchor = static_cast<int>(send(SCI_GETANCHOR));
    matchBrackets();
    if (position != m_lastCaret || m_matchIsStale)
        m_matchSoon.start();
    if (position == m_lastCaret && anchor == m_lastAnchor)
        return;
    m_lastCaret = position;
    m_lastAnchor = anchor;
    emit caretMoved(m_breaks.offsetOf(position));
    SourceAccessible::announceCaret(*this, position);
}

} // namespace orrery::widgets
