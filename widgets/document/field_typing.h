// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "widgets/document/document.h"

#include <QObject>
#include <QPointer>

class QKeyEvent;
class QLineEdit;

namespace orrery::widgets {

class DocumentStore;
class EditCommand;

/// Typing in a field, as edits of its document (R1.4). Each key changes the text at once. So the change reaches the
/// journal, marks the title as modified, and is part of a save. All keys together are one step of the history; cancel()
/// undoes this step. Any other action on the project's texts ends the typing: saving, undo, another edit.
class FieldTyping : public QObject {
    Q_OBJECT

public:
    explicit FieldTyping(DocumentStore& store, QObject* parent = nullptr);

    /// Begins typing in the document as it is now. Finishes earlier typing.
    void begin(Document& document);
    /// Begins typing that creates a file of the project. The first type() creates it.
    void beginFile(const QString& shownPath);
    bool isOpen() const { return m_isOpen; }
    /// Returns whether the text differs from the one at the beginning of the typing.
    bool hasTyped() const { return m_command != nullptr; }
    /// Sets the document to the text at the beginning of the typing, with one span of that text replaced. Changes only
    /// bytes that differ from the present text. If the result is the text at the beginning, removes the step from the
    /// history.
    /// @param name name of the step
    /// @return false if the span lies outside the text, or the file cannot be created
    bool type(const QString& name, engine::Span span, const QByteArray& text);
    /// Undoes the step. Redo repeats it.
    void cancel();
    /// Keeps the typed text. The next key begins another step.
    void finish();

signals:
    /// Emitted when typing ends, by this object or by another action.
    void ended();
    /// Emitted when undo reverts the latest typing; the field must show its earlier value.
    void undone();
    /// Emitted when redo repeats the latest typing.
    void redone();

private:
    void close();
    void take(const TextChange& change, const QObject* origin);
    void watch(Document& document);
    void forgetDocument();
    bool makeFile(const QString& name);
    bool takeBack(const TextChange& change);

    DocumentStore& m_store;
    QPointer<Document> m_document;
    QString m_newFile;                ///< the shown path of the file that the first key creates; otherwise empty
    EditCommand* m_command = nullptr; ///< the step; the last one of the history while not null
    TextChange m_whole;               ///< total change, relative to the text at the beginning of the typing
    std::uint64_t m_stateBefore = 0;
    std::uint64_t m_stateAfter = 0;
    bool m_isOpen = false;
    bool m_isWriting = false; ///< true while this object changes the document
};

/// Returns whether a key undoes or redoes a step of the project: the line has no typing of its own to undo or redo.
bool isUndoOfProject(const QLineEdit& line, const QKeyEvent& key);

} // namespace orrery::widgets
