// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/source_editor.h"

#include "widgets/source/find_bar.h"
#include "widgets/source/long_lines_bar.h"
#include "widgets/source/paint_direction.h"
#include "widgets/source/scintilla.h"
#include "widgets/source/source_accessible.h"
#include "widgets/theme/theme.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QToolTip>
#include <Qsci/qscicommandset.h>

#include <algorithm>
#include <array>
#include <utility>

namespace orrery::widgets {

namespace {

struct KeyRow {
    QKeyCombination keys;
    void (SourceEditor::*command)();
    bool writes = false;
};

const std::array keyRows = {
    KeyRow{.keys = Qt::CTRL | Qt::Key_F, .command = &SourceEditor::openFindBar},
    KeyRow{.keys = Qt::CTRL | Qt::Key_H, .command = &SourceEditor::openReplaceBar, .writes = true},
    KeyRow{.keys = Qt::Key_F3, .command = &SourceEditor::nextMatch},
    KeyRow{.keys = Qt::SHIFT | Qt::Key_F3, .command = &SourceEditor::previousMatch},
    KeyRow{.keys = Qt::CTRL | Qt::Key_Slash, .command = &SourceEditor::toggleComment, .writes = true},
    KeyRow{.keys = Qt::CTRL | Qt::Key_D, .command = &SourceEditor::selectNextOccurrence},
    KeyRow{.keys = Qt::CTRL | Qt::ALT | Qt::Key_Up, .command = &SourceEditor::addCaretAbove},
    KeyRow{.keys = Qt::CTRL | Qt::ALT | Qt::Key_Down, .command = &SourceEditor::addCaretBelow},
    KeyRow{.keys = Qt::CTRL | Qt::Key_M, .command = &SourceEditor::toggleFold},
    KeyRow{.keys = Qt::CTRL | Qt::SHIFT | Qt::Key_M, .command = &SourceEditor::toggleAllFolds},
    KeyRow{.keys = Qt::CTRL | Qt::Key_0, .command = &SourceEditor::resetZoom},
};

} // namespace

SourceEditor::SourceEditor(QWidget* parent) : QsciScintilla(parent) {
    SourceAccessible::install();
    setLayoutDirection(Qt::LeftToRight); // XML reads from left to right in every language
    paintLeftToRight(*viewport());
    setUp();
    unbindKeys();
    applyTheme();
    connect(&m_mirror, &SourceMirror::viewChanging, this, [this](int position, int removed, int inserted) {
        m_highlighter.textChanged(position, removed, inserted);
        m_marks.textChanged(position, removed, inserted);
        m_coverage.textChanged();
        m_pairs.textChanged();
        m_styleAhead.start(400);
    });
    connect(&m_mirror, &SourceMirror::edited, this, &SourceEditor::onEdited);
    connect(&m_mirror, &SourceMirror::inputFinished, this, &SourceEditor::inputFinished);
    connect(this, &QsciScintillaBase::SCN_UPDATEUI, this, [this](int) { onUpdateUi(); });
    connect(this, &QsciScintillaBase::SCN_STYLENEEDED, this, [this](int target) { m_highlighter.styleTo(target); });
    connect(this, &QsciScintillaBase::SCN_ZOOM, this, [this] { fitLineNumbers(); });
    connect(&m_styleAhead, &QTimer::timeout, this, &SourceEditor::styleNextSlice);
    connect(this, &QsciScintillaBase::SCN_DWELLSTART, this, [this](int position, int x, int y) {
        m_hover.show(position, {x, y});
    });
    connect(this, &QsciScintilla::marginClicked, this, [this](int margin, int line) {
        if (margin == SourceLooks::breakMargin)
            emit breakClicked(m_mirror.offsetOf(lineBegin(*this, line)));
    });
    connect(this, &QsciScintillaBase::SCN_DWELLEND, this, [this](int, int, int) { m_hover.show(-1, {}); });
}

SourceEditor::~SourceEditor() {
    // The base class still changes its document during destruction. Ignores its signals.
    disconnect(this, nullptr, this, nullptr);
}

void SourceEditor::setUp() {
    setUtf8(true);
    const std::initializer_list<std::pair<unsigned, long>> settings = {
        {SCI_SETLEXER, SCLEX_CONTAINER},
        {SCI_SETMULTIPLESELECTION, 1},
        {SCI_SETADDITIONALSELECTIONTYPING, 1},
        {SCI_SETMULTIPASTE, SC_MULTIPASTE_EACH},
        {SCI_SETVIRTUALSPACEOPTIONS, SCVS_RECTANGULARSELECTION},
        {SCI_SETMOUSESELECTIONRECTANGULARSWITCH, 1},
        {SCI_SETSCROLLWIDTH, 1},
        {SCI_SETSCROLLWIDTHTRACKING, 1},
        {SCI_SETENDATLASTLINE, 1},
        {SCI_SETMOUSEDWELLTIME, 400},
        {SCI_SETTABWIDTH, 4},
        {SCI_SETUSETABS, 0},
        {SCI_SETINDENT, 2},
        {SCI_SETTABINDENTS, 1},
        {SCI_SETBACKSPACEUNINDENTS, 1},
    };
    for (const auto& [message, value] : settings)
        send(*this, message, value);
}

void SourceEditor::unbindKeys() {
    // The document owns undo. The other keys run commands of this editor or of the window.
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

void SourceEditor::applyTheme() {
    const Theme& theme = themeOf(palette());
    m_highlighter.setTheme(theme, codeFont());
    m_marks.setTheme(theme);
    m_breaks.setTheme(theme);
    m_coverage.setTheme(theme);
    m_looks.setTheme(theme);
    m_pairs.setTheme(theme);
    fitLineNumbers();
}

/// Fits the margin of line numbers. Hides the numbers if there are soft breaks, because lines of the view then differ
/// from those of the text.
void SourceEditor::fitLineNumbers() {
    if (m_looks.fitLineNumbers(hasSoftBreaks()))
        placeBars();
}

void SourceEditor::setBytes(const QByteArray& bytes) {
    m_mirror.setBytes(bytes);
    m_highlighter.reset();
    m_marks.set({});
    m_coverage.set({}, {});
    send(*this, SCI_SETSCROLLWIDTH, 1);
    send(*this, SCI_GOTOPOS, 0);
    fitLineNumbers();
    m_styleAhead.start(0);
    emit contentChanged();
}

void SourceEditor::replaceSpan(int begin, int end, const QByteArray& replacement) {
    m_mirror.flush();
    const long top = send(*this, SCI_DOCLINEFROMVISIBLE, send(*this, SCI_GETFIRSTVISIBLELINE));
    const bool isAbove = m_mirror.positionsOf(begin, end).end < lineBegin(*this, top);
    const long linesBefore = send(*this, SCI_GETLINECOUNT);
    m_mirror.replaceText(begin, end, replacement);
    fitLineNumbers();
    if (isAbove) // keeps the visible lines in place
        send(*this, SCI_SETFIRSTVISIBLELINE,
             send(*this, SCI_VISIBLEFROMDOCLINE, top + send(*this, SCI_GETLINECOUNT) - linesBefore));
    emit contentChanged();
}

void SourceEditor::onEdited(const SourceEdit& edit) {
    emit edited(edit.offset, edit.removedBytes, edit.inserted);
    emit contentChanged();
    SourceAccessible::announceChange(*this, edit.position, edit.removed, edit.inserted);
}

void SourceEditor::onUpdateUi() {
    m_mirror.finishInput();
    fitLineNumbers();
    m_pairs.follow();
    const int position = caretOf(*this);
    const int anchor = static_cast<int>(send(*this, SCI_GETANCHOR));
    if (position == m_lastCaret && anchor == m_lastAnchor)
        return;
    m_lastCaret = position;
    m_lastAnchor = anchor;
    emit caretMoved(m_mirror.offsetOf(position));
    SourceAccessible::announceCaret(*this, position);
}

void SourceEditor::styleNextSlice() {
    if (m_highlighter.styleAhead())
        m_styleAhead.setInterval(0);
    else
        m_styleAhead.stop();
    if (m_awaited && m_highlighter.styledTo() >= std::min(m_mirror.positionOf(*m_awaited), length())) {
        const int place = *std::exchange(m_awaited, std::nullopt);
        goTo(place, place);
    }
}

void SourceEditor::goToSoon(int offset) {
    m_awaited = offset;
    m_styleAhead.start(0);
}

int SourceEditor::caretOffset() const {
    return m_mirror.offsetOf(caretOf(*this));
}
bool SourceEditor::hasOneCaret() const {
    return hasOneSelection(*this);
}
int SourceEditor::selectionBegin() const {
    return m_mirror.offsetOf(selectionOf(*this).begin);
}
int SourceEditor::selectionEnd() const {
    return m_mirror.offsetOf(selectionOf(*this).end);
}

int SourceEditor::offsetAt(QPoint point) const {
    const long position = send(*this, SCI_CHARPOSITIONFROMPOINTCLOSE, point.x(), point.y());
    return position < 0 ? -1 : m_mirror.offsetOf(static_cast<int>(position));
}

int SourceEditor::lineHeight() const {
    return static_cast<int>(send(*this, SCI_TEXTHEIGHT, 0));
}
int SourceEditor::lineBeginOf(int offset) const {
    return m_mirror.offsetOf(lineBegin(*this, lineOf(*this, m_mirror.positionOf(offset))));
}
int SourceEditor::lineEndOf(int offset) const {
    return m_mirror.offsetOf(lineEnd(*this, lineOf(*this, m_mirror.positionOf(offset))));
}
QPoint SourceEditor::pointBelow(int offset) const {
    return pointBelowPosition(*this, m_mirror.positionOf(offset));
}
QPoint SourceEditor::pointBelowLineEnd(int offset) const {
    return pointBelowPosition(*this, lineEnd(*this, lineOf(*this, m_mirror.positionOf(offset))));
}

void SourceEditor::setExpressionNames(ExpressionNames names) {
    m_highlighter.setExpressionNames(std::move(names));
    m_styleAhead.start(0); // otherwise a jump far down would first wait for all styling above the target (P3.5)
}

void SourceEditor::setMarks(QVector<SourceMark> marks) {
    for (SourceMark& mark : marks) {
        const auto [begin, end] = m_mirror.positionsOf(mark.begin, mark.end);
        mark.begin = begin;
        mark.end = end;
    }
    m_marks.set(std::move(marks));
}

void SourceEditor::setBreaks(const QVector<SourceBreak>& breaks) {
    QVector<SourceBreak> shown = breaks;
    for (SourceBreak& one : shown)
        one.offset = m_mirror.positionOf(one.offset);
    m_breaks.set(shown);
}

void SourceEditor::setCoverage(QVector<SourceCoverageMark> marks, std::function<QString(int begin, int end)> words) {
    for (SourceCoverageMark& one : marks)
        one.position = m_mirror.positionOf(one.position);
    m_coverage.set(std::move(marks), [this, words = std::move(words)](int begin, int end) {
        return words ? words(m_mirror.offsetOf(begin), m_mirror.offsetOf(end)) : QString();
    });
    placeBars();
}

QVector<SourceMark> SourceEditor::marks() const {
    QVector<SourceMark> marks = m_marks.all();
    for (SourceMark& mark : marks) {
        mark.begin = m_mirror.offsetOf(mark.begin);
        mark.end = m_mirror.offsetOf(mark.end);
    }
    return marks;
}

void SourceEditor::setFound(const QVector<ByteRange>& ranges) {
    showIndicator(*this, SourceLooks::foundIndicator, m_mirror.positionsOf(ranges));
}
void SourceEditor::setStops(const QVector<ByteRange>& ranges) {
    showIndicator(*this, SourceLooks::stopIndicator, m_mirror.positionsOf(ranges));
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

void SourceEditor::toggleComment() {
    if (!m_typing.toggleComment())
        QToolTip::showText(viewport()->mapToGlobal(pointBelow(caretOffset())),
                           tr("Lines with two hyphens in a row cannot become a comment"), viewport());
}

void SourceEditor::layOutLines() {
    if (!isReadOnly())
        emit layOutWanted();
}

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

void SourceEditor::resizeEvent(QResizeEvent* event) {
    QsciScintilla::resizeEvent(event);
    placeBars();
}

bool SourceEditor::runOwnKey(const QKeyEvent& event) {
    // On some keyboards, Ctrl+/ needs Shift. The digits of the keypad count as digits.
    Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (event.key() == Qt::Key_Slash)
        modifiers &= ~Qt::ShiftModifier;
    const QKeyCombination keys(modifiers, static_cast<Qt::Key>(event.key()));
    const auto row = std::ranges::find(keyRows, keys, &KeyRow::keys);
    if (row == keyRows.end() || (row->writes && isReadOnly()))
        return false;
    (this->*row->command)();
    return true;
}

void SourceEditor::keyPressEvent(QKeyEvent* event) {
    m_awaited.reset();
    if (runOwnKey(*event)) {
        event->accept();
        return;
    }
    const bool isPlain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const bool helps = isPlain && !isReadOnly() && hasOneCaret();
    const int caret = caretOf(*this);
    if (helps && m_typing.typeOver(event->text().toUtf8())) {
        event->accept();
        return;
    }
    if (helps && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) &&
        !(event->modifiers() & Qt::ShiftModifier) && !isListActive()) {
        m_typing.breakLine();
        m_carets.showFromLeft();
        m_mirror.finishInput();
        event->accept();
        return;
    }
    const bool undoes = event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo) ||
                        (event->key() == Qt::Key_Y && event->modifiers() == Qt::ControlModifier) ||
                        (event->key() == Qt::Key_Z && event->modifiers() & Qt::ControlModifier);
    if (undoes) { // the window passes the key to the document
        event->ignore();
        return;
    }
    m_mirror.stepOverBreak(event->key());
    QsciScintilla::keyPressEvent(event);
    m_mirror.flush();
    if (helps && event->text() == QLatin1String(">"))
        m_typing.closeTag();
    else if (helps && event->text() == QLatin1String("/"))
        m_typing.nameCloseTag();
    if (caretOf(*this) != caret)
        m_carets.showFromLeft();
    m_mirror.finishInput();
}

void SourceEditor::inputMethodEvent(QInputMethodEvent* event) {
    QsciScintilla::inputMethodEvent(event);
    m_mirror.finishInput();
}

QVariant SourceEditor::inputMethodQuery(Qt::InputMethodQuery query) const {
    if (query != Qt::ImCursorPosition && query != Qt::ImAnchorPosition && query != Qt::ImSurroundingText)
        return QsciScintilla::inputMethodQuery(query);
    // The base class returns all text up to a blank line, possibly the whole file. One line is enough.
    const int caret = caretOf(*this);
    const int line = lineOf(*this, caret);
    const int begin = lineBegin(*this, line);
    const int end = lineEnd(*this, line);
    if (query == Qt::ImSurroundingText)
        return QString::fromUtf8(shownBytes(*this, begin, end));
    const int place = query == Qt::ImAnchorPosition ? static_cast<int>(send(*this, SCI_GETANCHOR)) : caret;
    return static_cast<int>(send(*this, SCI_COUNTCODEUNITS, begin, std::clamp(place, begin, end)));
}

void SourceEditor::dropEvent(QDropEvent* event) {
    const QScopedValueRollback dropping(m_isDropping, true);
    QsciScintilla::dropEvent(event);
    m_mirror.finishInput();
}

QMimeData* SourceEditor::toMimeData(const QByteArray& shown, bool isRectangular) const {
    const ByteRange selection = selectionOf(*this);
    const bool isSelection =
        hasSoftBreaks() && !isRectangular && shown == shownBytes(*this, selection.begin, selection.end);
    return QsciScintilla::toMimeData(isSelection ? m_mirror.textOf(shown, selection.begin) : shown, isRectangular);
}

QByteArray SourceEditor::fromMimeData(const QMimeData* source, bool& isRectangular) const {
    const QByteArray text = QsciScintilla::fromMimeData(source, isRectangular);
    if (m_isDropping || isRectangular || !hasTooLongLines(text))
        return text;
    const_cast<SourceMirror&>(m_mirror).typeSoon(text);
    return {};
}

void SourceEditor::mousePressEvent(QMouseEvent* event) {
    m_awaited.reset();
    if (!handleMouse(event))
        setFocus(Qt::MouseFocusReason);
    m_mirror.finishInput(); // the middle button pastes
}

void SourceEditor::mouseDoubleClickEvent(QMouseEvent* event) {
    const QPoint point = event->position().toPoint();
    const WholeNames whole(*this, m_highlighter,
                           static_cast<int>(send(*this, SCI_POSITIONFROMPOINT, point.x(), point.y())));
    QsciScintilla::mouseDoubleClickEvent(event);
}

void SourceEditor::mouseMoveEvent(QMouseEvent* event) {
    handleMouse(event);
}

void SourceEditor::mouseReleaseEvent(QMouseEvent* event) {
    handleMouse(event);
    m_mirror.finishInput(); // the user may have dragged a selection elsewhere
}

/// Passes a mouse event, or the events that replace it, to Scintilla. Returns whether there was any.
bool SourceEditor::handleMouse(QMouseEvent* event) {
    const auto pass = [this](QMouseEvent* each) {
        if (each->type() == QEvent::MouseButtonPress)
            QsciScintilla::mousePressEvent(each);
        else if (each->type() == QEvent::MouseMove)
            QsciScintilla::mouseMoveEvent(each);
        else
            QsciScintilla::mouseReleaseEvent(each);
    };
    const std::optional<MouseEvents> others = m_mouse.translate(*event);
    if (!others)
        pass(event);
    else
        for (const auto& other : *others)
            pass(other.get());
    return !others || !others->empty();
}

void SourceEditor::contextMenuEvent(QContextMenuEvent* event) {
    // The base class offers its own undo, which is off. If the window has added its actions to this editor, includes
    // them in the menu.
    const bool hasSelection = selectionBegin() != selectionEnd();
    QMenu menu(this);
    const auto add = [&](const QString& label, const QKeySequence& keys, bool enabled, auto run) {
        QAction* action = menu.addAction(label, this, run);
        action->setShortcut(keys);
        action->setEnabled(enabled);
    };
    if (!actions().isEmpty()) {
        menu.addActions(actions());
        menu.addSeparator();
    }
    add(tr("Cu&t"), QKeySequence::Cut, hasSelection && !isReadOnly(), &QsciScintilla::cut);
    add(tr("&Copy"), QKeySequence::Copy, hasSelection, &QsciScintilla::copy);
    add(tr("&Paste"), QKeySequence::Paste, !isReadOnly() && send(*this, SCI_CANPASTE), &QsciScintilla::paste);
    menu.addSeparator();
    add(tr("Toggle co&mment"), QKeySequence(Qt::CTRL | Qt::Key_Slash), !isReadOnly(), &SourceEditor::toggleComment);
    add(tr("&Fold or unfold"), QKeySequence(Qt::CTRL | Qt::Key_M), length() > 0, &SourceEditor::toggleFold);
    add(tr("Select &all"), QKeySequence::SelectAll, length() > 0, [this] { selectAll(true); });
    if (hasSoftBreaks())
        add(tr("Break &long lines"), {}, !isReadOnly(), &SourceEditor::layOutLines);
    const QPoint place = event->reason() == QContextMenuEvent::Keyboard
                             ? viewport()->mapToGlobal(pointBelow(caretOffset()))
                             : event->globalPos();
    menu.exec(place);
    m_mirror.finishInput();
}

} // namespace orrery::widgets
