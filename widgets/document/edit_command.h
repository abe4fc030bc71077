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

class DocumentFiles;

/// A command's change of a file as a whole, besides its text (I1.1). Undo does the opposite.
struct FileStep {
    enum class Kind : std::uint8_t { add, remove, rename };
    Kind kind = Kind::add;
    QPointer<Document> document{};
    QString before{}; ///< shown paths; set only for a rename
    QString after{};
    bool wasOnDisk = false; ///< undo of a removal must restore the file on the disk
    std::uint64_t savedState = 0;
    bool isAsMade = true; ///< whether the added file, if it is on the disk, still holds its initial text
};

/// The one kind of command: replacements in documents, under one name. Undo and redo are the same swap (house style
/// 21).
class EditCommand : public QUndoCommand {
public:
    /// @param typedIn the view in which the person typed. The view and the document already have the step, so the first
    ///        redo does nothing. Null: pushing the command executes the steps.
    EditCommand(QString text, std::vector<EditStep> steps, const QObject* typedIn);
    /// Sets the files that the command also adds, removes or renames. That is already done before the push.
    /// @param project undoes and redoes the steps of files
    void setFiles(DocumentFiles& project, std::vector<FileStep> files);
    /// Sets the total change of typing in a field (FieldTyping). The document already has it.
    void setTyped(Document& document, const TextChange& change, std::uint64_t stateBefore, std::uint64_t stateAfter);

    void undo() override;
    void redo() override;
    int id() const override { return 1; }
    /// Merges keystrokes that follow one another at one place within two seconds.
    bool mergeWith(const QUndoCommand* other) override;

private:
    std::vector<Document*> savedOnes() const;

    DocumentFiles* m_project = nullptr; ///< set if the command changes files
    std::vector<FileStep> m_files;
    bool m_filesAreDone = false;
    std::vector<EditStep> m_steps;
    bool m_isTyping = false;
    bool m_isDone = false;
    QElapsedTimer m_age;
};

} // namespace orrery::widgets
