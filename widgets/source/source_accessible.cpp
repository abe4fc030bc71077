// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/source_accessible.h"

#include "widgets/source/scintilla.h"
#include "widgets/source/source_editor.h"

#include <QAccessible>

namespace orrery::widgets {

namespace {

using Base = QsciScintillaBase;
constexpr long utf16 = Base::SC_LINECHARACTERINDEX_UTF16;

} // namespace

SourceAccessible::SourceAccessible(SourceEditor& editor) : QAccessibleWidget(&editor, QAccessible::EditableText) {}

void SourceAccessible::install() {
    static const bool installed = [] {
        QAccessible::installFactory([](const QString& className, QObject* object) -> QAccessibleInterface* {
            auto* editor = qobject_cast<SourceEditor*>(object);
            if (!editor || className != QLatin1String(SourceEditor::staticMetaObject.className()))
                return nullptr;
            return new SourceAccessible(*editor);
        });
        return true;
    }();
    static_cast<void>(installed);
}

bool SourceAccessible::isListening() {
    return QAccessible::isActive();
}

int SourceAccessible::unitsBefore(const SourceEditor& editor, int position) {
    if (!(send(editor, Base::SCI_GETLINECHARACTERINDEX) & utf16))
        send(editor, Base::SCI_ALLOCATELINECHARACTERINDEX, utf16);
    const int line = lineOf(editor, position);
    const long start = lineBegin(editor, line);
    return static_cast<int>(send(editor, Base::SCI_INDEXPOSITIONFROMLINE, line, utf16) +
                            send(editor, Base::SCI_COUNTCODEUNITS, start, position));
}

int SourceAccessible::positionOf(const SourceEditor& editor, int offset) {
    if (!(send(editor, Base::SCI_GETLINECHARACTERINDEX) & utf16))
        send(editor, Base::SCI_ALLOCATELINECHARACTERINDEX, utf16);
    const long line = send(editor, Base::SCI_LINEFROMINDEXPOSITION, offset, utf16);
    const long start = lineBegin(editor, line);
    const long units = offset - send(editor, Base::SCI_INDEXPOSITIONFROMLINE, line, utf16);
    if (units == 0)
        return static_cast<int>(start);
    const long position = send(editor, Base::SCI_POSITIONRELATIVECODEUNITS, start, units);
    return position == 0 ? editor.length() : static_cast<int>(position); // 0: beyond the end
}

void SourceAccessible::announceChange(SourceEditor& editor, int position, const QByteArray& removed,
                                      const QByteArray& inserted) {
    if (!isListening())
        return;
    if (!removed.isEmpty()) {
        QAccessibleTextRemoveEvent event(&editor, unitsBefore(editor, position), QString::fromUtf8(removed));
        QAccessible::updateAccessibility(&event);
    }
    if (!inserted.isEmpty()) {
        QAccessibleTextInsertEvent event(&editor, unitsBefore(editor, position), QString::fromUtf8(inserted));
        QAccessible::updateAccessibility(&event);
    }
}

void SourceAccessible::announceCaret(SourceEditor& editor, int position) {
    if (!isListening())
        return;
    QAccessibleTextCursorEvent event(&editor, unitsBefore(editor, position));
    QAccessible::updateAccessibility(&event);
}

SourceEditor& SourceAccessible::editor() const {
    return static_cast<SourceEditor&>(*widget());
}

void* SourceAccessible::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TextInterface)
        return static_cast<QAccessibleTextInterface*>(this);
    if (type == QAccessible::EditableTextInterface)
        return static_cast<QAccessibleEditableTextInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

QAccessible::State SourceAccessible::state() const {
    QAccessible::State state = QAccessibleWidget::state();
    state.multiLine = true;
    state.selectableText = true;
    state.readOnly = editor().isReadOnly();
    state.editable = !state.readOnly;
    return state;
}

void SourceAccessible::selection(int index, int* begin, int* end) const {
    *begin = *end = 0;
    if (index < 0 || index >= selectionCount())
        return;
    *begin = unitsBefore(editor(), static_cast<int>(send(editor(), Base::SCI_GETSELECTIONNSTART, index)));
    *end = unitsBefore(editor(), static_cast<int>(send(editor(), Base::SCI_GETSELECTIONNEND, index)));
}

int SourceAccessible::selectionCount() const {
    return send(editor(), Base::SCI_GETSELECTIONEMPTY) ? 0 : static_cast<int>(send(editor(), Base::SCI_GETSELECTIONS));
}

void SourceAccessible::addSelection(int begin, int end) {
    send(editor(), Base::SCI_ADDSELECTION, positionOf(editor(), end), positionOf(editor(), begin));
}

void SourceAccessible::removeSelection(int index) {
    if (send(editor(), Base::SCI_GETSELECTIONS) > 1)
        send(editor(), Base::SCI_DROPSELECTIONN, index);
    else
        send(editor(), Base::SCI_SETEMPTYSELECTION, caretOf(editor()));
}

void SourceAccessible::setSelection(int, int begin, int end) {
    send(editor(), Base::SCI_SETSEL, positionOf(editor(), begin), positionOf(editor(), end));
}

int SourceAccessible::cursorPosition() const {
    return unitsBefore(editor(), caretOf(editor()));
}

void SourceAccessible::setCursorPosition(int offset) {
    send(editor(), Base::SCI_GOTOPOS, positionOf(editor(), offset));
}

QString SourceAccessible::text(int begin, int end) const {
    return QString::fromUtf8(shownBytes(editor(), positionOf(editor(), begin), positionOf(editor(), end)));
}

QString SourceAccessible::textAtOffset(int offset, QAccessible::TextBoundaryType type, int* begin, int* end) const {
    // Qt's default implementation would copy the whole text each time.
    const int position = positionOf(editor(), offset);
    long from = 0;
    long to = editor().length();
    switch (type) {
    case QAccessible::CharBoundary:
        from = position;
        to = send(editor(), Base::SCI_POSITIONAFTER, position);
        break;
    case QAccessible::WordBoundary:
        from = send(editor(), Base::SCI_WORDSTARTPOSITION, position, 1);
        to = send(editor(), Base::SCI_WORDENDPOSITION, position, 1);
        break;
    case QAccessible::NoBoundary:
        break;
    default: {
        const int line = lineOf(editor(), position);
        from = lineBegin(editor(), line);
        to = from + send(editor(), Base::SCI_LINELENGTH, line);
    }
    }
    *begin = unitsBefore(editor(), static_cast<int>(from));
    *end = unitsBefore(editor(), static_cast<int>(to));
    return QString::fromUtf8(shownBytes(editor(), static_cast<int>(from), static_cast<int>(to)));
}

int SourceAccessible::characterCount() const {
    return unitsBefore(editor(), editor().length());
}

QRect SourceAccessible::characterRect(int offset) const {
    const int position = positionOf(editor(), offset);
    const int next = static_cast<int>(send(editor(), Base::SCI_POSITIONAFTER, position));
    const QPoint from = pointBelowPosition(editor(), position);
    const QPoint to = pointBelowPosition(editor(), next);
    const int height = static_cast<int>(send(editor(), Base::SCI_TEXTHEIGHT, 0));
    const QPoint corner = editor().viewport()->mapToGlobal(from - QPoint(0, height));
    return {corner, QSize(std::max(1, to.y() == from.y() ? to.x() - from.x() : 1), height)};
}

int SourceAccessible::offsetAtPoint(const QPoint& point) const {
    const QPoint place = editor().viewport()->mapFromGlobal(point);
    return unitsBefore(editor(), static_cast<int>(send(editor(), Base::SCI_POSITIONFROMPOINT, place.x(), place.y())));
}

void SourceAccessible::scrollToSubstring(int begin, int end) {
    send(editor(), Base::SCI_SCROLLRANGE, positionOf(editor(), end), positionOf(editor(), begin));
}

QString SourceAccessible::attributes(int offset, int* begin, int* end) const {
    *begin = offset;
    *end = offset + 1;
    return {};
}

void SourceAccessible::deleteText(int begin, int end) {
    replaceText(begin, end, {});
}

void SourceAccessible::insertText(int offset, const QString& text) {
    replaceText(offset, offset, text);
}

void SourceAccessible::replaceText(int begin, int end, const QString& text) {
    editor().replaceShown({.begin = positionOf(editor(), begin), .end = positionOf(editor(), end)}, text.toUtf8());
}

} // namespace orrery::widgets
