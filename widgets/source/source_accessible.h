// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleWidget>
#include <QByteArray>

namespace orrery::widgets {

class SourceEditor;

/// The interface of a source editor for assistive tools (I5.4). It replaces QScintilla's own interface, which counts
/// all characters before the caret on each keystroke, even without a tool (P3.1).
class SourceAccessible final : public QAccessibleWidget,
                               public QAccessibleTextInterface,
                               public QAccessibleEditableTextInterface {
public:
    explicit SourceAccessible(SourceEditor& editor);

    /// Registers this interface for all instances of SourceEditor. Call it before the construction of the first one.
    static void install();
    static bool isListening();
    static void announceChange(SourceEditor& editor, int position, const QByteArray& removed,
                               const QByteArray& inserted);
    static void announceCaret(SourceEditor& editor, int position);

    void* interface_cast(QAccessible::InterfaceType type) override;
    QAccessible::State state() const override;

    void selection(int index, int* begin, int* end) const override;
    int selectionCount() const override;
    void addSelection(int begin, int end) override;
    void removeSelection(int index) override;
    void setSelection(int index, int begin, int end) override;
    int cursorPosition() const override;
    void setCursorPosition(int offset) override;
    QString text(int begin, int end) const override;
    QString textAtOffset(int offset, QAccessible::TextBoundaryType type, int* begin, int* end) const override;
    int characterCount() const override;
    QRect characterRect(int offset) const override;
    int offsetAtPoint(const QPoint& point) const override;
    void scrollToSubstring(int begin, int end) override;
    QString attributes(int offset, int* begin, int* end) const override;

    void deleteText(int begin, int end) override;
    void insertText(int offset, const QString& text) override;
    void replaceText(int begin, int end, const QString& text) override;

private:
    SourceEditor& editor() const;
    // Assistive tools count UTF-16 units, and Scintilla counts bytes. Scintilla's line index makes the conversion fast.
    static int unitsBefore(const SourceEditor& editor, int position);
    static int positionOf(const SourceEditor& editor, int offset);
};

} // namespace orrery::widgets
