// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/source/source_accessible.h"

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
    if (!(editor.send(Base::SCI_GETLINECHARACTERINDEX) & utf16))
        editor.send(Base::SCI_ALLOCATELINECHARACTERINDEX, utf16);
    const long line = editor.send(Base::SCI_LINEFROMPOSITION, position);
    const long start = editor.send(Base::SCI_POSITIONFROMLINE, line);
    return static_cast<int>(editor.send(Base::SCI_INDEXPOSITIONFROMLINE, line, utf16) +
                            editor.send(Base::SCI_COUNTCODEUNITS, start, position));
}

int SourceAccessible::positionOf(const SourceEditor& editor, int offset) {
    if (!(editor.send(Base::SCI_GETLINECHARACTERINDEX) & utf16))
        editor.send(Base::SCI_ALLOCATELINECHARACTERINDEX, utf16);
    const long line = editor.send(Base::SCI_LINEFROMINDEXPOSITION, offset, utf16);
    const long start = editor.send(Base::SCI_POSITIONFROMLINE, line);
    const long units = offset - editor.send(Base::SCI_INDEXPOSITIONFROMLINE, line, utf16);
    if (units == 0)
        return static_cast<int>(start);
    const long position = editor.send(Base::SCI_POSITIONRELATIVECODEUNITS, start, units);
    return position == 0 ? editor.length() : static_cast<int>(position); // 0: past the end
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
    *begin = unitsBefore(editor(), static_cast<int>(editor().send(Base::SCI_GETSELECTIONNSTART, index)));
    *end = unitsBefore(editor(), static_cast<int>(editor().send(Base::SCI_GETSELECTIONNEND, index)));
}

int SourceAccessible::selectionCount() const {
    return editor().send(Base::SCI_GETSELECTIONEMPTY) ? 0 : static_cast<int>(editor().send(Base::SCI_GETSELECTIONS));
}

void SourceAccessible::addSelection(int begin, int end) {
    editor().send(Base::SCI_ADDSELECTION, positionOf(editor(), end), positionOf(editor(), begin));
}

void SourceAccessible::removeSelection(int index) {
    if (editor().send(Base::SCI_GETSELECTIONS) > 1)
        editor().send(Base::SCI_DROPSELECTIONN, index);
    else
        editor().send(Base::SCI_SETEMPTYSELECTION, editor().caretPosition());
}

void SourceAccessible::setSelection(int, int begin, int end) {
    editor().send(Base::SCI_SETSEL, positionOf(editor(), begin), positionOf(editor(), end));
}

int SourceAccessible::cursorPosition() const {
    return unitsBefore(editor(), editor().caretPosition());
}

void SourceAccessible::setCursorPosition(int offset) {
    editor().send(Base::SCI_GOTOPOS, positionOf(editor(), offset));
}

QString SourceAccessible::text(int begin, int end) const {
    return QString::fromUtf8(editor().shown(positionOf(editor(), begin), positionOf(editor(), end)));
}

QString SourceAccessible::textAtOffset(int offset, QAccessible::TextBoundaryType type, int* begin, int* end) const {
    // Qt's default implementation would copy the whole text each time.
    const int position = positionOf(editor(), offset);
    long from = 0;
    long to = editor().length();
    switch (type) {
    case QAccessible::CharBoundary:
        from = position;
        to = editor().send(Base::SCI_POSITIONAFTER, position);
        break;
    case QAccessible::WordBoundary:
        from = editor().send(Base::SCI_WORDSTARTPOSITION, position, 1);
        to = editor().send(Base::SCI_WORDENDPOSITION, position, 1);
        break;
    case QAccessible::NoBoundary:
        break;
    default: {
        const long line = editor().send(Base::SCI_LINEFROMPOSITION, position);
        from = editor().send(Base::SCI_POSITIONFROMLINE, line);
        to = from + editor().send(Base::SCI_LINELENGTH, line);
    }
    }
    *begin = unitsBefore(editor(), static_cast<int>(from));
    *end = unitsBefore(editor(), static_cast<int>(to));
    return QString::fromUtf8(editor().shown(static_cast<int>(from), static_cast<int>(to)));
}

int SourceAccessible::characterCount() const {
    return unitsBefore(editor(), editor().length());
}

QRect SourceAccessible::characterRect(int offset) const {
    const int position = positionOf(editor(), offset);
    const int next = static_cast<int>(editor().send(Base::SCI_POSITIONAFTER, position));
    const QPoint from = editor().pointBelowPosition(position);
    const QPoint to = editor().pointBelowPosition(next);
    const int height = static_cast<int>(editor().send(Base::SCI_TEXTHEIGHT, 0));
    const QPoint corner = editor().viewport()->mapToGlobal(from - QPoint(0, height));
    return {corner, QSize(std::max(1, to.y() == from.y() ? to.x() - from.x() : 1), height)};
}

int SourceAccessible::offsetAtPoint(const QPoint& point) const {
    const QPoint place = editor().viewport()->mapFromGlobal(point);
    return unitsBefore(editor(), static_cast<int>(editor().send(Base::SCI_POSITIONFROMPOINT, place.x(), place.y())));
}

void SourceAccessible::scrollToSubstring(int begin, int end) {
    editor().send(Base::SCI_SCROLLRANGE, positionOf(editor(), end), positionOf(editor(), begin));
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
    editor().replacePositions(positionOf(editor(), begin), positionOf(editor(), end), text.toUtf8());
}

} // namespace orrery::widgets
