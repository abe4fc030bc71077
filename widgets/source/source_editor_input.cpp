// SPDX-License-Identifier: GPL-3.0-or-later
// Keys and mouse of the source editor, and its automatic typing.
#include "widgets/source/source_editor.h"
#include "widgets/source/typing_aids.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <memory>

namespace orrery::widgets {

namespace {

constexpr int tagReach = 128 * 1024; ///< distance in which typing looks for a tag's partner: 2 ms

struct KeyRow {
    int key;
    Qt::KeyboardModifiers modifiers;
    void (SourceEditor::*command)();
    bool writes;
};

const std::array keyRows = {
    KeyRow{.key = Qt::Key_F, .modifiers = Qt::ControlModifier, .command = &SourceEditor::openFindBar, .writes = false},
    KeyRow{
        .key = Qt::Key_H, .modifiers = Qt::ControlModifier, .command = &SourceEditor::openReplaceBar, .writes = true},
    KeyRow{.key = Qt::Key_F3, .modifiers = Qt::NoModifier, .command = &SourceEditor::nextMatch, .writes = false},
    KeyRow{.key = Qt::Key_F3, .modifiers = Qt::ShiftModifier, .command = &SourceEditor::previousMatch, .writes = false},
    KeyRow{.key = Qt::Key_Slash,
           .modifiers = Qt::ControlModifier,
           .command = &SourceEditor::toggleComment,
           .writes = true},
    KeyRow{.key = Qt::Key_D,
           .modifiers = Qt::ControlModifier,
           .command = &SourceEditor::selectNextOccurrence,
           .writes = false},
    KeyRow{.key = Qt::Key_Up,
           .modifiers = Qt::ControlModifier | Qt::AltModifier,
           .command = &SourceEditor::addCaretAbove,
           .writes = false},
    KeyRow{.key = Qt::Key_Down,
           .modifiers = Qt::ControlModifier | Qt::AltModifier,
           .command = &SourceEditor::addCaretBelow,
           .writes = false},
    KeyRow{.key = Qt::Key_M, .modifiers = Qt::ControlModifier, .command = &SourceEditor::toggleFold, .writes = false},
    KeyRow{.key = Qt::Key_M,
           .modifiers = Qt::ControlModifier | Qt::ShiftModifier,
           .command = &SourceEditor::toggleAllFolds,
           .writes = false},
    KeyRow{.key = Qt::Key_0, .modifiers = Qt::ControlModifier, .command = &SourceEditor::resetZoom, .writes = false},
};

/// Replaces Alt by Ctrl: Scintilla selects rectangles with Ctrl, users expect Alt.
std::unique_ptr<QMouseEvent> withControlForAlt(const QMouseEvent& event) {
    const Qt::KeyboardModifiers modifiers = (event.modifiers() & ~Qt::AltModifier) | Qt::ControlModifier;
    return std::make_unique<QMouseEvent>(event.type(), event.position(), event.globalPosition(), event.button(),
                                         event.buttons(), modifiers);
}

/// Returns the press event that started a rectangle, once the mouse has moved.
std::unique_ptr<QMouseEvent> pressAt(const QPoint& point, const QMouseEvent& event) {
    const QPointF offset = QPointF(point) - event.position();
    return std::make_unique<QMouseEvent>(QEvent::MouseButtonPress, QPointF(point), event.globalPosition() + offset,
                                         Qt::LeftButton, Qt::LeftButton, Qt::ControlModifier);
}

} // namespace

bool SourceEditor::runOwnKey(const QKeyEvent& event) {
    // Ctrl+/ needs Shift on some keyboards; the keypad's digits count too.
    Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (event.key() == Qt::Key_Slash)
        modifiers &= ~Qt::ShiftModifier;
    const auto row = std::ranges::find_if(
        keyRows, [&](const KeyRow& each) { return each.key == event.key() && each.modifiers == modifiers; });
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
    if (helps && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) &&
        !(event->modifiers() & Qt::ShiftModifier) && !isListActive()) {
        breakLine();
        finishInput();
        event->accept();
        return;
    }
    const bool undoes = event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo) ||
                        (event->key() == Qt::Key_Y && event->modifiers() == Qt::ControlModifier) ||
                        (event->key() == Qt::Key_Z && event->modifiers() & Qt::ControlModifier);
    if (undoes) { // the window passes it to the document
        event->ignore();
        return;
    }
    stepOverBreak(event->key());
    QsciScintilla::keyPressEvent(event);
    flush();
    if (helps && event->text() == QLatin1String(">"))
        closeTagBehindCaret();
    else if (helps && event->text() == QLatin1String("/"))
        nameCloseTag();
    finishInput();
}

void SourceEditor::inputMethodEvent(QInputMethodEvent* event) {
    QsciScintilla::inputMethodEvent(event);
    finishInput();
}

void SourceEditor::dropEvent(QDropEvent* event) {
    const QScopedValueRollback dropping(m_isDropping, true);
    QsciScintilla::dropEvent(event);
    finishInput();
}

QVariant SourceEditor::inputMethodQuery(Qt::InputMethodQuery query) const {
    if (query != Qt::ImCursorPosition && query != Qt::ImAnchorPosition && query != Qt::ImSurroundingText)
        return QsciScintilla::inputMethodQuery(query);
    // The base class returns all text up to a blank line, possibly the whole file. One line is enough.
    const int caret = caretPosition();
    const long line = send(SCI_LINEFROMPOSITION, caret);
    const int begin = static_cast<int>(send(SCI_POSITIONFROMLINE, line));
    const int end = static_cast<int>(send(SCI_GETLINEENDPOSITION, line));
    if (query == Qt::ImSurroundingText)
        return QString::fromUtf8(shown(begin, end));
    const int place = query == Qt::ImAnchorPosition ? static_cast<int>(send(SCI_GETANCHOR)) : caret;
    return static_cast<int>(send(SCI_COUNTCODEUNITS, begin, std::clamp(place, begin, end)));
}

bool SourceEditor::hasOneCaret() const {
    return send(SCI_GETSELECTIONS) == 1;
}

void SourceEditor::breakLine() {
    const int begin = static_cast<int>(send(SCI_GETSELECTIONSTART));
    const int end = static_cast<int>(send(SCI_GETSELECTIONEND));
    const int lineBegin = static_cast<int>(send(SCI_POSITIONFROMLINE, send(SCI_LINEFROMPOSITION, begin)));
    const QByteArray line = shown(lineBegin, begin);
    const std::string_view indentView = indentOf({line.constData(), static_cast<std::size_t>(line.size())});
    const QByteArray indent(indentView.data(), static_cast<qsizetype>(indentView.size()));
    const int depthBefore = m_highlighter.stateAtLine(static_cast<int>(send(SCI_LINEFROMPOSITION, begin))).depth;
    QByteArray styles(line.size(), '\0');
    const XmlState here = m_highlighter.styler().style(
        {line.constData(), static_cast<std::size_t>(line.size())},
        m_highlighter.stateAtLine(static_cast<int>(send(SCI_LINEFROMPOSITION, begin))), styles.data());

    QByteArray inserted = m_lineEnd + indent;
    const bool opens = here.mode == XmlState::Mode::text && here.depth > depthBefore;
    const bool inTag = here.mode == XmlState::Mode::tag && line.trimmed().startsWith('<');
    if (opens || inTag)
        inserted += m_indentStep;
    const qsizetype caretAfter = inserted.size();
    if (opens && shown(end, end + 2) == "</") // between a pair of tags: the close tag gets its own line
        inserted += m_lineEnd + indent;
    replacePositions(begin, end, inserted);
    send(SCI_GOTOPOS, begin + caretAfter);
    send(SCI_SCROLLCARET);
}

void SourceEditor::closeTagBehindCaret() {
    const int caret = caretPosition();
    const Piece piece = pieceAround(caret, tagReach);
    const std::string_view text{piece.text.constData(), static_cast<std::size_t>(piece.text.size())};
    const auto tag = std::ranges::find(piece.tags, caret - piece.begin, &TagToken::end);
    if (tag == piece.tags.end() || tag->kind != TagToken::Kind::open ||
        !lacksCloseTag(text, piece.tags, static_cast<int>(tag - piece.tags.begin()), piece.reachesEnd))
        return;
    replacePositions(caret, caret, "</" + piece.text.mid(tag->nameBegin, tag->nameEnd - tag->nameBegin) + ">");
    send(SCI_GOTOPOS, caret);
}

void SourceEditor::nameCloseTag() {
    const int caret = caretPosition();
    if (shown(caret - 2, caret) != "</" || shown(caret, caret + 1) == ">" ||
        isNameByte(shown(caret, caret + 1).append('<').front()))
        return;
    const Piece piece = pieceAround(caret, tagReach);
    const int at = caret - piece.begin;
    const std::string_view text{piece.text.constData(), static_cast<std::size_t>(piece.text.size())};
    // Only the text before the caret decides which elements are open: the rest of the file lacks the tag being typed.
    std::vector<TagToken> before = piece.tags;
    std::erase_if(before, [&](const TagToken& tag) { return tag.end > at; });
    for (TagToken& tag : before)
        if (tag.partner >= static_cast<int>(before.size()))
            tag.partner = -1;
    const QByteArray name = elementOpenAt(text, before, at);
    if (name.isEmpty())
        return;
    replacePositions(caret, caret, name + ">");
    send(SCI_GOTOPOS, caret + name.size() + 1);
}

void SourceEditor::toggleComment() {
    if (isReadOnly())
        return;
    const long selectionEnd = send(SCI_GETSELECTIONEND);
    const long firstLine = send(SCI_LINEFROMPOSITION, send(SCI_GETSELECTIONSTART));
    long lastLine = send(SCI_LINEFROMPOSITION, selectionEnd);
    const bool endsAtLineStart = selectionEnd == send(SCI_POSITIONFROMLINE, lastLine);
    if (lastLine > firstLine && endsAtLineStart) // whole lines are selected, and the caret is on the next one
        --lastLine;
    const int begin = m_breaks.offsetOf(static_cast<int>(send(SCI_POSITIONFROMLINE, firstLine)));
    const int end = m_breaks.offsetOf(static_cast<int>(send(SCI_GETLINEENDPOSITION, lastLine)));
    const QByteArray lines = bytes(begin, end);
    const auto toggled = withCommentToggled({lines.constData(), static_cast<std::size_t>(lines.size())});
    if (!toggled) {
        if (!lines.trimmed().isEmpty())
            QToolTip::showText(viewport()->mapToGlobal(pointBelow(caretOffset())),
                               tr("Lines with two hyphens in a row cannot become a comment"), viewport());
        return;
    }
    const bool hadSelection = send(SCI_GETSELECTIONSTART) != selectionEnd;
    const int caretFromEnd = end - caretOffset();
    replaceAsTyped(begin, end, *toggled);
    const int newEnd = begin + static_cast<int>(toggled->size());
    const int caretAfter = std::clamp(newEnd - caretFromEnd, begin, newEnd);
    hadSelection ? select(begin, newEnd) : select(caretAfter, caretAfter);
}

void SourceEditor::selectNextOccurrence() {
    if (selectionBegin() == selectionEnd() && hasOneCaret()) {
        const long begin = send(SCI_WORDSTARTPOSITION, caretPosition(), 1);
        const long end = send(SCI_WORDENDPOSITION, caretPosition(), 1);
        send(SCI_SETSEL, begin, end);
        return;
    }
    send(SCI_SETSEARCHFLAGS, SCFIND_MATCHCASE);
    send(SCI_TARGETWHOLEDOCUMENT);
    send(SCI_MULTIPLESELECTADDNEXT);
    send(SCI_SCROLLCARET);
}

void SourceEditor::addOrDropCaret(QPoint point) {
    const long position = send(SCI_POSITIONFROMPOINT, point.x(), point.y());
    const long count = send(SCI_GETSELECTIONS);
    for (long i = 0; count > 1 && i < count; ++i) {
        if (send(SCI_GETSELECTIONNSTART, i) == position && send(SCI_GETSELECTIONNEND, i) == position) {
            send(SCI_DROPSELECTIONN, i);
            return;
        }
    }
    send(SCI_ADDSELECTION, position, position);
}

void SourceEditor::addCaret(int lines) {
    const long caret = caretPosition();
    const long line = send(SCI_LINEFROMPOSITION, caret) + lines;
    if (line < 0 || line >= send(SCI_GETLINECOUNT))
        return;
    const long position = send(SCI_FINDCOLUMN, line, send(SCI_GETCOLUMN, caret));
    send(SCI_ADDSELECTION, position, position);
    send(SCI_SCROLLCARET);
}

void SourceEditor::toggleFold() {
    long line = send(SCI_LINEFROMPOSITION, caretPosition());
    m_highlighter.styleTo(static_cast<int>(send(SCI_GETLINEENDPOSITION, line)) + 1);
    if (!(send(SCI_GETFOLDLEVEL, line) & SC_FOLDLEVELHEADERFLAG))
        line = send(SCI_GETFOLDPARENT, line);
    if (line < 0)
        return;
    send(SCI_TOGGLEFOLD, line);
    if (!send(SCI_GETFOLDEXPANDED, line) && send(SCI_LINEFROMPOSITION, caretPosition()) != line)
        send(SCI_GOTOPOS, send(SCI_GETLINEINDENTPOSITION, line)); // move the caret to a visible place
}

void SourceEditor::toggleAllFolds() {
    m_highlighter.styleTo(length());
    send(SCI_FOLDALL, SC_FOLDACTION_TOGGLE);
}

void SourceEditor::mousePressEvent(QMouseEvent* event) {
    m_awaited.reset();
    if (event->button() == Qt::LeftButton && event->modifiers() == Qt::ControlModifier) {
        setFocus(Qt::MouseFocusReason);
        addOrDropCaret(event->position().toPoint());
        event->accept();
        return;
    }
    m_altPress.reset();
    if (event->button() == Qt::LeftButton && event->modifiers() == Qt::AltModifier) {
        setFocus(Qt::MouseFocusReason);
        m_altPress = event->position().toPoint();
        event->accept();
        return;
    }
    if (event->modifiers() & Qt::AltModifier)
        return QsciScintilla::mousePressEvent(withControlForAlt(*event).get());
    QsciScintilla::mousePressEvent(event);
    finishInput(); // the middle button pastes
}

void SourceEditor::mouseMoveEvent(QMouseEvent* event) {
    if (m_altPress) {
        const QPoint way = event->position().toPoint() - *m_altPress;
        if (way.manhattanLength() < QApplication::startDragDistance())
            return;
        QsciScintilla::mousePressEvent(pressAt(*std::exchange(m_altPress, std::nullopt), *event).get());
    }
    if (event->modifiers() & Qt::AltModifier)
        return QsciScintilla::mouseMoveEvent(withControlForAlt(*event).get());
    QsciScintilla::mouseMoveEvent(event);
}

void SourceEditor::mouseReleaseEvent(QMouseEvent* event) {
    if (m_altPress)
        addOrDropCaret(*std::exchange(m_altPress, std::nullopt));
    else if (event->modifiers() & Qt::AltModifier)
        QsciScintilla::mouseReleaseEvent(withControlForAlt(*event).get());
    else
        QsciScintilla::mouseReleaseEvent(event);
    finishInput(); // a selection may have been dragged elsewhere
}

void SourceEditor::contextMenuEvent(QContextMenuEvent* event) {
    // The base class offers its own undo, which is off. The window's actions are included if the window added them
    // here.
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
    add(tr("&Paste"), QKeySequence::Paste, !isReadOnly() && send(SCI_CANPASTE), &QsciScintilla::paste);
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
    finishInput();
}

} // namespace orrery::widgets
