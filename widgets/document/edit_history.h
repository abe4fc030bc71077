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
};

/// Returns the edits that give a document another text and change the fewest lines.
std::vector<DocumentEdit> lineEdits(Document& document, const QByteArray& text);

/// The one undo history over all documents (I2.4). It makes commands of edits and of typing, and numbers the states of
/// the texts.
class EditHistory : public QObject {
    Q_OBJECT

public:
    explicit EditHistory(QObject* parent = nullptr);

    QUndoStack& stack() { return m_stack; }
    /// Drops all commands and the unfinished typing.
    void clear();
    /// Returns a number for a state of a text that no state had before.
    std::uint64_t newState() { return m_nextState++; }

    /// Applies edits as one step. Returns false and changes nothing if edits overlap or lie outside the text.
    bool apply(const QString& name, std::vector<DocumentEdit> edits);
    /// Returns the steps of edits, in the order of execution; nullopt if they overlap or lie outside the text.
    std::optional<std::vector<EditStep>> stepsOf(std::vector<DocumentEdit> edits);
    /// Executes a command and adds it to the history.
    EditCommand* push(std::unique_ptr<EditCommand> command);

    /// Records typing that a view has already applied: at `position`, `inserted` replaced `removed` bytes.
    void typed(Document& document, int position, int removed, const QByteArray& inserted, const QObject* origin);
    /// Ends one key, paste or drop: the text typed since the last call becomes one step of the history. Fields that are
    /// being typed in (FieldTyping) begin a new step with the next key.
    void finishTyping();
    /// Changes a document for a field that is being typed in. The step of pushTyped() holds the change later.
    /// @param state the text's state after the change; nullopt: a new one. @return the state
    std::uint64_t replaceTyped(Document& document, const TextChange& change, std::optional<std::uint64_t> state,
                               const QObject* origin);
    /// Pushes a step that is already done and whose change the caller sets later.
    EditCommand* pushTyped(const QString& name);

signals:
    /// Emitted around the replacements that belong to one step of push().
    void stepBegins();
    void stepEnds();
    /// Emitted when typing ends, wherever it was.
    void typingFinished();

private:
    QUndoStack m_stack;
    std::vector<EditStep> m_typing; ///< typed, but not yet in the history
    const QObject* m_typingOrigin = nullptr;
    std::uint64_t m_nextState = 1;
};

} // namespace orrery::widgets
