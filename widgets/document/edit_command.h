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

/// A command's change of a whole file, in addition to its text (I1.1). Undo does the opposite.
struct FileStep {
    enum class Kind : std::uint8_t { add, remove, rename };
    Kind kind = Kind::add;
    QPointer<Document> document{};
    QString before{}; ///< shown path before the rename; set only for a rename, as `after` is
    QString after{};
    bool wasOnDisk = false; ///< true if undo of a removal must restore the file on the disk
    std::uint64_t savedState = 0;
    bool isAsMade = true; ///< true if the added file, if it is on the disk, still has its initial text
};

/// The only kind of command: replacements in documents, under one name. Undo and redo are the same exchange of texts
/// (house style 21).
class EditCommand : public QUndoCommand {
public:
    /// @param typedIn the view in which the user typed. The first redo does nothing then, because the view and the
    ///        document already show the step. Null: pushing the command executes the steps.
    EditCommand(QString text, std::vector<EditStep> steps, const QObject* typedIn);
    /// Sets the files that the command also adds, removes or renames. The caller has already changed them before the
    /// push.
    /// @param project the object that undoes and redoes the changes of files
    void setFiles(DocumentFiles& project, std::vector<FileStep> files);
    /// Sets the total change of typing in a field (FieldTyping). The document already contains this change.
    void setTyped(Document& document, const TextChange& change, std::uint64_t stateBefore, std::uint64_t stateAfter);

    void undo() override;
    void redo() override;
    int id() const override { return 1; }
    /// Merges a keystroke that follows the last one at the same place within two seconds.
    bool mergeWith(const QUndoCommand* other) override;

private:
    std::vector<Document*> savedOnes() const;

    DocumentFiles* m_project = nullptr; ///< null if the command changes no files
    std::vector<FileStep> m_files;
    bool m_filesAreDone = false;
    std::vector<EditStep> m_steps;
    bool m_isTyping = false;
    bool m_isDone = false;
    QElapsedTimer m_age;
};

} // namespace orrery::widgets
