// SPDX-License-Identifier: GPL-3.0-or-later
// Soft breaks of the source editor: conversions between the text and Scintilla's content.
#include "widgets/source/source_accessible.h"
#include "widgets/source/source_editor.h"

#include <QMimeData>

#include <algorithm>

namespace orrery::widgets {

/// Returns the positions of [begin, end) of the text, without the soft breaks at its ends.
ByteRange SourceEditor::positionsOf(int begin, int end) const {
    const int from = std::clamp(m_breaks.positionOf(begin), 0, length());
    const int to = end > begin ? std::clamp(m_breaks.endPositionOf(end), from, length()) : from;
    return {from, to};
}

void SourceEditor::replaceMirrored(int begin, int end, const QByteArray& replacement) {
    const bool staysBroken = hasSoftBreaks() && (begin > 0 || end < length());
    const bool isBroken = staysBroken || hasTooLongLines(replacement);
    const std::vector<int> breaks = isBroken ? breaksIn(replacement) : std::vector<int>();
    const QByteArray shown = withBreaks(replacement, breaks);
    m_mirroring = true;
    send(SCI_SETTARGETRANGE, begin, end);
    SendScintilla(SCI_REPLACETARGET, static_cast<unsigned long>(shown.size()), shown.constData());
    m_breaks.add(begin, breaks);
    m_mirroring = false;
}

void SourceEditor::replacePositions(int begin, int end, const QByteArray& replacement) {
    if (isReadOnly())
        return;
    if (!hasTooLongLines(replacement) && (!hasSoftBreaks() || breaksIn(replacement).empty())) {
        send(SCI_SETTARGETRANGE, begin, end);
        SendScintilla(SCI_REPLACETARGET, static_cast<unsigned long>(replacement.size()), replacement.constData());
        finishInput();
        return;
    }
    // Scintilla's own notification would include the soft breaks.
    send(SCI_SETTARGETRANGE, begin, end);
    SendScintilla(SCI_REPLACETARGET, 0UL, "");
    flush();
    const int offset = m_breaks.offsetOf(begin);
    replaceMirrored(begin, begin, replacement);
    m_inputOpen = true;
    emit edited(offset, 0, replacement);
    emit contentChanged();
    SourceAccessible::announceChange(*this, begin, {}, replacement);
    finishInput();
}

/// Breaks a part of a long line that many small edits have made long again.
void SourceEditor::breakGrownLine(int position) {
    const long line = send(SCI_LINEFROMPOSITION, position);
    if (!hasSoftBreaks() || send(SCI_LINELENGTH, line) <= 2L * longestLine)
        return;
    const int begin = static_cast<int>(send(SCI_POSITIONFROMLINE, line));
    const std::vector<int> breaks = breaksIn(shown(begin, static_cast<int>(send(SCI_GETLINEENDPOSITION, line))));
    m_mirroring = true;
    for (std::size_t i = breaks.size(); i-- > 0;) {
        SendScintilla(SCI_INSERTTEXT, static_cast<unsigned long>(begin + breaks[i]), "\n");
    }
    m_breaks.add(begin, breaks);
    m_mirroring = false;
}

void SourceEditor::setMarks(QVector<SourceMark> marks) {
    if (hasSoftBreaks()) {
        for (SourceMark& mark : marks) {
            const ByteRange range = positionsOf(mark.begin, mark.end);
            mark.begin = range.begin;
            mark.end = range.end;
        }
    }
    m_marks.set(std::move(marks));
}

QVector<SourceMark> SourceEditor::marks() const {
    QVector<SourceMark> marks = m_marks.all();
    if (hasSoftBreaks()) {
        for (SourceMark& mark : marks) {
            mark.begin = m_breaks.offsetOf(mark.begin);
            mark.end = m_breaks.offsetOf(mark.end);
        }
    }
    return marks;
}

/// Moves the caret over a soft break, so that Backspace and Delete act on the text beyond it.
void SourceEditor::stepOverBreak(int key) {
    if (!hasSoftBreaks() || !hasOneCaret() || selectionBegin() != selectionEnd())
        return;
    if (key == Qt::Key_Backspace && m_breaks.isBreak(caretPosition() - 1))
        send(SCI_SETEMPTYSELECTION, caretPosition() - 1);
    else if (key == Qt::Key_Delete && m_breaks.isBreak(caretPosition()))
        send(SCI_SETEMPTYSELECTION, caretPosition() + 1);
}

void SourceEditor::layOutLines() {
    if (!isReadOnly())
        emit layOutWanted();
}

QMimeData* SourceEditor::toMimeData(const QByteArray& shown, bool isRectangular) const {
    const int begin = static_cast<int>(send(SCI_GETSELECTIONSTART));
    const bool isSelection =
        hasSoftBreaks() && !isRectangular && shown == this->shown(begin, static_cast<int>(send(SCI_GETSELECTIONEND)));
    return QsciScintilla::toMimeData(isSelection ? m_breaks.textOf(shown, begin) : shown, isRectangular);
}

QByteArray SourceEditor::fromMimeData(const QMimeData* source, bool& isRectangular) const {
    QByteArray text = QsciScintilla::fromMimeData(source, isRectangular);
    if (m_isDropping || isRectangular || !hasTooLongLines(text))
        return text;
    // Scintilla would lay out its long lines as a whole.
    m_pasted = text.replace("\r\n", "\n").replace('\r', '\n').replace('\n', m_lineEnd);
    QMetaObject::invokeMethod(
        const_cast<SourceEditor*>(this), [self = const_cast<SourceEditor*>(this)] { self->finishInput(); },
        Qt::QueuedConnection);
    return {};
}

} // namespace orrery::widgets
