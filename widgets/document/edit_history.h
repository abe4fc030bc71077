// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/diagnostic.h"
#include "widgets/document/edit_command.h"

#include <QUndoStack>

#include <memory>
#include <optional>
#include <vector>

namespace orrery::widgets {

/// A replacement to make in a document. The spans of one list refer to the text before any of its replacements.
struct DocumentEdit {
    Document* document = nullptr;
    engine::Span span;
    QByteArray text;
    QByteArray removed{}; ///< the bytes of the span; null: the history copies them
};

/// Returns the edits that give a document another text and change the fewest lines.
std::vector<DocumentEdit> lineEdits(Document& document, const QByteArray& text);

/// The undo history of all documents (I2.4). Creates commands for edits and for typing, and numbers the states of the
/// texts.
class EditHistory : public QObject {
    Q_OBJECT

public:
    explicit EditHistory(QObject* parent = nullptr);

    QUndoStack& stack() { return m_stack; }
    /// Drops all commands and the unfinished typing.
    void clear();
    /// Returns a number that no state of a text has had before.
    std::uint64_t newState() { return m_nextState++; }

    /// Applies edits as one step. Returns false and changes nothing if edits overlap, lie outside the
    /// text, or remove other bytes than it has.
    bool apply(const QString& name, std::vector<DocumentEdit> edits);
    /// Returns the steps of edits, in the order of execution; nullopt if they overlap or lie outside the text.
    std::optional<std::vector<EditStep>> stepsOf(std::vector<DocumentEdit> edits);
    /// Executes a command, adds it to the history, and returns it. The history owns the command.
    EditCommand* push(std::unique_ptr<EditCommand> command);

    /// Records typing that a view has already applied: at `position`, `inserted` replaced `removed` bytes.
    void typed(Document& document, int position, int removed, const QByteArray& inserted, const QObject* origin);
    /// Ends one key, paste or drop: the text typed since the last call becomes one step of the history. In a field
    /// (FieldTyping), the next key begins a new step.
    void finishTyping();
    /// Changes a document for typing in a field. The step of pushTyped() later contains the change.
    /// @param state the text's state after the change; nullopt: a new one. @return the state
    std::uint64_t replaceTyped(Document& document, const TextChange& change, std::optional<std::uint64_t> state,
                               const QObject* origin);
    /// Adds a step to the history that is already executed. The caller sets its change later.
    EditCommand* pushTyped(const QString& name);

signals:
    /// Emitted before and after the replacements of one step of push().
    void stepBegins();
    void stepEnds();
    /// Emitted when typing ends in any view or field.
    void typingFinished();

private:
    QUndoStack m_stack;
    std::vector<EditStep> m_typing; ///< typed steps that are not in the history yet
    const QObject* m_typingOrigin = nullptr;
    std::uint64_t m_nextState = 1;
};

} // namespace orrery::widgets
