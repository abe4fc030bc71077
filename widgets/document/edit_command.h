// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QUndoCommand>

#include <vector>

namespace orrery::widgets {

/// One replacement of a command.
struct EditStep {
    QPointer<Document> document;
    TextChange change;
    std::uint64_t stateBefore = 0;
    std::uint64_t stateAfter = 0;
};

/// The one kind of command: replacements in documents, under one name. Undo and redo are the same swap (house style
/// 21).
class EditCommand : public QUndoCommand {
public:
    /// @param typedIn the view whose typing it was: the step is done there and in the document already, so the first
    /// redo
    ///        does nothing. Null: pushing it does the steps.
    EditCommand(QString text, std::vector<EditStep> steps, const QObject* typedIn);

    void undo() override;
    void redo() override;
    int id() const override { return 1; }
    /// Keystrokes that follow one another at one place within two seconds become one.
    bool mergeWith(const QUndoCommand* other) override;

private:
    std::vector<EditStep> m_steps;
    bool m_isTyping = false;
    bool m_isDone = false;
    QElapsedTimer m_age;
};

} // namespace orrery::widgets
