// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/source_mirror.h"

#include "widgets/base/byte_view.h"
#include "widgets/source/scintilla.h"
#include "widgets/source/typing_aids.h"

#include <QAccessible>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace orrery::widgets {

namespace {

using Base = QsciScintillaBase;

void replaceTarget(const Base& view, ByteRange positions, const QByteArray& replacement) {
    send(view, Base::SCI_SETTARGETRANGE, positions.begin, positions.end);
    view.SendScintilla(Base::SCI_REPLACETARGET, static_cast<unsigned long>(replacement.size()),
                       replacement.constData());
}

/// The maximum size of a text that is replaced as a whole.
constexpr int smallText = 512;
constexpr std::size_t mostChanges = 200;

struct LineChange {
    ByteRange before; ///< in the text before the change
    QByteArray text;
};

/// Returns the runs of lines that differ, or one change of the whole text if the number of lines differs. A step over
/// many places joins them to few edits. The lines between them keep their styles, folds and carets, and cost no time.
std::vector<LineChange> changedLines(const QByteArray& before, const QByteArray& after) {
    const std::vector whole{LineChange{{0, static_cast<int>(before.size())}, after}};
    std::vector<LineChange> changes;
    qsizetype at = 0;
    qsizetype from = 0;
    const auto lineEnd = [](const QByteArray& text, qsizetype begin) {
        const qsizetype found = text.indexOf('\n', begin);
        return found < 0 ? text.size() : found + 1;
    };
    while (at < before.size() && from < after.size()) {
        const qsizetype end = lineEnd(before, at);
        const qsizetype to = lineEnd(after, from);
        const QByteArrayView line = QByteArrayView(after).sliced(from, to - from);
        if (QByteArrayView(before).sliced(at, end - at) != line) {
            if (!changes.empty() && changes.back().before.end == at) {
                changes.back().before.end = static_cast<int>(end);
                changes.back().text += line;
            } else {
                changes.push_back({{static_cast<int>(at), static_cast<int>(end)}, line.toByteArray()});
            }
        }
        at = end;
        from = to;
    }
    return at < before.size() || from < after.size() || changes.size() > mostChanges ? whole : changes;
}

} // namespace

SourceMirror::SourceMirror(QsciScintillaBase& view) : m_view(view) {
    // For each INSERTTEXT and DELETETEXT, QScintilla counts the characters before it. The BEFORE notifications contain
    // the same information. Scintilla handles folds itself, so the mirror does not need their notifications either.
    send(view, Base::SCI_SETMODEVENTMASK, Base::SC_MOD_BEFOREINSERT | Base::SC_MOD_BEFOREDELETE);
    send(view, Base::SCI_SETUNDOCOLLECTION, 0);
    send(view, Base::SCI_EMPTYUNDOBUFFER);
    connect(&view, &Base::SCN_MODIFIED, this,
            [this](int position, int type, const char*, int length) { onModified(position, type, length); });
}

void SourceMirror::setBytes(const QByteArray& bytes) {
    flush();
    const long wasReadOnly = send(m_view, Base::SCI_GETREADONLY);
    send(m_view, Base::SCI_SETREADONLY, 0);
    m_isMirroring = true;
    send(m_view, Base::SCI_CLEARALL);
    const std::vector<int> breaks = hasTooLongLines(bytes) ? breaksIn(bytes) : std::vector<int>();
    const QByteArray shown = withBreaks(bytes, breaks);
    m_view.SendScintilla(Base::SCI_ADDTEXT, static_cast<unsigned long>(shown.size()), shown.constData());
    m_breaks.clear();
    m_breaks.add(0, breaks);
    m_isMirroring = false;
    send(m_view, Base::SCI_EMPTYUNDOBUFFER);
    send(m_view, Base::SCI_SETREADONLY, wasReadOnly);
    m_indentation = indentStep(viewOf(bytes));
    m_lineEnding = lineEndOf(viewOf(bytes));
    send(m_view, Base::SCI_SETEOLMODE,
         m_lineEnding == "\n"     ? Base::SC_EOL_LF
         : m_lineEnding == "\r\n" ? Base::SC_EOL_CRLF
                                  : Base::SC_EOL_CR);
    send(m_view, Base::SCI_SETUSETABS, m_indentation == "\t" ? 1 : 0);
    send(m_view, Base::SCI_SETINDENT, m_indentation == "\t" ? 0 : m_indentation.size());
}

QByteArray SourceMirror::bytes() const {
    return m_breaks.textOf(shownBytes(m_view, 0, lengthOf(m_view)), 0);
}

QByteArray SourceMirror::bytes(int begin, int end) const {
    const ByteRange range = positionsOf(begin, end);
    return m_breaks.textOf(shownBytes(m_view, range.begin, range.end), range.begin);
}

ByteRange SourceMirror::positionsOf(int begin, int end) const {
    const int length = lengthOf(m_view);
    const int from = std::clamp(m_breaks.positionOf(begin), 0, length);
    const int to = end > begin ? std::clamp(m_breaks.endPositionOf(end), from, length) : from;
    return {.begin = from, .end = to};
}

QVector<ByteRange> SourceMirror::positionsOf(QVector<ByteRange> ranges) const {
    for (ByteRange& range : ranges)
        range = positionsOf(range.begin, range.end);
    return ranges;
}

void SourceMirror::replaceText(int begin, int end, const QByteArray& replacement) {
    flush();
    const long wasReadOnly = send(m_view, Base::SCI_GETREADONLY);
    send(m_view, Base::SCI_SETREADONLY, 0);
    const bool isLarge = end - begin > smallText && !hasSoftBreaks() && !hasTooLongLines(replacement);
    const std::vector<LineChange> changes =
        isLarge ? changedLines(bytes(begin, end), replacement) : std::vector{LineChange{{0, end - begin}, replacement}};
    for (auto change = changes.rbegin(); change != changes.rend(); ++change) {
        const ByteRange range = positionsOf(begin + change->before.begin, begin + change->before.end);
        mirror(range, change->text);
        breakGrownLine(range.begin);
    }
    send(m_view, Base::SCI_SETREADONLY, wasReadOnly);
}

void SourceMirror::mirror(ByteRange positions, const QByteArray& replacement) {
    const bool staysBroken = hasSoftBreaks() && (positions.begin > 0 || positions.end < lengthOf(m_view));
    const bool isBroken = staysBroken || hasTooLongLines(replacement);
    const std::vector<int> breaks = isBroken ? breaksIn(replacement) : std::vector<int>();
    const QScopedValueRollback mirroring(m_isMirroring, true);
    replaceTarget(m_view, positions, withBreaks(replacement, breaks));
    m_breaks.add(positions.begin, breaks);
}

void SourceMirror::type(ByteRange positions, const QByteArray& replacement) {
    if (send(m_view, Base::SCI_GETREADONLY))
        return;
    if (!hasTooLongLines(replacement) && (!hasSoftBreaks() || breaksIn(replacement).empty())) {
        replaceTarget(m_view, positions, replacement);
    } else { // Scintilla's own notification would include the soft breaks
        replaceTarget(m_view, positions, "");
        flush();
        const int offset = m_breaks.offsetOf(positions.begin);
        mirror({.begin = positions.begin, .end = positions.begin}, replacement);
        report({.offset = offset, .inserted = replacement, .position = positions.begin});
    }
    finishInput();
}

void SourceMirror::typeSoon(QByteArray text) {
    m_typedSoon = text.replace("\r\n", "\n").replace('\r', '\n').replace('\n', m_lineEnding);
    QMetaObject::invokeMethod(this, &SourceMirror::finishInput, Qt::QueuedConnection);
}

/// Breaks a part of a long line that many small edits have made too long again.
void SourceMirror::breakGrownLine(int position) {
    const int line = lineOf(m_view, position);
    if (!hasSoftBreaks() || send(m_view, Base::SCI_LINELENGTH, line) <= 2L * longestLine)
        return;
    const int begin = lineBegin(m_view, line);
    const std::vector<int> breaks = breaksIn(shownBytes(m_view, begin, lineEnd(m_view, line)));
    const QScopedValueRollback mirroring(m_isMirroring, true);
    for (std::size_t i = breaks.size(); i-- > 0;)
        m_view.SendScintilla(Base::SCI_INSERTTEXT, static_cast<unsigned long>(begin + breaks[i]), "\n");
    m_breaks.add(begin, breaks);
}

void SourceMirror::stepOverBreak(int key) {
    const ByteRange selection = selectionOf(m_view);
    if (!hasSoftBreaks() || !hasOneSelection(m_view) || offsetOf(selection.begin) != offsetOf(selection.end))
        return;
    const int caret = caretOf(m_view);
    if (key == Qt::Key_Backspace && m_breaks.isBreak(caret - 1))
        send(m_view, Base::SCI_SETEMPTYSELECTION, caret - 1);
    else if (key == Qt::Key_Delete && m_breaks.isBreak(caret))
        send(m_view, Base::SCI_SETEMPTYSELECTION, caret + 1);
}

void SourceMirror::onModified(int position, int type, int length) {
    if (!(type & (Base::SC_MOD_BEFOREINSERT | Base::SC_MOD_BEFOREDELETE)))
        return;
    flush(); // the previous change is now complete
    const int inserted = type & Base::SC_MOD_BEFOREINSERT ? length : 0;
    const int removed = length - inserted;
    emit viewChanging(position, removed, inserted);
    SourceEdit edit{.offset = m_breaks.offsetOf(position), .position = position};
    edit.removedBytes = m_breaks.offsetOf(position + removed) - edit.offset;
    if (inserted > 0)
        m_breaks.inserted(position, inserted);
    else
        m_breaks.removed(position, removed);
    if (m_isMirroring || (inserted == 0 && edit.removedBytes == 0)) // removing only a soft break changes no text
        return;
    if (QAccessible::isActive())
        edit.removed = shownBytes(m_view, position, position + removed);
    m_pending = Pending{.edit = edit, .insertedLength = inserted};
    if (!std::exchange(m_finishPosted, true)) // handles changes outside of the event handlers
        QMetaObject::invokeMethod(
            this,
            [this] {
                m_finishPosted = false;
                finishInput();
            },
            Qt::QueuedConnection);
}

void SourceMirror::flush() {
    if (!m_pending)
        return;
    auto [edit, length] = *std::exchange(m_pending, std::nullopt);
    edit.inserted = shownBytes(m_view, edit.position, edit.position + length);
    report(edit);
}

void SourceMirror::report(const SourceEdit& edit) {
    m_inputOpen = true;
    emit edited(edit);
}

void SourceMirror::finishInput() {
    flush();
    if (const QByteArray text = std::exchange(m_typedSoon, {}); !text.isEmpty()) {
        const int begin = offsetOf(caretOf(m_view));
        type(positionsOf(begin, begin), text);
        const int end = positionOf(begin + static_cast<int>(text.size()));
        send(m_view, Base::SCI_SETSEL, end, end);
        send(m_view, Base::SCI_SCROLLCARET);
    }
    if (std::exchange(m_inputOpen, false)) {
        breakGrownLine(caretOf(m_view));
        emit inputFinished();
    }
}

} // namespace orrery::widgets
